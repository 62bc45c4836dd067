import { setImmediate } from 'node:timers/promises';
import { Notes } from '../../ai/notes.ts';
import { filterSeenEvents } from '../../engine/filter-seen-events.ts';
import type { Seat } from '../../engine/game.ts';
import { isSameJson } from '../../engine/is-same-json.ts';
import { type Match, replayMove } from '../../engine/kernel.ts';
import { hasOneMove } from '../../engine/public-question.ts';
import type { Walk } from '../../engine/walk.ts';
import type { MoveEntry } from '../../store/log.ts';
import { rewindSeats, setUpMatch } from '../replay/checkpoint.ts';
import type { Replay } from '../replay/replay.ts';

/** A move chosen among several. */
export interface Decision {
  readonly entry: MoveEntry;
  /** Number of its entry in the replay, from 1. */
  readonly number: number;
  /** View and notes of the seat at that time, and the public view. */
  readonly view: unknown;
  readonly notes: unknown;
  readonly open: unknown;
}

/** Lists the decisions of a match by replaying it; yields to the event loop after each move. */
export async function listDecisions(course: Replay): Promise<readonly Decision[]> {
  const { table, opening, entries } = course;
  const decisions: Decision[] = [];
  let { match } = setUpMatch(table, opening);
  const notes = new Notes(
    table.game,
    table.seats.map(({ seat }) => table.game.view(match.state, seat)),
  );
  for (const [at, entry] of entries.entries()) {
    if (entry.kind !== 'move') continue;
    const decision = findDecision(match, entry, notes);
    if (decision) decisions.push({ ...decision, number: at + 1 });
    match = replayMove(match, entry);
    notes.addEvents(entry.events);
    await setImmediate();
  }
  return decisions;
}

/** Returns the decision of a move, or null if it was the only one. */
function findDecision(
  { game, state }: Match,
  entry: MoveEntry,
  notes: Notes,
): Omit<Decision, 'number'> | null {
  if (entry.forced && !entry.planned) return null;
  const { seat } = entry;
  const view = game.view(state, seat);
  if (hasOneMove(game, view, seat)) return null;
  return { entry, view, notes: notes.of(seat), open: game.view(state, null) };
}

/** Returns the names of a seat's successive holders, in order. A returning holder is listed again. */
export function getHolderNames({ table, entries }: Replay, seat: Seat): readonly string[] {
  const handed = entries.flatMap(({ kind }, at) => (kind === 'resign' || kind === 'seat' ? [at] : []));
  const names = [...handed, entries.length].map(
    (number) => rewindSeats(table, entries.slice(number)).seats[seat]?.name ?? '',
  );
  return names.filter((name, at) => name !== names[at - 1]);
}

/** Returns how many turns an AI played for a seat after its time was over. */
export function countLateTurns({ entries }: Replay, seat: Seat): number {
  return entries.filter((entry) => entry.kind === 'time' && entry.seat === seat).length;
}

/** A better move, and the path of its seat to it. */
interface BetterMove {
  readonly move: unknown;
  readonly way: Walk;
}

/**
 * Returns whether a better move may be published. It may if the game reveals everything at the end, if the public view led
 * to the same questions, or if later events showed that the move was possible.
 */
export function canReveal(course: Replay, decision: Decision, { move, way }: BetterMove): boolean {
  const { game } = course.table;
  if (game.laidOpen || isAskedOpenly(course, decision, way)) return true;
  return game.ai?.isRevealed?.(move, decision.entry.seat, getShownEvents(course, decision.number)) ?? false;
}

/** Returns the events visible to everyone from an entry on. */
function getShownEvents({ table: { game }, entries }: Replay, number: number): readonly unknown[] {
  const since = entries.slice(number - 1);
  const events = since.flatMap((entry) => (entry.kind === 'move' ? entry.events : []));
  return filterSeenEvents(game, events, null, 'now');
}

/** Returns whether the public view leads to the same questions along a path. It is not asked further after the first difference. */
function isAskedOpenly({ table: { game } }: Replay, { entry, open }: Decision, way: Walk): boolean {
  return way.questions.every((question, at) =>
    isSameJson(question, game.next(open, entry.seat, way.path.slice(0, at))),
  );
}
