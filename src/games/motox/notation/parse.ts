import type { Seat } from '../../../engine/game.ts';
import type { Options } from '../../../engine/options.ts';
import { Refusal, refused } from '../../../engine/refusal.ts';
import type { KeySuffix } from '../../../engine/sentence-keys.ts';
import { type Args, text, truncateText } from '../../../engine/text.ts';
import { parsePlace } from '../board.ts';
import { getAdjacentSpot } from '../compass.ts';
import { readOptions } from '../options.ts';
import { getRank } from '../racing/bikes.ts';
import { SUIT_LETTERS } from '../text/names.ts';
import { MAX_RAMP, ORIGIN, TILE_COUNT } from '../track.ts';
import { type Bike, DIRECTIONS, type Direction, type MotoXState, type Tile } from '../types.ts';
import { checkPosition } from './check-position.ts';

type Parsed<T> = T | Refusal;

type Parts = readonly [string, string, string, string, string];

/** Parses a position; the refusal names the part that is unreadable or impossible. */
export function parse(position: string, chosen: Options): Parsed<MotoXState> {
  const parts = position
    .slice(0, 2000)
    .split('|')
    .map((part) => part.trim().replaceAll(/\s+/g, ' ').toLowerCase());
  if (parts.length !== 5) return refusePosition('parts', { parts: parts.length });
  return parseParts(parts as readonly string[] as Parts, chosen);
}

function parseParts(
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
  const rank = turn.phase === 'race' ? getRank(bikes, turn.mover) : 0;
  const state = { options: readOptions(chosen), track, hands, bikes, ...coins, ...turn, rank };
  return checkPosition(state) ?? state;
}

const TILE = new RegExp(`^([nesw])([1-${MAX_RAMP}]?)$`);

function parseTrack(part: string): Parsed<readonly Tile[]> {
  const words = splitPart(part, 'track');
  if (!words || words.length > TILE_COUNT || (words.length > 0 && words[0] !== '0'))
    return refusePosition('track', { found: shortenPart(part) });
  const track: Tile[] = words.length > 0 ? [{ ...ORIGIN, ramp: 0 }] : [];
  for (const word of words.slice(1)) {
    const read = TILE.exec(word);
    if (!read) return refusePosition('tile', { found: shortenPart(word) });
    const heading = DIRECTIONS.indexOf(read[1] as Direction);
    track.push({ ...getAdjacentSpot(track.at(-1) ?? ORIGIN, heading), ramp: Number(read[2]) });
  }
  return track;
}

function parseHands(part: string): Parsed<MotoXState['hands']> {
  const words = splitPart(part, 'hands');
  if (!words || words.length < 3 || words.length > 4)
    return refusePosition('hands', { found: shortenPart(part) });
  const hands = words.map((word) => /^(\d{1,2})\+(\d{1,2})$/.exec(word));
  const strange = hands.indexOf(null);
  if (strange >= 0) return refusePosition('hand', { found: shortenPart(words[strange] ?? '') });
  return hands.map((hand) => ({ tiles: Number(hand?.[1]), coins: Number(hand?.[2]) }));
}

function parseBikes(part: string, seats: number): Parsed<MotoXState['bikes']> {
  const words = splitPart(part, 'bikes');
  if (words?.length !== seats) return refusePosition('bikes', { found: shortenPart(part), seats });
  const bikes: (Bike | null)[] = [];
  for (const [seat, word] of words.entries()) {
    const read = /^([smca]):(?:-|(\d{1,2}[fr][lr])(\*?))$/.exec(word);
    if (read?.[1]?.toUpperCase() !== SUIT_LETTERS.charAt(seat))
      return refusePosition('bike', { found: shortenPart(word), suit: SUIT_LETTERS.charAt(seat) });
    const at = read[2]?.toUpperCase();
    if (at !== undefined && parsePlace(at) < 0)
      return refusePosition('bike', { found: shortenPart(word), suit: SUIT_LETTERS.charAt(seat) });
    bikes.push(at === undefined ? null : { at, wiped: read[3] === '*' });
  }
  return bikes;
}

function parseCoins(part: string): Parsed<Pick<MotoXState, 'discard' | 'waiting' | 'removed'>> {
  const read = /^discard (\d{1,2}) waiting (\d{1,2}) removed (\d{1,2})$/.exec(part);
  if (!read) return refusePosition('coins', { found: shortenPart(part) });
  const [discard = 0, waiting = 0, removed = 0] = read.slice(1).map(Number);
  return { discard, waiting, removed };
}

type TurnPart = Pick<MotoXState, 'phase' | 'first' | 'mover' | 'winner' | 'dice' | 'started'>;

const TURN =
  /^(?:(build|grid|race) first ([smca]) to move ([smca])(?:( started)? dice ([n1-5]{1,4}))?|(over) first ([smca]) won ([smca]))$/;

function parseTurn(part: string): Parsed<TurnPart> {
  const read = TURN.exec(part);
  if (!read) return refusePosition('turn', { found: shortenPart(part) });
  const [, phase, first = '', mover = '', started, dice, over, firstOfAll = '', winner = ''] = read;
  if (over !== undefined) {
    const won = parseSeat(winner);
    return {
      phase: 'over',
      first: parseSeat(firstOfAll),
      mover: won,
      winner: won,
      dice: null,
      started: false,
    };
  }
  return {
    phase: phase as MotoXState['phase'],
    first: parseSeat(first),
    mover: parseSeat(mover),
    winner: null,
    dice: dice === undefined ? null : [...dice].map((face) => (face === 'n' ? 0 : Number(face))),
    started: started !== undefined,
  };
}

function parseSeat(letter: string): Seat {
  return SUIT_LETTERS.indexOf(letter.toUpperCase());
}

/** Returns the words after the part's name, an empty list for `-`, or null if the part is malformed. */
function splitPart(part: string, name: string): string[] | null {
  const [head, ...words] = part.split(' ');
  if (head !== name || words.length === 0) return null;
  return words.length === 1 && words[0] === '-' ? [] : words;
}

function shortenPart(part: string): string {
  return truncateText(part, 40);
}

function refusePosition<W extends KeySuffix<'motox:refuse.position'>>(
  what: W,
  ...args: Args<`motox:refuse.position.${W}`>
): Refusal {
  return new Refusal(text(`motox:refuse.position.${what}`, ...args));
}
