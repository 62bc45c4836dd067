/**
 * Positions as text, in six parts with `|` between them:
 *
 * ```
 * 9 | pawns s:e1 n:e9 | stacks e2:LM d3:L | table LMSPP | bag 2 8 11 13 | round 3 first 1 to move 2 actions 2
 * ```
 *
 * 1. The squares to a side: 9 or 8.
 * 2. `pawns` by seat: the side each started at (`s n`, `s w n` or `s w n e`), `:`, and its square; `-` before it is placed.
 * 3. `stacks`: square, `:`, coins from the bottom to the top, by square in the order a1, b1, …; `-` for none. The coins are
 *    `L` large ($1), `M` medium (50c), `S` small (20c), `P` puny (10c), and `T` tiny (5c) where those play.
 * 4. `table`: the coins to be placed, the largest first; `-` for none.
 * 5. `bag`: how many of each are in the bag, the largest first: four numbers, or five with tiny coins. In their stead `?`
 *    stands for all that are not in sight.
 * 6. `round`, the seat that was `first`, the seat `to move`, and the `actions` it has left; seats count from 1. Where it
 *    applies: `idle 1` (turns in a row without action), `agreed 1` (seats that offer to settle, `1,3`), `shifted e4-d5` (where
 *    the ko counts: the shifts of the turn before, a comma, those of this turn, several joined by `+`, `-` for none;
 *    `e4-d5/2` where others cover the coin, the second of d5 from the bottom), `over line 1`, `over idle`, `over agreed`, `over cap`.
 *
 * Whether tiny coins play follows from the bag, or where that is `?`, from the options; the other options are not part
 * of the text.
 */
import type { Options } from '../../../engine/options.ts';
import { type Refusal, refused } from '../../../engine/refusal.ts';
import { BOARDS, sidesOf } from '../board.ts';
import { sorted } from '../coins.ts';
import { readOptions } from '../options.ts';
import type { Denomination, MoneyRunOptions, MoneyRunState, Square, Stack } from '../types.ts';
import { readBag } from './bagPart.ts';
import { nonsense } from './sense.ts';
import { parseTurn, printTurn } from './turnPart.ts';
import { shortened, wrong } from './unread.ts';

/** The whole state but its options. */
export function print(state: MoneyRunState): string {
  const pawns = state.pawns.map((at, seat) => `${state.sides[seat]}:${at ?? '-'}`);
  const stacks = state.stacks.map(({ at, coins }) => `${at}:${coins.join('')}`);
  return [
    String(state.options.board),
    `pawns ${pawns.join(' ')}`,
    `stacks ${stacks.join(' ') || '-'}`,
    `table ${state.table.join('') || '-'}`,
    `bag ${state.bag.join(' ')}`,
    printTurn(state),
  ].join(' | ');
}

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
