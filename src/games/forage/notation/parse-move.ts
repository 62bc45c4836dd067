/**
 * Notation of moves. The directions are `n ne e se s sw w nw`, the coins as in positions (`S3`, `Mn`).
 *
 * - `roll`
 * - `ne 3`: after the roll, north-east by 3. The number is optional unless it is free to choose.
 * - `S3 ne`: lays the 3 of suns and moves by 3. `Sn ne 4`: the blank, moved by 4. `S3 ne 6`: the number fits nowhere,
 *   and the first empty space is 6 spaces away. The own suit's letter is optional: `3 ne`.
 * - `under ne 3`: moves by the own coin underneath; again the number is optional.
 * - `stay`, `S3 stay`, `under stay`: no direction is open.
 *
 * Directions may also be words (`north-east`), arrows or Korean (`북동`), coins too (`3 of moons`, `달 3`); `die` means
 * `roll`.
 */

import type { Seat } from '../../../engine/game.ts';
import { Refusal } from '../../../engine/refusal.ts';
import { text, truncateText } from '../../../engine/text.ts';
import { findOwnUnder } from '../coins.ts';
import {
  type Course,
  DIRECTIONS,
  type Direction,
  type ForageMove,
  type ForageView,
  type Source,
} from '../types.ts';
import { getCourses } from '../ways/check-course.ts';
import { findWays, WILD } from '../ways/ways.ts';
import { getSuitLetter, parseSuit, parseValue } from './letters.ts';

/** Accepted wordings of a move and their plain notation, replaced in this order. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/[\s,:]+/g, ' '],
  [/동전|칸|쪽(?:으로)?|\bcoin\b|\bspaces?\b/g, ' '],
  [/\b(?:blank|null)\b|빈/g, 'n'],
  [/\bsuns?\b|해/g, '{s}'],
  [/\bmoons?\b|달/g, '{m}'],
  [/\bcrowns?\b|왕관/g, '{c}'],
  [/\barms?\b|백합|문장/g, '{a}'],
  [/\b([0-5n]) *(?:of)? *\{(\w)\}/g, '$2$1 '],
  [/\{(\w)\} *([0-5n])(?![a-z])/g, '$1$2 '],
  [/북동|↗|north-?\s?east/g, 'ne'],
  [/남동|↘|south-?\s?east/g, 'se'],
  [/남서|↙|south-?\s?west/g, 'sw'],
  [/북서|↖|north-?\s?west/g, 'nw'],
  [/북|↑|north/g, 'n'],
  [/동|→|east/g, 'e'],
  [/남|↓|south/g, 's'],
  [/서|←|west/g, 'w'],
  [/그대로|where you are/g, ' '],
  [/머물기|머무름/g, 'stay'],
  [/밑|아래|underneath|\bbelow\b/g, 'under'],
  [/[\s-]+/g, ' '],
];

const ROLL = /^(?:r|d|die|dice|roll|roll (?:the |a )?(?:die|dice)|주사위|(?:주사위 ?)?(?:굴리기|굴림))$/;

const WAY = '(stay|ne|nw|se|sw|n|e|s|w)';

const GO = new RegExp(`^(?:(\\d+) ?)?${WAY} ?(\\d+)?$`);

const USE = new RegExp(`^(?:(under)|([smca])([na0-5])|([0-5]|n(?= ))) ?${WAY} ?(\\d+)?$`);

/** Parses a typed move; an omitted exact number is filled in from the view. */
export function parseMove(typed: string, view: ForageView, seat: Seat): ForageMove | Refusal {
  const clean = normaliseMove(typed);
  if (clean === 'roll') return { kind: 'roll' };
  return view.rolled === null ? parseUse(clean, typed, view, seat) : parseGo(clean, typed, view, seat);
}

function parseGo(clean: string, typed: string, view: ForageView, seat: Seat): ForageMove | Refusal {
  const read = GO.exec(clean);
  if (!read) return refuseUnreadable('go', typed);
  const [, before, way = '', after] = read;
  if (before !== undefined && after !== undefined && Number(before) !== Number(after))
    return new Refusal(
      text('forage:refuse.move.twice', { typed: truncateText(typed, 40), before, after }),
      'R-FO-8',
    );
  const course = parseCourse(way, before ?? after, view.rolled, view, seat);
  return course ? { kind: 'go', course } : refuseWithoutSteps(typed);
}

function parseUse(clean: string, typed: string, view: ForageView, seat: Seat): ForageMove | Refusal {
  const read = USE.exec(clean);
  if (!read && view.phase === 2 && GO.test(clean)) return refuseBeforeRoll();
  if (!read) return refuseUnreadable(view.phase === 1 ? 'lay' : 'use', typed, getSuitLetter(seat));
  const [, under, suit, value, ownValue = '', way = '', steps] = read;
  const source: Source =
    under === undefined
      ? {
          kind: 'stash',
          coin: { suit: suit === undefined ? seat : parseSuit(suit), value: parseValue(value ?? ownValue) },
        }
      : { kind: 'under' };
  const course = parseCourse(way, steps, getNumber(source, view, seat), view, seat);
  return course ? { kind: 'use', source, course } : refuseWithoutSteps(typed);
}

function getNumber(source: Source, view: ForageView, seat: Seat): number | null {
  if (source.kind === 'stash') return source.coin.value;
  return view.coins[findOwnUnder(view, seat)]?.value ?? null;
}

/** Returns the full course, or null if the distance has to be typed. */
function parseCourse(
  way: string,
  steps: string | undefined,
  number: number | null,
  view: ForageView,
  seat: Seat,
): Course | null {
  if (way === 'stay') return { direction: null, steps: 0 };
  const direction = DIRECTIONS.find((one) => one === way) as Direction;
  if (steps !== undefined) return { direction, steps: Number(steps) };
  const ahead =
    number === null
      ? []
      : getCourses(findWays(view, seat, number)).filter((course) => course.direction === direction);
  if (ahead.length === 1) return { direction, steps: (ahead[0] as Course).steps };
  return number === WILD && ahead.length > 1 ? null : { direction, steps: number || 1 };
}

function refuseUnreadable(what: 'go' | 'lay' | 'use', typed: string, own = ''): Refusal {
  return new Refusal(text(`forage:refuse.move.${what}`, { typed: truncateText(typed, 40), own }));
}

function refuseBeforeRoll(): Refusal {
  return new Refusal(text('forage:refuse.rollFirst'), 'R-FO-13');
}

function refuseWithoutSteps(typed: string): Refusal {
  return new Refusal(text('forage:refuse.move.howFar', { typed: truncateText(typed, 40) }), 'R-FO-6');
}

/**
 * Converts typed text to lower case and plain notation: `3 of moons – north-east` becomes `m3 ne`, `die` becomes
 * `roll`.
 */
function normaliseMove(typed: string): string {
  const words = WORDS.reduce(
    (clean, [form, plain]) => clean.replaceAll(form, plain),
    typed.toLowerCase(),
  ).trim();
  return ROLL.test(words) ? 'roll' : words;
}
