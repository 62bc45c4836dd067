/**
 * Notation of moves:
 *
 * - `L e4`: places a large coin from the table on e4; also `$1 e4`, `50c on e4`, `e4 large`.
 * - `e4-d5`: shifts the top coin of e4 to d5; also `shift e4 d5`.
 * - `e2`: moves the pawn to e2; `e3>e2>d1`: runs down over these squares. Also `move e2`, `e3 → e2 → d1`, and with the
 *   pawn's own square in front, `e4>e3>e2`.
 * - `end`: ends the turn. `settle`: ends it with the offer to settle.
 * - `start d1`: the pawn starts on d1; while pawns are placed, `d1` is enough.
 */
import type { Seat } from '../../../engine/game.ts';
import { Refusal } from '../../../engine/refusal.ts';
import { text } from '../../../engine/text.ts';
import { isStarting } from '../turn.ts';
import type { Denomination, MoneyRunMove, MoneyRunView, Square } from '../types.ts';
import { checkComplete } from './check-complete.ts';
import { normaliseMove } from './normalise-move.ts';
import { shorten } from './refuse-position.ts';

const SQUARE = '[a-z][1-9]\\d?';

const START = new RegExp(`^start (${SQUARE})$`);

const PLACE = new RegExp(`^(?:place )?([lmspt]) (${SQUARE})$`);

const PLACE_ON = new RegExp(`^(?:place )?(${SQUARE}) ([lmspt])$`);

const SHIFT = new RegExp(`^(?:(?:shift )?(${SQUARE}) ?- ?(${SQUARE})|shift (${SQUARE})[ >]+(${SQUARE}))$`);

const PATH = new RegExp(`^(?:move )?(${SQUARE}(?: ?> ?${SQUARE})*)$`);

const LOOSE_PATH = new RegExp(`^move (${SQUARE}(?:[ >-]+${SQUARE})*)$`);

/** Parses a typed move without checking whether it is legal. */
export function parseMove(typed: string, view: MoneyRunView, seat: Seat): MoneyRunMove | Refusal {
  const clean = normaliseMove(typed);
  if (clean === 'end') return { kind: 'end' };
  if (clean === 'settle') return { kind: 'agree' };
  const start = START.exec(isStarting(view) ? clean.replace(/^(?:start )?/, 'start ') : clean);
  if (start) return { kind: 'start', at: start[1] as Square };
  return (
    checkComplete(clean, typed, view, seat) ??
    parsePlace(clean) ??
    parseShift(clean) ??
    parseStep(clean, view.pawns[seat] ?? null) ??
    refuseUnreadable(view, typed)
  );
}

function parsePlace(clean: string): MoneyRunMove | null {
  const [, coin, at] = PLACE.exec(clean) ?? swapParts(PLACE_ON.exec(clean)) ?? [];
  if (coin === undefined || at === undefined) return null;
  return { kind: 'place', coin: coin.toUpperCase() as Denomination, at };
}

function swapParts(read: RegExpExecArray | null): readonly (string | undefined)[] | null {
  return read && [read[0], read[2], read[1]];
}

function parseShift(clean: string): MoneyRunMove | null {
  const [, from, to, looseFrom, looseTo] = SHIFT.exec(clean) ?? [];
  const [origin, target] = [from ?? looseFrom, to ?? looseTo];
  return origin === undefined || target === undefined ? null : { kind: 'shift', from: origin, to: target };
}

/** Parses a step or a run; the pawn's own square may come first. */
function parseStep(clean: string, here: Square | null): MoneyRunMove | null {
  const read = PATH.exec(clean) ?? LOOSE_PATH.exec(clean);
  if (!read) return null;
  const [first = '', ...rest] = (read[1] as string).split(/[ >-]+/);
  return { kind: 'step', path: rest.length > 0 && first === here ? rest : [first, ...rest] };
}

function refuseUnreadable(view: MoneyRunView, typed: string): Refusal {
  return new Refusal(
    text(`moneyrun:refuse.move.${isStarting(view) ? 'start' : 'act'}`, { typed: shorten(typed) }),
  );
}
