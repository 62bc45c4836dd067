import type { Seat } from '../../../engine/game.ts';
import type { Options } from '../../../engine/options.ts';
import { Refusal } from '../../../engine/refusal.ts';
import type { KeySuffix } from '../../../engine/sentence-keys.ts';
import { text, truncateText } from '../../../engine/text.ts';
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

/** Parts of a position in order, each with an example. */
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

/**
 * Parses a position printed by `print`. The refusal names the unreadable part, or the reason why the position is
 * impossible.
 */
export function parse(position: string, options: Options): RunaroundState | Refusal {
  const parts = splitParts(position);
  if (!isWellFormed(parts)) return refuseMalformed(parts);
  const state = { ...readParts(parts), ...readHouseRules(options), ...readDue(parts, options) };
  return checkStars(parts, state) ?? checkPosition(state, parts[10] === 'won') ?? state;
}

/** Values of {@link PARTS}, in their order. */
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

/** Splits a position into ten single words and the rest. */
function splitParts(position: string): readonly string[] {
  const words = position.trim().toLowerCase().split(/\s+/);
  return [...words.slice(0, 10), words.slice(10).join(' ')];
}

function isWellFormed(parts: readonly string[]): parts is Parts {
  return findMalformed(parts) < 0;
}

/** Returns the index of the first malformed or missing part; −1 if all are well formed. */
function findMalformed(parts: readonly string[]): number {
  return PARTS.findIndex((part, at) => !part.form.test(parts[at] ?? ''));
}

/** Reads the state from well-formed parts. */
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

/** Reads the words of `roll`, `4`, `won`, `again 7 roll` or `again 7 4`. */
function readTodo(words: readonly string[]): Pick<RunaroundState, 'rolled' | 'again'> {
  const last = Number(words.at(-1));
  return { rolled: Number.isNaN(last) ? null : last, again: words.length === 3 ? Number(words[1]) : null };
}

/** Counts each side's pawns with a star, if the options give stars a meaning. */
function readDue(parts: Parts, { beyond }: Options): Pick<RunaroundState, 'due'> {
  return beyond === true ? { due: [countStars(parts[2]), countStars(parts[6])] } : {};
}

function countStars(part: string): number {
  return part.split('*').length - 1;
}

/** Checks that stars mark only pawns on their own start, and only with the option `beyond`. */
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
