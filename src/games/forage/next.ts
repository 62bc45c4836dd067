import type { Seat } from '../../engine/game.ts';
import type { Choice, Path, Pick, Question } from '../../engine/question.ts';
import { type Text, text } from '../../engine/text.ts';
import { ownUnder } from './coins.ts';
import { suitLetter, suitOf, valueIn, valueLetter } from './notation/letters.ts';
import { coinName } from './text/names.ts';
import type { Coin, Course, Direction, ForageMove, ForageView, Source, Square } from './types.ts';
import { DIRECTIONS } from './types.ts';
import { closedWays } from './ways/closed.ts';
import { numberName } from './ways/route.ts';
import { type Outlook, outlook, type Way, WILD } from './ways/ways.ts';

type Asked = Question<ForageMove>;
type Finish = (course: Course) => ForageMove;

/** First where the number comes from, then the direction, then, with a blank, how far. */
export function next(view: ForageView, seat: Seat, path: Path): Asked {
  if (view.rolled !== null) {
    return route(view, seat, view.rolled, path, (course) => ({ kind: 'go', course }));
  }
  const [first, ...rest] = path;
  if (first === undefined) return { kind: 'pick', ask: askSource(view, seat), choices: sources(view, seat) };
  if (first === 'roll') return { kind: 'ready', move: { kind: 'roll' } };
  const source = sourceOf(first);
  return route(view, seat, numberOf(view, seat, source), rest, (course) => ({ kind: 'use', source, course }));
}

/** What can be chosen before a number is known (R-FO-4, R-FO-13). */
function sources(view: ForageView, seat: Seat): Choice[] {
  if (view.phase === 1) return stashChoices(view, seat);
  const roll = { id: 'roll', label: text('forage:choose.roll') };
  const own = view.coins[ownUnder(view, seat)];
  if (!own) return [roll, ...stashChoices(view, seat)];
  return [roll, { id: 'under', label: text('forage:choose.under', { coin: coinName(own) }), at: own.at }];
}

function stashChoices(view: ForageView, seat: Seat): Choice[] {
  return (view.stashes[seat] ?? []).map((coin) => ({ id: coinId(coin), label: coinName(coin) }));
}

function askSource(view: ForageView, seat: Seat): Text {
  if (view.phase === 1) return text('forage:ask.lay');
  if (ownUnder(view, seat) >= 0) return text('forage:ask.rollOrUnder');
  return text(view.stashes[seat]?.length === 0 ? 'forage:ask.roll' : 'forage:ask.rollOrStash');
}

/** `S3`, `Sn`. */
function coinId({ suit, value }: Coin<number | null>): string {
  return suitLetter(suit) + valueLetter(value ?? -1);
}

function sourceOf(id: string): Source {
  if (id === 'under') return { kind: 'under' };
  return { kind: 'stash', coin: { suit: suitOf(id.charAt(0)), value: valueIn(id.charAt(1)) } };
}

function numberOf(view: ForageView, seat: Seat, source: Source): number {
  if (source.kind === 'stash') return source.coin.value;
  const own = view.coins[ownUnder(view, seat)];
  if (!own || own.value === null) throw new Error(`Seat ${seat} cannot see a coin of its own underneath`);
  return own.value;
}

/** Where to, once the number is known. */
function route(view: ForageView, seat: Seat, number: number, path: Path, finish: Finish): Asked {
  const possible = outlook(view, seat, number);
  const [direction, steps] = path;
  if (direction === undefined)
    return possible.kind === 'stay' ? stay(number) : compass(view, seat, number, possible);
  if (possible.kind === 'stay') return { kind: 'ready', move: finish({ direction: null, steps: 0 }) };
  const ways = possible.ways.filter((way) => way.direction === direction);
  if (possible.kind === 'exact' && number === WILD && steps === undefined) return distance(ways);
  const way = (steps === undefined ? ways[0] : ways.find((one) => String(one.steps) === steps)) as Way;
  return { kind: 'ready', move: finish({ direction: way.direction, steps: way.steps }) };
}

/** No direction is open at all (R-FO-12). */
function stay(number: number): Pick {
  const label = text('forage:choose.stay');
  return {
    kind: 'pick',
    ask: text('forage:ask.stay', { number: numberName(number) }),
    choices: [{ id: 'stay', label }],
  };
}

function compass(
  view: ForageView,
  seat: Seat,
  number: number,
  possible: Exclude<Outlook, { kind: 'stay' }>,
): Pick {
  const nearest = DIRECTIONS.flatMap(
    (direction) => possible.ways.find((way) => way.direction === direction) ?? [],
  );
  const letters = lettersOf(nearest);
  const free = number === WILD && possible.kind === 'exact';
  const what = possible.kind === 'forced' ? 'forced' : free ? 'wild' : 'direction';
  return {
    kind: 'pick',
    layout: 'compass',
    ask: text(`forage:ask.${what}`, { number: numberName(number) }),
    choices: nearest.map((way) => towards(way, letters.get(way.to) as string, free)),
    closed: closedWays(view, seat, number, possible),
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

function towards({ direction, to }: Way, mark: string, free: boolean): Choice {
  const label = text(free ? 'forage:choose.towards' : 'forage:choose.direction', {
    mark,
    arrow: ARROWS[direction],
    at: to,
  });
  return { id: direction, label, at: to, mark };
}

/** Two directions that lead to one space share its letter. */
function lettersOf(ways: readonly Way[]): ReadonlyMap<Square, string> {
  const squares = [...new Set(ways.map((way) => way.to))];
  return new Map(squares.map((square, index) => [square, String.fromCharCode(65 + index)]));
}

function distance(ways: readonly Way[]): Pick {
  const choices = ways.map(({ steps, to }) => ({
    id: String(steps),
    label: text('forage:choose.steps', { steps, at: to }),
    at: to,
    mark: String(steps),
  }));
  return { kind: 'pick', ask: text('forage:ask.steps'), choices };
}
