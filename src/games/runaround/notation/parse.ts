import type { Seat } from '../../../engine/game.ts';
import type { Options } from '../../../engine/options.ts';
import { Refusal } from '../../../engine/refusal.ts';
import type { KeySuffix } from '../../../engine/sentence-keys.ts';
import { text } from '../../../engine/text.ts';
import { truncateText } from '../../../engine/truncate-text.ts';
import { getStart } from '../board.ts';
import { readHouseRules } from '../options.ts';
import type { RunaroundState, Space } from '../types.ts';
import { checkPosition } from './check-position.ts';

interface Part {
  readonly name: KeySuffix<'runaround:part'>;
  readonly form: RegExp;
  readonly like: string;
}

const PAWNS_PART: Part = { name: 'pawns', form: /^(-|\d{1,2}\*?(\.\d{1,2}\*?)*)$/, like: '0.7' };

const HOME_PART: Part = { name: 'home', form: /^h\d$/, like: 'h2' };

const RUNS_PART: Part = { name: 'runs', form: /^r\d$/, like: 'r0' };

/** The parts of a position, in order, each with an example of it. */
const PARTS: readonly Part[] = [
  { name: 'track', form: /^\d{1,3}\/\d{1,2}$/, like: '24/5' },
  { name: 'side', form: /^y$/, like: 'Y' },
  PAWNS_PART,
  HOME_PART,
  RUNS_PART,
  { name: 'side', form: /^b$/, like: 'B' },
  PAWNS_PART,
  HOME_PART,
  RUNS_PART,
  { name: 'mover', form: /^[yb]$/, like: 'Y' },
  { name: 'todo', form: /^(roll|won|\d|again \d{1,2} (roll|\d))$/, like: 'roll' },
];

/** The inverse of `print`; a refusal names the part that cannot be read, or what cannot be in the game. */
export function parse(position: string, options: Options): RunaroundState | Refusal {
  const parts = splitParts(position);
  if (!isWellFormed(parts)) return refuseMalformed(parts);
  const state = { ...readParts(parts), ...readHouseRules(options), ...readDue(parts, options) };
  return checkStars(parts, state) ?? checkPosition(state, parts[10] === 'won') ?? state;
}

/** What {@link MATCH_TABLES} stand for, in their order. */
type Parts = readonly [
  track: string,
  y: string,
  pawnsOfYellow: string,
  homeOfYellow: string,
  runsOfYellow: string,
  b: string,
  pawnsOfBlue: string,
  homeOfBlue: string,
  runsOfBlue: string,
  mover: string,
  todo: string,
];

/** The ten words that stand alone, and the rest as one. */
function splitParts(position: string): readonly string[] {
  const words = position.trim().toLowerCase().split(/\s+/);
  return [...words.slice(0, 10), words.slice(10).join(' ')];
}

function isWellFormed(parts: readonly string[]): parts is Parts {
  return findMalformed(parts) < 0;
}

/** Which part cannot be read, or is missing; -1 where each is well formed. */
function findMalformed(parts: readonly string[]): number {
  return PARTS.findIndex((part, at) => !part.form.test(parts[at] ?? ''));
}

/** The state that well-formed parts tell. */
function readParts(parts: Parts): RunaroundState {
  const [track, , yellow, homeOfYellow, runsOfYellow, ...others] = parts;
  const [, blue, homeOfBlue, runsOfBlue, mover, todo] = others;
  return {
    size: Number(track.split('/')[0]),
    goal: Number(track.split('/')[1]),
    homes: [parseCount(homeOfYellow), parseCount(homeOfBlue)],
    runs: [parseCount(runsOfYellow), parseCount(runsOfBlue)],
    pawns: [parseSpaces(yellow), parseSpaces(blue)],
    mover: mover === 'y' ? 0 : 1,
    ...readTodo(todo.split(' ')),
  };
}

/** `roll`, `4`, `won`, `again 7 roll` or `again 7 4`, in words. */
function readTodo(words: readonly string[]): Pick<RunaroundState, 'rolled' | 'again'> {
  const last = Number(words.at(-1));
  return { rolled: Number.isNaN(last) ? null : last, again: words.length === 3 ? Number(words[1]) : null };
}

/** How many pawns of each side have a star, where it means something. */
function readDue(parts: Parts, { beyond }: Options): Pick<RunaroundState, 'due'> {
  return beyond === true ? { due: [countStars(parts[2]), countStars(parts[6])] } : {};
}

function countStars(part: string): number {
  return part.split('*').length - 1;
}

/** Stars are for pawns on their own start, and for tables where they mean something. */
function checkStars(parts: Parts, { size, due }: RunaroundState): Refusal | null {
  for (const [seat, part] of [parts[2], parts[6]].entries()) {
    const wrong = part.split('.').find((pawn) => pawn.endsWith('*') && !isDue(pawn, size, seat, due));
    if (wrong !== undefined) return new Refusal(text('runaround:refuse.star', { found: wrong }), 'R-RA-19');
  }
  return null;
}

function isDue(pawn: string, size: number, seat: Seat, due: RunaroundState['due']): boolean {
  return due !== undefined && Number.parseInt(pawn, 10) === getStart(size, seat);
}

function parseCount(part: string): number {
  return Number(part.slice(1));
}

function parseSpaces(part: string): readonly Space[] {
  if (part === '-') return [];
  return part
    .split('.')
    .map((pawn) => Number.parseInt(pawn, 10))
    .sort((a, b) => a - b);
}

function refuseMalformed(parts: readonly string[]): Refusal {
  const at = findMalformed(parts);
  const [{ name, like }, found] = [PARTS[at] as Part, parts[at] ?? ''];
  const part = text(`runaround:part.${name}`);
  if (found === '') return new Refusal(text('runaround:refuse.partMissing', { part, like }));
  return new Refusal(text('runaround:refuse.part', { part, like, found: truncateText(found, 40) }));
}
