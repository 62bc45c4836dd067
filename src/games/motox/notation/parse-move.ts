/**
 * Notation of moves:
 *
 * - building: `tile start`, `tile n`, `coin 4`, `stuck`; on the grid: `grid 0FL`;
 * - before the roll: `roll`, `roll +2` spending two coins, `pass`, `restart`, `wait`;
 * - after the roll: `ride 4 5FL`, `ride 5 on 6RR` landing on a bike, `ride 4 out 5FL` off the track after that space,
 *   `ride 3 finish`, `stay`, `wipe`.
 *
 * Shorter and longer forms (`n`, `t4`, `4 5fl`, `C` for the letter on the picture) and Korean words are also accepted.
 */

import { Refusal } from '../../../engine/refusal.ts';
import { type Text, text, truncateText } from '../../../engine/text.ts';
import { parsePlace } from '../board.ts';
import { getRampTilesForSeat, getSides } from '../building/possible-builds.ts';
import { getDirection } from '../compass.ts';
import { findStanding, getOwnBike, getSpendableCoins } from '../racing/bikes.ts';
import { getFreeGrid } from '../racing/grid.ts';
import { getProspects, isSameOutcome } from '../racing/prospects.ts';
import { getRideLetter } from '../racing/questions.ts';
import { getBuildStatus } from '../text/status.ts';
import { getPhase, type Phase } from '../turn.ts';
import type { Direction, MotoXMove, MotoXView, Outcome } from '../types.ts';
import { printOutcome } from './print.ts';

/** Accepted wordings of a move and their plain notation, replaced in this order. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  // whole buttons: a ride with its letter, a ramp, a roll with coins
  [/^[a-y]: (?=\d(?:,| to) )/g, ''],
  [/^(?:\d+: )?ramp (?:of (?:tile|stage) )?(\d+),? from \d to \d$/g, 'coin $1'],
  [/^(?:roll )?\d dice(?: for a 1,| for|,) (?:spend )?(\d) (?:coin|barrel)s?$/g, 'roll $1'],
  [/[\s,:;→>]+/g, ' '],
  [/앞 ?줄? ?왼쪽|front[- ]?left/g, 'fl'],
  [/앞 ?줄? ?오른쪽|front[- ]?right/g, 'fr'],
  [/뒤 ?줄? ?왼쪽|(?:rear|back)[- ]?left/g, 'rl'],
  [/뒤 ?줄? ?오른쪽|(?:rear|back)[- ]?right/g, 'rr'],
  [/(\d+)번? ?(?:타일)? ?([fr][lr])\b/g, '$1$2'],
  [/출발 ?타일|\bstart(?:ing)? tile\b/g, 'start'],
  [/결승선?|완주|골인|\bfinish(?: line)?\b|\bgoal\b/g, 'finish'],
  [/북쪽|(?<![가-힣])북(?![가-힣])|\bnorth\b|↑/g, 'n'],
  [/동쪽|(?<![가-힣])동(?![가-힣])|\beast\b/g, 'e'],
  [/남쪽|(?<![가-힣])남(?![가-힣])|\bsouth\b|↓/g, 's'],
  [/서쪽|(?<![가-힣])서(?![가-힣])|\bwest\b|←/g, 'w'],
  [/타일|\bt(?:ile)? (?=[nesw]$)/g, 'tile '],
  [/동전|경사로?|점프대|\b(?:ramp|raise)\b/g, 'coin '],
  [/\bcoin (?:on |under |tile |t)+/g, 'coin '],
  [/출발선|그리드/g, 'grid '],
  [/\b(?:forward|spaces?|to|tile(?= \d)|over the)\b|칸|번/g, ' '],
  [/이탈|벗어나기?|\b(?:run ?off|runoff|off|out of track)\b/g, 'out'],
  [/착지|덮치기?|\bland(?:s|ing)?(?: on)?\b/g, 'on'],
  [/주사위 ?굴리기|주사위|굴리기|굴림|\b(?:dice|die|r)\b/g, 'roll'],
  [/다시 ?시동|시동|재출발|\b(?:re-?enter|kick)\b/g, 'restart'],
  [/제자리|머물기|그대로|\b(?:remain|no ride)\b/g, 'stay'],
  [/넘어지기?|쓰러지기?|\bwipe ?out\b/g, 'wipe'],
  [/기다리기?|대기/g, 'wait'],
  [/쉬기|넘기기|패스|\bskip\b/g, 'pass'],
  [/막힘/g, 'stuck'],
  [/달리기|이동|\b(?:move|go|drive)\b/g, 'ride '],
  [/(\w)\+/g, '$1 '],
  [/\+/g, ''],
  [/\bcoins?$/g, ''],
  [/ +/g, ' '],
];

/** Parses a typed move. A ride whose number leads to an offered outcome is read as the offered ride (R-MX-26). */
export function parseMove(typed: string, view: MotoXView): MotoXMove | Refusal {
  const words = normaliseMove(typed);
  return (
    READERS.map((read) => read(words, view)).find((move) => move !== null) ?? refuseUnreadable(typed, view)
  );
}

type Reader = (words: string, view: MotoXView) => MotoXMove | null;

const READERS: readonly Reader[] = [
  parsePlain,
  parseTile,
  parseCoin,
  parseGrid,
  parseRoll,
  parseLetter,
  parseRide,
];

const PLAIN = ['stuck', 'pass', 'restart', 'stay', 'wipe', 'wait'] as const;

function parsePlain(words: string): MotoXMove | null {
  const kind = PLAIN.find((one) => one === words);
  return kind === undefined ? null : { kind };
}

function parseTile(words: string): MotoXMove | null {
  const [, side] = /^(?:tile )?([nesw]|start)$/.exec(words) ?? [];
  if (side === undefined) return null;
  return { kind: 'tile', direction: side === 'start' ? null : (side as Direction) };
}

function parseCoin(words: string, view: MotoXView): MotoXMove | null {
  const [, name, number] = /^(?:(coin )|t)?(\d{1,2})$/.exec(words) ?? [];
  if (number === undefined) return null;
  const clear = name !== undefined || words.startsWith('t') || view.phase === 'build';
  return clear ? { kind: 'coin', tile: Number(number) } : null;
}

function parseGrid(words: string, view: MotoXView): MotoXMove | null {
  const [, name, space] = /^(grid )?(\d{1,2}[fr][lr])$/.exec(words) ?? [];
  if (space === undefined || (name === undefined && view.phase !== 'grid')) return null;
  return { kind: 'grid', space: space.toUpperCase() };
}

function parseRoll(words: string): MotoXMove | null {
  const [all, coins] = /^roll(?: (\d))?$/.exec(words) ?? [];
  return all === undefined ? null : { kind: 'roll', coins: Number(coins ?? 0) };
}

/** Parses the letter that the picture and the button show. */
function parseLetter(words: string, view: MotoXView): MotoXMove | null {
  if (getPhase(view) !== 'ride' || !/^[a-y]$/.test(words)) return null;
  const { rides } = getProspects(view);
  const ride = rides.find((_, at) => getRideLetter(at).toLowerCase() === words);
  return ride === undefined ? null : { kind: 'ride', number: ride.number, outcome: ride.outcome };
}

const RIDE = /^(?:ride )?([0-5n])(?: (on|out))? (?:(\d{1,2}[fr][lr])( out)?|(finish))$/;

function parseRide(words: string, view: MotoXView): MotoXMove | null {
  const read = RIDE.exec(words);
  if (!read) return null;
  const [, number, how, space = '', after] = read;
  const outcome = parseOutcome(view, space.toUpperCase(), how ?? after?.trim());
  return outcome === null ? null : createRide(view, number === 'n' ? 0 : Number(number), outcome);
}

function parseOutcome(view: MotoXView, space: string, how: string | undefined): Outcome | null {
  if (space === '') return how === undefined ? { kind: 'finish' } : null;
  if (parsePlace(space) < 0) return null;
  if (how === 'out') return { kind: 'runoff', space };
  const land = how === 'on' || findStanding(view, space, view.mover) !== null;
  return { kind: land ? 'land' : 'safe', space };
}

/** Creates a ride; if the typed number leads to an outcome offered with another number, the offered number is used. */
function createRide(view: MotoXView, number: number, outcome: Outcome): MotoXMove {
  const rolled = getPhase(view) === 'ride' && (view.dice ?? []).includes(number);
  const offered = rolled
    ? getProspects(view).rides.find((one) => isSameOutcome(one.outcome, outcome))
    : undefined;
  const same = offered?.numbers.includes(number);
  return { kind: 'ride', number: same ? (offered?.number ?? number) : number, outcome };
}

function refuseUnreadable(typed: string, view: MotoXView): Refusal {
  const shown = truncateText(typed.trim(), 40);
  const phase = getPhase(view);
  return new Refusal(phase === 'ride' ? describeUnreadRide(shown, view) : describeUnread(shown, view, phase));
}

function describeUnreadRide(typed: string, view: MotoXView): Text {
  const { rides, wipe } = getProspects(view);
  const [first] = rides;
  if (first === undefined)
    return text('motox:refuse.typed.still', { typed, example: wipe ? 'wipe' : 'stay' });
  return text('motox:refuse.typed.ride', {
    typed,
    example: `${first.number} ${printOutcome(first.outcome)}`,
  });
}

/** Describes valid input for the current decision; the examples are legal moves. */
function describeUnread(typed: string, view: MotoXView, phase: Exclude<Phase, 'ride'>): Text {
  switch (phase) {
    case 'build':
      return describeUnreadBuild(typed, view);
    case 'grid':
      return text('motox:refuse.typed.grid', { typed, possible: getFreeGrid(view) });
    case 'roll':
      return text(getSpendableCoins(view) > 0 ? 'motox:refuse.typed.rollCoins' : 'motox:refuse.typed.roll', {
        typed,
      });
    case 'down':
      return text(`motox:refuse.typed.down${getCoinsVariant(view)}`, { typed });
    default:
      return text(`motox:refuse.typed.${phase}`, { typed });
  }
}

/** Gives an example of each possible build; an impossible one gets '', as its sentence has no placeholder for it. */
function describeUnreadBuild(typed: string, view: MotoXView): Text {
  const [heading] = getSides(view);
  const [spot = ''] = getRampTilesForSeat(view, view.mover);
  const side = heading === undefined ? '' : getDirection(heading);
  return text(`motox:refuse.typed.build.${getBuildStatus(view)}`, { typed, side, spot });
}

/** Returns the text variant for coins: they may add dice, or put a wiped bike back. */
function getCoinsVariant(view: MotoXView): '' | 'Coins' | 'Restart' {
  if (getSpendableCoins(view) > 0) return 'Coins';
  const coins = view.hands[view.mover]?.coins ?? 0;
  return getOwnBike(view).wiped && coins > 0 ? 'Restart' : '';
}

/** Converts typed text to lower case and plain notation: `North` becomes `n`, `4 to 5FL` becomes `4 5fl`. */
function normaliseMove(typed: string): string {
  const clean = typed.toLowerCase().slice(0, 100);
  return WORDS.reduce((words, [form, plain]) => words.replaceAll(form, plain), clean).trim();
}
