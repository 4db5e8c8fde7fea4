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

/** A hint: the choices, the best first; those that were not weighed are left out. */
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

/** What a round that is over brought to the seat that looks; `changes` are (what, before, after). */
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

/** Ask for the odds of a path on which somebody stands. */
export interface Chances {
  type: "chances";
  request: string;
  path: string;
}

export interface ChancesTold {
  type: "chances-told";
  request: string;
  odds: Odds;
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

/** Sit down with a secret; `since` is the last version that the client has seen. */
export interface Enter {
  type: "enter";
  secret: string;
  language?: string;
  since?: number | null;
}

/** Welcome: who sits where, and the log so far (or since the version that was named). */
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

/** The answer to a `why` or `help`. */
export interface Explained {
  type: "explained";
  request: string;
  title: string;
  text: string;
}

/** The fight under way: what the battle stage shows. */
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

/** The connection ends, and why. */
export interface Gone {
  type: "gone";
  code: string;
  text: string;
}

/** An event, as the seat that looks may know it. */
export interface Happened {
  kind: string;
  seat: number | null;
  values: Record<string, number | string>;
}

/** Ask what something is. */
export interface Help {
  type: "help";
  request: string;
  name: string;
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

/** A line of the log; `things` are what it speaks of. */
export interface Line {
  version: number;
  seat: number | null;
  text: string;
  things: (string)[];
  brought?: Brought | null;
  clan?: number | null;
}

/** Ask how the table of a game that is over looked after so many steps. */
export interface LookBack {
  type: "look-back";
  request: string;
  step: number;
}

/** The table after so many steps, and what the last one brought. */
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

/** How a clan stood at the end of a round. */
export interface Moment {
  round: number;
  seat: number;
  glory: number;
  reputation: number;
  points: number;
}

/** Chances from 0 to 1 of a path, rolling for the most glory. */
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
  load: string;
  ahead: string;
}

/** Ask whether anybody is there. */
export interface Ping {
  type: "ping";
  request: string;
}

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

/** The message with this id changed nothing; `text` says why and what would be right. */
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

/** Look at the table as one of the own seats: around one screen, after it was handed over. */
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

/** Where a phase begins: it is shown from this step on. */
export interface Stage {
  step: number;
  round: number;
  phase: string;
  phaseName: string;
}

/** Everything that lies on the table. */
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

/** The answer or undo with this id is stored, as this version. */
export interface Taken {
  type: "taken";
  request: string;
  version: number;
}

/** A bot thinks, or has stopped to. */
export interface Thinking {
  type: "thinking";
  seat: number;
  on: boolean;
}

/** Take the last step back; `across` the barrier, where the game allows that (it is then assisted). */
export interface Undo {
  type: "undo";
  request: string;
  version: number;
  across?: boolean;
}

/** Something happened, or another seat looks: the table as it is now. */
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

/** Ask why a thing on the table is not lit. */
export interface Why {
  type: "why";
  request: string;
  thing: string;
}

export type Asked = Enter | Sit | Answer | Undo | Why | Help | Chances | Advise | LookBack | Ping;

export type Told = Entered | Update | Thinking | Gone | Taken | Refused | Explained | ChancesTold | Advised | LookedBack | Pong;

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

/** Where a campaign stands: ``open``, ``won`` or ``lost``; or it is ``unreadable``. */
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

/** What a list of games shows. */
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

/** A game to begin: alone with a scenario, or with persons around one screen and bots. */
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

/** The next game of a campaign to begin; the difficulty must be named where there is a choice. */
export interface NextGame {
  difficulty?: "tutorial" | "normal" | "hard" | "cutthroat" | null;
  affinity?: "fire" | "water" | "air" | "jungle" | null;
}

/** What was wrong, and what would be right. */
export interface Problem {
  detail: string;
}

/** A scenario of solo play, and the best that was reached in it. */
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

/** How a clan stands; `player` is a bot's name, or empty. */
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
