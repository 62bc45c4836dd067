import { publicLook } from '../discord/messages/picture.ts';
import { picturesOf } from '../discord/messages/replay/film.ts';
import { refused } from '../engine/refusal.ts';
import { seeded } from '../engine/seeded.ts';
import { openStore } from '../store/open.ts';
import type { House } from '../tables/house.ts';
import { type Course, courseOf, readAnew, stepOf } from '../tables/past/replay.ts';
import { loadTable } from '../tables/table.ts';
import { processorTime } from '../tools/processorTime.ts';
import { bareHouse } from './bare-house.ts';
import { grownTable, movedAt } from './grown-table.ts';
import type { Part } from './part.ts';
import { stalled } from './stall.ts';

/** What is done at a long match. */
export interface LongMatchCosts {
  /** The longest that the event loop was held in one piece, in ms of the processor. */
  readonly stalls: Readonly<Record<'move' | 'course' | 'film' | 'early' | 'late', number>>;
  /** What a step costs at which nobody has looked lately, and the reading of the match before it, in ms of the processor. */
  readonly cold: Readonly<Record<'early' | 'late', number>>;
}

const MOVES = 10_000;
const AT = `at ${MOVES.toLocaleString('en')} moves`;

/** A free table that is played at for very long: what is done there, and looking back at it. */
export const longMatch: Part<LongMatchCosts> = {
  name: 'longMatch',
  run: () => longMatchCosts(MOVES),
  rows: ({ stalls, cold }) => [
    ...Object.entries(stalls).map(
      ([what, ms]) => [`${what}, ${AT}`, `stall of at most ${ms.toFixed(0)} ms`] as const,
    ),
    ...Object.entries(cold).map(
      ([what, ms]) => [`${what}, first look, ${AT}`, `${ms.toFixed(0)} ms of the processor`] as const,
    ),
  ],
};

const PEOPLE = ['ann', 'bob'].map((key) => ({ id: key, key }));

/** `early` and `late`: a step at the tenth move and at the last but one; in `stalls` the match was looked at before. */
export async function longMatchCosts(moves: number): Promise<LongMatchCosts> {
  const store = await openStore(':memory:');
  const house = bareHouse(store);
  const ground = { guild: 'g', channel: 'c', game: 'piecepack' };
  const chance = seeded(5);
  const id = await grownTable(house, ground, PEOPLE, moves, chance);
  const move = await stalled(async () => await movedAt(house, id, chance, PEOPLE));
  const course = await stalled(async () => await courseAt(house, id));
  const film = await stalled(
    async () => await picturesOf({ house }, course.done, publicLook(course.done.table)),
  );
  const last = course.done.entries.length - 1;
  const step = async (number: number) =>
    (await stalled(async () => await stepOf(await courseAt(house, id), number))).longest;
  const stalls = {
    ...{ move: move.longest, course: course.longest, film: film.longest },
    ...{ early: await step(10), late: await step(last) },
  };
  const cold = { early: await coldAt(house, id, 10), late: await coldAt(house, id, last) };
  await store.destroy();
  return { stalls, cold };
}

/** So many times a cold step is taken; the one in the middle counts. */
const TIMES = 5;

async function coldAt(house: House, id: number, number: number): Promise<number> {
  const costs: number[] = [];
  for (let times = 0; times < TIMES; times++) {
    readAnew(house.store);
    const before = processorTime();
    await stepOf(await courseAt(house, id), number);
    costs.push(processorTime() - before);
  }
  return costs.sort((one, other) => one - other)[Math.floor(TIMES / 2)] ?? 0;
}

async function courseAt(house: House, id: number): Promise<Course> {
  const table = await loadTable(house, id);
  const course = refused(table) ? table : await courseOf(house, table);
  if (refused(course)) throw new Error(`There is no course: ${course.reason.key}`);
  return course;
}
