import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { closeRequest, openRequest, requestsAt } from '../../store/requests.ts';
import { type Act, onceAt, type Repeated } from '../core/actor.ts';
import type { House } from '../core/context.ts';
import { happen } from '../core/record-event.ts';
import { loadTable, othersAt, type Table } from '../core/table.ts';
import type { Deed } from '../core/unit-of-work.ts';
import { Stale } from '../play/move.ts';
import { isFree, type Slip, slipOf } from './candidate.ts';

/**
 * Somebody has learnt something, or has moved: it takes a second press. By it the others are asked; where no person sits
 * there beside them it is taken back then, as what was seen was seen by who reads along in the channel alone.
 */
export class AskFirst extends Refusal {
  /** Somebody is there to be asked. */
  readonly asksOthers: boolean;

  constructor(asksOthers: boolean) {
    super(text(asksOthers ? 'bot:refuse.askFirst' : 'bot:refuse.seenSince'));
    this.asksOthers = asksOthers;
  }
}

/** What came of it: the table after it, and whether the move is taken back or only asked for. */
export interface TookBack {
  readonly table: Table;
  readonly taken: boolean;
}

/** Takes one's last move back, where that is free. `version`: the table it was decided on. */
export async function takeBack(
  house: House,
  by: Act,
  id: number,
  version: number,
): Promise<TookBack | Refusal | Repeated> {
  return await withSlip(house, by, id, version, async (deed, table, slip) =>
    isFree(slip) ? await atOnce(deed, table, slip) : new AskFirst(mustAsk(table, by, slip)),
  );
}

/** Asks the others whether it may be; where it need not be asked, the move is taken back at once. */
export async function askToTakeBack(
  house: House,
  by: Act,
  id: number,
  version: number,
): Promise<TookBack | Refusal | Repeated> {
  return await withSlip(house, by, id, version, async (deed, table, slip) =>
    mustAsk(table, by, slip) ? await asking(deed, table, by, slip) : await atOnce(deed, table, slip),
  );
}

/** What the move comes to is found out first, with nothing open: the table must still be as it was then. */
async function withSlip(
  house: House,
  by: Act,
  id: number,
  version: number,
  doing: (deed: Deed, table: Table, slip: Slip) => Promise<TookBack | Refusal>,
): Promise<TookBack | Refusal | Repeated> {
  const seen = await loadTable(house, id);
  if (refused(seen)) return seen;
  const slip = seen.record.version === version ? await slipOf(house, seen, by.person) : new Stale();
  return await onceAt(house, by, id, async (deed, table) => {
    if (refused(slip)) return slip;
    return table.record.version === version ? await doing(deed, table, slip) : new Stale();
  });
}

/** Who is the only person at the table asks nobody. */
export function mustAsk(table: Table, { person }: Pick<Act, 'person'>, slip: Slip): boolean {
  return !isFree(slip) && othersAt(table, person).length > 0;
}

async function atOnce(deed: Deed, table: Table, slip: Slip): Promise<TookBack> {
  return { table: await takenBack(deed, table, slip), taken: true };
}

/** The table stands again as before that move, and its luck as well. Part of a transaction. */
export async function takenBack(
  deed: Deed,
  table: Table,
  { seat, to, before }: Pick<Slip, 'seat' | 'to' | 'before'>,
  agreed = false,
): Promise<Table> {
  const sitter = table.sitters[seat];
  if (sitter?.kind !== 'person') throw new Error(`Nobody takes back at seat ${seat} of ${table.record.id}`);
  const { person, name } = sitter;
  const what = { kind: 'undo' as const, seat, person, name, to, ...(agreed && { agreed: true as const }) };
  await closeRequest(deed.store, { tableId: table.record.id, kind: 'takeBack', seat });
  return await happen(deed, table, what, before);
}

async function asking(
  deed: Deed,
  table: Table,
  by: Act,
  { seat, to, told }: Slip,
): Promise<TookBack | Refusal> {
  const { id, version } = table.record;
  const asked = await requestsAt(deed.store, id, 'takeBack');
  if (asked.some((request) => request.version === version))
    return new Refusal(text('bot:refuse.askedAlready'));
  const name = table.sitters[seat]?.name ?? by.name;
  const after = await happen(deed, table, { kind: 'ask', seat, person: by.person, name, to, told }, {});
  const request = { tableId: id, kind: 'takeBack' as const, seat, version: after.record.version };
  await openRequest(deed.store, { ...request, openedAt: deed.at });
  return { table: after, taken: false };
}
