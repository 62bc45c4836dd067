import { type Refusal, refused } from '../../../engine/refusal.ts';
import { truncateText } from '../../../engine/text.ts';
import { getStack, refuse } from '../grip.ts';
import type {
  Destination,
  Grip,
  PiecepackMove,
  PiecepackView,
  Rank,
  SeenPiece,
  Spot,
  Suit,
} from '../types.ts';
import { parseGrip } from './parse-grip.ts';
import { parseTypedSpot } from './parse-typed-spot.ts';
import { parseWanted } from './parse-wanted.ts';
import { parseRank } from './spec.ts';

type ParsedMove = PiecepackMove | Refusal;

const LAYING = /^([^@\\\s]+)([@\\])([^>\s]\S*)$/;
/** Turn in place. `$>` turns pieces about their own spot, which is the same where they lie on one. */
const TURNING = /^(\S+?)[@$]>(-?\d+)$/;
const SETTING = /^(\S+)~d?[SMCA]?([na0-5])$/i;
/** Move, capture or swap. Coordinates may have a minus, which is not a sign of the notation. */
const CARRYING = /^((?:[^\s[\]()]|\([^\s()]*\)|\[[^\s\]]*\])+?)([-_:#])(.+)$/;

/** Parses an action in the signs of the notation, or returns null. */
export function parseSigns(clean: string, view: PiecepackView): ParsedMove | null {
  const setting = SETTING.exec(clean);
  if (setting) return parseSet(setting[1] as string, setting[2] as string, view);
  if (/[=~]/.test(clean)) return refuse('notHere');
  if (clean.startsWith('+')) return parseFlip(clean.slice(1), view);
  if (/^!\S+$/.test(clean)) return parseRaise(clean.slice(1), view);
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

/** Parses a move that raises pieces on top of all, in place. */
function parseRaise(what: string, view: PiecepackView): ParsedMove {
  return withGrip(what, view, (grip) => ({ kind: 'move', grip, to: grip.at, under: false }));
}

function parseSet(what: string, shown: string, view: PiecepackView): ParsedMove {
  return withGrip(what, view, (grip) => {
    const die = findDie(grip, view);
    return die
      ? { kind: 'set', suit: die.suit as Suit, rank: parseRank(shown.toLowerCase()) as Rank }
      : refuse('notHere');
  });
}

/** Parses turning over. A tile or coin shows its other side, a die the opposite number: null and 3, ace and 4, 2 and 5. */
export function parseFlip(what: string, view: PiecepackView): ParsedMove {
  return withGrip(what, view, (grip) => {
    const die = findDie(grip, view);
    if (!die) return { kind: 'flip', grip };
    return { kind: 'set', suit: die.suit as Suit, rank: (((die.rank ?? 0) + 3) % 6) as Rank };
  });
}

function findDie({ at, first, last }: Grip, view: PiecepackView): SeenPiece | null {
  const piece = first === last ? getStack(view.pieces, at)[first - 1] : undefined;
  return piece?.kind === 'd' ? piece : null;
}

function parseDegrees(what: string, degrees: number, view: PiecepackView): ParsedMove {
  const by = ((degrees % 360) + 360) % 360;
  if (by % 90 !== 0 || by === 0) return refuse('quarterTurns');
  return withGrip(what, view, (grip) => ({ kind: 'turn', grip, by: by as 90 | 180 | 270 }));
}

function parseLay(what: string, under: boolean, where: string, view: PiecepackView): ParsedMove {
  return withGoal(where, under, null, view, (goal) => {
    const wanted = parseWanted(what, view);
    return refused(wanted) ? wanted : { kind: 'lay', ...wanted, ...goal };
  });
}

function parseCarry(what: string, sign: string, where: string, view: PiecepackView): ParsedMove {
  if (sign === ':') return parseCapture(what, where, view);
  return withGrip(what, view, (grip) => {
    if (sign !== '#')
      return withGoal(where, sign === '_', grip.at, view, (goal) => ({ kind: 'move', grip, ...goal }));
    return withGrip(where.replace(/^%/, ''), view, (other) => ({ kind: 'swap', grip, other, raised: true }));
  });
}

/** Parses a capture. The captured pieces are removed before the pieces that take their place are counted. */
function parseCapture(what: string, where: string, view: PiecepackView): ParsedMove {
  return withStruck(what, where, view, ({ at: to, first, last }) => {
    const struck = getStack(view.pieces, to).slice(first - 1, last);
    const left = { ...view, pieces: view.pieces.filter((piece) => !struck.includes(piece)) };
    return withGrip(what, left, (grip) => {
      const isTop = last === 1 && (grip.at.x !== to.x || grip.at.y !== to.y);
      return { kind: 'capture', grip, to, ...(isTop ? {} : { taken: { first, last } }) };
    });
  });
}

/** Resolves the captured pieces, which may be given by their distance from the capturing piece. */
function withStruck(
  what: string,
  where: string,
  view: PiecepackView,
  then: (grip: Grip) => ParsedMove,
): ParsedMove {
  const clean = where.replace(/^%/, '');
  const grip = parseGrip(clean, view);
  if (!refused(grip)) return then(grip);
  return withGrip(what, view, ({ at }) =>
    withSpot(clean, (to) => then({ at: to, first: 1, last: 1 }), view, at),
  );
}

/**
 * Resolves a goal. A spot means above or beneath everything on the table. With `%` and a piece it means directly above or beneath that
 * piece, on its own spot (`%d4[2]`) or another (`c2%d4`).
 */
function withGoal(
  where: string,
  under: boolean,
  from: Spot | null,
  view: PiecepackView,
  then: (goal: Destination) => ParsedMove,
): ParsedMove {
  const [spot = '', piece] = where.split('%');
  if (piece === undefined)
    return withSpot(spot, (to) => then({ to, under, ...(under && { depth: 'all' as const }) }), view, from);
  return withGrip(piece, view, ({ at, first: depth, last }) => {
    if (depth !== last) return refuse('noGrip', { typed: truncateText(piece, 40) });
    if (spot === '') return then({ to: at, under, depth });
    return withSpot(
      spot,
      (to) => then({ to, under, depth, ...(!isSameSpot(to, at) && { of: at }) }),
      view,
      from,
    );
  });
}

function isSameSpot(one: Spot, other: Spot): boolean {
  return one.x === other.x && one.y === other.y;
}

/** Parses a grip and passes it on, or returns the refusal. */
export function withGrip(typed: string, view: PiecepackView, then: (grip: Grip) => ParsedMove): ParsedMove {
  const grip = parseGrip(typed, view);
  return refused(grip) ? grip : then(grip);
}

/**
 * Parses a spot and passes it on, or returns the refusal. `2N` counts from where a piece lies, `2N|c3` from a spot, `2N$?pS` from a piece.
 */
export function withSpot(
  typed: string,
  then: (at: Spot) => ParsedMove,
  view: PiecepackView | null = null,
  from: Spot | null = null,
): ParsedMove {
  const [, steps, sign, anchor = ''] = (view && /^([^|$]+)([|$])(.+)$/.exec(typed)) ?? [];
  if (view && steps !== undefined)
    return withSpot(
      sign === '$' ? `&${anchor}` : anchor,
      (start) => withSpot(steps, then, view, start),
      view,
      from,
    );
  if (view && typed.startsWith('&')) return withGrip(typed.slice(1), view, ({ at }) => then(at));
  const spot = parseTypedSpot(typed, from);
  return refused(spot) ? spot : then(spot);
}
