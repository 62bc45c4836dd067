import type { Seat } from '../../engine/game.ts';
import type { Choice, Path, Pick, Question } from '../../engine/question.ts';
import { type Text, text } from '../../engine/text.ts';
import { findOwnUnder } from './coins.ts';
import { getSuitLetter, getValueLetter, parseSuit, parseValue } from './notation/letters.ts';
import { getCoinIcon, getCoinName } from './text/names.ts';
import {
  type Coin,
  type Course,
  DIRECTIONS,
  type Direction,
  type ForageMove,
  type ForageView,
  type Source,
  type Square,
} from './types.ts';
import { getNumberName } from './ways/check-course.ts';
import { getClosedDirections } from './ways/closed-directions.ts';
import { findWays, type LegalWays, type Way, WILD } from './ways/ways.ts';

type MoveQuestion = Question<ForageMove>;
type CreateMove = (course: Course) => ForageMove;

/** Asks first for the source of the number, then for the direction, then, with a blank, for the distance. */
export function next(view: ForageView, seat: Seat, path: Path): MoveQuestion {
  if (view.rolled !== null) {
    return askRoute(view, seat, view.rolled, path, (course) => ({ kind: 'go', course }));
  }
  const [first, ...rest] = path;
  if (first === undefined)
    return { kind: 'pick', ask: getSourceQuestion(view, seat), choices: listSources(view, seat) };
  if (first === 'roll') return { kind: 'ready', move: { kind: 'roll' } };
  const source = parseSource(first);
  return askRoute(view, seat, getNumber(view, seat, source), rest, (course) => ({
    kind: 'use',
    source,
    course,
  }));
}

/** Lists the choices before a number is known (R-FO-4, R-FO-13). */
function listSources(view: ForageView, seat: Seat): Choice[] {
  if (view.phase === 1) return listStashChoices(view, seat);
  const roll = { id: 'roll', label: text('forage:choose.roll'), icon: 'die_5' };
  const own = view.coins[findOwnUnder(view, seat)];
  if (!own) return [roll, ...listStashChoices(view, seat)];
  return [roll, { id: 'under', label: getUnderLabel(own), at: own.at, icon: getCoinIcon(own) }];
}

/** Labels the coin underneath; the long name of a blank would not fit a button. */
function getUnderLabel(own: Coin<number | null>): Text {
  return own.value === WILD
    ? text('forage:choose.underBlank')
    : text('forage:choose.under', { coin: getCoinName(own) });
}

function listStashChoices(view: ForageView, seat: Seat): Choice[] {
  return (view.stashes[seat] ?? []).map((coin) => ({
    id: formatCoinId(coin),
    label: getCoinName(coin),
    icon: getCoinIcon(coin),
  }));
}

function getSourceQuestion(view: ForageView, seat: Seat): Text {
  if (view.phase === 1) return text('forage:ask.lay');
  if (findOwnUnder(view, seat) >= 0) return text('forage:ask.rollOrUnder');
  return text(view.stashes[seat]?.length === 0 ? 'forage:ask.roll' : 'forage:ask.rollOrStash');
}

/** Formats the id of a coin: `S3`, `Sn`. */
function formatCoinId({ suit, value }: Coin<number | null>): string {
  return getSuitLetter(suit) + getValueLetter(value ?? -1);
}

function parseSource(id: string): Source {
  if (id === 'under') return { kind: 'under' };
  return { kind: 'stash', coin: { suit: parseSuit(id.charAt(0)), value: parseValue(id.charAt(1)) } };
}

function getNumber(view: ForageView, seat: Seat, source: Source): number {
  if (source.kind === 'stash') return source.coin.value;
  const own = view.coins[findOwnUnder(view, seat)];
  if (!own || own.value === null) throw new Error(`Seat ${seat} cannot see a coin of its own underneath`);
  return own.value;
}

/** Asks for the direction and distance, once the number is known. */
function askRoute(
  view: ForageView,
  seat: Seat,
  number: number,
  path: Path,
  finish: CreateMove,
): MoveQuestion {
  const possible = findWays(view, seat, number);
  const [direction, steps] = path;
  if (direction === undefined)
    return possible.kind === 'stay' ? askStay(number) : askDirection(view, seat, number, possible);
  if (possible.kind === 'stay') return { kind: 'ready', move: finish({ direction: null, steps: 0 }) };
  const ways = possible.ways.filter((way) => way.direction === direction);
  if (possible.kind === 'exact' && number === WILD && steps === undefined) return askDistance(ways);
  const way = (steps === undefined ? ways[0] : ways.find((one) => String(one.steps) === steps)) as Way;
  return { kind: 'ready', move: finish({ direction: way.direction, steps: way.steps }) };
}

/** Asks the player to confirm staying when no direction is open (R-FO-12). */
function askStay(number: number): Pick {
  const label = text('forage:choose.stay');
  return {
    kind: 'pick',
    ask: text('forage:ask.stay', { number: getNumberName(number) }),
    choices: [{ id: 'stay', label }],
  };
}

function askDirection(
  view: ForageView,
  seat: Seat,
  number: number,
  possible: Exclude<LegalWays, { kind: 'stay' }>,
): Pick {
  const nearest = DIRECTIONS.flatMap(
    (direction) => possible.ways.find((way) => way.direction === direction) ?? [],
  );
  const letters = assignLetters(nearest);
  const free = number === WILD && possible.kind === 'exact';
  const what = possible.kind === 'forced' ? 'forced' : free ? 'wild' : 'direction';
  return {
    kind: 'pick',
    layout: 'compass',
    ask: text(`forage:ask.${what}`, { number: getNumberName(number) }),
    choices: nearest.map((way) => createDirectionChoice(way, letters.get(way.to) as string, free)),
    closed: getClosedDirections(view, seat, number, possible),
  };
}

const ARROWS: Readonly<Record<Direction, string>> = {
  n: '↑',
  ne: '↗',
  e: '→',
  se: '↘',
  s: '↓',
  sw: '↙',
  w: '←',
  nw: '↖',
};

function createDirectionChoice({ direction, to }: Way, mark: string, free: boolean): Choice {
  const label = text(free ? 'forage:choose.towards' : 'forage:choose.direction', {
    mark,
    arrow: ARROWS[direction],
    at: to,
  });
  return { id: direction, label, at: to, mark };
}

/** Assigns a letter to each target space; two directions that lead to one space share its letter. */
function assignLetters(ways: readonly Way[]): ReadonlyMap<Square, string> {
  const squares = [...new Set(ways.map((way) => way.to))];
  return new Map(squares.map((square, index) => [square, String.fromCharCode(65 + index)]));
}

function askDistance(ways: readonly Way[]): Pick {
  const choices = ways.map(({ steps, to }) => ({
    id: String(steps),
    label: text('forage:choose.steps', { steps, at: to }),
    at: to,
    mark: String(steps),
  }));
  return { kind: 'pick', ask: text('forage:ask.steps'), choices };
}
