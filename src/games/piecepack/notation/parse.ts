import type { Seat } from '../../../engine/game.ts';
import type { Options } from '../../../engine/options.ts';
import { type Refusal, refused } from '../../../engine/refusal.ts';
import { truncateText } from '../../../engine/text.ts';
import { refuse } from '../grip.ts';
import { MAX_NOTE_LENGTH } from '../hands/notes.ts';
import { getAllSeats } from '../knowledge.ts';
import { OPTIONS } from '../options.ts';
import { findPlan, type GameId } from '../setups/games.ts';
import {
  type LaidSetUp,
  type Layout,
  type Note,
  type PiecepackState,
  UNDOABLE_KINDS,
  type UndoableKind,
  type UndoStep,
} from '../types.ts';
import { parsePieces } from './pieces.ts';

type Parsed<T> = T | Refusal;

const UNDO = String.raw` \| undo ([1-6]) (${UNDOABLE_KINDS.join('|')}) \[ ([^[\]]*) \]`;

const FORM = new RegExp(
  String.raw`^(\w+) ([1-6])(?: game (\w+)| named (\d\d?)x(\d\d?) \"([^\"]*)\")? \| (board [^[\]]*?) \| packing ((?:[1-6] ?)+|-)(?:${UNDO})?(?: \| notes (".*"))?( \| over)?$`,
);

/** Parses a position printed by `print`; a refusal names what is unreadable or impossible. */
export function parse(position: string, _options: Options): Parsed<PiecepackState> {
  const read = FORM.exec(position.trim().replaceAll(/\s+/g, ' '));
  if (!read) return refuse('position.form');
  const [, layout = '', count, game, columns, rows, name, now = '', packers = ''] = read;
  const [undoer, what = '', then = '', notes, over] = read.slice(9);
  if (!OPTIONS[0]?.values.includes(layout)) return refuse('position.layout', { found: layout });
  const seats = Number(count);
  const pieces = parsePieces(now, seats);
  if (refused(pieces)) return pieces;
  const before =
    undoer === undefined ? null : parseBefore(Number(undoer) - 1, what as UndoableKind, then, seats);
  if (before !== null && refused(before)) return before;
  const packing = parsePacking(packers, seats);
  if (refused(packing)) return packing;
  const written = parseNotes(notes, seats);
  if (refused(written)) return written;
  const laid = parseLaid(game, columns, rows, name);
  if (refused(laid)) return laid;
  const options = { layout: layout as Layout };
  const state = { options, seats, pieces, notes: written, before, packing, over: over !== undefined };
  return laid ? { ...state, laid } : state;
}

function parseLaid(game?: string, columns?: string, rows?: string, name?: string): Parsed<LaidSetUp | null> {
  if (name !== undefined) return { name, columns: Number(columns), rows: Number(rows) };
  if (game === undefined) return null;
  return findPlan(game as GameId) ? { game: game as GameId } : refuse('position.layout', { found: game });
}

function parseBefore(seat: Seat, what: UndoableKind, then: string, seats: number): Parsed<UndoStep> {
  if (seat >= seats) return refuse('position.seat', { found: seat + 1, seats });
  const pieces = parsePieces(then, seats);
  return refused(pieces) ? pieces : { seat, what, pieces };
}

function parsePacking(packers: string, seats: number): Parsed<boolean[]> {
  const named = packers === '-' ? [] : packers.trim().split(' ').map(Number);
  const strange = named.find((seat) => seat > seats);
  if (strange !== undefined) return refuse('position.seat', { found: strange, seats });
  return getAllSeats(seats).map((seat) => named.includes(seat + 1));
}

function parseNotes(written: string | undefined, seats: number): Parsed<Note[]> {
  const notes: Note[] = [];
  for (const [quoted] of (written ?? '').matchAll(/"(?:[^"\\]|\\.)*"/g)) {
    const read = /^([1-6]) (.+)$/.exec(unquote(quoted));
    const [, seat = '9', text = ''] = read ?? [];
    if (Number(seat) > seats || text.length > MAX_NOTE_LENGTH)
      return refuse('position.note', { found: truncateText(quoted, 40) });
    notes.push({ seat: Number(seat) - 1, text });
  }
  return notes;
}

function unquote(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch {
    return '';
  }
}
