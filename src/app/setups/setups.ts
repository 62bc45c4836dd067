import { cut } from '../../engine/cut.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import type { SetUps } from '../../engine/set-ups.ts';
import { text } from '../../engine/text.ts';
import { normaliseTyped, searchable } from '../../engine/typed.ts';
import { holdServer } from '../../store/hold.ts';
import { dropSetUp, keepSetUp, type SetUp, setUpNamed, setUpsOf } from '../../store/setups.ts';
import { type Act, onceAt, type Repeated } from '../core/actor.ts';
import type { House } from '../core/context.ts';
import { isPlayable, seatOf, type Table, viewOf } from '../core/table.ts';
import type { Composing } from '../play/move.ts';

export type { SetUp };

/** A name has at most so many characters, and a server so many set-ups of a game. */
const LONGEST_NAME = 40;
const MOST = 50;

/** A text that is pasted is no longer. */
export const LONGEST_TEXT = 3_000;

/** What is saved for the game of a table on its server. */
export async function setUpsAt({ store }: Pick<House, 'store'>, table: Table): Promise<readonly SetUp[]> {
  return await setUpsOf(store, shelfOf(table));
}

/**
 * Saves what lies on the table under a name, or what was pasted. Who saved one may save another in its place, and so may
 * who manages the channel.
 */
export async function saveSetUp(
  house: House,
  by: Act,
  id: number,
  typed: string,
  pasted: string | null,
): Promise<SetUp | Refusal | Repeated> {
  return await onceAt(house, by, id, async ({ store, at }, table) => {
    if (seatOf(table, by.person) === null && !by.manages) return new Refusal(text('bot:refuse.notSeated'));
    const name = cleanName(typed);
    if (refused(name)) return name;
    const written = writtenAt(table, name, pasted);
    if (refused(written)) return written;
    const [shelf, key] = [shelfOf(table), keyOf(name)];
    await holdServer(store, shelf.guild);
    const before = await setUpNamed(store, shelf, key);
    if (before && !mayChange(before, by)) return new Refusal(text('bot:setups.taken', { typed: name }));
    if (!before && (await setUpsOf(store, shelf)).length >= MOST)
      return new Refusal(text('bot:setups.full', { count: MOST }));
    const setUp = { name, text: written, person: by.person };
    await keepSetUp(store, shelf, key, setUp, at);
    return setUp;
  });
}

/** Saves it no longer: for who saved it, and who manages the channel. */
export async function removeSetUp(
  house: House,
  by: Act,
  id: number,
  typed: string,
): Promise<SetUp | Refusal | Repeated> {
  return await onceAt(house, by, id, async ({ store }, table) => {
    const found = await setUpCalled(store, table, typed);
    if (!found) return unknown(typed);
    if (!mayChange(found, by)) return new Refusal(text('bot:setups.notYours', { typed: found.name }));
    await dropSetUp(store, shelfOf(table), keyOf(found.name));
    return found;
  });
}

/** The set-up of that name; else the only one whose name differs in dashes, quotes and the like. */
async function setUpCalled(store: House['store'], table: Table, typed: string): Promise<SetUp | undefined> {
  const named = await setUpNamed(store, shelfOf(table), keyOf(typed));
  if (named) return named;
  const like = (await setUpsOf(store, shelfOf(table))).filter(
    ({ name }) => searchable(name) === searchable(typed),
  );
  return like.length === 1 ? like[0] : undefined;
}

/** The move by which one is laid out. */
export async function layingOut(
  { store }: Pick<House, 'store'>,
  table: Table,
  typed: string,
): Promise<Composing | Refusal> {
  const found = await setUpCalled(store, table, typed);
  if (!found) return unknown(typed);
  return (game) => {
    const move = game.setUps?.read(found.name, found.text) ?? noSetUps();
    return refused(move) ? move : { move };
  };
}

/** What lies on the table now, under no name yet. */
export function tableAsSetUp(table: Table): string | Refusal {
  const setUps = setUpsIn(table);
  return refused(setUps) ? setUps : setUps.write(viewOf(table, null));
}

/** How the game of a table keeps set-ups; a refusal where it does not. */
export function setUpsIn(table: Table): SetUps | Refusal {
  return (isPlayable(table) ? table.game.setUps : undefined) ?? noSetUps();
}

function writtenAt(table: Table, name: string, pasted: string | null): string | Refusal {
  if (pasted === null) return table.record.phase === 'lobby' ? notStarted() : tableAsSetUp(table);
  const setUps = setUpsIn(table);
  if (refused(setUps)) return setUps;
  const written = normaliseTyped(pasted.slice(0, LONGEST_TEXT));
  const read = setUps.read(name, written);
  return refused(read) ? read : written;
}

function notStarted(): Refusal {
  return new Refusal(text('bot:refuse.notStarted'));
}

function noSetUps(): Refusal {
  return new Refusal(text('bot:setups.none'));
}

function unknown(typed: string): Refusal {
  return new Refusal(text('bot:setups.unknown', { typed: cut(typed, LONGEST_NAME) }));
}

function mayChange({ person }: SetUp, by: Act): boolean {
  return by.manages || person === by.person;
}

function shelfOf({ record, game }: Table) {
  return { guild: record.guild, game: game.id };
}

/** On one line, without what cannot be seen, and no invitation. */
function plain(typed: string): string {
  return typed
    .normalize('NFC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .replaceAll(/(discord(?:app)?\.(?:gg|com))\//gi, '$1∕')
    .trim();
}

function cleanName(typed: string): string | Refusal {
  const name = plain(normaliseTyped(typed));
  if (name === '') return new Refusal(text('bot:setups.nameless'));
  const isLong = [...name].length > LONGEST_NAME;
  return isLong ? new Refusal(text('bot:setups.longName', { most: LONGEST_NAME })) : name;
}

/** Names that differ in case and spaces alone are one. */
function keyOf(name: string): string {
  return plain(name).normalize('NFKC').toLowerCase();
}
