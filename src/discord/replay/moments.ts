import { pickGreatestMoments } from '../../../render/frame-durations.ts';
import { EventLoopYielder } from '../../app/core/yield-to-event-loop.ts';
import { rewindSeats } from '../../app/replay/checkpoint.ts';
import type { Replay } from '../../app/replay/replay.ts';
import type { Language, Text } from '../../engine/text.ts';
import type { LogEntry } from '../../store/log.ts';
import { createLogLines, describeEvents } from '../text/log-lines.ts';

/** Returns the weight of the greatest event at each of these last stops; 0 for a quiet move. */
export async function getStopWeights(course: Replay, stops: readonly number[]): Promise<readonly number[]> {
  const all = weightsByEntries.get(course.entries) ?? computeWeights(course);
  weightsByEntries.set(course.entries, all);
  return (await all).slice(course.stops.length - stops.length);
}

/** Cache of weights by the entries of a replay. */
const weightsByEntries = new WeakMap<Replay['entries'], Promise<readonly number[]>>();

/** Computes the weights of all stops; yields to the event loop between them. */
async function computeWeights(course: Replay): Promise<readonly number[]> {
  const { stops, entries } = course;
  const yielder = new EventLoopYielder();
  const weights: number[] = [];
  for (const [at, stop] of stops.entries()) {
    const since = entries.slice(stops[at - 1] ?? 0, stop);
    weights.push(Math.max(0, ...since.map((entry) => getEntryWeight(course, entry))));
    if (yielder.isDue) await yielder.taken();
  }
  return weights;
}

/** Returns at most `most` stops in ascending order: the greatest moments, then others evenly spread. */
export async function findMoments(course: Replay, most: number): Promise<readonly number[]> {
  const { stops } = course;
  const weights = await getStopWeights(course, stops);
  const ends = new Set([0, stops.length - 1]);
  const great = pickGreatestMoments(
    weights.map((weight, at) => (ends.has(at) ? 0 : weight)),
    most - ends.size,
  );
  return stops.filter((_, at) => ends.has(at) || great.has(at));
}

/** Returns the heaviest log line of a stop, or the first if the move is quiet; null if no line describes it. */
export function formatMomentName(course: Replay, stop: number, language: Language): string | null {
  const { table, entries } = course;
  const then = rewindSeats(table, entries.slice(stop));
  const when = table.record.phase === 'playing' ? 'later' : 'now';
  const lines = createLogLines(then, getEntriesSinceStop(course, stop), null, when, language);
  const most = Math.max(0, ...lines.map(({ weight }) => weight));
  return lines.find(({ weight }) => Math.max(0, weight) === most)?.said ?? null;
}

/** Describes the heaviest event of a stop, the newest of several, before translation; null if no line describes it. */
export function describeMoment({ table, entries, stops }: Replay, stop: number): Text | null {
  const when = table.record.phase === 'playing' ? 'later' : 'now';
  const texts = getEntriesSinceStop({ entries, stops }, stop).flatMap((entry) =>
    entry.kind === 'move' ? describeEvents(table.game, entry.events, null, when) : [],
  );
  const most = Math.max(...texts.map(({ weight }) => weight));
  return texts.findLast(({ weight }) => weight === most)?.told ?? null;
}

function getEntryWeight({ table }: Replay, entry: LogEntry): number {
  if (entry.kind !== 'move') return 0;
  const when = table.record.phase === 'playing' ? 'later' : 'now';
  return Math.max(0, ...describeEvents(table.game, entry.events, null, when).map(({ weight }) => weight));
}

/** Returns the log entries since the previous stop. */
function getEntriesSinceStop(
  { stops, entries }: Pick<Replay, 'stops' | 'entries'>,
  stop: number,
): readonly LogEntry[] {
  const before = stops.findLast((other) => other < stop) ?? 0;
  return entries.slice(before, stop);
}
