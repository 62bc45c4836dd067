import type { Options } from '../../../engine/options.ts';
import { type Refusal, refused } from '../../../engine/refusal.ts';
import { BOARDS, sidesOf } from '../board.ts';
import { sorted } from '../coins.ts';
import { readOptions } from '../options.ts';
import type { Denomination, MoneyRunOptions, MoneyRunState, Square, Stack } from '../types.ts';
import { readBag } from './bag-part.ts';
import { nonsense } from './sense.ts';
import { parseTurn } from './turn-part.ts';
import { shortened, wrong } from './unread.ts';

type Parsed<T> = T | Refusal;

type Board = MoneyRunOptions['board'];

/** The state, or a refusal that names what cannot be read or cannot be. */
export function parse(position: string, chosen: Options): Parsed<MoneyRunState> {
  const parts = position.split('|').map((part) => part.trim().toLowerCase().replaceAll(/\s+/g, ' '));
  if (parts.length !== 6) return wrong('parts', { parts: parts.length });
  const [head, pawnPart, stackPart, tablePart, bagPart, turnPart] = parts as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  if (head !== '9' && head !== '8') return wrong('board', { found: shortened(head) });
  const board = head === '9' ? 9 : 8;
  const pawns = parsePawns(pawnPart, board);
  if (refused(pawns)) return pawns;
  const stacks = parseStacks(stackPart, board);
  if (refused(stacks)) return stacks;
  const table = parseTable(tablePart);
  if (refused(table)) return table;
  const bag = readBag(bagPart, [...stacks.flatMap(({ coins }) => coins), ...table], readOptions(chosen));
  if (refused(bag)) return bag;
  const turn = parseTurn(turnPart, pawns.length, stacks);
  if (refused(turn)) return turn;
  const options = { ...readOptions(chosen), board, tiny: bag.length === 5 } as const;
  const state = { options, sides: sidesOf(pawns.length), pawns, stacks, table, bag, ...turn };
  return nonsense(state) ?? state;
}

function parsePawns(part: string, board: Board): Parsed<(Square | null)[]> {
  const words = listOf(part, 'pawns');
  const sides = sidesOf(words?.length ?? 0);
  if (!words || sides.length === 0) return wrong('pawns', { found: shortened(part) });
  const pawns: (Square | null)[] = [];
  for (const [seat, word] of words.entries()) {
    const [side, at = ''] = word.split(':');
    if (side !== sides[seat] || at === '')
      return wrong('pawn', { found: shortened(word), side: sides[seat] as string });
    if (at !== '-' && !BOARDS[board].number.has(at)) return wrong('square', { found: shortened(at), board });
    pawns.push(at === '-' ? null : at);
  }
  return pawns;
}

function parseStacks(part: string, board: Board): Parsed<Stack[]> {
  const words = listOf(part, 'stacks');
  if (!words) return wrong('stacks', { found: shortened(part) });
  const { number } = BOARDS[board];
  const stacks: Stack[] = [];
  for (const word of words) {
    const [, at = '', coins = ''] = /^([a-z]\d+):([lmspt]+)$/.exec(word) ?? [];
    if (at === '') return wrong('stack', { found: shortened(word) });
    if (!number.has(at)) return wrong('square', { found: shortened(at), board });
    if (stacks.some((stack) => stack.at === at)) return wrong('stackTwice', { at });
    stacks.push({ at, coins: coinsOf(coins) });
  }
  return stacks.sort((one, other) => (number.get(one.at) as number) - (number.get(other.at) as number));
}

function parseTable(part: string): Parsed<Denomination[]> {
  const [, coins = ''] = /^table ([lmspt ]+|-)$/.exec(part) ?? [];
  if (coins === '') return wrong('table', { found: shortened(part) });
  return sorted(coinsOf(coins.replaceAll(/[ -]/g, '')));
}

function coinsOf(letters: string): Denomination[] {
  return [...letters.toUpperCase()] as Denomination[];
}

/** The words after the part's name; none for `-`. */
function listOf(part: string, name: string): string[] | null {
  const [head, ...words] = part.split(' ');
  if (head !== name || words.length === 0) return null;
  return words.length === 1 && words[0] === '-' ? [] : words;
}
