import { printSpot } from '../board.ts';
import type { Destination, PiecepackMove, Side } from '../types.ts';
import { printGrip } from './parse-grip.ts';
import { printSpec, RANK_LETTERS } from './spec.ts';

/** Prints an action in the form that `parseMove` reads. */
export function printMove(move: PiecepackMove): string {
  switch (move.kind) {
    case 'lay':
      return printSpec(move.piece, move.side, move.angle) + (move.under ? '\\' : '@') + printGoal(move);
    case 'move':
      return printGrip(move.grip) + (move.under ? '_' : '-') + printGoal(move);
    case 'capture':
      return `${printGrip(move.grip)}:${printGrip({ at: move.to, ...(move.taken ?? { first: 1, last: 1 }) })}`;
    case 'swap':
      return `${printGrip(move.grip)}#${printGrip(move.other)}`;
    case 'flip':
      return `+${printGrip(move.grip)}`;
    case 'box':
      return `*${printGrip(move.grip)}`;
    case 'turn':
      return `${printGrip(move.grip)}@>${move.by}`;
    case 'look':
    case 'hide':
    case 'bag':
      return `${move.kind} ${printGrip(move.grip)}`;
    case 'note':
      return `note ${move.text}`;
    case 'several':
      return move.moves.map(printMove).join(' ; ');
    default:
      return printWords(move);
  }
}

function printGoal({ to, depth, of }: Destination): string {
  if (depth === undefined || depth === 'all') return printSpot(to);
  return `${of ? printSpot(to) : ''}%${printGrip({ at: of ?? to, first: depth, last: depth })}`;
}

type WordMove = Exclude<
  PiecepackMove,
  {
    kind:
      | 'lay'
      | 'move'
      | 'capture'
      | 'swap'
      | 'flip'
      | 'box'
      | 'turn'
      | 'look'
      | 'hide'
      | 'bag'
      | 'note'
      | 'several';
  }
>;

function printWords(move: WordMove): string {
  switch (move.kind) {
    case 'fill':
      return `bag ${FILLS[move.of ?? 'all']}`;
    case 'set':
      return `?d${move.suit}~${RANK_LETTERS.charAt(move.rank)}`;
    case 'roll':
      return move.suit === null ? 'roll' : `roll d${move.suit}`;
    case 'shuffle':
      return `shuffle ${printSpot(move.at)}`;
    case 'draw':
      return move.to === null ? 'draw' : `draw@${printSpot(move.to)}${printSide(move.side)}`;
    case 'show':
      return `show ${move.index}@${printSpot(move.to)}${printSide(move.side)}`;
    case 'setup':
      return `set up ${move.layout}`;
    case 'game':
      return `set up ${move.game}`;
    case 'saved':
      return `set up ${move.columns}x${move.rows} "${move.name}" ${move.pieces}`;
    default:
      return SHORT_ACTIONS[move.kind];
  }
}

/** Words for the kinds moved from the box into the bag. */
const FILLS = { t: 'tiles', c: 'coins', d: 'dice', p: 'pawns', all: 'box' } as const;

/** Actions without arguments, by kind. */
export const SHORT_ACTIONS = {
  clear: 'clear',
  open: 'open box',
  undo: 'undo',
  pack: 'pack up',
  unpack: 'play on',
} as const;

function printSide(side: Side): string {
  return side === 'b' ? ' down' : '';
}
