import type { Seat } from '../../../engine/game.ts';
import type { Options } from '../../../engine/options.ts';
import { Refusal, refused } from '../../../engine/refusal.ts';
import type { KeySuffix } from '../../../engine/sentence-keys.ts';
import { type Args, text } from '../../../engine/text.ts';
import { BOARDS } from '../board.ts';
import { addLaidCoin, addToStash } from '../coins.ts';
import { readOptions } from '../options.ts';
import type { Board, Coin, ForageState, LaidCoin, Square } from '../types.ts';
import { checkPosition } from './check-position.ts';
import { getSuitLetter, parseSuit, parseValue } from './letters.ts';

type Parsed<T> = T | Refusal;

/** Parses a position; the refusal names the part that is unreadable or impossible. */
export function parse(position: string, chosen: Options): Parsed<ForageState> {
  const parts = position.split('|').map((part) => part.trim().replaceAll(/\s+/g, ' '));
  if (parts.length !== 5) return refusePosition('parts', { parts: parts.length });
  const [head, pawnPart, coinPart, stashPart, turnPart] = parts as [string, string, string, string, string];
  const headed = /^(torus|wide|ring) ([12])$/i.exec(head);
  if (!headed) return refusePosition('head', { found: head });
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
  return checkPosition(state) ?? state;
}

function parsePawns(part: string, board: Board): Parsed<Square[]> {
  const squares = splitPart(part, 'pawns');
  if (!squares || squares.length < 3 || squares.length > 4) return refusePosition('pawns', { found: part });
  const strange = squares.find((square) => !BOARDS[board].rank.has(square));
  if (strange !== undefined)
    return refusePosition('square', { found: strange, board: text(`forage:option.board.${board}`) });
  const twice = squares.find((square, at) => squares.indexOf(square) !== at);
  return twice === undefined ? squares : refusePosition('twoPawns', { at: twice });
}

function parseCoins(part: string, board: Board): Parsed<LaidCoin[]> {
  const words = splitPart(part, 'coins');
  if (!words) return refusePosition('coins', { found: part });
  let coins: LaidCoin[] = [];
  for (const word of words) {
    const coin = parseLaid(word, board);
    if (refused(coin)) return coin;
    coins = addLaidCoin(coins, coin, board);
  }
  return coins;
}

function parseLaid(word: string, board: Board): Parsed<LaidCoin> {
  const read = /^([a-l]\d{1,2}):([smca])([na0-5])(\^?)$/.exec(word);
  if (!read) return refusePosition('coin', { found: word });
  const [, at = '', suit = '', value = '', up] = read;
  if (!BOARDS[board].rank.has(at))
    return refusePosition('square', { found: at, board: text(`forage:option.board.${board}`) });
  return { at, suit: parseSuit(suit), value: parseValue(value), up: up === '^' };
}

function parseStashes(part: string, seats: number): Parsed<Coin[][]> {
  const words = splitPart(part, 'stash');
  if (!words || words.length !== seats) return refusePosition('stashes', { found: part, seats });
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
  if (!read || parseSuit(read[1] ?? '') !== seat)
    return refusePosition('stash', { found: word, suit: getSuitLetter(seat) });
  const coins: Coin[] = [];
  let suit = seat;
  for (const letter of (read[2] ?? '').replace('-', '')) {
    if (parseValue(letter) >= 0 && letter !== 'a') coins.push({ suit, value: parseValue(letter) });
    else suit = parseSuit(letter);
  }
  return addToStash([], coins);
}

type TurnPart = Pick<ForageState, 'round' | 'first' | 'mover' | 'rolled' | 'lastRound' | 'over'>;

function parseTurn(part: string): Parsed<TurnPart> {
  const form = /^round ([1-9]\d*) first ([smca]) to move ([smca])(?: rolled ([n0-5]))?( last)?( over)?$/i;
  const read = form.exec(part);
  if (!read) return refusePosition('turn', { found: part });
  const [, round, first = '', mover = '', rolled, last, over] = read;
  return {
    round: Number(round),
    first: parseSuit(first),
    mover: parseSuit(mover),
    rolled: rolled === undefined ? null : parseValue(rolled),
    lastRound: last !== undefined,
    over: over !== undefined,
  };
}

/** Returns the words after the part's name, an empty list for `-`, or null if the part is malformed. */
function splitPart(part: string, name: string): string[] | null {
  const [head, ...words] = part.toLowerCase().split(' ');
  if (head !== name || words.length === 0) return null;
  return words.length === 1 && words[0] === '-' ? [] : words;
}

function refusePosition<W extends KeySuffix<'forage:refuse.position'>>(
  what: W,
  ...args: Args<`forage:refuse.position.${W}`>
): Refusal {
  return new Refusal(text(`forage:refuse.position.${what}`, ...args));
}
