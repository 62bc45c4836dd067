import type { Seat } from '../../engine/game.ts';
import { Refusal } from '../../engine/refusal.ts';
import type { Under } from '../../engine/spoken.ts';
import { text } from '../../engine/text.ts';
import { of } from './both.ts';
import { inOrder } from './pawns.ts';
import { nonsense } from './sense.ts';
import { phaseOf } from './turn.ts';
import type { RunaroundState, Space } from './types.ts';

/**
 * A position is one line of parts in fixed order, in capitals or not:
 *
 *     24/5 Y 0.0.7 h1 r2 B 12.9 h2 r0 Y roll
 *
 * - `24/5`: the track has 24 spaces, numbered 0 to 23, and 5 runs win;
 * - `Y 0.0.7 h1 r2`: yellow's pawns on the track from its start onwards, `-` for none; then how many wait at home, of
 *   four in all; then the runs made;
 * - `B 12.9 h2 r0`: the same of blue, whose order is downwards from its start;
 * - `Y` or `B`: the mover; then what is to be done:
 *   `roll` · `4` move the 4 that was rolled · `again 7 roll` roll once more for the pawn on 7 (R-RA-18) ·
 *   `again 7 4` move that pawn 4 · `won` nothing, the mover has won.
 *
 * The line says all: the size and the goal in it count, not the options given beside it. In a won position pawns may
 * share any space, as the last landing is not resolved (R-RA-22). For the notation of moves see `typed.ts`.
 */
export function print(state: RunaroundState): string {
  const { size, goal, mover } = state;
  return `${size}/${goal} Y ${side(state, 0)} B ${side(state, 1)} ${mover === 0 ? 'Y' : 'B'} ${toDo(state)}`;
}

function side(state: RunaroundState, seat: Seat): string {
  const spaces = inOrder(state, seat).join('.') || '-';
  return `${spaces} h${of(state.homes, seat)} r${of(state.runs, seat)}`;
}

function toDo(state: RunaroundState): string {
  if (phaseOf(state) === 'over') return 'won';
  const what = state.rolled === null ? 'roll' : String(state.rolled);
  return state.again === null ? what : `again ${state.again} ${what}`;
}

interface Part {
  readonly name: Under<'runaround:part'>;
  readonly form: RegExp;
  readonly like: string;
}

const PAWNS: Part = { name: 'pawns', form: /^(-|\d{1,2}(\.\d{1,2})*)$/, like: '0.7' };
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

/** The inverse of {@link print}; a refusal names the part that cannot be read, or what cannot be in the game. */
export function parse(position: string): RunaroundState | Refusal {
  const parts = split(position);
  const wrong = PARTS.findIndex((part, at) => !part.form.test(parts[at] ?? ''));
  if (wrong >= 0) return malformed(wrong, parts[wrong] ?? '');
  const state = read(parts);
  return nonsense(state, parts[10] === 'won') ?? state;
}

/** The ten words that stand alone, and the rest as one. */
function split(position: string): readonly string[] {
  const words = position.trim().toLowerCase().split(/\s+/);
  return [...words.slice(0, 10), words.slice(10).join(' ')];
}

/** The state that well-formed parts tell. */
function read(parts: readonly string[]): RunaroundState {
  const [track = '', , yellow = '', homeOfYellow = '', runsOfYellow = ''] = parts;
  const [blue = '', homeOfBlue = '', runsOfBlue = '', mover, todo = ''] = parts.slice(6);
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

function count(part: string): number {
  return Number(part.slice(1));
}

function spaces(part: string): readonly Space[] {
  if (part === '-') return [];
  return part
    .split('.')
    .map(Number)
    .sort((a, b) => a - b);
}

function malformed(at: number, found: string): Refusal {
  const { name, like } = PARTS[at] as Part;
  const part = text(`runaround:part.${name}`);
  if (found === '') return new Refusal(text('runaround:refuse.partMissing', { part, like }));
  return new Refusal(text('runaround:refuse.part', { part, like, found: found.slice(0, 40) }));
}
