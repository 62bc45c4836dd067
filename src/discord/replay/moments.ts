import { greatest } from '../../../render/pace.ts';
import { Breath } from '../../app/core/yield-to-event-loop.ts';
import { tableBefore } from '../../app/replay/reached.ts';
import type { Course } from '../../app/replay/replay.ts';
import type { Language } from '../../engine/text.ts';
import type { LogEntry } from '../../store/log.ts';
import { eventTexts, toldLines } from '../text/lines.ts';

/** How much the greatest that has happened at each of these last stops matters; 0 for a quiet move. */
export async function weightsAt(course: Course, stops: readonly number[]): Promise<readonly number[]> {
  const all = known.get(course.entries) ?? weighed(course);
  known.set(course.entries, all);
  return (await all).slice(course.stops.length - stops.length);
}

/** The weights of courses that are looked at, by their entries. */
const known = new WeakMap<Course['entries'], Promise<readonly number[]>>();

/** At every stop, in parts. */
async function weighed(course: Course): Promise<readonly number[]> {
  const { stops, entries } = course;
  const breath = new Breath();
  const weights: number[] = [];
  for (const [at, stop] of stops.entries()) {
    const since = entries.slice(stops[at - 1] ?? 0, stop);
    weights.push(Math.max(0, ...since.map((entry) => weightOf(course, entry))));
    if (breath.isDue) await breath.taken();
  }
  return weights;
}

/** At most so many stops of a course, the greatest moments first of all, then others evenly spread; ascending. */
export async function momentsOf(course: Course, most: number): Promise<readonly number[]> {
  const { stops } = course;
  const weights = await weightsAt(course, stops);
  const ends = new Set([0, stops.length - 1]);
  const great = greatest(
    weights.map((weight, at) => (ends.has(at) ? 0 : weight)),
    most - ends.size,
  );
  return stops.filter((_, at) => ends.has(at) || great.has(at));
}

/** What a stop is called: the heaviest line of what had happened, the first of a quiet move; null where nothing is told. */
export function momentName(course: Course, stop: number, language: Language): string | null {
  const { table, entries } = course;
  const then = tableBefore(table, entries.slice(stop));
  const when = table.record.phase === 'playing' ? 'later' : 'now';
  const lines = toldLines(then, entriesAt(course, stop), null, when, language);
  const most = Math.max(0, ...lines.map(({ weight }) => weight));
  return lines.find(({ weight }) => Math.max(0, weight) === most)?.said ?? null;
}

function weightOf({ table }: Course, entry: LogEntry): number {
  if (entry.kind !== 'move') return 0;
  const when = table.record.phase === 'playing' ? 'later' : 'now';
  return Math.max(0, ...eventTexts(table.game, entry.events, null, when).map(({ weight }) => weight));
}

/** What had happened since the stop before. */
function entriesAt({ stops, entries }: Course, stop: number): readonly LogEntry[] {
  const before = stops.findLast((other) => other < stop) ?? 0;
  return entries.slice(before, stop);
}
