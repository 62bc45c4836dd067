import type { Seat } from '../../../engine/game.ts';
import { type Text, text } from '../../../engine/text.ts';
import { getOpponent, getPawnSpaces, getProgress, getSeatValue, getStart, isWalled } from '../board.ts';
import { runPawn } from '../run.ts';
import type { RunaroundEvent, RunaroundState, RunaroundView, Space } from '../types.ts';
import { findThreats, getSetback } from './threats.ts';

/** Run chosen among several, with the positions before and after it. */
interface ChosenRun {
  readonly before: RunaroundState;
  readonly after: RunaroundState;
  readonly seat: Seat;
  readonly from: Space;
  /** Space of the pawn after the landing is resolved; null at home. */
  readonly at: Space | null;
  readonly seen: readonly RunaroundEvent[];
}

/** Minimum number of spaces that is worth mentioning. */
const MANY_SPACES = 4;
/** Highest roll of the die. */
const MAX_ROLL = 6;

/** Explains the purpose of a run. Rolls, and runs of the only pawn, get no explanation. */
export function explainMove(view: RunaroundView, seen: readonly RunaroundEvent[], seat: Seat): Text | null {
  const ran = findChosenRun(view, seen, seat);
  if (ran === null) return null;
  for (const found of EXPLANATIONS) {
    const why = found(ran);
    if (why !== null) return why;
  }
  return null;
}

const EXPLANATIONS: readonly ((ran: ChosenRun) => Text | null)[] = [
  explainAttack,
  explainScore,
  explainShortCut,
  explainEscape,
  explainBlock,
  explainHunt,
  explainNearness,
  explainShelter,
  explainCatchUp,
];

function findChosenRun(view: RunaroundView, seen: readonly RunaroundEvent[], seat: Seat): ChosenRun | null {
  const moved = seen.find((event) => event.kind === 'moved');
  const plain = seen.some(({ kind }) => kind === 'won' || kind === 'again');
  if (!moved || plain || view.rolled === null || view.again !== null) return null;
  if (getPawnSpaces(view, seat).length < 2) return null;
  const after = runPawn(view, moved.from, view.rolled, () => {});
  return { before: view, after, seat, from: moved.from, at: findFinalSpace(moved.to, seen), seen };
}

function findFinalSpace(to: Space, seen: readonly RunaroundEvent[]): Space | null {
  if (seen.some(({ kind }) => kind === 'sentHome')) return null;
  return seen.find((event) => event.kind === 'swapped')?.across ?? to;
}

/** Explains a run that throws the opponent back. */
function explainAttack({ before, seat, seen }: ChosenRun): Text | null {
  const bumped = seen.find((event) => event.kind === 'bumped');
  if (!bumped) return null;
  const { victim, from, to, home } = bumped;
  const sent = home === victim ? getProgress(before.size, victim, to) : 0;
  const count = getSetback(before.size, victim, from, to) + sent;
  return count < MANY_SPACES ? null : text('runaround:why.attack', { them: getOpponentArg(seat), count });
}

/** Explains the effect of a scored run on the race; the log already reports the run itself. */
function explainScore({ after, seat, seen }: ChosenRun): Text | null {
  const [own, theirs] = [getSeatValue(after.runs, seat), getSeatValue(after.runs, getOpponent(seat))];
  if (!seen.some(({ kind }) => kind === 'run')) return null;
  if (own + 1 === after.goal) return text('runaround:why.lastButOne');
  if (own === theirs + 1) return text('runaround:why.lead');
  return own === theirs ? text('runaround:why.level', { them: getOpponentArg(seat) }) : null;
}

function explainShortCut({ before, seat, seen }: ChosenRun): Text | null {
  const swapped = seen.find((event) => event.kind === 'swapped');
  if (!swapped) return null;
  const count = -getSetback(before.size, seat, swapped.space, swapped.across);
  return count < MANY_SPACES ? null : text('runaround:why.shortCut', { count });
}

/** Explains a run of a pawn that was in danger of being thrown back and no longer is. */
function explainEscape({ before, after, seat, from, at }: ChosenRun): Text | null {
  const reached = (state: RunaroundState, space: Space | null): boolean =>
    findThreats(state, getOpponent(seat)).some(
      (threat) => threat.space === space && threat.loss >= MANY_SPACES,
    );
  if (at === null || !reached(before, from) || reached(after, at)) return null;
  return text('runaround:why.escape', { them: getOpponentArg(seat) });
}

/** Explains a run that blocks the opponent's start (R-RA-9). */
function explainBlock({ after, seat, at }: ChosenRun): Text | null {
  const isBarred =
    !after.share &&
    at === getStart(after.size, getOpponent(seat)) &&
    getSeatValue(after.homes, getOpponent(seat)) > 0;
  return isBarred ? text('runaround:why.bar', { them: getOpponentArg(seat) }) : null;
}

/** Explains a run that brings an opposing pawn within range of being thrown back. */
function explainHunt({ before, after, seat, at }: ChosenRun): Text | null {
  const old = findThreats(before, seat).map(({ space }) => space);
  const fresh = findThreats(after, seat).filter(
    ({ space, loss }) => loss >= MANY_SPACES && !old.includes(space),
  );
  const [best] = fresh.toSorted((one, less) => less.loss - one.loss);
  if (!best || at === null) return null;
  return text('runaround:why.hunt', { them: getOpponentArg(seat), space: best.space });
}

function explainNearness({ before: { size }, seat, from, at }: ChosenRun): Text | null {
  const isNear = (space: Space): boolean => getProgress(size, seat, space) >= size - MAX_ROLL;
  return at !== null && isNear(at) && !isNear(from) ? text('runaround:why.near') : null;
}

/** Explains a run to a space without a wall to be bumped over, where opposing pawns will pass. */
function explainShelter({ after, seat, at }: ChosenRun): Text | null {
  const { size } = after;
  if (at === null || isWalled(size, at) || getProgress(size, seat, at) < MANY_SPACES) return null;
  const come = getSeatValue(after.pawns, getOpponent(seat)).some((space) => {
    const ahead = getProgress(size, getOpponent(seat), at) - getProgress(size, getOpponent(seat), space);
    return ahead > 0 && ahead <= MAX_ROLL;
  });
  return come ? text('runaround:why.shelter') : null;
}

/** Explains a run that brings the last pawn along instead of leaving it behind. */
function explainCatchUp({ before, seat, from, at }: ChosenRun): Text | null {
  const [last, ...others] = getPawnSpaces(before, seat);
  const lag = getProgress(before.size, seat, others[0] ?? from) - getProgress(before.size, seat, from);
  return at !== null && from === last && lag > MAX_ROLL ? text('runaround:why.catchUp') : null;
}

function getOpponentArg(seat: Seat): { readonly seat: Seat } {
  return { seat: getOpponent(seat) };
}
