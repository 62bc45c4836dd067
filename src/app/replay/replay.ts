import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { type ExhibitionMove, playExhibition } from '../../ai/exhibition.ts';
import type { StrengthId } from '../../ai/strengths.ts';
import { type Chance, createSeededChance } from '../../engine/chance.ts';
import type { Game, Seat, When } from '../../engine/game.ts';
import { type Match, start } from '../../engine/kernel.ts';
import { getUsualOptions } from '../../engine/options.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { type Language, text } from '../../engine/text.ts';
import { isAiMove, type LogEntry, type MoveEntry } from '../../store/log.ts';
import type { Store } from '../../store/open.ts';
import type { TableSeat } from '../../store/seats.ts';
import type { AppContext } from '../core/context.ts';
import { getEffectiveLog, isUndoTalk } from '../core/log.ts';
import { isMemoryGame, isPlayable, type Table } from '../core/table.ts';
import { applyEntry, getCheckpointStore, rewindSeats, setUpMatch } from './checkpoint.ts';
import { type LoggedMatch, replayPosition } from './position.ts';
import { createDetachedRecord, loadFullLog } from './record.ts';

/** A match that can be stepped through. */
export interface Replay extends LoggedMatch {
  /**
   * Numbers of entries after which a step ends, ascending; every entry of an ended match. In a running match, moves of AIs
   * and forced moves belong to the step they followed, as the channel never saw the positions between.
   */
  readonly stops: readonly number[];
  /** True for a running memory game: only its newest position is shown. */
  readonly veiled: boolean;
}

/** The table after a log entry, or at the set-up; shown only as everyone may know it. */
export interface ReplayStep {
  /** Number of entries so far; 0 is the set-up. */
  readonly number: number;
  /** The table with the state, phase and occupants of that moment. */
  readonly table: Table;
  /** Entries since the step before. */
  readonly entries: readonly LogEntry[];
  /** True if the position is shown; otherwise only the events are. */
  readonly shown: boolean;
  /** Time at which the events are described: as in the channel while the match runs, in full after it. */
  readonly when: When;
}

/** Returns why a match has no replay, without reading its log: it has not begun, or its rules are missing. */
export function checkCanReplay(table: Table): Refusal | null {
  if (table.record.state === null) return new Refusal(text('bot:refuse.notStarted'));
  return isPlayable(table) ? null : new Refusal(text('bot:replay.absent'));
}

/** Returns whether only the newest position of a match is shown. */
export function isVeiled(table: Table): boolean {
  return table.record.phase === 'playing' && isMemoryGame(table);
}

/** Loads the replay of a match up to now, or returns why there is none. */
export async function loadReplay(ctx: AppContext, table: Table): Promise<Replay | Refusal> {
  const { record } = table;
  const no = checkCanReplay(table);
  if (no) return no;
  const key = [record.id, record.version, record.phase].join(' ');
  const stories = getStories(ctx.store);
  const reading = stories.get(key) ?? loadStory(ctx, table);
  stories.set(key, reading);
  const story = await reading.catch((error) => {
    stories.delete(key);
    throw error;
  });
  return { table, ...story, veiled: isVeiled(table) };
}

/** Part of a replay that is the same for every reader. */
type Story = Pick<Replay, 'opening' | 'entries' | 'stops' | 'positions' | 'way'>;

async function loadStory(ctx: AppContext, table: Table): Promise<Story> {
  const [opening, ...entries] = getEffectiveLog(await loadFullLog(ctx, table)).filter(isMatchEntry);
  if (opening?.kind !== 'start')
    throw new Error(`The log of table ${table.record.id} does not begin with a start`);
  const stops = getStops(table, entries);
  return { opening, entries, stops, positions: new Map(), way: getCheckpointStore(ctx, table) };
}

/** Maximum number of cached matches, and time in ms after the last access at which one is dropped. */
const MAX_STORIES = 4;
const STORY_TTL = 60_000;

type Stories = LRUCache<string, Promise<Story>>;

const storyCaches = new WeakMap<Store, Stories>();

function getStories(store: Store): Stories {
  const stories: Stories =
    storyCaches.get(store) ??
    new LRUCache({ max: MAX_STORIES, ttl: STORY_TTL, ttlAutopurge: true, updateAgeOnGet: true });
  storyCaches.set(store, stories);
  return stories;
}

/** Clears the cache, because names in its matches have changed. */
export function clearReplayCache(store: Store): void {
  storyCaches.get(store)?.clear();
}

/** Returns whether an entry is shown: neither undos nor talk about them are. */
function isMatchEntry(entry: LogEntry): boolean {
  return entry.kind !== 'undo' && !isUndoTalk(entry);
}

function getStops({ record }: Table, entries: readonly LogEntry[]): readonly number[] {
  const all = Array.from({ length: entries.length + 1 }, (_, number) => number);
  return record.phase === 'playing' ? all.filter((number) => !isImmediate(entries[number])) : all;
}

function isImmediate(entry: LogEntry | undefined): boolean {
  return isAiMove(entry) || (entry?.kind === 'move' && entry.forced === true);
}

/** Yields every step of a replay in order, replayed by the rules with the recorded randomness. */
export function* iterateSteps(course: Replay): Generator<ReplayStep> {
  let reached = setUpMatch(course.table, course.opening);
  let from = 0;
  for (const stop of course.stops) {
    reached = course.entries.slice(from, stop).reduce(applyEntry, reached);
    yield buildStep(course, stop, reached.match);
    from = stop;
  }
}

/** Returns the step of a number, or the next one after it, or else the last. */
export async function loadStep(course: Replay, number: number): Promise<ReplayStep> {
  const { entries, stops } = course;
  const wanted = stops.find((stop) => stop >= number) ?? entries.length;
  return buildStep(course, wanted, await replayPosition(course, wanted));
}

/** Yields these steps of a replay, with their numbers in ascending order. */
export async function* loadSteps(course: Replay, numbers: readonly number[]): AsyncGenerator<ReplayStep> {
  for (const number of numbers) yield buildStep(course, number, await replayPosition(course, number));
}

function buildStep(course: Replay, number: number, { state, played }: Match): ReplayStep {
  const { table, entries } = course;
  const told = {
    number,
    entries: getStepEntries(course, number),
    when: table.record.phase === 'playing' ? ('later' as const) : ('now' as const),
  };
  if (number === entries.length) return { ...told, table, shown: true };
  const record = { ...table.record, state, played, phase: 'playing' as const };
  const then = { ...rewindSeats(table, entries.slice(number)), record };
  return { ...told, table: then, shown: !course.veiled };
}

/** Returns the entries since the step before; those of the first step include the start. */
function getStepEntries({ opening, entries, stops }: Replay, number: number): readonly LogEntry[] {
  const before = stops.findLast((stop) => stop < number);
  return before === undefined ? [opening, ...entries.slice(0, number)] : entries.slice(before, number);
}

/** Seed of the sample match. With this one the first game for two is short, and close to its end. */
const SAMPLE_SEED = 92;

/** Players of a sample match with their names, by seat. */
type SamplePlayers = readonly { readonly strength: StrengthId; readonly name: string }[];

/**
 * Creates a full sample match between AIs, always the same one. It has no table and is not stored. Forced moves belong to
 * the step of what follows, as a channel would see them.
 */
export async function createSampleReplay(
  game: Game,
  language: Language,
  players: SamplePlayers,
): Promise<Replay> {
  const chance = createSeededChance(SAMPLE_SEED);
  const started = start(game, players.length, getUsualOptions(game, language), chance);
  if (refused(started)) throw new Error(`${game.id} cannot be shown: ${started.reason.key}`);
  const shown = await playSample(started.match, players, chance);
  const entries = shown.map((one, at) => createEntry(one, at + 2, players));
  const opening = { kind: 'start' as const, ...NO_PERSON, luck: started.luck, number: 1, at: 0 };
  const stops = [...entries.keys(), entries.length].filter((number) => !entries[number]?.forced);
  const record = createDetachedRecord(shown.at(-1)?.match ?? started.match, language);
  return {
    table: { record, game, seats: players.map(createAiSeat) },
    opening,
    entries,
    stops,
    veiled: false,
  };
}

/** Plays the sample, yielding to the event loop between moves. */
async function playSample(
  match: Match,
  players: SamplePlayers,
  chance: Chance,
): Promise<readonly ExhibitionMove[]> {
  const strengths = players.map(({ strength }) => strength);
  const all: ExhibitionMove[] = [];
  for (const shown of playExhibition(match, strengths, chance)) {
    all.push(shown);
    await setImmediate();
  }
  return all;
}

function createAiSeat({ strength, name }: SamplePlayers[number], seat: Seat): TableSeat {
  return { kind: 'ai', player: strength, name, seat };
}

const NO_PERSON = { person: '', name: '' };

function createEntry({ entry, forced }: ExhibitionMove, number: number, players: SamplePlayers): MoveEntry {
  const name = players[entry.seat]?.name ?? '';
  return { kind: 'move', ...entry, person: null, name, number, at: 0, ...(forced && { forced }) };
}
