import { printSpot } from '../board.ts';
import type { Goal, PiecepackMove, Side } from '../types.ts';
import { gripOf } from './grip-typed.ts';
import { printSpec, RANK_LETTERS } from './spec.ts';

/** What `parseMove` reads back. */
export function printMove(move: PiecepackMove): string {
  switch (move.kind) {
    case 'lay':
      return printSpec(move.piece, move.side, move.angle) + (move.under ? '\\' : '@') + printGoal(move);
    case 'move':
      return gripOf(move.grip) + (move.under ? '_' : '-') + printGoal(move);
    case 'capture':
      return `${gripOf(move.grip)}:${gripOf({ at: move.to, ...(move.taken ?? { first: 1, last: 1 }) })}`;
    case 'swap':
      return `${gripOf(move.grip)}#${gripOf(move.other)}`;
    case 'flip':
      return `+${gripOf(move.grip)}`;
    case 'box':
      return `*${gripOf(move.grip)}`;
    case 'turn':
      return `${gripOf(move.grip)}@>${move.by}`;
    case 'look':
    case 'hide':
    case 'bag':
      return `${move.kind} ${gripOf(move.grip)}`;
    case 'note':
      return `note ${move.text}`;
    case 'several':
      return move.moves.map(printMove).join(' ; ');
    default:
      return printWords(move);
  }
}

function printGoal({ to, depth, of }: Goal): string {
  if (depth === undefined || depth === 'all') return printSpot(to);
  return `${of ? printSpot(to) : ''}%${gripOf({ at: of ?? to, first: depth, last: depth })}`;
}

type Wordy = Exclude<
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

function printWords(move: Wordy): string {
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
      return move.to === null ? 'draw' : `draw@${printSpot(move.to)}${down(move.side)}`;
    case 'show':
      return `show ${move.index}@${printSpot(move.to)}${down(move.side)}`;
    case 'setup':
      return `set up ${move.layout}`;
    case 'game':
      return `set up ${move.game}`;
    case 'saved':
      return `set up ${move.columns}x${move.rows} "${move.name}" ${move.pieces}`;
    default:
      return SHORT[move.kind];
  }
}

/** What goes from the box into the bag, in a word. */
const FILLS = { t: 'tiles', c: 'coins', d: 'dice', p: 'pawns', all: 'box' } as const;

/** Actions that are said in a word or two. */
export const SHORT = {
  clear: 'clear',
  open: 'open box',
  undo: 'undo',
  pack: 'pack up',
  unpack: 'play on',
} as const;

function down(side: Side): string {
  return side === 'b' ? ' down' : '';
}
