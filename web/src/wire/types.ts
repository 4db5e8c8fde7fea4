// Made by tools/wire_types.py from the server's messages; `make types` writes it again.

export interface ActivatedEvent {
  kind: "activated";
  seat: number | null;
  member: string;
  path: string;
  against: "land" | "mission" | "monster";
  foe: string;
  carried: number;
  total: number;
  capture: number;
  trapped: number;
  needed: number;
  captures: number;
  enough: number;
}

export interface Advice {
  choice: number;
  spelling: string;
  label: string;
  text: string;
  plan: (Step)[];
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

export interface AssignedEvent {
  kind: "assigned";
  seat: number | null;
  member: string;
  path: string;
}

export interface AttackRolledEvent {
  kind: "attack-rolled";
  seat: number | null;
  face: number;
  path: string;
  left: number;
  hits: number;
  hit: number;
}

export interface BeerBoughtEvent {
  kind: "beer-bought";
  seat: number | null;
}

/** What the last round brought to a seat; `changes` are (what, before, after). */
export interface Brought {
  round: number;
  changes: ([string, number, number])[];
}

export interface Building {
  name: string;
  title: string;
  the: string;
  to: string;
  accepts: string;
  spaces: (Space)[];
  panic: boolean;
  closed: boolean;
  offers: (string)[];
  deal: string;
  persuasion: string;
  persuaded: number;
  help: string;
}

export interface CameHomeEvent {
  kind: "came-home";
  seat: number | null;
  member: string;
  path: string;
}

export interface CapturedEvent {
  kind: "captured";
  seat: number | null;
  monster: string;
  path: string;
}

export interface Choice {
  id: number;
  spelling: string;
  kind: ChoiceKind;
  things: (string)[];
  label: string;
  changes: string;
  useless: boolean;
  final: boolean;
  points: number;
  group: string;
}

export type ChoiceKind = "deploy" | "path" | "land" | "novice" | "talent" | "loot" | "sell" | "heal" | "settle" | "move" | "hire" | "beer" | "discount-talent" | "discount-card" | "trap" | "equipment" | "take" | "amount" | "member" | "die" | "load-trap" | "load-defense" | "load-potion" | "load-venom" | "discard-trap" | "discard-equipment" | "potion" | "venom" | "colour" | "affinity" | "seat" | "yes" | "no" | "left" | "right" | "capture" | "eliminate" | "grant" | "reveal" | "keep" | "defend-talent" | "defend-token" | "defend-potion" | "take-hits" | "remove-magic" | "roll" | "reroll" | "use-venom" | "stop" | "discard-loot" | "give-up" | "done" | "end-turn" | "roll-all";

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

export interface ClanFoundedEvent {
  kind: "clan-founded";
  seat: number | null;
  affinity: "air" | "fire" | "jungle" | "water";
}

export interface CleanUpBeganEvent {
  kind: "clean-up-began";
  seat: number | null;
}

export interface ConqueredEvent {
  kind: "conquered";
  seat: number | null;
  land: string;
  path: string;
}

export interface ConquestTriedEvent {
  kind: "conquest-tried";
  seat: number | null;
  land: string;
  path: string;
  total: number;
  carried: number;
  needed: number;
  enough: number;
  follower: string;
  parts: (TotalPart)[];
}

export interface ContractDeclinedEvent {
  kind: "contract-declined";
  seat: number | null;
  mission: string;
  path: string;
}

export interface ContractKeptEvent {
  kind: "contract-kept";
  seat: number | null;
  mission: string;
  path: string;
}

export interface DamagedEvent {
  kind: "damaged";
  seat: number | null;
  monster: string;
  path: string;
  damage: number;
  carried: number;
  cv: number;
  ev: number;
  captureBonus: number;
  eliminationBonus: number;
  outcome: "captured" | "either" | "eliminated" | "no-traps" | "none";
  captures: number;
  enough: number;
  follower: string;
  parts: (TotalPart)[];
}

/** A card that can be had, and how. */
export interface Deal {
  kind: string;
  things: (string)[];
  walk: (string)[];
  die: string;
  gold: number;
  wages: number;
  points: number;
  icons: number;
  final: boolean;
}

export interface DefendedEvent {
  kind: "defended";
  seat: number | null;
  path: string;
  defense: "potion" | "talent" | "token";
  hits: number;
}

export interface DeploymentEndedEvent {
  kind: "deployment-ended";
  seat: number | null;
}

export interface DesertedEvent {
  kind: "deserted";
  seat: number | null;
  member: string;
}

export interface DiceGainedEvent {
  kind: "dice-gained";
  seat: number | null;
  colour: "M" | "P" | "S";
  amount: number;
}

export interface DiceGivenUpEvent {
  kind: "dice-given-up";
  seat: number | null;
  amount: number;
}

/** All dice that a path asks for, as one answer. */
export interface DiceSet {
  dice: (string)[];
  walk: (string)[];
  chance: number | null;
}

export interface DieDeployedEvent {
  kind: "die-deployed";
  seat: number | null;
  building: "alchemist" | "armory" | "bazaar" | "lodge" | "mine" | "pawn_shop" | "tavern";
  space: number;
  die: string;
  dice: number;
}

export interface DieRolledEvent {
  kind: "die-rolled";
  seat: number | null;
  path: string;
  colour: "M" | "P" | "S";
  face: number;
  counts: number;
  total: number;
  captures: number;
  enough: number;
}

export interface DieSpentEvent {
  kind: "die-spent";
  seat: number | null;
  die: string;
}

export interface DieStolenEvent {
  kind: "die-stolen";
  seat: number | null;
  path: string;
  target: string;
  colour: "M" | "P" | "S";
}

export interface DiedEvent {
  kind: "died";
  seat: number | null;
  member: string;
  path: string;
}

export interface DiscountUsedEvent {
  kind: "discount-used";
  seat: number | null;
  member: string;
  equipment: string;
  gold: number;
}

export interface DivertedEvent {
  kind: "diverted";
  seat: number | null;
  path: string;
  target: string;
  dice: number;
}

export interface DockedEvent {
  kind: "docked";
  seat: number | null;
  offer: "bazaar" | "entrance" | "header" | "land" | "lodge" | "loot" | "mission" | "monster" | "tavern" | "tokens";
  place: number;
  card: string;
}

export interface DrivenOffEvent {
  kind: "driven-off";
  seat: number | null;
  monster: string;
}

export interface EliminatedEvent {
  kind: "eliminated";
  seat: number | null;
  monster: string;
  path: string;
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

/** Join with the secret of a device, or with the secret of the link for looking on. */
export interface EnterGroup {
  type: "enter";
  secret: string;
  language?: string;
  looks?: boolean;
  since?: number;
}

/** Welcome a client: who sits where, and the log so far, or since the version that the client named. */
export interface Entered {
  type: "entered";
  game: string;
  title: string;
  seats: (SeatTaken)[];
  assisted: boolean;
  campaign: string;
  group: string;
  ended: boolean;
  log: (Line)[];
  since: number;
  trail: (string)[];
}

export interface EquipmentBoughtEvent {
  kind: "equipment-bought";
  seat: number | null;
  equipment: string;
}

export interface EquipmentDiscardedEvent {
  kind: "equipment-discarded";
  seat: number | null;
  equipment: string;
}

export interface EquippedEvent {
  kind: "equipped";
  seat: number | null;
  equipment: string;
  member: string;
}

export interface EscapedEvent {
  kind: "escaped";
  seat: number | null;
  monster: string;
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
  reason?: ReasonKind | null;
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
  beaten: boolean;
  canCapture: boolean;
  rolled: ([string, number, number])[];
  counts: Record<string, (number)[]>;
  defenses: Record<string, number>;
  note: string;
}

export interface FirstPlayerEvent {
  kind: "first-player";
  seat: number | null;
}

export interface GainedEvent {
  kind: "gained";
  seat: number | null;
  resource: "defense" | "glory" | "gold" | "potions" | "venoms";
  amount: number;
  surplus: number;
}

export interface GameEndedEvent {
  kind: "game-ended";
  seat: number | null;
}

export interface GoldPaidEvent {
  kind: "gold-paid";
  seat: number | null;
  gold: number;
}

/** The server closes the connection, and why. */
export interface Gone {
  type: "gone";
  code: string;
  text: string;
}

export interface GrantedEvent {
  kind: "granted";
  seat: number | null;
  colour: "M" | "P" | "S";
}

/** A group, as one of its people or somebody who looks on may see it. */
export interface Group {
  id: string;
  version: number;
  phase: "ended" | "lobby" | "over" | "playing";
  seats: (GroupSeat)[];
  difficulty: string;
  tricks: boolean;
  queensGrant: boolean;
  moreMonsters: boolean;
  pace: Pace;
  talk: "all" | "off" | "phrases";
  fill: boolean;
  host: boolean;
  lookingOn: boolean;
  watchers: number;
  invitation: string;
  expires: number;
  watching: string;
  game: string;
  whyNot: string;
  asked: number | null;
  askedFor: number;
  mayReplace: (number)[];
  mayEnd: boolean;
  ending: (number)[];
  undo: UndoAsked | null;
}

export interface GroupSeat {
  seat: number;
  bot: string;
  name: string;
  emblem: string;
  affinity: string | null;
  free: boolean;
  ready: boolean;
  mine: boolean;
  host: boolean;
  presence: "away" | "gone" | "here";
  left: boolean;
  standIn: string;
  timeLeft: number | null;
}

/** The group as it is now. */
export interface GroupShown {
  type: "group";
  group: Group;
}

export type Happened = RoundBeganEvent | PoolReadyEvent | PersuasionRolledEvent | TurnBeganEvent | DieDeployedEvent | LandUsedEvent | DieSpentEvent | GoldPaidEvent | GainedEvent | DiceGainedEvent | HiredEvent | BeerBoughtEvent | DiscountUsedEvent | TrapBoughtEvent | TrapDiscardedEvent | EquipmentBoughtEvent | EquippedEvent | EquipmentDiscardedEvent | LootTakenEvent | LootUsedEvent | TalentUsedEvent | NoviceUsedEvent | TrophySoldEvent | HealedEvent | SettledEvent | AssignedEvent | PathDieEvent | PathTrapEvent | PathDefenseEvent | PathPotionEvent | PathVenomEvent | DiceGivenUpEvent | RescuedEvent | DockedEvent | ReshuffledEvent | ClanFoundedEvent | FirstPlayerEvent | DeploymentEndedEvent | UndoneEvent | ActivatedEvent | TrapRevealedEvent | DieRolledEvent | RerolledEvent | VenomUsedEvent | MissionTriedEvent | MissionFulfilledEvent | MissionLeftoversEvent | MissionFailedEvent | ContractKeptEvent | ContractDeclinedEvent | MonsterAttackedEvent | SprayedEvent | DivertedEvent | MagicRemovedEvent | AttackRolledEvent | HitEvent | DefendedEvent | WoundedEvent | DiedEvent | DamagedEvent | CapturedEvent | EliminatedEvent | EscapedEvent | LastLashEvent | PanicLiftedEvent | ConquestTriedEvent | ConqueredEvent | CleanUpBeganEvent | CameHomeEvent | SurplusEvent | StormedEvent | DrivenOffEvent | PanicSpreadEvent | PromotedEvent | WagesEvent | DesertedEvent | UnsettledEvent | GameEndedEvent | TokenKeptEvent | TrickAimedEvent | ParriedEvent | DieStolenEvent | GrantedEvent | MadhalaRolledEvent | MadhalaDeployedEvent | MadhalaSentEvent | MadhalaTookEvent | MadhalaWonEvent | MonsterRemovedEvent | LandRemovedEvent | MissesRerolledEvent;

export interface HealedEvent {
  kind: "healed";
  seat: number | null;
  member: string;
}

export interface HiredEvent {
  kind: "hired";
  seat: number | null;
  member: string;
}

export interface HitEvent {
  kind: "hit";
  seat: number | null;
  path: string;
  hits: number;
  extra: number;
  member: string;
}

/** The icons of one affinity on the mercenaries and lands of a clan. */
export interface Icons {
  affinity: string;
  count: number;
  points: number;
}

export interface Income {
  gold: number;
  text: string;
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

export interface LandRemovedEvent {
  kind: "land-removed";
  seat: number | null;
  land: string;
  path: string;
}

export interface LandUsedEvent {
  kind: "land-used";
  seat: number | null;
  land: string;
}

export interface LastLashEvent {
  kind: "last-lash";
  seat: number | null;
  monster: string;
}

/** A line of the log. */
export interface Line {
  version: number;
  seat: number | null;
  parts: (Part)[];
  brought?: Brought | null;
  clan?: number | null;
}

/** Say whether the window is in front. */
export interface Look {
  type: "look";
  looks: boolean;
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
  lines: (Line)[];
  events: (Happened)[];
  table: Table;
  stages?: (Stage)[];
}

export interface LootTakenEvent {
  kind: "loot-taken";
  seat: number | null;
  loot: string;
}

export interface LootUsedEvent {
  kind: "loot-used";
  seat: number | null;
  loot: string;
}

export interface MadhalaDeployedEvent {
  kind: "madhala-deployed";
  seat: number | null;
  building: "alchemist" | "armory" | "bazaar" | "lodge" | "mine" | "pawn_shop" | "tavern";
  space: number;
  die: string;
  dice: number;
}

export interface MadhalaRolledEvent {
  kind: "madhala-rolled";
  seat: number | null;
  red: number;
  yellow: number;
}

export interface MadhalaSentEvent {
  kind: "madhala-sent";
  seat: number | null;
  path: string;
}

export interface MadhalaTookEvent {
  kind: "madhala-took";
  seat: number | null;
  offer: "bazaar" | "entrance" | "header" | "land" | "lodge" | "loot" | "mission" | "monster" | "tavern" | "tokens";
  place: number;
  card: string;
}

export interface MadhalaWonEvent {
  kind: "madhala-won";
  seat: number | null;
  mission: string;
  path: string;
}

export interface MagicRemovedEvent {
  kind: "magic-removed";
  seat: number | null;
  path: string;
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

export interface MissesRerolledEvent {
  kind: "misses-rerolled";
  seat: number | null;
  dice: number;
}

export interface Mission {
  place: string;
  mission: string;
  text: string;
  paths: (string)[];
}

export interface MissionFailedEvent {
  kind: "mission-failed";
  seat: number | null;
  path: string;
  mission: string;
}

export interface MissionFulfilledEvent {
  kind: "mission-fulfilled";
  seat: number | null;
  mission: string;
  path: string;
}

export interface MissionLeftoversEvent {
  kind: "mission-leftovers";
  seat: number | null;
  path: string;
  mission: string;
}

export interface MissionTriedEvent {
  kind: "mission-tried";
  seat: number | null;
  path: string;
  total: number;
  objective: number;
  mission: string;
  enough: number;
  parts: (TotalPart)[];
}

/** The score of a clan at the end of a round. */
export interface Moment {
  round: number;
  seat: number;
  glory: number;
  reputation: number;
  points: number;
}

export interface MonsterAttackedEvent {
  kind: "monster-attacked";
  seat: number | null;
  monster: string;
  path: string;
  dice: number;
  member: string;
}

export interface MonsterRemovedEvent {
  kind: "monster-removed";
  seat: number | null;
  monster: string;
  path: string;
}

export interface NoviceUsedEvent {
  kind: "novice-used";
  seat: number | null;
  die: string;
  colour: "M" | "P" | "S";
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

export interface Pace {
  kind: "bank" | "days" | "open";
  minutes: number;
  days: number;
}

export interface PanicLiftedEvent {
  kind: "panic-lifted";
  seat: number | null;
  tokens: number;
}

export interface PanicSpreadEvent {
  kind: "panic-spread";
  seat: number | null;
  building: "alchemist" | "armory" | "bazaar" | "lodge" | "mine" | "pawn_shop" | "tavern";
}

export interface ParriedEvent {
  kind: "parried";
  seat: number | null;
  path: string;
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

export interface PathDefenseEvent {
  kind: "path-defense";
  seat: number | null;
  path: string;
}

export interface PathDieEvent {
  kind: "path-die";
  seat: number | null;
  path: string;
  colour: "M" | "P" | "S";
}

export interface PathPotionEvent {
  kind: "path-potion";
  seat: number | null;
  path: string;
}

export interface PathTrapEvent {
  kind: "path-trap";
  seat: number | null;
  path: string;
  trap: string;
}

export interface PathVenomEvent {
  kind: "path-venom";
  seat: number | null;
  path: string;
}

export interface Payday {
  due: number;
  gold: number;
  sure: (Income)[];
  doubtful: (Income)[];
  short: number;
}

export interface PersuasionRolledEvent {
  kind: "persuasion-rolled";
  seat: number | null;
  face: number;
}

/** Ask whether the server is still there. */
export interface Ping {
  type: "ping";
  request: string;
}

/** Point at a thing on the table: "look here". */
export interface Point {
  type: "point";
  request: string;
  thing: string;
}

/** Somebody points at a thing on the table. */
export interface Pointed {
  type: "pointed";
  seat: number | null;
  name: string;
  thing: string;
}

/** The answer to `Ping`. */
export interface Pong {
  type: "pong";
  request: string;
}

export interface PoolReadyEvent {
  kind: "pool-ready";
  seat: number | null;
  strength: number;
  magic: number;
  persuasion: number;
}

export interface PromotedEvent {
  kind: "promoted";
  seat: number | null;
  member: string;
}

export interface Question {
  kind: QuestionKind;
  seat: number | null;
  text: string;
  asked: boolean;
  about: Record<string, number | string>;
  choices: (Choice)[];
  deals: (Deal)[];
  sets: (DiceSet)[];
  undo: string;
  across: boolean;
}

export type QuestionKind = "deal-affinity" | "deal-first" | "roll-pool" | "roll" | "attack" | "panic" | "madhala" | "madhala-die" | "token" | "refill" | "choose-affinity" | "grant-die" | "grant" | "turn" | "lodge" | "alchemist" | "tavern" | "armory" | "pawn" | "bazaar" | "equip" | "hand-on" | "move-equipment" | "settle" | "assign" | "deploy-dice" | "load" | "take-loot" | "convert" | "brew" | "overflow" | "contract" | "pay-traps" | "fight" | "divert" | "remove-magic" | "defend" | "judge" | "glory" | "reveal" | "aim" | "parry" | "steal" | "deflect" | "homecoming" | "promote" | "desert" | "inherit" | "end";

export type ReasonKind = "not-asked" | "building-closed" | "space-closed" | "space-taken" | "spaces-full" | "wrong-colour" | "no-such-die" | "too-few-dice" | "cannot-pay" | "nobody-to-hire" | "nothing-to-buy" | "no-carrier" | "no-loot" | "not-there" | "reputation-too-high" | "not-for-novices" | "already-used" | "not-yours" | "outside-only" | "is-assigned" | "no-mercenary" | "path-taken" | "path-closed" | "no-monster" | "not-wounded" | "no-potion" | "no-venom" | "no-defense" | "no-trap" | "not-settled" | "already-settled" | "no-settler" | "no-free-novice" | "same-colour" | "no-equipment" | "already-moved" | "must-act" | "can-act" | "path-full" | "no-more-reinforcements" | "one-is-enough" | "never-persuasion" | "must-load" | "must-buy" | "one-beer" | "no-use" | "wrong-affinity" | "nothing-to-stake" | "too-many" | "no-reroll" | "not-here" | "forbidden-by-monster" | "no-talent" | "nobody-there" | "cannot-pay-contract" | "not-highest" | "deployment-only" | "not-now" | "no-target" | "nothing-to-steal" | "closed-by-scenario" | "no-defenses" | "already-picked";

/** The message with this request id changed nothing; `text` says why and what would be right. */
export interface Refused {
  type: "refused";
  request: string;
  code: string;
  text: string;
}

export interface RerolledEvent {
  kind: "rerolled";
  seat: number | null;
  path: string;
  colour: "M" | "P" | "S";
  face: number;
  counts: number;
  total: number;
  captures: number;
  enough: number;
}

export interface RescuedEvent {
  kind: "rescued";
  seat: number | null;
  gold: number;
}

export interface ReshuffledEvent {
  kind: "reshuffled";
  seat: number | null;
  offer: "bazaar" | "entrance" | "header" | "land" | "lodge" | "loot" | "mission" | "monster" | "tavern" | "tokens";
}

export interface RoundBeganEvent {
  kind: "round-began";
  seat: number | null;
  round: number;
}

/** What the client said with this request id is told to the others. */
export interface Said {
  type: "said";
  request: string;
}

/** Say something: free text, or the id of a ready phrase. */
export interface Say {
  type: "say";
  request: string;
  kind: "phrase" | "text";
  body: string;
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

export interface SettledEvent {
  kind: "settled";
  seat: number | null;
  land: string;
  member: string;
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

export interface SprayedEvent {
  kind: "sprayed";
  seat: number | null;
  monster: string;
  path: string;
  dice: number;
}

/** A phase, and the step with which it begins. */
export interface Stage {
  step: number;
  round: number;
  phase: string;
  phaseName: string;
}

/** One answer of a plan. */
export interface Step {
  spelling: string;
  label: string;
}

export interface StormedEvent {
  kind: "stormed";
  seat: number | null;
  monster: string;
}

export interface SurplusEvent {
  kind: "surplus";
  seat: number | null;
  resource: "defense" | "glory" | "gold" | "potions" | "venoms";
  amount: number;
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
  iconsTold: string;
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
  payday: Payday | null;
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

export interface TalentUsedEvent {
  kind: "talent-used";
  seat: number | null;
  member: string;
}

export interface Talk {
  number: number;
  at: number;
  seat: number | null;
  name: string;
  mine: boolean;
  kind: "phrase" | "text" | "told";
  text: string;
  code: string;
}

/** New lines of talk. */
export interface Talked {
  type: "talk";
  lines: (Talk)[];
}

/** A bot has started to think, or has stopped. */
export interface Thinking {
  type: "thinking";
  seat: number;
  on: boolean;
}

export interface TokenKeptEvent {
  kind: "token-kept";
  seat: number | null;
  path: string;
}

/** A part of a total: what it comes from, the name of that if it has one, and what it adds. */
export interface TotalPart {
  source: string;
  name: string;
  amount: number;
}

export interface TrapBoughtEvent {
  kind: "trap-bought";
  seat: number | null;
  trap: string;
}

export interface TrapDiscardedEvent {
  kind: "trap-discarded";
  seat: number | null;
  trap: string;
}

export interface TrapRevealedEvent {
  kind: "trap-revealed";
  seat: number | null;
  path: string;
  trap: string;
}

export interface TrickAimedEvent {
  kind: "trick-aimed";
  seat: number | null;
  path: string;
  target: string;
}

export interface TrophySoldEvent {
  kind: "trophy-sold";
  seat: number | null;
  monster: string;
}

export interface TurnBeganEvent {
  kind: "turn-began";
  seat: number | null;
}

/** Undo the last step; `across` the undo barrier where the game allows it (it then counts as assisted). */
export interface Undo {
  type: "undo";
  request: string;
  version: number;
  across?: boolean;
}

export interface UndoAsked {
  seat: number;
  version: number;
  agreed: (number)[];
  missing: (number)[];
}

export interface UndoneEvent {
  kind: "undone";
  seat: number | null;
}

export interface UnsettledEvent {
  kind: "unsettled";
  seat: number | null;
  land: string;
  member: string;
}

/** Show the table as it is now, after something happened or when another seat looks. */
export interface Update {
  type: "update";
  version: number;
  lines: (Line)[];
  dropped: (number)[];
  events: (Happened)[];
  table: Table | null;
  changes: Record<string, unknown>;
  handover: number | null;
  assisted: boolean;
  undoneBy?: number | null;
}

export interface VenomUsedEvent {
  kind: "venom-used";
  seat: number | null;
  path: string;
  bonus: number;
  total: number;
}

export interface WagesEvent {
  kind: "wages";
  seat: number | null;
  gold: number;
  due: number;
}

/** Ask why nothing can be done with a thing on the table. */
export interface Why {
  type: "why";
  request: string;
  thing: string;
}

export interface WoundedEvent {
  kind: "wounded";
  seat: number | null;
  member: string;
  path: string;
  deadly: number;
}

export type ClientMessage = Enter | Sit | Answer | Undo | Why | Explain | Estimate | Advise | LookBack | Ping;

export type ServerMessage = Entered | Update | Thinking | Gone | Taken | Refused | Explained | Estimated | Advised | LookedBack | Pong;

export type GroupClientMessage = EnterGroup | Look | Say | Point | Ping;

export type GroupServerMessage = GroupShown | Talked | Pointed | Said | Refused | Pong | Gone;

export const PHRASES = ["hello", "ready", "moment", "your-turn", "well-played", "lucky", "ouch", "thanks", "sorry", "good-game", "again", "bye"] as const;

export namespace Http {
/** The version of the server, its languages, bots and edition. */
export interface About {
  version: string;
  compiled: boolean;
  languages: (string)[];
  bots: (string)[];
  edition: string;
  keeper: boolean;
  houseRules: boolean;
  server: string;
  friends: Friends;
  push: string;
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

/** A device that has a secret of the profile; `current` is the one that asks. */
export interface Device {
  id: string;
  created: number;
  seen: number;
  current: boolean;
}

/** Whether somebody wants to end the game as it stands. */
export interface EndingVote {
  agree: boolean;
}

/** A mercenary, and in how many games it was in the clan at the end. */
export interface Favourite {
  name: string;
  games: number;
}

/** A game that is over; `place` is 0 in solo play. */
export interface Finished {
  game: string;
  at: number;
  players: number;
  points: number;
  place: number;
}

/** How friends reach this server. */
export interface Friends {
  address: string;
  listening: boolean;
  canListen: boolean;
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
  group: string;
  mySeats: (number)[];
  yourTurn: boolean;
  ended: boolean;
  state: "your-turn" | "others-turn" | "left" | "over" | "ended" | "broken";
  waitsFor: (Player)[];
  others: (string)[];
  mayDelete: boolean;
}

/** The game of a group. */
export interface GroupGame {
  game: string;
}

/** A group that the person is in. */
export interface GroupKey {
  group: string;
}

/** New options of a group, and how many play. */
export interface GroupOptions {
  difficulty?: "tutorial" | "normal" | "hard" | "cutthroat";
  tricks?: boolean;
  queensGrant?: boolean;
  moreMonsters?: boolean;
  pace?: Pace;
  talk?: "all" | "phrases" | "off";
  fill?: boolean;
  players: number;
}

/** What the list of groups shows of one. */
export interface GroupSummary {
  id: string;
  phase: "lobby" | "playing" | "over" | "ended";
  changed: number;
  host: boolean;
  game: string;
  seats: (SeatSummary)[];
  yourTurn: boolean;
}

/** Whether the server is well; `problem` is for the host: what is damaged, though games go on. */
export interface Health {
  status: string;
  problem?: string;
}

/** What somebody who was invited may know before they come. */
export interface Invitation {
  group: string;
  host: Person;
  seats: (SeatSummary)[];
  difficulty: "tutorial" | "normal" | "hard" | "cutthroat";
  tricks: boolean;
  queensGrant: boolean;
  moreMonsters: boolean;
  pace: Pace;
}

/** The words of an invitation, however they are typed. */
export interface Invited {
  words: string;
}

/** What opens the seats of a game: keep it secret. */
export interface Key {
  game: string;
  secret: string;
}

/** Where others find the server. */
export interface Listening {
  address: string;
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
  guided?: boolean;
}

/** A new group. */
export interface NewGroup {
  difficulty?: "tutorial" | "normal" | "hard" | "cutthroat";
  tricks?: boolean;
  queensGrant?: boolean;
  moreMonsters?: boolean;
  pace?: Pace;
  talk?: "all" | "phrases" | "off";
  fill?: boolean;
  seats: (NewSeat)[];
}

/** How somebody wants to be called and shown; the name may be empty. */
export interface NewProfile {
  name: string;
  emblem: "snailer" | "sporus" | "korcko" | "gator" | "turfus" | "warkors" | "krinx" | "surbol" | "dogor" | "sandor" | "moldo" | "krunn" | "tronj" | "sckon" | "snagnus" | "gorgosh" | "blandor" | "krushus" | "abysur" | "caribdis";
}

/** A seat of a new group: somebody at this screen (``me``), a friend, or a bot. */
export interface NewSeat {
  player: "me" | "friend" | string;
  name?: string;
}

/** What a browser says once it has subscribed (``PushSubscription.toJSON``), and its language. */
export interface NewSubscription {
  endpoint: string;
  p256Dh: string;
  auth: string;
  language?: string;
}

/** Somebody at the same screen. */
export interface Newcomer {
  name: string;
}

/** The next game of a campaign; the difficulty must be named if there is a choice. */
export interface NextGame {
  difficulty?: "tutorial" | "normal" | "hard" | "cutthroat" | null;
  affinity?: "fire" | "water" | "air" | "jungle" | null;
}

/** A browser that wants no messages any more. */
export interface OldSubscription {
  endpoint: string;
}

/** Who plays at a seat: a friend who may come, or a bot. */
export interface OtherPlayer {
  player: "friend" | string;
}

/** Games with others, people or bots; `places` has how often the first place was reached, the second … */
export interface OthersStatistics {
  players: number;
  games: number;
  wins: number;
  places: (number)[];
  bestPoints: number | null;
  meanPoints: number | null;
}

/** How much time there is; only the number of its kind counts. */
export interface Pace {
  kind?: "open" | "bank" | "days";
  minutes?: number;
  days?: number;
}

/** How somebody is called and shown. */
export interface Person {
  name: string;
  emblem: string;
}

/** Who plays a seat; `bot` is the name of the bot that plays it, or plays on for the person, or empty. */
export interface Player {
  seat: number;
  name: string;
  bot: string;
}

/** What was wrong, and what would be right. */
export interface Problem {
  detail: string;
}

/** A person on this server. */
export interface Profile {
  id: string;
  name: string;
  emblem: string;
  created: number;
}

/** What a QR code says. */
export interface QrText {
  text: string;
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

/** A scenario of solo play; `ranks` has how often each rank was reached. */
export interface ScenarioStatistics {
  scenario: number;
  name: string;
  games: number;
  ranks: Record<string, number>;
  bestRank: string;
  bestPoints: number | null;
}

/** What somebody changes about their seat; an empty affinity is dealt. */
export interface SeatChange {
  name?: string | null;
  affinity?: "fire" | "water" | "air" | "jungle" | "" | null;
  ready?: boolean | null;
}

/** Who sits at a seat; `bot` is the name of a bot, or empty. */
export interface SeatSummary {
  name: string;
  emblem: string;
  bot: string;
  free: boolean;
  mine: boolean;
  ready: boolean;
}

/** Solo play; a best result is None if there is no fair one. */
export interface SoloStatistics {
  games: number;
  ranks: Record<string, number>;
  bestPoints: number | null;
  scenarios: (ScenarioStatistics)[];
}

/** The bot that plays on for somebody. */
export interface StandIn {
  bot: "novice" | "trainee" | "veteran" | "hero";
}

/** The score of a clan; `player` is the name of a bot, or empty. */
export interface Standing {
  seat: number;
  affinity: string;
  points: number;
  place: number;
  player: string;
  name: string;
}

/** What a profile has done in its games that are over. */
export interface Statistics {
  games: number;
  solo: SoloStatistics;
  withOthers: OthersStatistics;
  byPlayers: (OthersStatistics)[];
  favourites: (Favourite)[];
  finished: (Finished)[];
}

/** A term of the game, explained. */
export interface Term {
  title: string;
  text: string;
}

/** A code that brings the profile to another device: good once, and until it expires. */
export interface Ticket {
  code: string;
  expires: number;
}

/** The code of a ticket. */
export interface TicketCode {
  code: string;
}

/** Whether somebody agrees to an undo across the barrier; the first one asks for it. */
export interface UndoVote {
  version: number;
  agree: boolean;
}

}
