/**
 * Positions as text, in parts with `|` between them:
 *
 * ```
 * square 2 | board tbS3@(1.5,1.5) tfM4<@(3.5,1.5) cbS3:1@c2 dC4@d4 pS@a1 | area tS2 cA2 ; - | bag cSn cSa | box tS4 pM ? cM3 | packing - | notes "1 Hello"
 * ```
 *
 * 1. The layout (`square`, `wide`, `ring`, `empty`) and the number of seats.
 * 2. `board`, from the bottom to the top: kind (`t c d p`), side of tiles and coins (`f b`), suit, rank (`n a 2 3 4 5`,
 *    of a die what it shows, none of a pawn), angle if not `^`, then `:` and the seats (from 1) that know it although it
 *    does not show, `:*` for all; `@` and the spot: `tbS3:13@(1.5,1.5)`. Pieces that are named nowhere are an error.
 * 3. `area` of each seat, `;` between them, and 4. `bag`: pieces by name, `tS3 cMn dC pA`.
 * 5. `box`: the pieces that everybody knows there, then `?` and the others.
 * 6. `packing`: the seats that want to pack up.
 * 7. Where it applies `undo` with the seat that may take back, the kind of what it did, and parts 2 to 5 as they
 *    were, in `[ ]`;
 * 8. `notes`, each as a JSON string that begins with the seat; 9. `over`.
 *
 * `-` stands for none.
 */
import type { Seat } from '../../../engine/game.ts';
import type { Options } from '../../../engine/options.ts';
import { type Refusal, refused } from '../../../engine/refusal.ts';
import { no } from '../grip.ts';
import { LONGEST } from '../hands/notes.ts';
import { everybody } from '../knowledge.ts';
import { OPTIONS } from '../options.ts';
import {
  type Before,
  type Layout,
  type Note,
  type PiecepackState,
  UNDOABLE,
  type Undoable,
} from '../types.ts';
import { parsePieces, printPieces } from './pieces.ts';

/** The whole state. */
export function print(state: PiecepackState): string {
  const { options, seats, pieces, before, notes, packing, over } = state;
  const packers = everybody(seats).filter((seat) => packing[seat]);
  return [
    `${options.layout} ${seats}`,
    printPieces(pieces, seats),
    `packing ${packers.map((seat) => seat + 1).join(' ') || '-'}`,
    ...(before ? [`undo ${before.seat + 1} ${before.what} [ ${printPieces(before.pieces, seats)} ]`] : []),
    ...(notes.length > 0 ? [`notes ${notes.map(printNote).join(' ')}`] : []),
    ...(over ? ['over'] : []),
  ].join(' | ');
}

function printNote({ seat, text }: Note): string {
  return JSON.stringify(`${seat + 1} ${text}`);
}

type Parsed<T> = T | Refusal;

const UNDO = String.raw` \| undo ([1-6]) (${UNDOABLE.join('|')}) \[ ([^[\]]*) \]`;

const FORM = new RegExp(
  String.raw`^(\w+) ([1-6]) \| (board [^[\]]*?) \| packing ((?:[1-6] ?)+|-)(?:${UNDO})?(?: \| notes (".*"))?( \| over)?$`,
);

/** The inverse of {@link print}; a refusal names what cannot be read, or cannot be. */
export function parse(position: string, _options: Options): Parsed<PiecepackState> {
  const read = FORM.exec(position.trim().replaceAll(/\s+/g, ' '));
  if (!read) return no('position.form');
  const [, layout = '', count, now = '', packers = '', undoer, what = '', then = '', notes, over] = read;
  if (!OPTIONS[0]?.values.includes(layout)) return no('position.layout', { found: layout });
  const seats = Number(count);
  const pieces = parsePieces(now, seats);
  if (refused(pieces)) return pieces;
  const before = undoer === undefined ? null : parseBefore(Number(undoer) - 1, what as Undoable, then, seats);
  if (before !== null && refused(before)) return before;
  const packing = parsePacking(packers, seats);
  if (refused(packing)) return packing;
  const written = parseNotes(notes, seats);
  if (refused(written)) return written;
  const options = { layout: layout as Layout };
  return { options, seats, pieces, notes: written, before, packing, over: over !== undefined };
}

function parseBefore(seat: Seat, what: Undoable, then: string, seats: number): Parsed<Before> {
  if (seat >= seats) return no('position.seat', { found: seat + 1, seats });
  const pieces = parsePieces(then, seats);
  return refused(pieces) ? pieces : { seat, what, pieces };
}

function parsePacking(packers: string, seats: number): Parsed<boolean[]> {
  const named = packers === '-' ? [] : packers.trim().split(' ').map(Number);
  const strange = named.find((seat) => seat > seats);
  if (strange !== undefined) return no('position.seat', { found: strange, seats });
  return everybody(seats).map((seat) => named.includes(seat + 1));
}

function parseNotes(written: string | undefined, seats: number): Parsed<Note[]> {
  const notes: Note[] = [];
  for (const [quoted] of (written ?? '').matchAll(/"(?:[^"\\]|\\.)*"/g)) {
    const read = /^([1-6]) (.+)$/.exec(unquoted(quoted));
    const [, seat = '9', text = ''] = read ?? [];
    if (Number(seat) > seats || text.length > LONGEST)
      return no('position.note', { found: quoted.slice(0, 40) });
    notes.push({ seat: Number(seat) - 1, text });
  }
  return notes;
}

function unquoted(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch {
    return '';
  }
}
