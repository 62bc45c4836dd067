import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Selectable } from 'kysely';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import type { LogEntry } from '../../src/store/log.ts';
import type { TablesRow } from '../../src/store/schema.ts';
import type { TestBot } from '../support/test-bot.ts';
import { loadWholeLog } from '../support/verify.ts';

type Row = Selectable<TablesRow>;

/** A table as it was at a moment. */
interface Kept {
  readonly row: Row;
  readonly seats: ReadonlyMap<number, string | null>;
}

/** All tables as they are. */
export type Moment = ReadonlyMap<number, Kept>;

export async function momentOf({ store }: TestBot): Promise<Moment> {
  const rows = await store.selectFrom('tables').selectAll().execute();
  const seats = await store.selectFrom('seats').select(['table_id', 'seat', 'person']).execute();
  return new Map(
    rows.map((row) => {
      const own = seats.filter(({ table_id }) => table_id === row.id);
      return [row.id, { row, seats: new Map(own.map(({ seat, person }) => [seat, person])) }];
    }),
  );
}

/** Columns that only the host or a manager of the server may change. */
const OF_THE_HOST = ['options', 'theme', 'pace', 'strict', 'hints', 'rated', 'game'] as const;

/** @throws Error where somebody has changed what is not theirs to change */
export async function expectTheirs(testBot: TestBot, before: Moment, who: PlaygroundUser): Promise<void> {
  const after = await momentOf(testBot);
  for (const [id, then] of before) {
    const now = after.get(id);
    if (now === undefined) continue;
    const mayRule = then.row.host === who.id || (who.permissions & PermissionFlagsBits.ManageGuild) !== 0n;
    const ruled = OF_THE_HOST.find((name) => then.row[name] !== now.row[name]);
    if (ruled !== undefined && !mayRule)
      throw new Error(`${who.key} has changed the ${ruled} of table ${id}`);
    if (then.row.state !== now.row.state && then.row.version === now.row.version)
      throw new Error(`Table ${id} has changed without an entry in its log`);
    if (then.row.version === now.row.version) continue;
    const log = await loadWholeLog(testBot, id);
    for (const entry of log.slice(then.row.version)) expectTheirEntry(entry, { then, now, who, id, mayRule });
  }
}

interface Change {
  readonly then: Kept;
  readonly now: Kept;
  readonly who: PlaygroundUser;
  readonly id: number;
  readonly mayRule: boolean;
}

/** Id of a user whose data was deleted; their seat was given up before. */
const FORGOTTEN = /^somebody-/;

/** Expects that a log entry has the actor's own name and seat. Moves of AIs and forced moves have nobody's. */
function expectTheirEntry(entry: LogEntry, { then, now, who, id, mayRule }: Change): void {
  if (entry.person === null || FORGOTTEN.test(entry.person) || (entry.kind === 'move' && entry.forced))
    return;
  const what = `${entry.kind} ${entry.number} of table ${id}`;
  const isRuling = mayRule && ['start', 'cancel', 'seat'].includes(entry.kind);
  if (entry.person !== who.id && !isRuling)
    throw new Error(`${who.key} has done the ${what} as ${entry.person}`);
  if (!('seat' in entry) || isRuling) return;
  const owners = [then.seats.get(entry.seat), now.seats.get(entry.seat)];
  if (entry.kind === 'move' && !owners.includes(who.id))
    throw new Error(`${who.key} has done the ${what} on another's seat`);
}
