import { MIDDLE, type StrengthId } from '../../ai/strengths.ts';
import { completed, defaults, type OptionValue, sameOptions, usualOptions } from '../../engine/options.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { LANGUAGES, text } from '../../engine/text.ts';
import { type Sitter, seat } from '../../store/seats.ts';
import { serverOf } from '../../store/servers.ts';
import { changeLobby, type Declined, type TableChange } from '../../store/tables.ts';
import { type Act, onceAt, type Repeated } from '../core/actor.ts';
import type { House } from '../core/context.ts';
import { absent } from '../core/missing-game.ts';
import { pacesAt } from '../core/pace.ts';
import { isTaken, NOBODY, settled, takenCount } from '../core/places.ts';
import { invitedTo, isPlayable, keptFor, peopleAt, seatOf, type Table } from '../core/table.ts';
import { themeWished } from '../core/theme.ts';
import { archiveLater } from '../core/threads.ts';
import { type Deed, mustHold } from '../core/unit-of-work.ts';
import { maySit } from '../permissions/may-open.ts';
import { logEvent } from '../server-settings/log.ts';
import { keepOpen, keptOpen } from '../turns/lobby-expiry.ts';

type Not = Refusal | Repeated;

/** What a lobby is to be from now on, and what comes of it. */
interface Changed<T> {
  readonly outcome: T;
  readonly sitters?: readonly Sitter[];
  readonly change?: TableChange;
}

/** Takes the seat that is kept for them, or else the first free one. Returns its number, from 1. */
export async function join(house: House, by: Act, id: number): Promise<number | Not> {
  return await inLobby(house, by, id, async (table, { store }) => {
    if (!isPlayable(table)) return absent();
    if (seatOf(table, by.person) !== null) return new Refusal(text('bot:refuse.alreadySeated'));
    const enough = await maySit(store, by, table.record.guild);
    if (enough) return enough;
    const sitter = personOf(by);
    const change = { declined: othersDeclined(table, by) };
    const kept = keptFor(table, by.person);
    if (kept !== null)
      return { outcome: kept + 1, sitters: table.sitters.with(kept, { ...sitter, seat: kept }), change };
    const sat = sitDown(table, sitter);
    return refused(sat) ? sat : { ...sat, change };
  });
}

/** Returns the person of a seat, by an interaction of theirs. */
export function personOf({ person, name }: Pick<Act, 'person' | 'name'>): Sitter {
  return { kind: 'person', person, name };
}

/** Why somebody may not seat an AI; null where they may. */
export function mayAddAi(table: Table, by: Act): Refusal | null {
  if (table.record.phase !== 'lobby') return notInLobby(table);
  const objection = hostOnly(table, by) ?? (isPlayable(table) ? null : absent());
  return objection ?? (table.game.table === 'free' ? new Refusal(text('bot:refuse.noAis')) : null);
}

/** Seats an AI of that strength, by the name that is given the first, second, … of its kind. */
export async function addAi(
  house: House,
  by: Act,
  id: number,
  name: (number: number) => string,
  strength: StrengthId = MIDDLE,
): Promise<number | Not> {
  return await ofHost(house, by, id, (table) => {
    if (table.game.table === 'free') return new Refusal(text('bot:refuse.noAis'));
    const alike = table.sitters.filter((one) => one.kind === 'ai' && one.player === strength).length;
    return sitDown(table, { kind: 'ai', player: strength, name: name(alike + 1) });
  });
}

/** The AI on the last of their seats gets up. */
export async function removeAi(house: House, by: Act, id: number): Promise<true | Not> {
  return await ofHost(house, by, id, (table) => {
    const last = table.sitters.findLast(({ kind }) => kind === 'ai');
    if (!last) return new Refusal(text('bot:refuse.noAi'));
    return { outcome: true, sitters: without(table, last.seat) };
  });
}

/** Gets up, or declines. The table passes to the next person who sits, or is closed when nobody does. */
export async function leave(house: House, by: Act, id: number): Promise<true | Not> {
  return await inLobby(house, by, id, async (table, deed) => {
    const changed = leaving(table, by, deed.at);
    if (!refused(changed) && changed.change?.phase === 'cancelled') {
      const { game, channel } = table.record;
      await logEvent(deed, by, table.record, { kind: 'cancelled', who: by.person, game, channel });
    }
    return changed;
  });
}

/** The same for somebody who is forgotten; nothing where they are not at the table. Part of a deed. */
export async function getUpInLobby(deed: Deed, table: Table, person: string): Promise<void> {
  const changed = leaving(table, { person, name: '' }, deed.at);
  if (!refused(changed)) await changeTo(deed, table, changed);
}

function leaving(table: Table, by: Leaver, at: number): Changed<true> | Refusal {
  const kept = keptFor(table, by.person);
  if (kept !== null) return declining(table, by, kept);
  const mine = seatOf(table, by.person);
  if (mine === null) return new Refusal(text('bot:refuse.notSeated'));
  const sitters = without(table, mine);
  return { outcome: true, sitters, change: passedOn(table, by, sitters, at) };
}

type Leaver = Pick<Act, 'person' | 'name'>;

/** Does not come: the seat that was kept for them is free, and the card says so. */
export async function decline(house: House, by: Act, id: number): Promise<true | Not> {
  return await inLobby(house, by, id, (table) => {
    const kept = keptFor(table, by.person);
    return kept === null ? new Refusal(text('bot:refuse.notInvited')) : declining(table, by, kept);
  });
}

function declining(table: Table, by: Leaver, kept: number): Changed<true> {
  const declined = [...othersDeclined(table, by), { person: by.person, name: by.name }];
  return { outcome: true, sitters: without(table, kept), change: { declined } };
}

function othersDeclined({ record }: Table, by: Leaver): readonly Declined[] {
  return record.declined.filter(({ person }) => person !== by.person);
}

function passedOn({ record }: Table, by: Leaver, rest: readonly Sitter[], at: number): TableChange {
  const [heir] = peopleAt(rest);
  if (heir === undefined) return { phase: 'cancelled', endedAt: at };
  return record.host === by.person ? { host: heir } : {};
}

/** Sets one option. What then does not go together is refused at the start, not here, so that the order is free. */
export async function setOption(
  house: House,
  by: Act,
  id: number,
  option: string,
  value: OptionValue,
): Promise<true | Not> {
  return await ofHost(house, by, id, ({ game, record }) => {
    const options = completed(game.options, { ...record.options, [option]: value });
    return refused(options) ? options : { outcome: true, change: { options } };
  });
}

/** The preset under which every option is as usual. */
export const USUAL = 'usual';

/** Sets all options at once: those of a preset, the others as usual. */
export async function setPreset(house: House, by: Act, id: number, preset: string): Promise<true | Not> {
  return await ofHost(house, by, id, ({ game }) => {
    const wanted = preset === USUAL ? {} : game.presets?.find((known) => known.id === preset)?.options;
    if (!wanted) return new Refusal(text('bot:refuse.forged'));
    return { outcome: true, change: { options: { ...defaults(game.options), ...wanted } } };
  });
}

/** Sets the theme, by its id, or the plain look. The rules never hear of it. */
export async function setTheme(house: House, by: Act, id: number, wish: string): Promise<true | Not> {
  return await ofHost(house, by, id, ({ game }) => {
    const theme = themeWished(game, wish);
    return refused(theme) ? theme : { outcome: true, change: { theme } };
  });
}

/** Sets what the table speaks. Options that nobody chose become those that are usual in that language. */
export async function setLanguage(house: House, by: Act, id: number, wish: string): Promise<true | Not> {
  return await ofHost(house, by, id, ({ game, record }) => {
    const language = LANGUAGES.find((known) => known === wish);
    if (!language) return new Refusal(text('bot:refuse.forged'));
    const isUsual = sameOptions(record.options, usualOptions(game, record.language));
    const options = isUsual ? usualOptions(game, language) : record.options;
    return { outcome: true, change: { language, options } };
  });
}

/** Sets the hours a turn, or no clock; undefined for what no menu offers. */
export async function setPace(
  house: House,
  by: Act,
  id: number,
  wish: number | null | undefined,
): Promise<true | Not> {
  return await ofHost(house, by, id, ({ record }) => {
    const pace = pacesAt(record.pace).find((known) => known === wish);
    return pace === undefined ? new Refusal(text('bot:refuse.forged')) : { outcome: true, change: { pace } };
  });
}

/** Sets what becomes of a turn whose time is over: an AI plays it, or the others decide. */
export async function setStrict(house: House, by: Act, id: number, strict: boolean): Promise<true | Not> {
  return await ofHost(house, by, id, () => ({ outcome: true, change: { strict } }));
}

/** Sets whether who sits there may ask for hints; refused where nothing could be told. */
export async function setHints(house: House, by: Act, id: number, hints: boolean): Promise<true | Not> {
  return await ofHost(house, by, id, ({ game }) =>
    game.mind ? { outcome: true, change: { hints } } : new Refusal(text('bot:refuse.forged')),
  );
}

/** Sets whether the match counts for ratings; refused where there is nothing to win, or nothing counts on the server. */
export async function setRated(house: House, by: Act, id: number, rated: boolean): Promise<true | Not> {
  return await ofHost(house, by, id, async ({ game, record }, { store }) => {
    if (game.table !== 'match') return new Refusal(text('bot:refuse.forged'));
    const counts = !rated || (await serverOf(store, record.guild)).rated;
    return counts ? { outcome: true, change: { rated } } : new Refusal(text('bot:refuse.noRatings'));
  });
}

/** Why the lobby of a table is over: it has started, or it was closed before. */
export function notInLobby({ record }: Table): Refusal {
  return new Refusal(text(record.state === null ? 'bot:refuse.closed' : 'bot:refuse.started'));
}

/** Only the host, or who may manage the channel. */
export function hostOnly({ record, sitters }: Table, by: Act): Refusal | null {
  if (record.host === by.person || by.manages) return null;
  const host = sitters.find((sitter) => sitter.kind === 'person' && sitter.person === record.host);
  return new Refusal(text('bot:refuse.hostOnly', { who: host ? { seat: host.seat } : '' }));
}

function sitDown(table: Table, sitter: Sitter): Changed<number> | Refusal {
  const most = Math.max(...table.game.seats);
  if (takenCount(table.sitters) >= most) return allTaken(table, most);
  const free = table.sitters.findIndex((one) => !isTaken(one));
  if (free < 0) return { outcome: table.sitters.length + 1, sitters: [...table.sitters, sitter] };
  return { outcome: free + 1, sitters: table.sitters.map((one) => (one.seat === free ? sitter : one)) };
}

function allTaken({ sitters }: Table, seats: number): Refusal {
  const who = invitedTo(sitters).map(({ seat }) => ({ seat }));
  return new Refusal(who.length > 0 ? text('bot:refuse.kept', { who }) : text('bot:refuse.full', { seats }));
}

function without(table: Table, gone: number): readonly Sitter[] {
  return table.sitters.map((sitter) => (sitter.seat === gone ? NOBODY : sitter));
}

type Changing<T> = (table: Table, deed: Deed) => Changed<T> | Refusal | Promise<Changed<T> | Refusal>;

/** Changes the lobby, where the host may and the game is here. */
export async function ofHost<T>(house: House, by: Act, id: number, changing: Changing<T>): Promise<T | Not> {
  return await inLobby(house, by, id, (table, deed) => {
    return hostOnly(table, by) ?? (isPlayable(table) ? changing(table, deed) : absent());
  });
}

/** Every change of a lobby is made here: it raises the revision, by which the card knows what it shows. */
export async function inLobby<T>(house: House, by: Act, id: number, changing: Changing<T>): Promise<T | Not> {
  return await onceAt<T>(house, by, id, async (deed, table) => {
    if (table.record.phase !== 'lobby') return notInLobby(table);
    const changed = await changing(table, deed);
    if (refused(changed)) return changed;
    await changeTo(deed, table, changed);
    return changed.outcome;
  });
}

async function changeTo(
  deed: Deed,
  { record, game, ...before }: Table,
  { change, sitters }: Changed<unknown>,
): Promise<void> {
  mustHold(await changeLobby(deed.store, record, change ?? {}));
  if (sitters) await seat(deed.store, record.id, settled(game, sitters));
  await (change?.phase === undefined ? keepOpen : keptOpen)(deed, record.id);
  if (change?.phase === 'cancelled') await archiveLater(deed, { record });
  const invitations = invitedTo(before.sitters).length > 0 ? (['hush'] as const) : [];
  await deed.tell(record.id, 'card', ...invitations);
}
