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
import { shorten } from './refuse-position.ts';

/** Accepted wordings of a move and their plain notation, replaced in this order. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  // a whole button: the pawn's step with what it leads to
  [/^(?:[a-y]: )?(?:pawn|go) to ([a-z]\d), (?:up to|level|down to|(?:and )?you win).*$/g, 'move $1'],
  [/\s*(?:[-=]?>+|→|⇒|➜|»)\s*/g, '>'],
  [/[,:;@.]+/g, ' '],
  [/\$ ?1\b|\b1 ?\$|\bs\$ ?1\b|\b(?:large|dollar)\b|1 ?달러|큰/g, ' l '],
  [/\b50 ?센트|\b50 ?(?:c|ct|cents?|¢)?(?![\w¢])|\bmedium\b|중간/g, ' m '],
  [/\b20 ?센트|\b20 ?(?:c|ct|cents?|¢)?(?![\w¢])|\bsmall\b/g, ' s '],
  [/\b10 ?센트|\b10 ?(?:c|ct|cents?|¢)?(?![\w¢])|\bpuny\b|꼬마/g, ' p '],
  [/\b5 ?센트|\b5 ?(?:c|ct|cents?|¢)?(?![\w¢])|\btiny\b|아주 ?작은/g, ' t '],
  [/작은/g, ' s '],
  [/동전을?|\b(?:coin|the|an?|on|onto|at|from|with|my|pawn|square|step|top)\b|말을?/g, ' '],
  [/에서/g, ' '],
  [/(?<=[a-z]\d)(?:으로|로|에)/g, ' '],
  [/\bto\b|\bvia\b|\bthen\b|\bby\b/g, ' '],
  [/\b(?:placing|put|puts|lay|drop|add)\b|놓기|놓는다|놓아|놓음|놓/g, ' place '],
  [/\b(?:slide|carry|shifting|relocate)\b|옮기기|옮김|옮겨/g, ' shift '],
  [/\b(?:go|goes|walk|run|moves|moving|jump)\b|이동하기|이동|움직이기|움직임/g, ' move '],
  [/출발|시작/g, ' start '],
  [/\s+/g, ' '],
  [/ ?> ?/g, '>'],
  [/^ ?(\S+(?: \S+)?) (place|shift|move|start) ?$/g, '$2 $1'],
];

const END =
  /^(?:e|end|end turn|end turn early|pass|done|skip|stop|no action|finish|차례 ?(?:끝|마치기|넘기기)|끝|끝내기|마치기|넘기기|패스)$/;

const SETTLE =
  /^(?:settle|settle it|agree|offer|(?:end turn )?(?:and )?offer score(?: now)?|offer settle|offer settle it|draw|adjudicate|합의|판정|판정 ?(?:제안|하기)|마무리 ?제안|동의)$/;

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

/** Converts typed text to lower case and plain notation: `50c on E4` becomes `m e4`, `Pass` becomes `end`. */
function normaliseMove(typed: string): string {
  const small = typed.toLowerCase();
  const words = WORDS.reduce((clean, [form, plain]) => clean.replaceAll(form, plain), small).trim();
  if (END.test(words)) return 'end';
  return SETTLE.test(words) ? 'settle' : words;
}
