import type { Seat } from '../../../engine/game.ts';
import { type Text, text } from '../../../engine/text.ts';
import { isWalled, progress, startOf } from '../board.ts';
import { of, other } from '../both.ts';
import { byProgress } from '../pawns.ts';
import { run } from '../run.ts';
import type { RunaroundEvent, RunaroundState, RunaroundView, Space } from '../types.ts';
import { setback, threats } from './threat.ts';

/** A run that was chosen among several, and what it has come to. */
interface Ran {
  readonly before: RunaroundState;
  readonly after: RunaroundState;
  readonly seat: Seat;
  readonly from: Space;
  /** Where the pawn stands now; null at home. */
  readonly at: Space | null;
  readonly seen: readonly RunaroundEvent[];
}

/** So many spaces are worth a word. */
const MANY = 4;
/** The most that a roll can be. */
const ROLL = 6;

/** What a run was for. Rolls, and runs of the only pawn, need none. */
export function reason(view: RunaroundView, seen: readonly RunaroundEvent[], seat: Seat): Text | null {
  const ran = ranIn(view, seen, seat);
  if (ran === null) return null;
  for (const found of REASONS) {
    const why = found(ran);
    if (why !== null) return why;
  }
  return null;
}

const REASONS: readonly ((ran: Ran) => Text | null)[] = [
  attack,
  score,
  shortCut,
  flight,
  bar,
  hunt,
  near,
  shelter,
  catchUp,
];

function ranIn(view: RunaroundView, seen: readonly RunaroundEvent[], seat: Seat): Ran | null {
  const moved = seen.find((event) => event.kind === 'moved');
  const plain = seen.some(({ kind }) => kind === 'won' || kind === 'again');
  if (!moved || plain || view.rolled === null || view.again !== null) return null;
  if (byProgress(view, seat).length < 2) return null;
  const after = run(view, moved.from, view.rolled, () => {});
  return { before: view, after, seat, from: moved.from, at: standsAt(moved.to, seen), seen };
}

function standsAt(to: Space, seen: readonly RunaroundEvent[]): Space | null {
  if (seen.some(({ kind }) => kind === 'sentHome')) return null;
  return seen.find((event) => event.kind === 'swapped')?.across ?? to;
}

/** It throws the other side back. */
function attack({ before, seat, seen }: Ran): Text | null {
  const bumped = seen.find((event) => event.kind === 'bumped');
  if (!bumped) return null;
  const { victim, from, to, home } = bumped;
  const sent = home === victim ? progress(before.size, victim, to) : 0;
  const count = setback(before.size, victim, from, to) + sent;
  return count < MANY ? null : text('runaround:why.attack', { them: them(seat), count });
}

/** A run says itself; what it means for the race does not. */
function score({ after, seat, seen }: Ran): Text | null {
  const [own, theirs] = [of(after.runs, seat), of(after.runs, other(seat))];
  if (!seen.some(({ kind }) => kind === 'run')) return null;
  if (own + 1 === after.goal) return text('runaround:why.lastButOne');
  if (own === theirs + 1) return text('runaround:why.lead');
  return own === theirs ? text('runaround:why.level', { them: them(seat) }) : null;
}

function shortCut({ before, seat, seen }: Ran): Text | null {
  const swapped = seen.find((event) => event.kind === 'swapped');
  if (!swapped) return null;
  const count = -setback(before.size, seat, swapped.space, swapped.across);
  return count < MANY ? null : text('runaround:why.shortCut', { count });
}

/** The pawn could be thrown back where it stood, and cannot be where it stands. */
function flight({ before, after, seat, from, at }: Ran): Text | null {
  const reached = (state: RunaroundState, space: Space | null): boolean =>
    threats(state, other(seat)).some((threat) => threat.space === space && threat.loss >= MANY);
  if (at === null || !reached(before, from) || reached(after, at)) return null;
  return text('runaround:why.escape', { them: them(seat) });
}

/** It stands where the other side brings its pawns out (R-RA-9). */
function bar({ after, seat, at }: Ran): Text | null {
  const isBarred =
    !after.share && at === startOf(after.size, other(seat)) && of(after.homes, other(seat)) > 0;
  return isBarred ? text('runaround:why.bar', { them: them(seat) }) : null;
}

/** The pawn has come behind one that it can throw back. */
function hunt({ before, after, seat, at }: Ran): Text | null {
  const old = threats(before, seat).map(({ space }) => space);
  const fresh = threats(after, seat).filter(({ space, loss }) => loss >= MANY && !old.includes(space));
  const [best] = fresh.toSorted((one, less) => less.loss - one.loss);
  if (!best || at === null) return null;
  return text('runaround:why.hunt', { them: them(seat), space: best.space });
}

function near({ before: { size }, seat, from, at }: Ran): Text | null {
  const isNear = (space: Space): boolean => progress(size, seat, space) >= size - ROLL;
  return at !== null && isNear(at) && !isNear(from) ? text('runaround:why.near') : null;
}

/** There is no wall that it could be thrown over, though others come that way. */
function shelter({ after, seat, at }: Ran): Text | null {
  const { size } = after;
  if (at === null || isWalled(size, at) || progress(size, seat, at) < MANY) return null;
  const come = of(after.pawns, other(seat)).some((space) => {
    const ahead = progress(size, other(seat), at) - progress(size, other(seat), space);
    return ahead > 0 && ahead <= ROLL;
  });
  return come ? text('runaround:why.shelter') : null;
}

/** The last one is not left alone at the start. */
function catchUp({ before, seat, from, at }: Ran): Text | null {
  const [last, ...others] = byProgress(before, seat);
  const lag = progress(before.size, seat, others[0] ?? from) - progress(before.size, seat, from);
  return at !== null && from === last && lag > ROLL ? text('runaround:why.catchUp') : null;
}

function them(seat: Seat): { readonly seat: Seat } {
  return { seat: other(seat) };
}
