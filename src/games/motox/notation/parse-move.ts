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
import { type Text, text } from '../../../engine/text.ts';
import { truncateText } from '../../../engine/truncate-text.ts';
import { parsePlace } from '../board.ts';
import { findStanding } from '../racing/bikes.ts';
import { getProspects, isSameOutcome } from '../racing/prospects.ts';
import { getRideLetter } from '../racing/questions.ts';
import { getPhase } from '../turn.ts';
import type { Direction, MotoXMove, MotoXView, Outcome } from '../types.ts';
import { describeUnread } from './describe-unread.ts';
import { normaliseMove } from './normalise-move.ts';
import { printOutcome } from './print-move.ts';

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
