import type { SetUps } from '../../engine/game-parts.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text, truncateText } from '../../engine/text.ts';
import { normaliseSearch, normaliseTyped } from '../../engine/typed-text.ts';
import { lockServer } from '../../store/row-locks.ts';
import {
  deleteSetUp,
  findStoredSetUp,
  loadStoredSetUps,
  type SetUp,
  upsertSetUp,
} from '../../store/setups.ts';
import { type Actor, oncePerTableInteraction, type Repeated } from '../core/actor.ts';
import type { AppContext } from '../core/context.ts';
import { findSeat, getTableView, isPlayable, type Table } from '../core/table.ts';
import type { MoveComposer } from '../play/make-move.ts';

export type { SetUp };

/** Maximum length of a name, and maximum number of set-ups of a game on a server. */
const MAX_NAME_LENGTH = 40;
const MAX_SET_UPS = 50;

/** Maximum length of a pasted set-up; the rest is cut off. */
export const MAX_SET_UP_TEXT_LENGTH = 3_000;

/** Returns the set-ups saved for a table's game on its server. */
export async function listSetUps(
  { store }: Pick<AppContext, 'store'>,
  table: Table,
): Promise<readonly SetUp[]> {
  return await loadStoredSetUps(store, getSetUpScope(table));
}

/** Saves the current position, or a pasted one, under a name. The person who saved a set-up, and channel managers, may replace it. */
export async function saveSetUp(
  ctx: AppContext,
  by: Actor,
  id: number,
  typed: string,
  pasted: string | null,
): Promise<SetUp | Refusal | Repeated> {
  return await oncePerTableInteraction(ctx, by, id, async ({ store, at }, table) => {
    if (findSeat(table, by.person) === null && !by.manages) return new Refusal(text('bot:refuse.notSeated'));
    const name = cleanName(typed);
    if (refused(name)) return name;
    const written = getSetUpText(table, name, pasted);
    if (refused(written)) return written;
    const [shelf, key] = [getSetUpScope(table), getNameKey(name)];
    await lockServer(store, shelf.guild);
    const before = await findStoredSetUp(store, shelf, key);
    if (before && !canChange(before, by)) return new Refusal(text('bot:setups.taken', { typed: name }));
    if (!before && (await loadStoredSetUps(store, shelf)).length >= MAX_SET_UPS)
      return new Refusal(text('bot:setups.full', { count: MAX_SET_UPS }));
    const setUp = { name, text: written, person: by.person };
    await upsertSetUp(store, shelf, key, setUp, at);
    return setUp;
  });
}

/** Deletes a set-up, for the person who saved it and for channel managers. */
export async function removeSetUp(
  ctx: AppContext,
  by: Actor,
  id: number,
  typed: string,
): Promise<SetUp | Refusal | Repeated> {
  return await oncePerTableInteraction(ctx, by, id, async ({ store }, table) => {
    const found = await findTypedSetUp(store, table, typed);
    if (!found) return refuseUnknownSetUp(typed);
    if (!canChange(found, by)) return new Refusal(text('bot:setups.notYours', { typed: found.name }));
    await deleteSetUp(store, getSetUpScope(table), getNameKey(found.name));
    return found;
  });
}

/** Returns the set-up of a name, or the only one whose name differs just in dashes, quotes and the like. */
async function findTypedSetUp(
  store: AppContext['store'],
  table: Table,
  typed: string,
): Promise<SetUp | undefined> {
  const named = await findStoredSetUp(store, getSetUpScope(table), getNameKey(typed));
  if (named) return named;
  const like = (await loadStoredSetUps(store, getSetUpScope(table))).filter(
    ({ name }) => normaliseSearch(name) === normaliseSearch(typed),
  );
  return like.length === 1 ? like[0] : undefined;
}

/** Returns the composer of the move that lays out a set-up. */
export async function loadSetUpComposer(
  { store }: Pick<AppContext, 'store'>,
  table: Table,
  typed: string,
): Promise<MoveComposer | Refusal> {
  const found = await findTypedSetUp(store, table, typed);
  if (!found) return refuseUnknownSetUp(typed);
  return (game) => {
    const move = game.setUps?.read(found.name, found.text) ?? refuseNoSetUps();
    return refused(move) ? move : { move };
  };
}

/** Returns the current position of a table as a set-up without a name. */
export function writeSetUp(table: Table): string | Refusal {
  const setUps = getSetUps(table);
  return refused(setUps) ? setUps : setUps.write(getTableView(table, null));
}

/** Returns the set-up format of a table's game, or a refusal if it has none. */
export function getSetUps(table: Table): SetUps | Refusal {
  return (isPlayable(table) ? table.game.setUps : undefined) ?? refuseNoSetUps();
}

function getSetUpText(table: Table, name: string, pasted: string | null): string | Refusal {
  if (pasted === null) return table.record.phase === 'lobby' ? refuseNotStarted() : writeSetUp(table);
  const setUps = getSetUps(table);
  if (refused(setUps)) return setUps;
  const written = normaliseTyped(pasted.slice(0, MAX_SET_UP_TEXT_LENGTH));
  const read = setUps.read(name, written);
  return refused(read) ? read : written;
}

function refuseNotStarted(): Refusal {
  return new Refusal(text('bot:refuse.notStarted'));
}

function refuseNoSetUps(): Refusal {
  return new Refusal(text('bot:setups.none'));
}

function refuseUnknownSetUp(typed: string): Refusal {
  return new Refusal(text('bot:setups.unknown', { typed: truncateText(typed, MAX_NAME_LENGTH) }));
}

function canChange({ person }: SetUp, by: Actor): boolean {
  return by.manages || person === by.person;
}

function getSetUpScope({ record, game }: Table) {
  return { guild: record.guild, game: game.id };
}

/** Reduces a text to one line, without invisible characters and without working invite links. */
function cleanLine(typed: string): string {
  return typed
    .normalize('NFC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .replaceAll(/(discord(?:app)?\.(?:gg|com))\//gi, '$1∕')
    .trim();
}

function cleanName(typed: string): string | Refusal {
  const name = cleanLine(normaliseTyped(typed));
  if (name === '') return new Refusal(text('bot:setups.nameless'));
  const isLong = [...name].length > MAX_NAME_LENGTH;
  return isLong ? new Refusal(text('bot:setups.longName', { most: MAX_NAME_LENGTH })) : name;
}

/** Returns the key of a name; names that differ only in case and spaces share one. */
function getNameKey(name: string): string {
  return cleanLine(name).normalize('NFKC').toLowerCase();
}
