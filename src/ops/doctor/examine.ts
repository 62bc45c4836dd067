import { setTimeout as until } from 'node:timers/promises';
import type { House, Shelf } from '../../app/core/context.ts';
import { isPlayable, loadTable } from '../../app/core/table.ts';
import { checkRatings } from '../../app/ratings/rate-again.ts';
import { refused } from '../../engine/refusal.ts';
import { alarmKinds } from '../../store/alarms.ts';
import { logBetween } from '../../store/log.ts';
import { fileFaults } from '../../store/looking/integrity.ts';
import { otherOrphans, tableOrphans } from '../../store/looking/orphans.ts';
import { type Stage, stagesInPages, tablesInNoPhase } from '../../store/looking/phases.ts';
import type { Store } from '../../store/open.ts';
import { positionsOf } from '../../store/positions.ts';
import type { About, Fault, Findings } from './fault.ts';
import { matchFault } from './match.ts';
import { stageFaults } from './stage.ts';
import { timeFaults } from './time.ts';

type Kept = Shelf & Pick<House, 'store'>;

/**
 * Looks at everything that is kept and changes nothing, a match or a page of tables at a time, so that a bot may go on beside it.
 */
export async function examine(kept: Kept): Promise<Findings> {
  const { store } = kept;
  const found = { tables: 0, replayed: 0, ratings: 0 };
  const faults: Fault[] = [];
  const unplayable: number[] = [];
  const look = (about: About, looking: () => Promise<readonly Fault[]>) =>
    unlessUnread(about, faults, looking);
  await look('file', async () =>
    (await fileFaults(store)).map((says) => at(null, 'file', `The file: ${says}.`)),
  );
  await look('rows', () => strays(store));
  await look('phase', async () => {
    for await (const page of stagesInPages(store)) {
      found.tables += page.length;
      for (const stage of page) {
        faults.push(...stageFaults(stage));
        if (stage.phase !== 'playing' || !stage.hasState) continue;
        const match = await lookAt(kept, stage);
        if (match === 'absent') unplayable.push(stage.id);
        else if (match !== 'ended') {
          found.replayed++;
          faults.push(...match);
        }
      }
    }
    return [];
  });
  await look('ratings', async () => {
    const { same, first } = await moment(store, checkRatings);
    found.ratings = same;
    const tableId = (first?.kept ?? first?.again)?.tableId ?? null;
    return first === null
      ? []
      : [at(tableId, 'ratings', 'The ratings after it are not those that the results give.')];
  });
  return { ...found, faults, unplayable };
}

/** A file that is damaged may be read in part: what can be said of the rest is said. */
async function unlessUnread(
  about: About,
  faults: Fault[],
  looking: () => Promise<readonly Fault[]>,
): Promise<void> {
  try {
    faults.push(...(await looking()));
  } catch (error) {
    faults.push(at(null, about, `Not all could be read: ${(error as Error).message}.`));
  }
}

async function strays(store: Store): Promise<readonly Fault[]> {
  const tables = await tableOrphans(store);
  const others = await otherOrphans(store);
  const phases = await tablesInNoPhase(store);
  return [
    ...tables.map(({ part, of, rows }) =>
      at(of, 'rows', `It is not there, and ${rows} rows of ${part} are of it.`),
    ),
    ...others.map(({ part, of, rows }) =>
      at(null, 'rows', `There is no ${of}, and ${rows} rows of ${part} are of it.`),
    ),
    ...phases.map(({ id, phase }) => at(id, 'phase', `It is in a phase that there is not: ${phase}.`)),
  ];
}

/** So often a match is looked at in which something is found: a bot may write between what is read of it, and does not do so for long. */
const LOOKS = 4;
const PAUSE = 50;

/** A running match and its time. No transaction is open meanwhile, as within one a table is held. */
async function lookAt(kept: Kept, { id }: Stage): Promise<readonly Fault[] | 'absent' | 'ended'> {
  for (let looks = 1; ; looks++) {
    const found = await lookOnce(kept, id);
    if (typeof found === 'string' || found.length === 0 || looks === LOOKS) return found;
    await until(PAUSE);
  }
}

async function lookOnce(kept: Kept, id: number): Promise<readonly Fault[] | 'absent' | 'ended'> {
  const { store } = kept;
  const table = await loadTable(kept, id);
  if (refused(table) || table.record.phase !== 'playing') return 'ended';
  if (!isPlayable(table)) return 'absent';
  const log = await logBetween(store, id, 0, Number.MAX_SAFE_INTEGER);
  const fault = await matchFault(table, log, await positionsOf(store, table.record));
  if (fault !== null) return [at(id, 'match', fault)];
  return (await timeFaults(store, table, await alarmKinds(store, id))).map((says) => at(id, 'time', says));
}

/** All that is read is of one moment, whatever a bot writes meanwhile. */
async function moment<T>(store: Store, reading: (store: Store) => Promise<T>): Promise<T> {
  return await store.transaction().setIsolationLevel('repeatable read').execute(reading);
}

function at(table: number | null, about: About, says: string): Fault {
  return { table, about, says };
}
