import type { House } from '../../../src/app/core/context.ts';
import { loadTable } from '../../../src/app/core/table.ts';
import { type Course, courseOf, stepOf } from '../../../src/app/replay/replay.ts';
import { publicLook } from '../../../src/discord/pictures/picture.ts';
import { picturesOf } from '../../../src/discord/replay/film-message.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { seeded } from '../../../src/engine/seeded.ts';
import { openStore } from '../../../src/store/open.ts';
import { bareHouse, grownTable, movedAt } from './grown-table.ts';
import { stalled } from './stall.ts';

const PEOPLE = ['ann', 'bob'].map((key) => ({ id: key, key }));

/** Longest stall of the event loop by what was done, in ms of the processor; `early`, `late`: a step near either end. */
type LongMatchStalls = Readonly<Record<'move' | 'course' | 'film' | 'early' | 'late', number>>;

/** Plays at a free table of so many moves, and looks back at it. */
export async function longMatchStalls(moves: number): Promise<LongMatchStalls> {
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
  await store.destroy();
  return stalls;
}

async function courseAt(house: House, id: number): Promise<Course> {
  const table = await loadTable(house, id);
  const course = refused(table) ? table : await courseOf(house, table);
  if (refused(course)) throw new Error(`There is no course: ${course.reason.key}`);
  return course;
}
