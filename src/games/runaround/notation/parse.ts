import { cut } from '../../../engine/cut.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Options } from '../../../engine/options.ts';
import { Refusal } from '../../../engine/refusal.ts';
import type { Under } from '../../../engine/spoken.ts';
import { text } from '../../../engine/text.ts';
import { startOf } from '../board.ts';
import { houseOf } from '../options.ts';
import type { RunaroundState, Space } from '../types.ts';
import { nonsense } from './sense.ts';

interface Part {
  readonly name: Under<'runaround:part'>;
  readonly form: RegExp;
  readonly like: string;
}

const PAWNS: Part = { name: 'pawns', form: /^(-|\d{1,2}\*?(\.\d{1,2}\*?)*)$/, like: '0.7' };

const HOME: Part = { name: 'home', form: /^h\d$/, like: 'h2' };

const RUNS: Part = { name: 'runs', form: /^r\d$/, like: 'r0' };

/** The parts of a position, in order, each with an example of it. */
const PARTS: readonly Part[] = [
  { name: 'track', form: /^\d{1,3}\/\d{1,2}$/, like: '24/5' },
  { name: 'side', form: /^y$/, like: 'Y' },
  PAWNS,
  HOME,
  RUNS,
  { name: 'side', form: /^b$/, like: 'B' },
  PAWNS,
  HOME,
  RUNS,
  { name: 'mover', form: /^[yb]$/, like: 'Y' },
  { name: 'todo', form: /^(roll|won|\d|again \d{1,2} (roll|\d))$/, like: 'roll' },
];

/** The inverse of `print`; a refusal names the part that cannot be read, or what cannot be in the game. */
export function parse(position: string, options: Options): RunaroundState | Refusal {
  const parts = split(position);
  if (!areWhole(parts)) return malformed(parts);
  const state = { ...read(parts), ...houseOf(options), ...starred(parts, options) };
  return wrongStars(parts, state) ?? nonsense(state, parts[10] === 'won') ?? state;
}

/** What {@link PARTS} stand for, in their order. */
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
function split(position: string): readonly string[] {
  const words = position.trim().toLowerCase().split(/\s+/);
  return [...words.slice(0, 10), words.slice(10).join(' ')];
}

function areWhole(parts: readonly string[]): parts is Parts {
  return malformedAt(parts) < 0;
}

/** Which part cannot be read, or is missing; -1 where each is well formed. */
function malformedAt(parts: readonly string[]): number {
  return PARTS.findIndex((part, at) => !part.form.test(parts[at] ?? ''));
}

/** The state that well-formed parts tell. */
function read(parts: Parts): RunaroundState {
  const [track, , yellow, homeOfYellow, runsOfYellow, ...others] = parts;
  const [, blue, homeOfBlue, runsOfBlue, mover, todo] = others;
  return {
    size: Number(track.split('/')[0]),
    goal: Number(track.split('/')[1]),
    homes: [count(homeOfYellow), count(homeOfBlue)],
    runs: [count(runsOfYellow), count(runsOfBlue)],
    pawns: [spaces(yellow), spaces(blue)],
    mover: mover === 'y' ? 0 : 1,
    ...left(todo.split(' ')),
  };
}

/** `roll`, `4`, `won`, `again 7 roll` or `again 7 4`, in words. */
function left(words: readonly string[]): Pick<RunaroundState, 'rolled' | 'again'> {
  const last = Number(words.at(-1));
  return { rolled: Number.isNaN(last) ? null : last, again: words.length === 3 ? Number(words[1]) : null };
}

/** How many pawns of each side have a star, where it means something. */
function starred(parts: Parts, { beyond }: Options): Pick<RunaroundState, 'due'> {
  return beyond === true ? { due: [stars(parts[2]), stars(parts[6])] } : {};
}

function stars(part: string): number {
  return part.split('*').length - 1;
}

/** Stars are for pawns on their own start, and for tables where they mean something. */
function wrongStars(parts: Parts, { size, due }: RunaroundState): Refusal | null {
  for (const [seat, part] of [parts[2], parts[6]].entries()) {
    const wrong = part.split('.').find((pawn) => pawn.endsWith('*') && !isDue(pawn, size, seat, due));
    if (wrong !== undefined) return new Refusal(text('runaround:refuse.star', { found: wrong }), 'R-RA-19');
  }
  return null;
}

function isDue(pawn: string, size: number, seat: Seat, due: RunaroundState['due']): boolean {
  return due !== undefined && Number.parseInt(pawn, 10) === startOf(size, seat);
}

function count(part: string): number {
  return Number(part.slice(1));
}

function spaces(part: string): readonly Space[] {
  if (part === '-') return [];
  return part
    .split('.')
    .map((pawn) => Number.parseInt(pawn, 10))
    .sort((a, b) => a - b);
}

function malformed(parts: readonly string[]): Refusal {
  const at = malformedAt(parts);
  const [{ name, like }, found] = [PARTS[at] as Part, parts[at] ?? ''];
  const part = text(`runaround:part.${name}`);
  if (found === '') return new Refusal(text('runaround:refuse.partMissing', { part, like }));
  return new Refusal(text('runaround:refuse.part', { part, like, found: cut(found, 40) }));
}
