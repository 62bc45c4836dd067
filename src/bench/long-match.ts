import { randomBytes } from 'node:crypto';
import { publicLook } from '../discord/messages/picture.ts';
import { picturesOf } from '../discord/messages/replay/film.ts';
import { refused } from '../engine/refusal.ts';
import { seeded } from '../engine/seeded.ts';
import { games } from '../games/registry.ts';
import { randomPlayers } from '../players/players.ts';
import { openStore } from '../store/open.ts';
import type { House } from '../tables/house.ts';
import { type Course, courseOf, stepOf } from '../tables/past/replay.ts';
import { loadTable } from '../tables/table.ts';
import { grownTable, movedAt } from './grown-table.ts';
import type { Part } from './part.ts';
import { stalled } from './stall.ts';

/** The longest that the event loop was held in one piece, in ms of the processor. */
export interface LongMatchStalls {
  readonly move: number;
  readonly course: number;
  readonly film: number;
  readonly early: number;
  readonly late: number;
}

const MOVES = 10_000;

/** A free table that is played at for very long: what is done there, and looking back at it. */
export const longMatch: Part<LongMatchStalls> = {
  name: 'longMatch',
  run: () => longMatchStalls(MOVES),
  rows: (stalls) =>
    Object.entries(stalls).map(([what, ms]) => [
      `${what}, at ${MOVES.toLocaleString('en')} moves`,
      `stall of at most ${ms.toFixed(0)} ms`,
    ]),
};

const PEOPLE = ['ann', 'bob'].map((key) => ({ id: key, key }));

/** `early` and `late`: a step at the tenth move and at the last but one, the match having been looked at before. */
export async function longMatchStalls(moves: number): Promise<LongMatchStalls> {
  const store = await openStore(':memory:');
  const house: House = {
    ...{ store, games, earlier: [], puzzles: [], now: Date.now, secret: () => randomBytes(32) },
    ...{ players: randomPlayers(seeded(1)), news: () => {}, notice: () => {}, wake: () => {} },
    trouble: (error) => {
      throw error;
    },
  };
  const ground = { guild: 'g', channel: 'c', game: 'piecepack' };
  const chance = seeded(5);
  const id = await grownTable(house, ground, PEOPLE, moves, chance);
  const move = await stalled(async () => await movedAt(house, id, chance, PEOPLE));
  const course = await stalled(async () => await courseAt(house, id));
  const film = await stalled(async () => await picturesOf(course.done, publicLook(course.done.table)));
  const last = course.done.entries.length - 1;
  const step = async (number: number) =>
    (await stalled(async () => await stepOf(await courseAt(house, id), number))).longest;
  const [early, late] = [await step(10), await step(last)];
  await store.destroy();
  return { move: move.longest, course: course.longest, film: film.longest, early, late };
}

async function courseAt(house: House, id: number): Promise<Course> {
  const table = await loadTable(house, id);
  const course = refused(table) ? table : await courseOf(house, table);
  if (refused(course)) throw new Error(`There is no course: ${course.reason.key}`);
  return course;
}
