import type { AppContext } from '../../../src/app/core/context.ts';
import { loadTable } from '../../../src/app/core/table.ts';
import { loadReplay, loadStep, type Replay } from '../../../src/app/replay/replay.ts';
import { getPublicStyle } from '../../../src/discord/pictures/picture.ts';
import { createFilmRequests } from '../../../src/discord/replay/film-message.ts';
import { createSeededChance } from '../../../src/engine/chance.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { openStore } from '../../../src/store/open.ts';
import { createBareContext, growTable, makeRandomMove } from './grown-table.ts';
import { measureStall } from './stall.ts';

const PEOPLE = ['ann', 'bob'].map((key) => ({ id: key, key }));

/** Longest stall of the event loop by action, in ms of CPU time; `early` and `late` are steps near either end. */
type LongMatchStalls = Readonly<Record<'move' | 'course' | 'film' | 'early' | 'late', number>>;

/** Plays at a free table for `moves` moves, and measures replaying it. */
export async function measureLongMatchStalls(moves: number): Promise<LongMatchStalls> {
  const store = await openStore(':memory:');
  const ctx = createBareContext(store);
  const ground = { guild: 'g', channel: 'c', game: 'piecepack' };
  const chance = createSeededChance(5);
  const id = await growTable(ctx, ground, PEOPLE, moves, chance);
  const move = await measureStall(async () => await makeRandomMove(ctx, id, chance, PEOPLE));
  const course = await measureStall(async () => await loadTestCourse(ctx, id));
  const film = await measureStall(
    async () => await createFilmRequests({ app: ctx }, course.done, getPublicStyle(course.done.table)),
  );
  const last = course.done.entries.length - 1;
  const step = async (number: number) =>
    (await measureStall(async () => await loadStep(await loadTestCourse(ctx, id), number))).longest;
  const stalls = {
    ...{ move: move.longest, course: course.longest, film: film.longest },
    ...{ early: await step(10), late: await step(last) },
  };
  await store.destroy();
  return stalls;
}

async function loadTestCourse(ctx: AppContext, id: number): Promise<Replay> {
  const table = await loadTable(ctx, id);
  const course = refused(table) ? table : await loadReplay(ctx, table);
  if (refused(course)) throw new Error(`There is no course: ${course.reason.key}`);
  return course;
}
