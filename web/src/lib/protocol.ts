// Made by `python -m chabudai.protocol.typescript`: do not edit.

export const PROTOCOL = 1;


/** Ask for a sign of life. */
export interface PingRequest {
  do: "ping";
  id?: string | null;
}

/** Be told about your tables, from now on or no longer. */
export interface MineRequest {
  do: "mine";
  on?: boolean;
  id?: string | null;
}

/** Be told about the open tables, from now on or no longer. */
export interface LobbyRequest {
  do: "lobby";
  on?: boolean;
  id?: string | null;
}

/** Be told about a table: all of it now, the log after entry `since`, and what comes. */
export interface WatchRequest {
  do: "watch";
  table: string;
  since?: number;
  id?: string | null;
}

/** No longer be told about a table. */
export interface UnwatchRequest {
  do: "unwatch";
  table: string;
  id?: string | null;
}

/** Ask why a move would be refused; nothing is played. */
export interface WhyRequest {
  do: "why";
  table: string;
  move: string;
  id?: string | null;
}

/** Ask what you could work out from your own seat, at a table where all others are bots; the record is marked. */
export interface CoachRequest {
  do: "coach";
  table: string;
  topic: "meaning" | "move";
  id?: string | null;
}

/** Take a seat; without a number the first one that is free. */
export interface SitRequest {
  do: "sit";
  table: string;
  seat?: number | null;
  id?: string | null;
}

/** Leave the table; during a game the seat waits for you, or for somebody whom the others let in. */
export interface LeaveRequest {
  do: "leave";
  table: string;
  id?: string | null;
}

/** Let a bot take a free seat. */
export interface AddBotRequest {
  do: "add_bot";
  table: string;
  bot: string;
  seat?: number | null;
  id?: string | null;
}

/** Empty a seat before the game starts (the host only). */
export interface RemoveRequest {
  do: "remove";
  table: string;
  seat: number;
  id?: string | null;
}

/** Exchange two seats before the game starts; one must be your own, or you the host. */
export interface SwapRequest {
  do: "swap";
  table: string;
  seats: [number, number];
  id?: string | null;
}

/** Give the table another name (the host only). */
export interface RenameRequest {
  do: "rename";
  table: string;
  name: string;
  id?: string | null;
}

/** Change seats, rules and options before the game starts (the host only); what is left out stays. */
export interface ChangeRequest {
  do: "change";
  table: string;
  players?: number | null;
  rules?: Record<string, unknown> | null;
  options?: Options | null;
  id?: string | null;
}

/** How a table is run. */
export interface Options {
  listed?: boolean;
  talk?: Talk;
  aid?: Aid;
  pace?: Pace;
  clock?: Clock | null;
  spectators?: Spectators;
  begins?: Begins;
}

/** What may be said at the table while a game is on. */
export type Talk = "silent" | "stock" | "free";

/** How much of what was said the screen remembers for everybody. */
export type Aid = "none" | "clues" | "exclusions" | "deduction";

/** Whether everybody sits there now, or each moves when there is time. */
export type Pace = "live" | "slow";

/** Thinking time of each player: a start, and some more for each move. */
export interface Clock {
  base: number;
  increment?: number;
}

/** What somebody with the link who does not play gets to see. */
export type Spectators = "nobody" | "public" | "everything";

/** How it is found out who begins, where the rules let a table choose and it chose no seat. */
export type Begins = "lot" | "dressed";

/** Say before the game starts who is dressed most colourfully; the last word of each seat counts. */
export interface PointRequest {
  do: "point";
  table: string;
  seat: number;
  id?: string | null;
}

/** Deal (the host only). */
export interface StartRequest {
  do: "start";
  table: string;
  id?: string | null;
}

/** Make a move, given as text or as an action number. */
export interface PlayRequest {
  do: "play";
  table: string;
  move?: string | null;
  action?: number | null;
  turn?: number | null;
  id?: string | null;
}

/** Say a stock phrase by its key, or something of your own where the table allows it. */
export interface SayRequest {
  do: "say";
  table: string;
  phrase?: string | null;
  text?: string | null;
  id?: string | null;
}

/** Ask the others to take back your last move, to resign, or to let a bot replace somebody. */
export interface ProposeRequest {
  do: "propose";
  table: string;
  vote: "claim" | "join" | "replace" | "resign" | "take_back";
  seat?: number | null;
  bot?: string | null;
  id?: string | null;
}

/** Agree to what is proposed. */
export interface AgreeRequest {
  do: "agree";
  table: string;
  id?: string | null;
}

/** Refuse what is proposed, or withdraw it. */
export interface RefuseRequest {
  do: "refuse";
  table: string;
  id?: string | null;
}

/** Meet again at a new table with the same people, bots and rules. */
export interface PlayAgainRequest {
  do: "rematch";
  table: string;
  id?: string | null;
}

/** The first message on a connection. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
  name: string;
  now: number;
}

/** The answer to a request with this `id`. */
export interface Answer {
  type: "answer";
  id: string | null;
  ok: boolean;
  seq?: number | null;
  table?: string | null;
  error?: Problem | null;
}

/** Why something was refused: a stable code, and English words for those who have no others. */
export interface Problem {
  code: string;
  message: string;
  hint?: string;
  rule?: string | null;
  retry?: number | null;
}

/** A table as you may see it, whole: the answer to `watch`. */
export interface TableSnapshot {
  type: "table";
  info: TableInfo;
  entries: SentEntry[];
  position?: HanabiPosition | BossaPosition | null;
  present?: boolean[];
  watchers?: number;
  earlier?: number;
}

/** Everything about a table but the position. */
export interface TableInfo {
  id: string;
  name: string;
  game: string;
  players: number;
  rules: Record<string, unknown>;
  options: Options;
  phase: "over" | "playing" | "waiting";
  seats: SeatInfo[];
  seat: number | null;
  can: string[];
  seq: number;
  moves: number;
  turn: number | null;
  created: number;
  practice: boolean;
  marked: boolean;
  vote: VoteInfo | null;
  clock: ClockInfo | null;
  result: Result | null;
  rematch: string | null;
  deal: number | null;
  marks: ("coached" | "newcomer" | "replaced" | "seen" | "taken_back" | "trial")[];
  held: number | null;
  pointed: (number | null)[];
  coach: string;
}

/** Who sits at a seat. */
export interface SeatInfo {
  kind: "bot" | "empty" | "person" | "program";
  name: string;
  host: boolean;
  you: boolean;
}

/** What is being proposed, and who still has to agree. */
export interface VoteInfo {
  vote: "claim" | "join" | "replace" | "resign" | "take_back";
  seat: number;
  agreed: number[];
  needed: number;
  waiting: number[];
  target: number | null;
  bot: string | null;
  back_to: number | null;
  reveals: boolean;
  absent: boolean;
  name: string;
  yours: boolean;
}

/** The thinking times, in milliseconds as they stood at `at`. */
export interface ClockInfo {
  left: number[];
  running: number | null;
  at: number;
  out: number | null;
}

/** How a game ended: rivals have a winner, partners a score or a plain victory or defeat. */
export interface Result {
  ended: string;
  score: number | null;
  total: number | null;
  top: number | null;
  verdict: string | null;
  winner: number | "draw" | null;
}

/** An entry of a table's log as you may see it. */
export interface SentEntry {
  seq: number;
  at: number;
  events: (CreatedEvent | ChangedEvent | RenamedEvent | SatEvent | NamedEvent | BotSatEvent | LeftEvent | SeatsSwappedEvent | PointedEvent | StartedEvent | MovedEvent | CoachedEvent | SaidEvent | ProposedEvent | AgreedEvent | RefusedEvent | TakenBackEvent | ReplacedEvent | BotFailedEvent | TimeUpEvent | StoppedEvent | RematchEvent)[];
  id?: string | null;
}

/** The table was set up. */
export interface CreatedEvent {
  event: "created";
  name: string;
  game: string;
  players: number;
  rules: Record<string, unknown>;
  options: Options;
  practice?: boolean;
  deal?: number | null;
  trial?: number | null;
  version?: string;
  rules_version?: number;
}

/** The host changed what the table agrees on. */
export interface ChangedEvent {
  event: "changed";
  rules: Record<string, unknown>;
  options: Options;
  players?: number | null;
}

/** The table has another name. */
export interface RenamedEvent {
  event: "renamed";
  name: string;
}

/** A person took a seat. */
export interface SatEvent {
  event: "sat";
  seat: number;
  name: string;
  program?: boolean;
}

/** A person at the table goes by another name. */
export interface NamedEvent {
  event: "named";
  seat: number;
  name: string;
}

/** A bot took a seat; `bot` is its name, with a level after a colon. */
export interface BotSatEvent {
  event: "bot_sat";
  seat: number;
  bot: string;
}

/** A seat became empty: its person left, or was removed by the host. */
export interface LeftEvent {
  event: "left";
  seat: number;
  removed?: boolean;
}

/** Two seats swapped their occupants. */
export interface SeatsSwappedEvent {
  event: "seats_swapped";
  seats: [number, number];
}

/** A seat says who is dressed most colourfully. */
export interface PointedEvent {
  event: "pointed";
  seat: number;
  target: number;
}

/** The game was dealt; `rules` has every option. */
export interface StartedEvent {
  event: "started";
  rules: Record<string, unknown>;
}

/** A seat made a move. */
export interface MovedEvent {
  event: "moved";
  seat: number;
  move?: string | null;
  happened?: unknown[];
}

/** A seat asked the coach: what moves meant, or what a bot would do in it. The answer is in no log. */
export interface CoachedEvent {
  event: "coached";
  seat: number;
  topic: "meaning" | "move";
}

/** Somebody said something: a stock phrase by its key, or free text. */
export interface SaidEvent {
  event: "said";
  seat: number;
  phrase?: string | null;
  text?: string | null;
}

/** A seat asks the others for their consent. */
export interface ProposedEvent {
  event: "proposed";
  seat: number;
  vote: "claim" | "join" | "replace" | "resign" | "take_back";
  target?: number | null;
  bot?: string | null;
  back_to?: number | null;
  reveals?: boolean;
  absent?: boolean;
  name?: string;
  program?: boolean;
}

/** A seat agreed to what was proposed. */
export interface AgreedEvent {
  event: "agreed";
  seat: number;
}

/** A seat refused, or withdrew its own proposal: the vote is over. */
export interface RefusedEvent {
  event: "refused";
  seat: number;
}

/** Moves were taken back; so many are left. */
export interface TakenBackEvent {
  event: "taken_back";
  moves: number;
  revealed?: boolean;
}

/** A bot took over the seat of a person, who may take it back while the game goes on. */
export interface ReplacedEvent {
  event: "replaced";
  seat: number;
  bot: string;
}

/** A bot crashed, took too long or moved against the rules; another one goes on. */
export interface BotFailedEvent {
  event: "bot_failed";
  seat: number;
  bot: string;
  why: "crash" | "illegal" | "timeout";
  now: string;
}

/** A seat's clock is empty: it may still move, but any other may let a bot do so, or claim the game. */
export interface TimeUpEvent {
  event: "time_up";
  seat: number;
}

/** The game was ended from outside its rules. */
export interface StoppedEvent {
  event: "stopped";
  why: "clock" | "resigned";
  seat?: number | null;
}

/** The same people meet again at another table. */
export interface RematchEvent {
  event: "rematch";
  table: string;
}

/** A position of Hanabi as one seat or an onlooker sees it. */
export interface HanabiPosition {
  game: "hanabi";
  seat: number | null;
  view: HanabiViewJson;
  moves: HanabiMoveInfo[];
  faces: Record<string, Face>;
  reach: Record<string, number>;
  highest: number;
  clues?: Heard[][] | null;
  chances?: Record<string, number>[] | null;
  verdict?: string | null;
}

/** The engine's `view`. */
export interface HanabiViewJson {
  game: "hanabi";
  players: number;
  rules: Record<string, unknown>;
  turn: number;
  to_move: number | null;
  clue_tokens: number;
  errors: number;
  fireworks: Record<string, number>;
  deck_left: number;
  hands: ((string | null)[])[];
  knowledge: Heard[][] | null;
  discards: string[];
  final_turns_left: number | null;
  ended: string | null;
  fireworks_total: number;
  score: number | null;
}

/** What clues have said a card is, or with exclusions what they leave possible. */
export interface Heard {
  colours: string[];
  values: number[];
}

/** A legal move. */
export interface HanabiMoveInfo {
  move: string;
  action: number;
  kind: "announce" | "clue" | "discard" | "play";
  slot?: number | null;
  target?: number | null;
  colour?: string | null;
  value?: number | null;
  touches?: number[] | null;
}

/** What is to be said about a card's face, from what lies open. */
export interface Face {
  left: number;
  mark: "indispensable" | "playable" | "useless" | null;
  last: boolean;
}

/** A position of Bossa as one seat or an onlooker sees it. */
export interface BossaPosition {
  game: "bossa";
  seat: number | null;
  view: BossaViewJson;
  moves: BossaMoveInfo[];
  ends: Record<string, BossaEnds>;
  higher_roller: number;
  unseen: string[];
  ties?: number[];
  modified?: Record<string, Modified>;
  worths?: Record<string, Worth> | null;
  ending?: "hand" | "hand_on_line" | "line" | "pile" | "stuck" | null;
}

/** The engine's `view`. */
export interface BossaViewJson {
  game: "bossa";
  phase: string;
  turn: number;
  to_move: number | null;
  dice: Record<string, number>;
  owner: Record<string, number> | null;
  lines: Record<string, unknown>;
  hands: ((string | null)[])[];
  pile_left: number;
  discards: string[];
  actions: string[][];
  modifiers: Record<string, unknown>[];
  winner: number | "draw" | null;
  ended: string | null;
}

/** A legal move. */
export interface BossaMoveInfo {
  move: string;
  action: number;
  kind: "first" | "line" | "modifier" | "place" | "redraw" | "stack" | "swap";
  line?: string | null;
  value?: number | null;
  end?: "down" | "up" | null;
  tiles?: string[] | null;
  star?: string | null;
  mine?: string | null;
  theirs?: string | null;
  modifier?: string | null;
}

/** The two ends of a line; nothing comes below 1. */
export interface BossaEnds {
  up: End;
  down: End | null;
}

/** Where a line goes on: the next number, and how many tiles may make it. */
export interface End {
  value: number;
  sizes: number[];
}

/** A tile that was laid under a modifier: which side lies on it, and what the tile counts for its group. */
export interface Modified {
  kind: "doubler" | "inverter";
  counts: number;
}

/** How many pips of each colour a tile counts; with 0 it is part of no group of that line. */
export interface Worth {
  white: number;
  black: number;
}

/** What was added to a table's log; what is left out has not changed. */
export interface Update {
  type: "update";
  table: string;
  seq: number;
  entries: SentEntry[];
  position?: HanabiPosition | BossaPosition | null;
  info?: TableInfo | null;
  can?: string[] | null;
  clock?: ClockInfo | null;
}

/** Who is connected to a table. */
export interface Presence {
  type: "presence";
  table: string;
  present: boolean[];
  watchers: number;
}

/** Your tables; with `part`, only those that changed. */
export interface MyTables {
  type: "mine";
  tables: Summary[];
  part?: boolean;
}

/** A line in a list of tables. */
export interface Summary {
  id: string;
  name: string;
  game: string;
  players: number;
  phase: "damaged" | "over" | "playing" | "waiting";
  seats: SeatInfo[];
  seat: number | null;
  your_turn: boolean;
  turn: number | null;
  seq: number;
  moves: number;
  at: number;
  options: Options;
  rules: Record<string, unknown>;
  practice: boolean;
  result: Result | null;
  held: number | null;
}

/** The tables that anybody may join; with `part`, only those that changed. */
export interface OpenTables {
  type: "lobby";
  tables: Summary[];
  part?: boolean;
  gone?: string[];
}

/** You are no longer told about a table. */
export interface Gone {
  type: "gone";
  table: string;
  code: string;
}

/** A sign of life. */
export interface Pong {
  type: "pong";
  id?: string | null;
  now?: number;
}

/** The answer to `why`: no error means that the move is legal. */
export interface Objection {
  type: "reason";
  id: string | null;
  error?: Problem | null;
}

/** The answer to `coach`: a reading of the moves so far, or a bot's move with its reason. */
export interface Coaching {
  type: "coaching";
  id: string | null;
  table: string;
  topic: "meaning" | "move";
  moves: number;
  reading?: Reading | null;
  advice?: Advice | null;
}

/** What a seat can read out of the game so far. */
export interface Reading {
  meant: Meant[];
  taken: Reason[];
}

/** What a move meant to those who keep to the agreements. */
export interface Meant {
  move: number;
  said: Reason[];
}

/** A message of the catalogues `game.ftl` and `bots.ftl`, with the values that it takes. */
export interface Reason {
  is: "message";
  name: string;
  values?: Record<string, string | number | Who | Reason>;
}

/** Whoever sits at a seat: a bot knows seats, and readers know names. */
export interface Who {
  is: "player";
  seat: number;
}

/** What a bot would do in a seat. */
export interface Advice {
  bot: string;
  move: string;
  why: Reason | Sentence | null;
}

/** A sentence in the bot's own words, in whatever language it speaks. */
export interface Sentence {
  is: "sentence";
  text: string;
}

/** A table to be set up. */
export interface NewTable {
  game: string;
  players: number;
  rules?: Record<string, unknown>;
  options?: Options;
  name?: string | null;
  seat?: number | null;
  bots?: BotAt[];
  start?: boolean;
  seed?: string | null;
  deal?: number | null;
}

/** A bot for a seat; without a number the first one that is free. */
export interface BotAt {
  bot: string;
  seat?: number | null;
}

/** A table with bots that goes on from a position of a game: one that is over at a `table`, or in a `record`. */
export interface NewTrial {
  table?: string | null;
  record?: Record<string, unknown> | null;
  moves: number;
  seat?: number | null;
  bot?: string | null;
}

/** A whole game: the position at the deal, and one after each move. */
export interface Replay {
  game: string;
  players: number;
  rules: Record<string, unknown>;
  observer: string;
  moves: MovedEvent[];
  positions: (HanabiPosition | BossaPosition)[];
  result: Result | null;
  seats: string[];
  why: (Reason | Sentence | null)[];
}

/** You, as the server knows you. */
export interface Me {
  name: string;
  program: boolean;
}

/** The name that you want to go by. */
export interface NewName {
  name: string;
}

/** A code for another device; put it behind a `#`, which browsers do not send. */
export interface Code {
  code: string;
  minutes: number;
}

/** A code that was made on another device. */
export interface GivenCode {
  code: string;
}

/** A program's token; it is shown once. */
export interface Token {
  token: string;
  name: string;
}

/** How you can be told of your turns, and how you are. */
export interface Notices {
  push_key: string;
  mail: boolean;
  channels: Channel[];
}

/** A way in which you are told of your turns. */
export interface Channel {
  id: string;
  kind: "mail" | "push" | "webhook";
  address: string;
  confirmed: boolean;
}

/** A browser's push subscription, its keys in URL-safe base64. */
export interface NewPush {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: "en" | "es" | "it" | "pl";
}

/** An e-mail address; a link that is sent there must be followed before it is used. */
export interface NewMail {
  address: string;
  language?: "en" | "es" | "it" | "pl";
}

/** An HTTPS address to which notices are posted. */
export interface NewWebhook {
  url: string;
  language?: "en" | "es" | "it" | "pl";
}

/** What each notice to your webhook is signed with; it is shown once. */
export interface WebhookSecret {
  id: string;
  secret: string;
}

/** A code from a mail. */
export interface GivenNoticeCode {
  code: string;
}

/** A record to be looked at. */
export interface GivenRecord {
  record: Record<string, unknown>;
  observer?: string;
  aid?: Aid;
}

/** A game that is over, whole, and what its record does not say. */
export interface TableRecord {
  record: Record<string, unknown>;
  name: string;
  seats: string[];
  result: Result | null;
  practice: boolean;
  marked: boolean;
  ranked: boolean;
  taken_back: Record<string, unknown>[];
  marks: ("coached" | "newcomer" | "replaced" | "seen" | "taken_back" | "trial")[];
  coached: CoachUse[];
}

/** The coach was asked. */
export interface CoachUse {
  entry: number;
  moves: number;
  seat: number;
  topic: "meaning" | "move";
}

/** Whether everything works that moves need. */
export interface Health {
  ok: boolean;
  version: string;
  store: string;
  reason: string;
  parts: Record<string, Part>;
}

/** Whether a part of the server works. */
export interface Part {
  ok: boolean;
  reason: string;
}

/** What this server offers. */
export interface Offer {
  protocol: number;
  version: string;
  games: Record<string, GameInfo>;
  phrases: string[];
}

/** A game and its bots. */
export interface GameInfo {
  min_players: number;
  max_players: number;
  usual_players: number;
  cooperative: boolean;
  stopping: "anybody" | "majority";
  editions: EditionInfo[];
  options: Record<string, RuleOption>;
  bots: BotInfo[];
  aids: boolean;
  puzzles: boolean;
  courses: boolean;
  deals: boolean;
  reviews: boolean;
}

/** A rulebook of a game. */
export interface EditionInfo {
  name: string;
  defaults: Record<string, unknown>;
  variants: string[];
  language: string;
}

/** A rule that a table may choose. */
export interface RuleOption {
  values: unknown[];
  default: unknown;
}

/** A bot of this server. */
export interface BotInfo {
  name: string;
  sentence: Record<string, string>;
  levels: string[];
  for_people: boolean;
  speaks_code: boolean;
  at: Record<string, Record<string, string>>;
}

/** A table that was set up; its address is /t/ and this id. */
export interface Opened {
  table: string;
}

/** A game to be looked back at: a table's that is over, or one of your own. */
export interface WantedReview {
  table?: string | null;
  way?: "code" | "people" | null;
  record?: Record<string, unknown> | null;
}

/** How far a review is. */
export interface ReviewProgress {
  key: string;
  done: number;
  parts: number;
  so_far: Review | null;
  review: Review | null;
  problem: Problem | null;
}

/** A whole game, looked back at. */
export interface Review {
  game: string;
  players: number;
  rules: Record<string, unknown>;
  names: string[];
  bot: string;
  ways: ("code" | "people")[];
  way: "code" | "people" | null;
  seed: string;
  worlds: number;
  version: string;
  top: number;
  steps: (HanabiStep | BossaStep)[];
  verdicts: ("blunder" | "brilliant" | "doubtful" | "good" | "mistake")[];
  course: Estimate[];
  turning_points: number[];
  costs: number[];
  ended: string | null;
}

/** One move of Hanabi, looked back at. */
export interface HanabiStep {
  game: "hanabi";
  number: number;
  seat: number;
  move: string;
  card: string | null;
  tokens: number;
  errors: number;
  deck: number;
  score: number;
  pace: number | null;
  highest: number;
  highest_after: number;
  lost: string | null;
  known: Record<string, number>[];
  best: string;
  close: string[];
  lead: number;
  plain: string;
  before: Estimate;
  cost: Estimate;
  cost_as_it_lay: Estimate;
  gain: Estimate;
  answered: number | null;
  taken: string[][] | null;
  meant: Reason[];
  why: Reason | null;
}

/** A mean with its standard error; the truth lies within two of them 19 times out of 20. */
export interface Estimate {
  mean: number;
  error: number;
}

/** One move of Bossa, looked back at; chances are those of the seat that moves. */
export interface BossaStep {
  game: "bossa";
  number: number;
  seat: number;
  move: string;
  pile: number;
  hand: string[];
  best: string;
  exact: boolean;
  before: Estimate;
  after: Estimate;
  cost: Estimate;
  why: Reasons;
  instead: Reasons;
}

/** What speaks for a move of Bossa: what the opponent faces after it. */
export interface Reasons {
  ends: boolean;
  stuck: number;
  answers: number;
  draws: number;
  left: number;
  groups: number;
}

/** A puzzle, and nothing that its player may not know. */
export interface ShownPuzzle {
  game: string;
  number: number;
  today: number;
  count: number;
  seat: number;
  players: number;
  position: HanabiPosition | BossaPosition;
  moves: MovedEvent[];
}

/** A move to be judged; without one, the answer is told. */
export interface Attempt {
  move?: string | null;
}

/** Whether an attempt was right, and what every move is worth. */
export interface PuzzleVerdict {
  right: boolean;
  move: string | null;
  answer: string;
  worths: MoveWorth[];
  why: HanabiPuzzleReason | BossaPuzzleReason | null;
}

/** What a move is worth: points where players are partners, a winning chance between rivals. */
export interface MoveWorth {
  move: string;
  worth: number;
  exact: string;
}

/** What speaks for a card that is played. */
export interface HanabiPuzzleReason {
  game: "hanabi";
  fits: number;
}

/** What speaks for a move. */
export interface BossaPuzzleReason {
  game: "bossa";
  faced: Reasons;
}

/** What a game's course teaches, in the order in which it is learned. */
export interface ShownCourse {
  game: string;
  lessons: LessonInfo[];
}

/** A lesson as the list has it. */
export interface LessonInfo {
  name: string;
  level: string;
  title: Reason;
  brief: Record<string, string>;
  exercises: number;
}

/** A lesson: a few sentences, and exercises. */
export interface ShownLesson {
  game: string;
  name: string;
  title: Reason;
  text: Reason[];
  example: ShownExample;
  exercises: ShownExercise[];
}

/** A position that shows what a lesson says, and the next move there. */
export interface ShownExample {
  seat: number;
  names: string[];
  position: HanabiPosition | BossaPosition;
  moves: MovedEvent[];
  answer: string;
}

/** An exercise with the position as its learner sees it. */
export interface ShownExercise {
  number: number;
  seat: number;
  names: string[];
  position: HanabiPosition | BossaPosition;
  moves: MovedEvent[];
  task: Task;
}

/** A question about a position, with its one right answer. */
export interface Task {
  question: Reason;
  form: "choice" | "move" | "piece";
  about: Choice[];
  choices: Choice[];
  answer: string;
  because: Reason;
}

/** One answer that can be given. */
export interface Choice {
  answer: string;
  said: Reason;
  piece?: string;
}

/** A numbered deal and what became of it; its cards and its seed are not told. */
export interface ShownDeal {
  game: string;
  players: number;
  number: number;
  today: number;
  bots: DealCount | null;
  people: Reached[];
}

/** How far the bots are with a deal. */
export interface DealCount {
  done: number;
  parts: number;
  bots: Tries[];
}

/** What one team of bots made of a deal, try by try. */
export interface Tries {
  bots: string[];
  reached: number[];
  drawn: boolean;
}

/** A result, and how many games ended with it. */
export interface Reached {
  reached: number;
  games: number;
}

/** Older entries of a table, the newest last. */
export interface LogPage {
  entries: SentEntry[];
  earlier: boolean;
}

/** A device that is signed in as you. */
export interface DeviceInfo {
  id: string;
  name: string;
  used: number;
  current: boolean;
}

/** A position of a game that has no type of its own here; its field `game` names the game. */
export interface PlainPosition {
  seat: number | null;
  view: Record<string, unknown>;
  moves: MoveInfo[];
}

/** A legal move, as text and as a number. */
export interface MoveInfo {
  move: string;
  action: number;
}

/** The editions of a game with all that they print about themselves, and the rules to be read. */
export interface Rulebooks {
  editions: Printed[];
  rulebook: Rulebook;
}

/** An edition with all that it prints about itself: see `chabudai.core.Edition`. */
export interface Printed {
  name: string;
  defaults: Record<string, unknown>;
  variants: string[];
  language: string;
  year: number | null;
  players: [number, number] | null;
  ages: number | null;
  minutes: [number, number] | null;
  credits: Credit[];
  items: Item[];
  advice: string[];
  looks: string[];
}

/** Who made a game or its rulebook, as it is printed there. */
export interface Credit {
  role: string;
  names: string[];
}

/** Something in the box. */
export interface Item {
  name: string;
  count: number;
  role: string;
}

/** One sentence or two of the rules, and when they hold. */
export interface Paragraph {
  name: string;
  numbers: string[];
  only: string;
  unless: string;
  editions: string[];
  decided: string[];
}

/** Paragraphs under a heading. */
export interface Section {
  name: string;
  paragraphs: Paragraph[];
  variant: string;
}

/** What a score is worth, from the lowest to the highest that earns it. */
export interface Verdict {
  name: string;
  low: number;
  high: number;
  only: string;
  unless: string;
}

/** All that there is to read about the rules of a game. */
export interface Rulebook {
  sections: Section[];
  verdicts: Verdict[];
  unscored: string;
}

export type AnyRequest =
  | PingRequest
  | MineRequest
  | LobbyRequest
  | WatchRequest
  | UnwatchRequest
  | WhyRequest
  | CoachRequest
  | SitRequest
  | LeaveRequest
  | AddBotRequest
  | RemoveRequest
  | SwapRequest
  | RenameRequest
  | ChangeRequest
  | PointRequest
  | StartRequest
  | PlayRequest
  | SayRequest
  | ProposeRequest
  | AgreeRequest
  | RefuseRequest
  | PlayAgainRequest;

export type AnyTableRequest =
  | SitRequest
  | LeaveRequest
  | AddBotRequest
  | RemoveRequest
  | SwapRequest
  | RenameRequest
  | ChangeRequest
  | PointRequest
  | StartRequest
  | PlayRequest
  | SayRequest
  | ProposeRequest
  | AgreeRequest
  | RefuseRequest
  | PlayAgainRequest;

export type AnyMessage =
  | Welcome
  | Answer
  | TableSnapshot
  | Update
  | Presence
  | MyTables
  | OpenTables
  | Gone
  | Pong
  | Objection
  | Coaching;

export const PHRASES = ["hello", "good_luck", "well_done", "thanks", "sorry", "your_turn", "one_moment", "back_soon", "i_know_nothing", "do_you_remember", "good_game", "once_more"] as const;

export const ABOUT_THE_GAME: readonly string[] = ["i_know_nothing", "do_you_remember"];

export const CLOSE_CODES = { identity: 4401, origin: 4403, slow: 4408, flood: 4429, stopping: 4503 } as const;
