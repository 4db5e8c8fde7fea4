// Made by tools/wire_types.py from the server's messages; `make types` writes it anew.

export interface Advice {
  choice: number;
  spelling: string;
  label: string;
  text: string;
  win: number | null;
  points: number | null;
  playouts: number;
  alike: boolean;
}

/** Ask for a hint. */
export interface Advise {
  type: "advise";
  request: string;
  version: number;
}

/** A hint: the choices that were evaluated, the best first. */
export interface Advised {
  type: "advised";
  request: string;
  version: number;
  advice: (Advice)[];
}

/** Answer the question that was asked at a version. */
export interface Answer {
  type: "answer";
  request: string;
  version: number;
  choice: string;
}

/** What the last round brought to a seat; `changes` are (what, before, after). */
export interface Brought {
  round: number;
  changes: ([string, number, number])[];
}

export interface Building {
  name: string;
  title: string;
  accepts: string;
  spaces: (Space)[];
  panic: boolean;
  closed: boolean;
  offers: (string)[];
  deal: string;
  persuasion: string;
  help: string;
}

export interface Choice {
  id: number;
  spelling: string;
  kind: string;
  things: (string)[];
  label: string;
  changes: string;
  final: boolean;
  group: string;
}

export interface Clan {
  seat: number;
  name: string;
  title: string;
  player: string;
  affinity: string;
  members: (Member)[];
  novices: number;
  novicesUsed: number;
  glory: number;
  reputation: number;
  excessGlory: number;
  gold: number;
  wages: number;
  wage: number;
  defense: number;
  potions: number;
  venoms: number;
  pool: (string)[];
  gloryDice: string;
  traps: (string)[] | null;
  trapCount: number;
  ownedTraps: (string)[];
  trapLimit: number;
  defenseLimit: number;
  potionLimit: number;
  venomLimit: number;
  lands: (string)[];
  landsUsed: (string)[];
  trophies: (string)[];
  loot: (string)[];
  points: number;
  trophyPoints: number;
  icons: (Icons)[];
  out: boolean;
}

export interface Ending {
  headline: string;
  how: string;
  scores: (Score)[];
  winners: (number)[];
  rank: string;
  rankName: string;
  goals: ([string, string])[];
  history: (Moment)[];
  stages: (Stage)[];
  steps: number;
}

/** Join the table with a secret; `since` is the last version that the client has seen. */
export interface Enter {
  type: "enter";
  secret: string;
  language?: string;
  since?: number | null;
}

/** Welcome a client: who sits where, and the log so far, or since the version that the client named. */
export interface Entered {
  type: "entered";
  game: string;
  title: string;
  seats: (SeatTaken)[];
  assisted: boolean;
  campaign: string;
  log: (Line)[];
  since: number;
}

/** Ask for the odds of a path on which a mercenary stands. */
export interface Estimate {
  type: "chances";
  request: string;
  path: string;
}

/** The answer to `Estimate`. */
export interface Estimated {
  type: "chances-told";
  request: string;
  odds: Odds;
}

/** Ask what something is. */
export interface Explain {
  type: "help";
  request: string;
  name: string;
}

/** The answer to `Why` or `Explain`. */
export interface Explained {
  type: "explained";
  request: string;
  title: string;
  text: string;
}

/** What the battle stage shows. */
export interface Fight {
  place: string;
  path: string;
  against: string;
  foe: string;
  attackDice: number;
  hits: number;
  total: number | null;
  carried: number;
  marks: (Mark)[];
  canCapture: boolean;
  rolled: ([string, number, number])[];
  counts: Record<string, (number)[]>;
  defenses: Record<string, number>;
  note: string;
}

/** The server closes the connection, and why. */
export interface Gone {
  type: "gone";
  code: string;
  text: string;
}

/** An event, as the seat of the client may know it. */
export interface Happened {
  kind: string;
  seat: number | null;
  values: Record<string, number | string>;
}

/** The icons of one affinity on the mercenaries and lands of a clan. */
export interface Icons {
  affinity: string;
  count: number;
  points: number;
}

export interface Land {
  place: string;
  land: string;
  header: string;
  monster: string;
  attackDice: number;
  attackTold: string;
  power: string;
  paths: (string)[];
}

/** A line of the log. */
export interface Line {
  version: number;
  seat: number | null;
  parts: (Part)[];
  brought?: Brought | null;
  clan?: number | null;
}

/** Ask for the table of a finished game after a number of steps. */
export interface LookBack {
  type: "look-back";
  request: string;
  step: number;
}

/** The table after a number of steps, and what the last of them did. */
export interface LookedBack {
  type: "looked-back";
  request: string;
  step: number;
  steps: number;
  lines: (string)[];
  events: (Happened)[];
  table: Table;
}

/** A mark on the track of a fight: ``capture``, ``elimination``, ``objective`` or ``conquest``. */
export interface Mark {
  name: string;
  value: number;
  reached: boolean;
  brings: string;
  chance: number | null;
  lowered: string;
}

export interface Member {
  name: string;
  leader: boolean;
  wounded: boolean;
  path: string;
  land: string;
  talentUsed: boolean;
  equipment: (string)[];
}

export interface Mission {
  place: string;
  mission: string;
  text: string;
  paths: (string)[];
}

/** The score of a clan at the end of a round. */
export interface Moment {
  round: number;
  seat: number;
  glory: number;
  reputation: number;
  points: number;
}

/** The chances of a path, from 0 to 1, if it rolls for the most glory. */
export interface Odds {
  path: string;
  surviving: number;
  wounded: number;
  dying: number;
  capturing: number;
  eliminating: number;
  conquering: number;
  looting: number;
  fulfilling: number;
  glory: number;
  deathGlory: number;
}

/** A part of a sentence: text, or the name of a thing. */
export interface Part {
  text: string;
  thing?: string;
}

export interface Path {
  name: string;
  title: string;
  summary: string;
  required: string;
  upTo: number;
  colours: string;
  benefit: string;
  open: boolean;
  seat: number | null;
  mercenary: string | null;
  madhala: boolean;
  wounded: boolean;
  dice: string;
  rolled: string;
  traps: (string | null)[];
  revealed: (boolean)[];
  targets: (string)[];
  defense: number;
  potions: number;
  venoms: number;
  gold: number;
  room: number;
  roomTaken: number;
  tokenSize: number;
  fights: boolean;
  load: string;
  ahead: string;
}

/** Ask whether the server is still there. */
export interface Ping {
  type: "ping";
  request: string;
}

/** The answer to `Ping`. */
export interface Pong {
  type: "pong";
  request: string;
}

export interface Question {
  kind: string;
  seat: number | null;
  text: string;
  asked: boolean;
  about: Record<string, number | string>;
  choices: (Choice)[];
  undo: string;
  across: boolean;
}

/** The message with this request id changed nothing; `text` says why and what would be right. */
export interface Refused {
  type: "refused";
  request: string;
  code: string;
  text: string;
}

export interface Score {
  seat: number;
  place: number;
  glory: number;
  reputation: number;
  trophies: number;
  affinities: Record<string, number>;
  total: number;
}

export interface SeatTaken {
  seat: number;
  player: string;
  name: string;
  mine: boolean;
}

/** Look at the table as one of the client's seats, when several people share a screen. */
export interface Sit {
  type: "sit";
  seat: number;
}

export interface Solo {
  scenario: number;
  name: string;
  text: string;
  standing: string;
  goals: ([string, string])[];
  rank: string;
  madhala: string;
}

/** A space of a building: ``space:tavern 2``. */
export interface Space {
  thing: string;
  die: string;
  dice: number;
  seat: number | null;
  madhala: boolean;
  open: boolean;
  gives: string;
  label: string;
}

/** A phase, and the step with which it begins. */
export interface Stage {
  step: number;
  round: number;
  phase: string;
  phaseName: string;
}

/** Everything on the table. */
export interface Table {
  seat: number | null;
  round: number;
  rounds: number;
  phase: string;
  phaseName: string;
  difficulty: string;
  difficultyName: string;
  players: number;
  tricks: boolean;
  queensGrant: boolean;
  moreMonsters: boolean;
  first: number | null;
  hitFrom: number;
  equipPotions: number;
  equipVenoms: number;
  gloryToEnd: number;
  dearerFrom: (number)[];
  wages: (number)[];
  buildings: (Building)[];
  novices: number;
  beer: number;
  loot: (string)[];
  lands: (Land)[];
  missions: (Mission)[];
  paths: Record<string, Path>;
  clans: (Clan)[];
  decks: Record<string, number>;
  solo: Solo | null;
  fight: Fight | null;
  odds: Odds | null;
  question: Question;
  ending: Ending | null;
}

/** The answer or undo with this request id is stored as this version. */
export interface Taken {
  type: "taken";
  request: string;
  version: number;
}

/** A bot has started to think, or has stopped. */
export interface Thinking {
  type: "thinking";
  seat: number;
  on: boolean;
}

/** Undo the last step; `across` the undo barrier where the game allows it (it then counts as assisted). */
export interface Undo {
  type: "undo";
  request: string;
  version: number;
  across?: boolean;
}

/** Show the table as it is now, after something happened or when another seat looks. */
export interface Update {
  type: "update";
  version: number;
  lines: (Line)[];
  dropped: (number)[];
  events: (Happened)[];
  table: Table;
  handover: number | null;
  assisted: boolean;
}

/** Ask why nothing can be done with a thing on the table. */
export interface Why {
  type: "why";
  request: string;
  thing: string;
}

export type ClientMessage = Enter | Sit | Answer | Undo | Why | Explain | Estimate | Advise | LookBack | Ping;

export type ServerMessage = Entered | Update | Thinking | Gone | Taken | Refused | Explained | Estimated | Advised | LookedBack | Pong;

export namespace Http {
/** What runs here. */
export interface About {
  version: string;
  compiled: boolean;
  languages: (string)[];
  bots: (string)[];
  edition: string;
  keeper: boolean;
}

/** Everything that can be looked up. */
export interface Box {
  edition: string;
  cards: (Card)[];
  terms: (Term)[];
}

/** A campaign; its status is ``open``, ``won``, ``lost`` or ``unreadable``. */
export interface Campaign {
  id: string;
  created: number;
  status: string;
  difficulty: string;
  nextScenario: number | null;
  nextDifficulties: (string)[];
  current: string;
  games: (CampaignGame)[];
  problem: string;
}

/** A game of a campaign. */
export interface CampaignGame {
  game: string;
  scenario: number;
  difficulty: string;
  over: boolean;
  rank: string;
  points: number | null;
}

/** A card, token or tile. A fact is what is counted, and how much. */
export interface Card {
  name: string;
  title: string;
  kind: string;
  affinity: string;
  sort: string;
  dice: string;
  text: string;
  does: string | null;
  brief: string;
  facts: ([string, number])[];
}

/** What the list of games shows of a game. */
export interface GameSummary {
  id: string;
  created: number;
  changed: number;
  players: number;
  difficulty: string;
  scenario: number | null;
  scenarioName: string;
  tricks: boolean;
  round: number;
  rounds: number;
  phase: string;
  asked: number | null;
  persons: number;
  standings: (Standing)[];
  campaign: string;
  assisted: boolean;
  brought: boolean;
  over: boolean;
  rank: string;
  points: number | null;
  problem: string;
}

/** What opens the seats of a game: keep it secret. */
export interface Key {
  game: string;
  secret: string;
}

/** A campaign to begin. */
export interface NewCampaign {
  difficulty?: "tutorial" | "normal" | "hard" | "cutthroat";
}

/** A new game: one person and a scenario, or people around one screen and bots. */
export interface NewGame {
  scenario?: number | null;
  affinity?: "fire" | "water" | "air" | "jungle" | null;
  persons?: (string)[];
  bots?: (string)[];
  difficulty?: "tutorial" | "normal" | "hard" | "cutthroat";
  tricks?: boolean;
  queensGrant?: boolean;
  moreMonsters?: boolean;
  chosenAffinities?: boolean;
}

/** The next game of a campaign; the difficulty must be named if there is a choice. */
export interface NextGame {
  difficulty?: "tutorial" | "normal" | "hard" | "cutthroat" | null;
  affinity?: "fire" | "water" | "air" | "jungle" | null;
}

/** What was wrong, and what would be right. */
export interface Problem {
  detail: string;
}

/** A scenario of solo play, and the best result in it. */
export interface Scenario {
  number: number;
  name: string;
  rules: string;
  goals: (string)[];
  difficulties: (string)[];
  affinity: string;
  bestRank: string;
  bestPoints: number | null;
  bestDifficulty: string;
  played: number;
}

/** The score of a clan; `player` is the name of a bot, or empty. */
export interface Standing {
  seat: number;
  affinity: string;
  points: number;
  player: string;
  name: string;
}

/** A word of the game, explained. */
export interface Term {
  title: string;
  text: string;
}

}
