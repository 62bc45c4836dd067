import type { Options } from '../../../engine/options.ts';
import { Refusal, refused } from '../../../engine/refusal.ts';
import { BOARDS, getSides } from '../board.ts';
import { COIN_COUNTS, getCoinCounts, sortCoins } from '../coins.ts';
import { readOptions } from '../options.ts';
import { getCoinName } from '../text/names.ts';
import {
  DENOMINATIONS,
  type Denomination,
  type MoneyRunOptions,
  type MoneyRunState,
  type Square,
  type Stack,
} from '../types.ts';
import { checkPosition } from './check-position.ts';
import { refusePosition, shorten } from './refuse-position.ts';
import { parseTurn } from './turn-part.ts';

type Parsed<T> = T | Refusal;

type Board = MoneyRunOptions['board'];

/** Parses a position; the refusal names the part that is unreadable or impossible. */
export function parse(position: string, chosen: Options): Parsed<MoneyRunState> {
  const parts = position.split('|').map((part) => part.trim().toLowerCase().replaceAll(/\s+/g, ' '));
  if (parts.length !== 6) return refusePosition('parts', { parts: parts.length });
  const [head, pawnPart, stackPart, tablePart, bagPart, turnPart] = parts as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  if (head !== '9' && head !== '8') return refusePosition('board', { found: shorten(head) });
  const board = head === '9' ? 9 : 8;
  const pawns = parsePawns(pawnPart, board);
  if (refused(pawns)) return pawns;
  const stacks = parseStacks(stackPart, board);
  if (refused(stacks)) return stacks;
  const table = parseTable(tablePart);
  if (refused(table)) return table;
  const bag = parseBag(bagPart, [...stacks.flatMap(({ coins }) => coins), ...table], readOptions(chosen));
  if (refused(bag)) return bag;
  const turn = parseTurn(turnPart, pawns.length, stacks);
  if (refused(turn)) return turn;
  const options = { ...readOptions(chosen), board, tiny: bag.length === 5 } as const;
  const state = { options, sides: getSides(pawns.length), pawns, stacks, table, bag, ...turn };
  return checkPosition(state) ?? state;
}

function parsePawns(part: string, board: Board): Parsed<(Square | null)[]> {
  const words = splitPart(part, 'pawns');
  const sides = getSides(words?.length ?? 0);
  if (!words || sides.length === 0) return refusePosition('pawns', { found: shorten(part) });
  const pawns: (Square | null)[] = [];
  for (const [seat, word] of words.entries()) {
    const [side, at = ''] = word.split(':');
    if (side !== sides[seat] || at === '')
      return refusePosition('pawn', { found: shorten(word), side: sides[seat] as string });
    if (at !== '-' && !BOARDS[board].number.has(at))
      return refusePosition('square', { found: shorten(at), board });
    pawns.push(at === '-' ? null : at);
  }
  return pawns;
}

function parseStacks(part: string, board: Board): Parsed<Stack[]> {
  const words = splitPart(part, 'stacks');
  if (!words) return refusePosition('stacks', { found: shorten(part) });
  const { number } = BOARDS[board];
  const stacks: Stack[] = [];
  for (const word of words) {
    const [, at = '', coins = ''] = /^([a-z]\d+):([lmspt]+)$/.exec(word) ?? [];
    if (at === '') return refusePosition('stack', { found: shorten(word) });
    if (!number.has(at)) return refusePosition('square', { found: shorten(at), board });
    if (stacks.some((stack) => stack.at === at)) return refusePosition('stackTwice', { at });
    stacks.push({ at, coins: parseCoins(coins) });
  }
  return stacks.sort((one, other) => (number.get(one.at) as number) - (number.get(other.at) as number));
}

function parseTable(part: string): Parsed<Denomination[]> {
  const [, coins = ''] = /^table ([lmspt ]+|-)$/.exec(part) ?? [];
  if (coins === '') return refusePosition('table', { found: shorten(part) });
  return sortCoins(parseCoins(coins.replaceAll(/[ -]/g, '')));
}

function parseCoins(letters: string): Denomination[] {
  return [...letters.toUpperCase()] as Denomination[];
}

/** Returns the words after the part's name, an empty list for `-`, or null if the part is malformed. */
function splitPart(part: string, name: string): string[] | null {
  const [head, ...words] = part.split(' ');
  if (head !== name || words.length === 0) return null;
  return words.length === 1 && words[0] === '-' ? [] : words;
}

/** Parses the `bag` of a position and checks it against the coins in sight: every coin is somewhere. */
function parseBag(
  part: string,
  inSight: readonly Denomination[],
  options: MoneyRunOptions,
): readonly number[] | Refusal {
  const words = part.split(' ');
  const [name, ...numbers] = words;
  if (name !== 'bag') return refusePosition('bag', { found: shorten(part) });
  if (numbers.length === 1 && numbers[0] === '?') return countRest(inSight, getCoinCounts(options));
  const readable = numbers.every((number) => /^\d{1,2}$/.test(number));
  if (!readable || numbers.length < 4 || numbers.length > 5)
    return refusePosition('bag', { found: shorten(part) });
  return checkBag(numbers.map(Number), inSight);
}

function checkBag(bag: readonly number[], inSight: readonly Denomination[]): readonly number[] | Refusal {
  const all = countRest(inSight, COIN_COUNTS.slice(0, bag.length));
  if (all instanceof Refusal) return all;
  const index = all.findIndex((count, at) => count !== bag[at]);
  if (index < 0) return bag;
  return refusePosition('bagCount', {
    coin: getCoinName(DENOMINATIONS[index] as Denomination),
    all: COIN_COUNTS[index] as number,
    left: all[index] as number,
    found: bag[index] as number,
  });
}

/** Counts all coins except those in sight. */
function countRest(inSight: readonly Denomination[], counts: readonly number[]): readonly number[] | Refusal {
  const left = DENOMINATIONS.map(
    (coin, index) => (counts[index] ?? 0) - inSight.filter((one) => one === coin).length,
  );
  const index = left.findIndex((count) => count < 0);
  if (index < 0) return left.slice(0, counts.length);
  return refusePosition('tooMany', {
    coin: getCoinName(DENOMINATIONS[index] as Denomination),
    all: counts[index] ?? 0,
  });
}
