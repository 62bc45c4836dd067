import type { Seat } from '../engine/game.ts';
import { resignedStandings } from '../engine/record.ts';
import { Refusal, refused } from '../engine/refusal.ts';
import { type Text, text } from '../engine/text.ts';
import { appendLog } from '../store/log.ts';
import type { Store } from '../store/open.ts';
import { queue, unqueue } from '../store/outbox.ts';
import { type Sitting, seat } from '../store/seats.ts';
import { changeTable, liveTable, type TableChange } from '../store/tables.ts';
import { type Act, mustHold, onceAt, type Repeated } from './act.ts';
import { goOn } from './ai.ts';
import type { House } from './house.ts';
import { hostOnly } from './lobby.ts';
import { hasAis, loadTable, seatOf, type Table } from './table.ts';

/**
 * Leaves a running match. The game says whether it ends then, an AI takes the seat, or the others go on without; it also
 * ends when no person is left. `nameAfter`: what the seat is called then.
 */
export async function resign(
  house: House,
  by: Act,
  id: number,
  nameAfter: (name: string, ai: boolean) => string,
): Promise<true | Refusal | Repeated> {
  const outcome = await onceAt(house, by, id, async (store, table) => {
    if (table.record.phase !== 'playing') return notPlaying(table);
    const mine = seatOf(table, by.person);
    if (mine === null) return new Refusal(text('house:refuse.notSeated'));
    const rest = table.sitters.map((sitter) =>
      sitter.seat === mine ? { person: null, name: nameAfter(sitter.name, hasAis(table.game)) } : sitter,
    );
    const goesOn = table.game.resign !== 'ends' && rest.some((sitter) => sitter.person !== null);
    if (goesOn) await seat(store, id, rest);
    await write(
      house,
      store,
      table,
      by,
      'resign',
      mine,
      goesOn ? passedOn(table, by, rest) : ended(house, table, mine),
    );
    return true;
  });
  if (!refused(outcome)) goOn(house, id);
  return outcome;
}

/** What the person saw when they decided to end it. */
export type Ending = 'lobby' | 'playing';

/** The host closes the lobby, or ends a running match without a winner. One is never taken for the other. */
export async function cancelTable(
  house: House,
  by: Act,
  id: number,
  seen: Ending,
): Promise<true | Refusal | Repeated> {
  const outcome = await onceAt(house, by, id, async (store, table) => {
    const { phase } = table.record;
    if (phase === 'playing' && seen === 'lobby') return new Refusal(text('house:refuse.started'));
    if (phase !== seen) return notPlaying(table);
    const objection = hostOnly(table, by);
    if (objection) return objection;
    await write(house, store, table, by, 'cancel', null, { phase: 'cancelled', endedAt: house.now() });
    return true;
  });
  if (!refused(outcome)) house.news(id);
  return outcome;
}

/** The table passes to the next person who sits. */
function passedOn({ record }: Table, by: Act, rest: readonly Omit<Sitting, 'seat'>[]): TableChange {
  const heir = rest.find((sitter) => sitter.person !== null)?.person ?? null;
  return record.host === by.person && heir !== null ? { host: heir } : {};
}

/** The channel is no longer there: a live table of it ends without a winner, and nobody has to be told. */
export async function abandon(house: House, id: number): Promise<void> {
  await house.store.transaction().execute(async (store) => {
    const table = await loadTable(house, id, store);
    if (refused(table) || (table.record.phase !== 'lobby' && table.record.phase !== 'playing')) return;
    const { version } = table.record;
    const at = house.now();
    mustHold(await changeTable(store, id, version, 1, { phase: 'cancelled', endedAt: at }));
    const nobody = { seat: null, person: null, name: null };
    const nothing = { move: null, luck: [], events: [] };
    await appendLog(store, id, { number: version + 1, kind: 'cancel', ...nobody, ...nothing, at });
    for (const kind of ['card', 'board', 'retire'] as const) await unqueue(store, id, kind);
  });
}

/** The same for whatever is live in a channel that was deleted. */
export async function abandonChannel(house: House, channel: string): Promise<void> {
  const record = await liveTable(house.store, channel);
  if (record) await abandon(house, record.id);
}

function ended(house: House, { game, sitters }: Table, loser: Seat): TableChange {
  const endedAt = house.now();
  if (game.resign !== 'ends') return { phase: 'cancelled', endedAt };
  const standings = resignedStandings(sitters.length, loser);
  return { phase: 'over', standings, endedAt };
}

async function write(
  house: House,
  store: Store,
  { record }: Table,
  by: Act,
  kind: 'resign' | 'cancel',
  seat: Seat | null,
  change: TableChange,
): Promise<void> {
  const at = house.now();
  mustHold(await changeTable(store, record.id, record.version, 1, change));
  const who = { seat, person: by.person, name: by.name };
  await appendLog(store, record.id, {
    number: record.version + 1,
    kind,
    ...who,
    move: null,
    luck: [],
    events: [],
    at,
  });
  await queue(store, record.id, record.phase === 'lobby' ? 'card' : 'board', at);
}

function notPlaying({ record }: Table): Refusal {
  const key: Text = text(record.phase === 'lobby' ? 'house:refuse.notStarted' : 'house:refuse.overAlready');
  return new Refusal(key);
}
