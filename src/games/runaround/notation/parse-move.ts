/**
 * Notation of a move: `roll`, or the number of the space whose pawn runs: `5`. Also accepted: `r`; the letter of the
 * pawn on the picture, `A`; the target, `5-8` or `A-8`, with a dash, an arrow or `to`; and a word such as `run` before
 * it.
 */

import type { Seat } from '../../../engine/game.ts';
import { Refusal } from '../../../engine/refusal.ts';
import { text, truncateText } from '../../../engine/text.ts';
import { getPawnSpaces, getSeatValue, getSpaceAhead, LETTERS } from '../board.ts';
import type { RunaroundMove, RunaroundView, Space } from '../types.ts';

const ROLL = /^(r|roll|roll again|dice|die|주사위|굴림|굴리기|던지기)$/;

const RUN =
  /^(?:(?:run|move|pawn|from|yellow|blue|노란|노랑|파란|파랑|말)\s*)*(\d{1,3}|[a-d])번?(?:(?:\s*(?:-+>?|→|>|:|to|에서)\s*|\s+)(\d{1,3})번?)?$/;

/** Parses a typed move. A wrong target is refused, and the refusal names the right one. */
export function parseMove(typed: string, view: RunaroundView, seat: Seat): RunaroundMove | Refusal {
  const words = typed.trim().toLowerCase().replace(/\s+/g, ' ');
  if (ROLL.test(words)) return { kind: 'roll' };
  const [, pawn, end] = RUN.exec(words) ?? [];
  if (pawn === undefined)
    return new Refusal(text('runaround:refuse.typed', { typed: truncateText(typed.trim(), 40) }));
  return parseRun(view, seat, pawn, end === undefined ? null : Number(end));
}

function parseRun(view: RunaroundView, seat: Seat, pawn: string, end: Space | null): RunaroundMove | Refusal {
  const from = /\d/.test(pawn) ? Number(pawn) : parseLetter(view, seat, pawn.toUpperCase());
  if (typeof from !== 'number') return from;
  return checkEnd(view, seat, from, end) ?? { kind: 'run', from };
}

function parseLetter(view: RunaroundView, seat: Seat, letter: string): Space | Refusal {
  const spaces = getPawnSpaces(view, seat);
  const from = spaces[LETTERS.indexOf(letter)];
  if (from !== undefined) return from;
  if (spaces.length === 0) return new Refusal(text('runaround:refuse.noLetters', { letter }), 'R-RA-7');
  const known = spaces.map((space, at) => `${LETTERS[at]} (${space})`);
  return new Refusal(text('runaround:refuse.noLetter', { letter, known }), 'R-RA-7');
}

/** Checks the typed target only if the seat is to move a pawn from that space; `apply` refuses the rest. */
function checkEnd(view: RunaroundView, seat: Seat, from: Space, end: Space | null): Refusal | null {
  if (end === null || view.rolled === null || seat !== view.mover) return null;
  if (!getSeatValue(view.pawns, seat).includes(from)) return null;
  const to = getSpaceAhead(view.size, seat, from, view.rolled);
  if (to === end) return null;
  return new Refusal(text('runaround:refuse.wrongEnd', { from, rolled: view.rolled, to, end }), 'R-RA-7');
}
