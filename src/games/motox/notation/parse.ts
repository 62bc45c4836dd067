import { cut } from '../../../engine/cut.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Options } from '../../../engine/options.ts';
import { Refusal, refused } from '../../../engine/refusal.ts';
import type { Under } from '../../../engine/spoken.ts';
import { type Args, text } from '../../../engine/text.ts';
import { placeOf } from '../board.ts';
import { beside } from '../compass.ts';
import { readOptions } from '../options.ts';
import { rankOf } from '../racing/rank.ts';
import { SUITS } from '../text/names.ts';
import { HIGHEST, ORIGIN, TILES } from '../track.ts';
import { type Bike, DIRECTIONS, type Direction, type MotoXState, type Tile } from '../types.ts';
import { nonsense } from './sense.ts';

type Parsed<T> = T | Refusal;

type Parts = readonly [string, string, string, string, string];

/** The state, or a refusal that names what cannot be read or cannot be. */
export function parse(position: string, chosen: Options): Parsed<MotoXState> {
  const parts = position
    .slice(0, 2000)
    .split('|')
    .map((part) => part.trim().replaceAll(/\s+/g, ' ').toLowerCase());
  if (parts.length !== 5) return wrong('parts', { parts: parts.length });
  return parsed(parts as readonly string[] as Parts, chosen);
}

function parsed(
  [trackPart, handPart, bikePart, coinPart, turnPart]: Parts,
  chosen: Options,
): Parsed<MotoXState> {
  const track = parseTrack(trackPart);
  if (refused(track)) return track;
  const hands = parseHands(handPart);
  if (refused(hands)) return hands;
  const bikes = parseBikes(bikePart, hands.length);
  if (refused(bikes)) return bikes;
  const coins = parseCoins(coinPart);
  if (refused(coins)) return coins;
  const turn = parseTurn(turnPart);
  if (refused(turn)) return turn;
  const rank = turn.phase === 'race' ? rankOf(bikes, turn.mover) : 0;
  const state = { options: readOptions(chosen), track, hands, bikes, ...coins, ...turn, rank };
  return nonsense(state) ?? state;
}

const TILE = new RegExp(`^([nesw])([1-${HIGHEST}]?)$`);

function parseTrack(part: string): Parsed<readonly Tile[]> {
  const words = listOf(part, 'track');
  if (!words || words.length > TILES || (words.length > 0 && words[0] !== '0'))
    return wrong('track', { found: found(part) });
  const track: Tile[] = words.length > 0 ? [{ ...ORIGIN, ramp: 0 }] : [];
  for (const word of words.slice(1)) {
    const read = TILE.exec(word);
    if (!read) return wrong('tile', { found: found(word) });
    const heading = DIRECTIONS.indexOf(read[1] as Direction);
    track.push({ ...beside(track.at(-1) ?? ORIGIN, heading), ramp: Number(read[2]) });
  }
  return track;
}

function parseHands(part: string): Parsed<MotoXState['hands']> {
  const words = listOf(part, 'hands');
  if (!words || words.length < 3 || words.length > 4) return wrong('hands', { found: found(part) });
  const hands = words.map((word) => /^(\d{1,2})\+(\d{1,2})$/.exec(word));
  const strange = hands.indexOf(null);
  if (strange >= 0) return wrong('hand', { found: found(words[strange] ?? '') });
  return hands.map((hand) => ({ tiles: Number(hand?.[1]), coins: Number(hand?.[2]) }));
}

function parseBikes(part: string, seats: number): Parsed<MotoXState['bikes']> {
  const words = listOf(part, 'bikes');
  if (words?.length !== seats) return wrong('bikes', { found: found(part), seats });
  const bikes: (Bike | null)[] = [];
  for (const [seat, word] of words.entries()) {
    const read = /^([smca]):(?:-|(\d{1,2}[fr][lr])(\*?))$/.exec(word);
    if (read?.[1]?.toUpperCase() !== SUITS.charAt(seat))
      return wrong('bike', { found: found(word), suit: SUITS.charAt(seat) });
    const at = read[2]?.toUpperCase();
    if (at !== undefined && placeOf(at) < 0)
      return wrong('bike', { found: found(word), suit: SUITS.charAt(seat) });
    bikes.push(at === undefined ? null : { at, wiped: read[3] === '*' });
  }
  return bikes;
}

function parseCoins(part: string): Parsed<Pick<MotoXState, 'discard' | 'waiting' | 'removed'>> {
  const read = /^discard (\d{1,2}) waiting (\d{1,2}) removed (\d{1,2})$/.exec(part);
  if (!read) return wrong('coins', { found: found(part) });
  const [discard = 0, waiting = 0, removed = 0] = read.slice(1).map(Number);
  return { discard, waiting, removed };
}

type TurnPart = Pick<MotoXState, 'phase' | 'first' | 'mover' | 'winner' | 'dice' | 'started'>;

const TURN =
  /^(?:(build|grid|race) first ([smca]) to move ([smca])(?:( started)? dice ([n1-5]{1,4}))?|(over) first ([smca]) won ([smca]))$/;

function parseTurn(part: string): Parsed<TurnPart> {
  const read = TURN.exec(part);
  if (!read) return wrong('turn', { found: found(part) });
  const [, phase, first = '', mover = '', started, dice, over, firstOfAll = '', winner = ''] = read;
  if (over !== undefined) {
    const won = seatOf(winner);
    return { phase: 'over', first: seatOf(firstOfAll), mover: won, winner: won, dice: null, started: false };
  }
  return {
    phase: phase as MotoXState['phase'],
    first: seatOf(first),
    mover: seatOf(mover),
    winner: null,
    dice: dice === undefined ? null : [...dice].map((face) => (face === 'n' ? 0 : Number(face))),
    started: started !== undefined,
  };
}

function seatOf(letter: string): Seat {
  return SUITS.indexOf(letter.toUpperCase());
}

/** The words after the part's name; none for `-`. */
function listOf(part: string, name: string): string[] | null {
  const [head, ...words] = part.split(' ');
  if (head !== name || words.length === 0) return null;
  return words.length === 1 && words[0] === '-' ? [] : words;
}

function found(part: string): string {
  return cut(part, 40);
}

function wrong<W extends Under<'motox:refuse.position'>>(
  what: W,
  ...args: Args<`motox:refuse.position.${W}`>
): Refusal {
  return new Refusal(text(`motox:refuse.position.${what}`, ...args));
}
