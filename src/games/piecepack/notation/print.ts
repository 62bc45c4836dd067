import { printSpot } from '../board.ts';
import { getAllSeats } from '../knowledge.ts';
import type { Destination, LaidSetUp, Note, PiecepackMove, PiecepackState, Side } from '../types.ts';
import { printGrip } from './parse-grip.ts';
import { printPieces } from './pieces.ts';
import { printSpec, RANK_LETTERS } from './spec.ts';

/**
 * Prints positions, in parts with `|` between them:
 *
 * ```
 * square 2 | board tbS3@(1.5,1.5) tfM4<@(3.5,1.5) cbS3:1@c2 dC4@d4 pS@a1 | area tS2 cA2 ; - | bag cSn cSa | box tS4 pM ? cM3 | packing - | notes "1 Hello"
 * ```
 *
 * 1. The layout (`square`, `wide`, `ring`, `empty`) and the number of seats; then `game kono` if that game was set up,
 *    `named 8x8 "Ours"` for a saved set-up.
 * 2. `board`, from the bottom to the top: kind (`t c d p`), side of tiles and coins (`f b`), suit, rank (`n a 2 3 4 5`,
 *    of a die the number it shows, none of a pawn), angle if not `^`, then `:` and the seats (from 1) that know it although it
 *    does not show, `:*` for all; `@` and the spot: `tbS3:13@(1.5,1.5)`. A piece that is missing is an error.
 * 3. `area` of each seat, `;` between them, and 4. `bag`: pieces by name, `tS3 cMn dC pA`.
 * 5. `box`: the pieces that everybody knows there, then `?` and the others.
 * 6. `packing`: the seats that want to pack up.
 * 7. Optionally `undo` with the seat that may undo, the kind of its action, and the earlier parts 2 to 5,
 *    in `[ ]`;
 * 8. `notes`, each as a JSON string that begins with the seat; 9. `over`.
 *
 * `-` stands for none.
 */

/** Prints the whole state. */
export function print(state: PiecepackState): string {
  const { options, seats, pieces, before, notes, packing, over, laid } = state;
  const packers = getAllSeats(seats).filter((seat) => packing[seat]);
  return [
    `${options.layout} ${seats}${laid ? printLaid(laid) : ''}`,
    printPieces(pieces, seats),
    `packing ${packers.map((seat) => seat + 1).join(' ') || '-'}`,
    ...(before ? [`undo ${before.seat + 1} ${before.what} [ ${printPieces(before.pieces, seats)} ]`] : []),
    ...(notes.length > 0 ? [`notes ${notes.map(printNote).join(' ')}`] : []),
    ...(over ? ['over'] : []),
  ].join(' | ');
}

function printLaid(laid: LaidSetUp): string {
  if ('game' in laid) return ` game ${laid.game}`;
  return ` named ${laid.columns}x${laid.rows} "${laid.name}"`;
}

function printNote({ seat, text }: Note): string {
  return JSON.stringify(`${seat + 1} ${text}`);
}

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
