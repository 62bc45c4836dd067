import { setTimeout as until } from 'node:timers/promises';
import type { AppContext, GameCatalogue } from '../../app/core/context.ts';
import { getNextReminder } from '../../app/core/pace.ts';
import { findPerson, getAwaitedSeats, isPlayable, loadTable, type Table } from '../../app/core/table.ts';
import { checkRatings } from '../../app/ratings/recompute-ratings.ts';
import { loadAwaitedPlayers } from '../../app/turns/deadlines.ts';
import { refused } from '../../engine/refusal.ts';
import { loadAlarmKinds } from '../../store/alarms.ts';
import { loadCheckpoints } from '../../store/checkpoints.ts';
import { findFileFaults } from '../../store/doctor/integrity.ts';
import { findOtherOrphans, findTableOrphans } from '../../store/doctor/orphans.ts';
import { findTablesInUnknownPhase, iterateStages, type Stage } from '../../store/doctor/stages.ts';
import { loadLogEntries } from '../../store/log.ts';
import type { Store } from '../../store/open.ts';
import { loadPendingTurns, type PendingTurn } from '../../store/pending-turns.ts';
import type { AlarmKind } from '../../store/schema.ts';
import type { Fault, FaultArea, Findings } from './fault.ts';
import { findMatchFault } from './match.ts';

const CLAIMS: Readonly<Record<Stage['phase'], (stage: Stage) => Claims>> = {
  lobby: ({ hasState, startedAt }) => ({
    'It is a lobby, but has a position.': !hasState,
    'It is a lobby, but has a start time.': startedAt === null,
  }),
  playing: ({ hasState, hasSecret, startedAt, endedAt, seats }) => ({
    'It is being played, but has no position.': hasState,
    'It is being played, but has no secret.': hasSecret,
    'It is being played, but has no start time.': startedAt !== null,
    'It is being played, but has an end time.': endedAt === null,
    'It is being played, but has no seats.': seats > 0,
  }),
  over: ({ hasState, hasStandings, endedAt, results }) => ({
    'It is over, but has no end time.': endedAt !== null,
    'It is over, but has no standings.': hasStandings || !hasState,
    'It is over, but has no results.': results > 0,
  }),
  cancelled: ({ endedAt }) => ({
    'It was cancelled, but has no end time.': endedAt !== null,
  }),
};

type ExamineContext = GameCatalogue & Pick<AppContext, 'store'>;

/**
 * Checks the stored data for faults without changing anything. Reads one match or one page of tables at a time, so a bot can run meanwhile.
 */
export async function examine(kept: ExamineContext): Promise<Findings> {
  const { store } = kept;
  const found = { tables: 0, replayed: 0, ratings: 0 };
  const faults: Fault[] = [];
  const unplayable: number[] = [];
  const look = (about: FaultArea, looking: () => Promise<readonly Fault[]>) =>
    addReadableFaults(about, faults, looking);
  await look('file', async () =>
    (await findFileFaults(store)).map((says) => createFault(null, 'file', `The file: ${says}.`)),
  );
  await look('rows', () => findOrphans(store));
  await look('phase', async () => {
    for await (const page of iterateStages(store)) {
      found.tables += page.length;
      for (const stage of page) {
        faults.push(...findStageFaults(stage));
        if (stage.phase !== 'playing' || !stage.hasState) continue;
        const match = await examineMatch(kept, stage);
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
    const { same, first } = await inSnapshot(store, checkRatings);
    found.ratings = same;
    const tableId = (first?.kept ?? first?.again)?.tableId ?? null;
    return first === null
      ? []
      : [createFault(tableId, 'ratings', 'The ratings after it differ from the results.')];
  });
  return { ...found, faults, unplayable };
}

/** Adds the faults that a check finds; a check that throws becomes a fault itself. A damaged file may be readable in part. */
async function addReadableFaults(
  about: FaultArea,
  faults: Fault[],
  looking: () => Promise<readonly Fault[]>,
): Promise<void> {
  try {
    faults.push(...(await looking()));
  } catch (error) {
    faults.push(createFault(null, about, `Part of the data cannot be read: ${(error as Error).message}.`));
  }
}

async function findOrphans(store: Store): Promise<readonly Fault[]> {
  const tables = await findTableOrphans(store);
  const others = await findOtherOrphans(store);
  const phases = await findTablesInUnknownPhase(store);
  return [
    ...tables.map(({ part, of, rows }) =>
      createFault(of, 'rows', `It does not exist, but ${rows} rows of ${part} refer to it.`),
    ),
    ...others.map(({ part, of, rows }) =>
      createFault(null, 'rows', `${rows} rows of ${part} refer to ${of}, which does not exist.`),
    ),
    ...phases.map(({ id, phase }) => createFault(id, 'phase', `Its phase is unknown: ${phase}.`)),
  ];
}

/** Maximum number of checks of a match that shows faults. A bot may write between two reads, which a later check no longer sees. */
const MAX_LOOKS = 4;
const PAUSE = 50;

/** Checks a running match and its pending turns. Opens no surrounding transaction, because that would lock the table. */
async function examineMatch(
  kept: ExamineContext,
  { id }: Stage,
): Promise<readonly Fault[] | 'absent' | 'ended'> {
  for (let looks = 1; ; looks++) {
    const found = await examineMatchOnce(kept, id);
    if (typeof found === 'string' || found.length === 0 || looks === MAX_LOOKS) return found;
    await until(PAUSE);
  }
}

async function examineMatchOnce(
  kept: ExamineContext,
  id: number,
): Promise<readonly Fault[] | 'absent' | 'ended'> {
  const { store } = kept;
  const table = await loadTable(kept, id);
  if (refused(table) || table.record.phase !== 'playing') return 'ended';
  if (!isPlayable(table)) return 'absent';
  const log = await loadLogEntries(store, id, 0, Number.MAX_SAFE_INTEGER);
  const fault = await findMatchFault(table, log, await loadCheckpoints(store, table.record));
  if (fault !== null) return [createFault(id, 'match', fault)];
  return (await findTimeFaults(store, table, await loadAlarmKinds(store, id))).map((says) =>
    createFault(id, 'time', says),
  );
}

/** Runs reads in one snapshot (repeatable read), so that concurrent writes by a bot do not show as faults. */
async function inSnapshot<T>(store: Store, reading: (store: Store) => Promise<T>): Promise<T> {
  return await store.transaction().setIsolationLevel('repeatable read').execute(reading);
}

function createFault(table: number | null, about: FaultArea, says: string): Fault {
  return { table, about, says };
}

/** Returns the contradictions between a table's phase and its columns. A match deleted by retention has no position and no seats. */
function findStageFaults(stage: Stage): readonly Fault[] {
  const claims = { ...listCommonClaims(stage), ...CLAIMS[stage.phase](stage) };
  return Object.entries(claims).flatMap(([says, holds]) =>
    holds ? [] : [{ table: stage.id, about: 'phase' as const, says }],
  );
}

/** Claims about a table, keyed by the sentence to report when a claim is false. */
type Claims = Readonly<Record<string, boolean>>;

function listCommonClaims({ phase, turns, alarms }: Stage): Claims {
  const ofMatch = alarms.filter((kind) => kind !== 'close');
  return {
    'A turn is pending, but it is not being played.': phase === 'playing' || turns === 0,
    'A match alarm is set, but it is not being played.': phase === 'playing' || ofMatch.length === 0,
    'The alarm that closes a lobby is set, but it is not a lobby.':
      phase === 'lobby' || !alarms.includes('close'),
  };
}

/**
 * Checks that the pending turns of a running table are those of the players due, and that their alarms are set. A dormant or unavailable
 * table needs neither.
 */
async function findTimeFaults(
  store: Store,
  table: Table,
  alarms: readonly AlarmKind[],
): Promise<readonly string[]> {
  const { id, sleptAt, goneAt } = table.record;
  if (sleptAt !== null || goneAt !== null) return [];
  const waits = await loadPendingTurns(store, id);
  return [
    ...findDueFaults(table, waits),
    ...(alarms.includes('sleep')
      ? []
      : ['No alarm makes it dormant when nobody plays. The next start sets one.']),
    ...(alarms.includes('turn') || !(await isAlarmSet(store, table, waits))
      ? []
      : ['A player is due, but no reminder alarm is set.']),
  ];
}

function findDueFaults(table: Table, waits: readonly PendingTurn[]): readonly string[] {
  const due = getAwaitedSeats(table);
  const unknown = due.filter((seat) => !waits.some((wait) => wait.seat === seat));
  const needless = waits.filter(({ seat }) => !due.includes(seat));
  return [
    ...unknown.map((seat) => `Seat ${seat + 1} is due, but has no pending turn.`),
    ...needless.map(({ seat }) => `Seat ${seat + 1} has a pending turn, but is not due.`),
  ];
}

async function isAlarmSet(store: Store, table: Table, waits: readonly PendingTurn[]): Promise<boolean> {
  const people = await loadAwaitedPlayers(
    store,
    table,
    waits.filter(({ seat }) => findPerson(table, seat) !== null),
  );
  return people.some((one) => getNextReminder(table.record.pace, one, one.timeSettings) !== null);
}
