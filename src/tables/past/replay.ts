import { LRUCache } from 'lru-cache';
import type { When } from '../../engine/game.ts';
import type { Match } from '../../engine/kernel.ts';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { isOfAi, type LogEntry } from '../../store/log.ts';
import type { Store } from '../../store/open.ts';
import type { House } from '../house.ts';
import { isOfMemory, isPlayable, type Table } from '../table.ts';
import { isTalk, standing } from '../takingBack/standing.ts';
import { type Logged, playedTo } from './playedTo.ts';
import { onward, setUp } from './reached.ts';
import { logOf } from './record.ts';
import { tableBefore } from './tableBefore.ts';
import { wayOf } from './way.ts';

/** A match that can be gone through. */
export interface Course extends Logged {
  /**
   * After how many entries it is shown, ascending: after each of a match that is over. While it runs, what AI seats did
   * at once and what played itself is one step with what it followed, as the channel was never shown the positions
   * between.
   */
  readonly stops: readonly number[];
  /** It still runs, and players have to remember: of its positions only the newest is shown. */
  readonly veiled: boolean;
}

/** The table as it was after one entry of the log, or at the set-up; it is shown only as everybody may know it. */
export interface Step {
  /** So many entries have happened: 0 is the set-up. */
  readonly number: number;
  /** With the state, the phase and the people of that moment. */
  readonly table: Table;
  /** What had happened since the step before. */
  readonly entries: readonly LogEntry[];
  /** Whether its position is shown, or only what happened. */
  readonly shown: boolean;
  /** How it is told: as the channel still tells it while the match runs, and in full when that is over. */
  readonly when: When;
}

/** Returns why a match has no replay, without reading its log: it has not begun, or its rules are missing. */
export function cannotGoThrough(table: Table): Refusal | null {
  if (table.record.state === null) return new Refusal(text('bot:refuse.notStarted'));
  return isPlayable(table) ? null : new Refusal(text('bot:replay.absent'));
}

/** Whether only the newest position of a match is shown. */
export function isVeiled(table: Table): boolean {
  return table.record.phase === 'playing' && isOfMemory(table);
}

/** The course of a match by now, or why there is none. */
export async function courseOf(house: House, table: Table): Promise<Course | Refusal> {
  const { record } = table;
  const no = cannotGoThrough(table);
  if (no) return no;
  const key = [record.id, record.version, record.phase].join(' ');
  const stories = storiesOf(house.store);
  const reading = stories.get(key) ?? storyOf(house, table);
  stories.set(key, reading);
  const story = await reading.catch((error) => {
    stories.delete(key);
    throw error;
  });
  return { table, ...story, veiled: isVeiled(table) };
}

/** Of a course what stays as it is, whoever looks at it. */
type Story = Pick<Course, 'opening' | 'entries' | 'stops' | 'positions' | 'way'>;

async function storyOf(house: House, table: Table): Promise<Story> {
  const [opening, ...entries] = standing(await logOf(house, table)).filter(isOfMatch);
  if (opening?.kind !== 'start')
    throw new Error(`The log of table ${table.record.id} does not begin with a start`);
  const stops = stopsOf(table, entries);
  return { opening, entries, stops, positions: new Map(), way: wayOf(house, table) };
}

/** Matches that stay in memory, and how long after the last look, in ms. */
const MAX_STORIES = 4;
const STORY_TTL = 60_000;

type Stories = LRUCache<string, Promise<Story>>;

const cache = new WeakMap<Store, Stories>();

function storiesOf(store: Store): Stories {
  const stories: Stories =
    cache.get(store) ??
    new LRUCache({ max: MAX_STORIES, ttl: STORY_TTL, ttlAutopurge: true, updateAgeOnGet: true });
  cache.set(store, stories);
  return stories;
}

/** What was read of matches is read again: names in them have changed. */
export function readAnew(store: Store): void {
  cache.get(store)?.clear();
}

/** What was taken back is not shown, nor that it was. */
function isOfMatch(entry: LogEntry): boolean {
  return entry.kind !== 'undo' && !isTalk(entry);
}

function stopsOf({ record }: Table, entries: readonly LogEntry[]): readonly number[] {
  const all = Array.from({ length: entries.length + 1 }, (_, number) => number);
  return record.phase === 'playing' ? all.filter((number) => !wasAtOnce(entries[number])) : all;
}

function wasAtOnce(entry: LogEntry | undefined): boolean {
  return isOfAi(entry) || (entry?.kind === 'move' && entry.forced === true);
}

/** Every step of a course in order, played again by the rules with the luck that the log recorded. */
export function* stepsOf(course: Course): Generator<Step> {
  let reached = setUp(course.table, course.opening);
  let from = 0;
  for (const stop of course.stops) {
    reached = course.entries.slice(from, stop).reduce(onward, reached);
    yield stepAt(course, stop, reached.match);
    from = stop;
  }
}

/** The step of that number, or the next one after it; the last one for a number beyond it. */
export async function stepOf(course: Course, number: number): Promise<Step> {
  const { entries, stops } = course;
  const wanted = stops.find((stop) => stop >= number) ?? entries.length;
  return stepAt(course, wanted, await playedTo(course, wanted));
}

/** These steps of a course, ascending, in parts. */
export async function* stepsAt(course: Course, numbers: readonly number[]): AsyncGenerator<Step> {
  for (const number of numbers) yield stepAt(course, number, await playedTo(course, number));
}

function stepAt(course: Course, number: number, { state, played }: Match): Step {
  const { table, entries } = course;
  const told = {
    number,
    entries: since(course, number),
    when: table.record.phase === 'playing' ? ('later' as const) : ('now' as const),
  };
  if (number === entries.length) return { ...told, table, shown: true };
  const record = { ...table.record, state, played, phase: 'playing' as const };
  const then = { ...tableBefore(table, entries.slice(number)), record };
  return { ...told, table: then, shown: !course.veiled };
}

/** What had happened since the step before; at the first one the start as well. */
function since({ opening, entries, stops }: Course, number: number): readonly LogEntry[] {
  const before = stops.findLast((stop) => stop < number);
  return before === undefined ? [opening, ...entries.slice(0, number)] : entries.slice(before, number);
}
