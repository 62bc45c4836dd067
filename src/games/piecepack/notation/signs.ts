import { type Refusal, refused } from '../../../engine/refusal.ts';
import { no, stackAt } from '../grip.ts';
import type { Grip, PiecepackMove, PiecepackView, Rank, SeenPiece, Spot, Suit } from '../types.ts';
import { readGrip } from './gripTyped.ts';
import { rankOf } from './spec.ts';
import { readSpot } from './spotTyped.ts';
import { wantedFrom } from './wanted.ts';

type Read = PiecepackMove | Refusal;

const LAYING = /^([^@\\\s]+)([@\\])([^>\s]\S*)$/;
const TURNING = /^(\S+?)@>(-?\d+)$/;
const SETTING = /^(\S+)~d?[SMCA]?([na0-5])$/i;
/** Coordinates may have a minus, which is no sign. */
const CARRYING = /^((?:[^\s[\]()]|\([^\s()]*\)|\[[^\s\]]*\])+?)([-_:#])(.+)$/;

/** An action in the signs of the notation, null for none. */
export function parseSigns(clean: string, view: PiecepackView): Read | null {
  const setting = SETTING.exec(clean);
  if (setting) return parseSet(setting[1] as string, setting[2] as string, view);
  if (/[=~]/.test(clean)) return no('notHere');
  if (clean.startsWith('+')) return parseFlip(clean.slice(1), view);
  if (clean.startsWith('*')) return withGrip(clean.slice(1), view, (grip) => ({ kind: 'box', grip }));
  const turning = TURNING.exec(clean);
  if (turning) return parseDegrees(turning[1] as string, Number(turning[2]), view);
  if (/\S\s+\S/.test(clean)) return null;
  const laying = LAYING.exec(clean);
  if (laying) return parseLay(laying[1] as string, laying[2] === '\\', laying[3] as string, view);
  const carrying = CARRYING.exec(clean);
  if (!carrying) return null;
  return parseCarry(carrying[1] as string, carrying[2] as string, carrying[3] as string, view);
}

function parseSet(what: string, shown: string, view: PiecepackView): Read {
  return withGrip(what, view, (grip) => {
    const die = dieAt(grip, view);
    return die
      ? { kind: 'set', suit: die.suit as Suit, rank: rankOf(shown.toLowerCase()) as Rank }
      : no('notHere');
  });
}

/** Turned over, a tile or coin shows its other side, a die the number opposite: null and 3, ace and 4, 2 and 5. */
export function parseFlip(what: string, view: PiecepackView): Read {
  return withGrip(what, view, (grip) => {
    const die = dieAt(grip, view);
    if (!die) return { kind: 'flip', grip };
    return { kind: 'set', suit: die.suit as Suit, rank: (((die.rank ?? 0) + 3) % 6) as Rank };
  });
}

function dieAt({ at, first, last }: Grip, view: PiecepackView): SeenPiece | null {
  const piece = first === last ? stackAt(view.pieces, at)[first - 1] : undefined;
  return piece?.kind === 'd' ? piece : null;
}

function parseDegrees(what: string, degrees: number, view: PiecepackView): Read {
  const by = ((degrees % 360) + 360) % 360;
  if (by % 90 !== 0 || by === 0) return no('quarterTurns');
  return withGrip(what, view, (grip) => ({ kind: 'turn', grip, by: by as 90 | 180 | 270 }));
}

function parseLay(what: string, under: boolean, where: string, view: PiecepackView): Read {
  return withGoal(where, under, null, view, (goal) => {
    const wanted = wantedFrom(what, view);
    return refused(wanted) ? wanted : { kind: 'lay', ...wanted, ...goal };
  });
}

function parseCarry(what: string, sign: string, where: string, view: PiecepackView): Read {
  return withGrip(what, view, (grip) => {
    if (sign === '#')
      return withGrip(where.replace(/^%/, ''), view, (other) => ({ kind: 'swap', grip, other }));
    if (sign === ':') return parseCapture(grip, where, view);
    return withGoal(where, sign === '_', grip.at, view, (goal) => ({ kind: 'move', grip, ...goal }));
  });
}

/** Captured is the top piece of a spot. */
function parseCapture(grip: Grip, where: string, view: PiecepackView): Read {
  if (!/^[%?]/.test(where)) return withSpot(where, (to) => ({ kind: 'capture', grip, to }), grip.at);
  return withGrip(where.replace(/^%/, ''), view, ({ at, first }) =>
    first === 1 ? { kind: 'capture', grip, to: at } : no('captureTop'),
  );
}

interface Goal {
  readonly to: Spot;
  readonly under: boolean;
  readonly depth?: number;
}

/** A spot, or with `%` directly above or beneath a piece; above the top one and beneath the lowest is the spot alone. */
function withGoal(
  where: string,
  under: boolean,
  from: Spot | null,
  view: PiecepackView,
  then: (goal: Goal) => Read,
): Read {
  if (!where.startsWith('%')) return withSpot(where, (to) => then({ to, under }), from);
  return withGrip(where.slice(1), view, ({ at: to, first, last }) => {
    const depth = under ? last : first - 1;
    const height = stackAt(view.pieces, to).length;
    return then(depth === 0 || depth === height ? { to, under } : { to, under: true, depth });
  });
}

/** A grip as typed, then on with it. */
export function withGrip(typed: string, view: PiecepackView, then: (grip: Grip) => Read): Read {
  const grip = readGrip(typed, view);
  return refused(grip) ? grip : then(grip);
}

/** A spot as typed, then on with it. */
export function withSpot(typed: string, then: (at: Spot) => Read, from: Spot | null = null): Read {
  const spot = readSpot(typed, from);
  return refused(spot) ? spot : then(spot);
}
