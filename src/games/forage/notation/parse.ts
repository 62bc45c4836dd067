import type { Seat } from '../../../engine/game.ts';
import type { Options } from '../../../engine/options.ts';
import { Refusal, refused } from '../../../engine/refusal.ts';
import type { Under } from '../../../engine/spoken.ts';
import { type Args, text } from '../../../engine/text.ts';
import { BOARDS } from '../board.ts';
import { laid, stashed } from '../coins.ts';
import { readOptions } from '../options.ts';
import type { Board, Coin, ForageState, Laid, Square } from '../types.ts';
import { suitLetter, suitOf, valueIn } from './letters.ts';
import { nonsense } from './sense.ts';

type Parsed<T> = T | Refusal;

/** The state, or a refusal that names what cannot be read or cannot be. */
export function parse(position: string, chosen: Options): Parsed<ForageState> {
  const parts = position.split('|').map((part) => part.trim().replaceAll(/\s+/g, ' '));
  if (parts.length !== 5) return wrong('parts', { parts: parts.length });
  const [head, pawnPart, coinPart, stashPart, turnPart] = parts as [string, string, string, string, string];
  const headed = /^(torus|wide|ring) ([12])$/i.exec(head);
  if (!headed) return wrong('head', { found: head });
  const board = headed[1]?.toLowerCase() as Board;
  const pawns = parsePawns(pawnPart, board);
  if (refused(pawns)) return pawns;
  const coins = parseCoins(coinPart, board);
  if (refused(coins)) return coins;
  const stashes = parseStashes(stashPart, pawns.length);
  if (refused(stashes)) return stashes;
  const turn = parseTurn(turnPart);
  if (refused(turn)) return turn;
  const options = { ...readOptions(chosen), board };
  const state = { options, pawns, coins, stashes, phase: headed[2] === '1' ? 1 : 2, ...turn } as const;
  return nonsense(state) ?? state;
}

function parsePawns(part: string, board: Board): Parsed<Square[]> {
  const squares = listOf(part, 'pawns');
  if (!squares || squares.length < 3 || squares.length > 4) return wrong('pawns', { found: part });
  const strange = squares.find((square) => !BOARDS[board].rank.has(square));
  if (strange !== undefined)
    return wrong('square', { found: strange, board: text(`forage:option.board.${board}`) });
  const twice = squares.find((square, at) => squares.indexOf(square) !== at);
  return twice === undefined ? squares : wrong('twoPawns', { at: twice });
}

function parseCoins(part: string, board: Board): Parsed<Laid[]> {
  const words = listOf(part, 'coins');
  if (!words) return wrong('coins', { found: part });
  let coins: Laid[] = [];
  for (const word of words) {
    const coin = parseLaid(word, board);
    if (refused(coin)) return coin;
    coins = laid(coins, coin, board);
  }
  return coins;
}

function parseLaid(word: string, board: Board): Parsed<Laid> {
  const read = /^([a-l]\d{1,2}):([smca])([na0-5])(\^?)$/.exec(word);
  if (!read) return wrong('coin', { found: word });
  const [, at = '', suit = '', value = '', up] = read;
  if (!BOARDS[board].rank.has(at))
    return wrong('square', { found: at, board: text(`forage:option.board.${board}`) });
  return { at, suit: suitOf(suit), value: valueIn(value), up: up === '^' };
}

function parseStashes(part: string, seats: number): Parsed<Coin[][]> {
  const words = listOf(part, 'stash');
  if (!words || words.length !== seats) return wrong('stashes', { found: part, seats });
  const stashes: Coin[][] = [];
  for (const [seat, word] of words.entries()) {
    const coins = parseStash(word, seat);
    if (refused(coins)) return coins;
    stashes.push(coins);
  }
  return stashes;
}

function parseStash(word: string, seat: Seat): Parsed<Coin[]> {
  const read = /^([smca]):(-|(?:[smca]?[n0-5]+)*)$/.exec(word);
  if (!read || suitOf(read[1] ?? '') !== seat) return wrong('stash', { found: word, suit: suitLetter(seat) });
  const coins: Coin[] = [];
  let suit = seat;
  for (const letter of (read[2] ?? '').replace('-', '')) {
    if (valueIn(letter) >= 0 && letter !== 'a') coins.push({ suit, value: valueIn(letter) });
    else suit = suitOf(letter);
  }
  return stashed([], coins);
}

type TurnPart = Pick<ForageState, 'round' | 'first' | 'mover' | 'rolled' | 'lastRound' | 'over'>;

function parseTurn(part: string): Parsed<TurnPart> {
  const form = /^round ([1-9]\d*) first ([smca]) to move ([smca])(?: rolled ([n0-5]))?( last)?( over)?$/i;
  const read = form.exec(part);
  if (!read) return wrong('turn', { found: part });
  const [, round, first = '', mover = '', rolled, last, over] = read;
  return {
    round: Number(round),
    first: suitOf(first),
    mover: suitOf(mover),
    rolled: rolled === undefined ? null : valueIn(rolled),
    lastRound: last !== undefined,
    over: over !== undefined,
  };
}

/** The words after the part's name; none for `-`. */
function listOf(part: string, name: string): string[] | null {
  const [head, ...words] = part.toLowerCase().split(' ');
  if (head !== name || words.length === 0) return null;
  return words.length === 1 && words[0] === '-' ? [] : words;
}

function wrong<W extends Under<'forage:refuse.position'>>(
  what: W,
  ...args: Args<`forage:refuse.position.${W}`>
): Refusal {
  return new Refusal(text(`forage:refuse.position.${what}`, ...args));
}
