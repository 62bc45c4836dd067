import { completed, defaults, type OptionValue } from '../engine/options.ts';
import { Refusal, refused } from '../engine/refusal.ts';
import { text } from '../engine/text.ts';
import type { Store } from '../store/open.ts';
import { queue } from '../store/outbox.ts';
import { type Sitting, seat } from '../store/seats.ts';
import { changeTable, type TableChange } from '../store/tables.ts';
import { type Act, mustHold, onceAt, type Repeated } from './act.ts';
import type { House } from './house.ts';
import { hasAis, seatOf, type Table } from './table.ts';
import { themeWished } from './theme.ts';

type Answer = Refusal | Repeated;

/** Takes the next free seat. Returns its number, from 1. */
export async function join(house: House, by: Act, id: number): Promise<number | Answer> {
  return await inLobby(house, by, id, async (store, table) => {
    if (seatOf(table, by.person) !== null) return new Refusal(text('house:refuse.alreadySeated'));
    return await sitDown(store, table, { person: by.person, name: by.name });
  });
}

/** Seats an AI. */
export async function addAi(
  house: House,
  by: Act,
  id: number,
  name: (number: number) => string,
): Promise<number | Answer> {
  return await inLobby(house, by, id, async (store, table) => {
    const objection = hostOnly(table, by);
    if (objection) return objection;
    if (!hasAis(table.game)) return new Refusal(text('house:refuse.noAis'));
    const ais = table.sitters.filter((sitter) => sitter.person === null).length;
    return await sitDown(store, table, { person: null, name: name(ais + 1) });
  });
}

/** The AI that sat down last gets up. */
export async function removeAi(house: House, by: Act, id: number): Promise<true | Answer> {
  return await inLobby(house, by, id, async (store, table) => {
    const objection = hostOnly(table, by);
    if (objection) return objection;
    const last = table.sitters.findLast((sitter) => sitter.person === null);
    if (!last) return new Refusal(text('house:refuse.noAi'));
    await seat(store, id, without(table, last.seat));
    return true;
  });
}

/** Gets up. The table passes to the next person who sits, or is closed when nobody does. */
export async function leave(house: House, by: Act, id: number): Promise<true | Answer> {
  return await inLobby(house, by, id, async (store, table) => {
    const mine = seatOf(table, by.person);
    if (mine === null) return new Refusal(text('house:refuse.notSeated'));
    const rest = without(table, mine);
    await seat(store, id, rest);
    await passOn(house, store, table, by, rest);
    return true;
  });
}

async function passOn(
  house: House,
  store: Store,
  { record }: Table,
  by: Act,
  rest: readonly Omit<Sitting, 'seat'>[],
): Promise<void> {
  const heir = rest.find((sitter) => sitter.person !== null);
  if (!heir) await change(store, record, { phase: 'cancelled', endedAt: house.now() });
  else if (record.host === by.person && heir.person !== null)
    await change(store, record, { host: heir.person });
}

/** Sets one option. What then does not go together is refused at the start, not here, so that the order is free. */
export async function setOption(
  house: House,
  by: Act,
  id: number,
  option: string,
  value: OptionValue,
): Promise<true | Answer> {
  return await inLobby(house, by, id, async (store, table) => {
    const objection = hostOnly(table, by);
    if (objection) return objection;
    const options = completed(table.game.options, { ...table.record.options, [option]: value });
    if (refused(options)) return options;
    await change(store, table.record, { options });
    return true;
  });
}

/** The preset under which every option is as usual. */
export const USUAL = 'usual';

/** Sets all options at once: those of a preset, the others as usual. */
export async function setPreset(house: House, by: Act, id: number, preset: string): Promise<true | Answer> {
  return await inLobby(house, by, id, async (store, table) => {
    const objection = hostOnly(table, by);
    if (objection) return objection;
    const wanted = preset === USUAL ? {} : table.game.presets?.find((known) => known.id === preset)?.options;
    if (!wanted) return new Refusal(text('house:refuse.forged'));
    await change(store, table.record, { options: { ...defaults(table.game.options), ...wanted } });
    return true;
  });
}

/** Sets the theme, by its id, or the plain look. The rules never hear of it. */
export async function setTheme(house: House, by: Act, id: number, wish: string): Promise<true | Answer> {
  return await inLobby(house, by, id, async (store, table) => {
    const objection = hostOnly(table, by);
    if (objection) return objection;
    const theme = themeWished(table.game, wish);
    if (refused(theme)) return theme;
    await change(store, table.record, { theme });
    return true;
  });
}

async function change(store: Store, record: Table['record'], what: TableChange): Promise<void> {
  mustHold(await changeTable(store, record.id, record.version, 0, what));
}

/** Why the lobby of a table is over: it has started, or it was closed before. */
export function notInLobby({ record }: Table): Refusal {
  return new Refusal(text(record.state === null ? 'house:refuse.closed' : 'house:refuse.started'));
}

/** Only the host, or who may manage the channel. */
export function hostOnly({ record, sitters }: Table, by: Act): Refusal | null {
  if (record.host === by.person || by.manages) return null;
  const host = sitters.find((sitter) => sitter.person === record.host);
  return new Refusal(text('house:refuse.hostOnly', { who: host ? { seat: host.seat } : '' }));
}

async function sitDown(store: Store, table: Table, sitter: Omit<Sitting, 'seat'>): Promise<number | Refusal> {
  const most = Math.max(...table.game.seats);
  if (table.sitters.length >= most) return new Refusal(text('house:refuse.full', { seats: most }));
  await seat(store, table.record.id, [...table.sitters, sitter]);
  return table.sitters.length + 1;
}

function without(table: Table, gone: number): readonly Omit<Sitting, 'seat'>[] {
  return table.sitters.filter((sitter) => sitter.seat !== gone);
}

async function inLobby<T>(
  house: House,
  by: Act,
  id: number,
  work: (store: Store, table: Table) => Promise<T | Refusal>,
): Promise<T | Answer> {
  const outcome = await onceAt<T>(house, by, id, async (store, table) => {
    if (table.record.phase !== 'lobby') return notInLobby(table);
    const done = await work(store, table);
    if (!refused(done)) await queue(store, id, 'card', house.now());
    return done;
  });
  if (!refused(outcome)) house.news(id);
  return outcome;
}
