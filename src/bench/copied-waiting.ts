import type { Store } from '../store/open.ts';

const DAY = 86_400_000;

/** So many more tables like that one, at which somebody has been due for a week, with a day for each turn. */
export async function copiedWaiting(store: Store, id: number, count: number): Promise<void> {
  const since = Date.now() - 7 * DAY;
  const table = await store.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const seats = await store.selectFrom('seats').selectAll().where('table_id', '=', id).execute();
  const turns = await store.selectFrom('turns').selectAll().where('table_id', '=', id).execute();
  await store.transaction().execute(async (within) => {
    for (let other = id + 1; other <= id + count; other++) {
      const at = { table_id: other };
      const like = { ...table, id: other, channel: `elsewhere-${other}`, pace: 24 };
      const waits = turns.map((turn) => ({ ...turn, ...at, since, clock_from: since }));
      await within.insertInto('tables').values(like).execute();
      await within
        .insertInto('seats')
        .values(seats.map((seat) => ({ ...seat, ...at })))
        .execute();
      await within.insertInto('turns').values(waits).execute();
      await within
        .insertInto('alarms')
        .values({ ...at, kind: 'turn', at: since + DAY })
        .execute();
    }
  });
}
