import { MIDDLE_STRENGTH, type StrengthId } from '../../ai/strengths.ts';
import {
  applyDefaultOptions,
  getDefaultOptions,
  getUsualOptions,
  isSameOptions,
  type OptionValue,
} from '../../engine/options.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { LANGUAGES, text } from '../../engine/text.ts';
import { type SeatOccupant, saveSeats } from '../../store/seats.ts';
import { loadStoredServerSettings } from '../../store/server-settings.ts';
import { changeLobby, type DeclinedPerson, type TableChange } from '../../store/tables.ts';
import { type Actor, oncePerTableInteraction, type Repeated } from '../core/actor.ts';
import type { AppContext } from '../core/context.ts';
import { compactSeats, countTakenSeats, EMPTY_SEAT, isTaken } from '../core/lobby-seats.ts';
import { refuseMissingGame } from '../core/missing-game.ts';
import { getPaces } from '../core/pace.ts';
import {
  findReservedSeat,
  findSeat,
  getInvitedSeats,
  getPeople,
  isPlayable,
  type Table,
} from '../core/table.ts';
import { parseTheme } from '../core/theme.ts';
import { scheduleArchive } from '../core/threads.ts';
import { assertWritten, type UnitOfWork } from '../core/unit-of-work.ts';
import { checkCanSit } from '../permissions/check-can-open.ts';
import { logModEvent } from '../server-settings/log.ts';
import { cancelLobbyExpiry, postponeLobbyExpiry } from '../turns/lobby-expiry.ts';

type NotDone = Refusal | Repeated;

/** What a lobby is to be from now on, and what comes of it. */
interface LobbyChange<T> {
  readonly outcome: T;
  readonly sitters?: readonly SeatOccupant[];
  readonly change?: TableChange;
}

/** Takes the seat that is kept for them, or else the first free one. Returns its number, from 1. */
export async function joinLobby(ctx: AppContext, by: Actor, id: number): Promise<number | NotDone> {
  return await inLobby(ctx, by, id, async (table, { store }) => {
    if (!isPlayable(table)) return refuseMissingGame();
    if (findSeat(table, by.person) !== null) return new Refusal(text('bot:refuse.alreadySeated'));
    const enough = await checkCanSit(store, by, table.record.guild);
    if (enough) return enough;
    const occupant = createPersonOccupant(by);
    const change = { declined: getOthersDeclined(table, by) };
    const kept = findReservedSeat(table, by.person);
    if (kept !== null)
      return { outcome: kept + 1, sitters: table.seats.with(kept, { ...occupant, seat: kept }), change };
    const sat = sitDown(table, occupant);
    return refused(sat) ? sat : { ...sat, change };
  });
}

/** Returns the person of a seat, by an interaction of theirs. */
export function createPersonOccupant({ person, name }: Pick<Actor, 'person' | 'name'>): SeatOccupant {
  return { kind: 'person', person, name };
}

/** Why somebody may not seat an AI; null where they may. */
export function checkCanAddAi(table: Table, by: Actor): Refusal | null {
  if (table.record.phase !== 'lobby') return refuseNotInLobby(table);
  const objection = checkHost(table, by) ?? (isPlayable(table) ? null : refuseMissingGame());
  return objection ?? (table.game.table === 'free' ? new Refusal(text('bot:refuse.noAis')) : null);
}

/** Seats an AI of that strength, by the name that is given the first, second, … of its kind. */
export async function addAi(
  ctx: AppContext,
  by: Actor,
  id: number,
  name: (number: number) => string,
  strength: StrengthId = MIDDLE_STRENGTH,
): Promise<number | NotDone> {
  return await inLobbyAsHost(ctx, by, id, (table) => {
    if (table.game.table === 'free') return new Refusal(text('bot:refuse.noAis'));
    const alike = table.seats.filter((one) => one.kind === 'ai' && one.player === strength).length;
    return sitDown(table, { kind: 'ai', player: strength, name: name(alike + 1) });
  });
}

/** The AI on the last of their seats gets up. */
export async function removeAi(ctx: AppContext, by: Actor, id: number): Promise<true | NotDone> {
  return await inLobbyAsHost(ctx, by, id, (table) => {
    const last = table.seats.findLast(({ kind }) => kind === 'ai');
    if (!last) return new Refusal(text('bot:refuse.noAi'));
    return { outcome: true, sitters: clearSeat(table, last.seat) };
  });
}

/** Gets up, or declines. The table passes to the next person who sits, or is closed when nobody does. */
export async function leaveLobby(ctx: AppContext, by: Actor, id: number): Promise<true | NotDone> {
  return await inLobby(ctx, by, id, async (table, work) => {
    const changed = getLeaveChange(table, by, work.at);
    if (!refused(changed) && changed.change?.phase === 'cancelled') {
      const { game, channel } = table.record;
      await logModEvent(work, by, table.record, { kind: 'cancelled', who: by.person, game, channel });
    }
    return changed;
  });
}

/** The same for somebody who is forgotten; nothing where they are not at the table. Part of a deed. */
export async function removeFromLobby(work: UnitOfWork, table: Table, person: string): Promise<void> {
  const changed = getLeaveChange(table, { person, name: '' }, work.at);
  if (!refused(changed)) await applyLobbyChange(work, table, changed);
}

function getLeaveChange(table: Table, by: Leaver, at: number): LobbyChange<true> | Refusal {
  const kept = findReservedSeat(table, by.person);
  if (kept !== null) return getDeclineChange(table, by, kept);
  const mine = findSeat(table, by.person);
  if (mine === null) return new Refusal(text('bot:refuse.notSeated'));
  const seats = clearSeat(table, mine);
  return { outcome: true, sitters: seats, change: getHostChange(table, by, seats, at) };
}

type Leaver = Pick<Actor, 'person' | 'name'>;

/** Does not come: the seat that was kept for them is free, and the card says so. */
export async function declineInvitation(ctx: AppContext, by: Actor, id: number): Promise<true | NotDone> {
  return await inLobby(ctx, by, id, (table) => {
    const kept = findReservedSeat(table, by.person);
    return kept === null ? new Refusal(text('bot:refuse.notInvited')) : getDeclineChange(table, by, kept);
  });
}

function getDeclineChange(table: Table, by: Leaver, kept: number): LobbyChange<true> {
  const declined = [...getOthersDeclined(table, by), { person: by.person, name: by.name }];
  return { outcome: true, sitters: clearSeat(table, kept), change: { declined } };
}

function getOthersDeclined({ record }: Table, by: Leaver): readonly DeclinedPerson[] {
  return record.declined.filter(({ person }) => person !== by.person);
}

function getHostChange(
  { record }: Table,
  by: Leaver,
  rest: readonly SeatOccupant[],
  at: number,
): TableChange {
  const [heir] = getPeople(rest);
  if (heir === undefined) return { phase: 'cancelled', endedAt: at };
  return record.host === by.person ? { host: heir } : {};
}

/** Sets one option. What then does not go together is refused at the start, not here, so that the order is free. */
export async function setOption(
  ctx: AppContext,
  by: Actor,
  id: number,
  option: string,
  value: OptionValue,
): Promise<true | NotDone> {
  return await inLobbyAsHost(ctx, by, id, ({ game, record }) => {
    const options = applyDefaultOptions(game.options, { ...record.options, [option]: value });
    return refused(options) ? options : { outcome: true, change: { options } };
  });
}

/** The preset under which every option is as usual. */
export const USUAL_PRESET = 'usual';

/** Sets all options at once: those of a preset, the others as usual. */
export async function setPreset(
  ctx: AppContext,
  by: Actor,
  id: number,
  preset: string,
): Promise<true | NotDone> {
  return await inLobbyAsHost(ctx, by, id, ({ game }) => {
    const wanted = preset === USUAL_PRESET ? {} : game.presets?.find((known) => known.id === preset)?.options;
    if (!wanted) return new Refusal(text('bot:refuse.forged'));
    return { outcome: true, change: { options: { ...getDefaultOptions(game.options), ...wanted } } };
  });
}

/** Sets the theme, by its id, or the plain look. The rules never hear of it. */
export async function setTheme(
  ctx: AppContext,
  by: Actor,
  id: number,
  wish: string,
): Promise<true | NotDone> {
  return await inLobbyAsHost(ctx, by, id, ({ game }) => {
    const theme = parseTheme(game, wish);
    return refused(theme) ? theme : { outcome: true, change: { theme } };
  });
}

/** Sets what the table speaks. Options that nobody chose become those that are usual in that language. */
export async function setLanguage(
  ctx: AppContext,
  by: Actor,
  id: number,
  wish: string,
): Promise<true | NotDone> {
  return await inLobbyAsHost(ctx, by, id, ({ game, record }) => {
    const language = LANGUAGES.find((known) => known === wish);
    if (!language) return new Refusal(text('bot:refuse.forged'));
    const isUsual = isSameOptions(record.options, getUsualOptions(game, record.language));
    const options = isUsual ? getUsualOptions(game, language) : record.options;
    return { outcome: true, change: { language, options } };
  });
}

/** Sets the hours a turn, or no clock; undefined for what no menu offers. */
export async function setPace(
  ctx: AppContext,
  by: Actor,
  id: number,
  wish: number | null | undefined,
): Promise<true | NotDone> {
  return await inLobbyAsHost(ctx, by, id, ({ record }) => {
    const pace = getPaces(record.pace).find((known) => known === wish);
    return pace === undefined ? new Refusal(text('bot:refuse.forged')) : { outcome: true, change: { pace } };
  });
}

/** Sets what becomes of a turn whose time is over: an AI plays it, or the others decide. */
export async function setStrict(
  ctx: AppContext,
  by: Actor,
  id: number,
  strict: boolean,
): Promise<true | NotDone> {
  return await inLobbyAsHost(ctx, by, id, () => ({ outcome: true, change: { strict } }));
}

/** Sets whether who sits there may ask for hints; refused where nothing could be told. */
export async function setHints(
  ctx: AppContext,
  by: Actor,
  id: number,
  hints: boolean,
): Promise<true | NotDone> {
  return await inLobbyAsHost(ctx, by, id, ({ game }) =>
    game.mind ? { outcome: true, change: { hints } } : new Refusal(text('bot:refuse.forged')),
  );
}

/** Sets whether the match counts for ratings; refused where there is nothing to win, or nothing counts on the server. */
export async function setRated(
  ctx: AppContext,
  by: Actor,
  id: number,
  rated: boolean,
): Promise<true | NotDone> {
  return await inLobbyAsHost(ctx, by, id, async ({ game, record }, { store }) => {
    if (game.table !== 'match') return new Refusal(text('bot:refuse.forged'));
    const counts = !rated || (await loadStoredServerSettings(store, record.guild)).rated;
    return counts ? { outcome: true, change: { rated } } : new Refusal(text('bot:refuse.noRatings'));
  });
}

/** Why the lobby of a table is over: it has started, or it was closed before. */
export function refuseNotInLobby({ record }: Table): Refusal {
  return new Refusal(text(record.state === null ? 'bot:refuse.closed' : 'bot:refuse.started'));
}

/** Only the host, or who may manage the channel. */
export function checkHost({ record, seats }: Table, by: Actor): Refusal | null {
  if (record.host === by.person || by.manages) return null;
  const host = seats.find((occupant) => occupant.kind === 'person' && occupant.person === record.host);
  return new Refusal(text('bot:refuse.hostOnly', { who: host ? { seat: host.seat } : '' }));
}

function sitDown(table: Table, occupant: SeatOccupant): LobbyChange<number> | Refusal {
  const most = Math.max(...table.game.seats);
  if (countTakenSeats(table.seats) >= most) return refuseAllTaken(table, most);
  const free = table.seats.findIndex((one) => !isTaken(one));
  if (free < 0) return { outcome: table.seats.length + 1, sitters: [...table.seats, occupant] };
  return { outcome: free + 1, sitters: table.seats.map((one) => (one.seat === free ? occupant : one)) };
}

function refuseAllTaken({ seats: sitters }: Table, seats: number): Refusal {
  const who = getInvitedSeats(sitters).map(({ seat }) => ({ seat }));
  return new Refusal(who.length > 0 ? text('bot:refuse.kept', { who }) : text('bot:refuse.full', { seats }));
}

function clearSeat(table: Table, gone: number): readonly SeatOccupant[] {
  return table.seats.map((occupant) => (occupant.seat === gone ? EMPTY_SEAT : occupant));
}

type LobbyWork<T> = (
  table: Table,
  work: UnitOfWork,
) => LobbyChange<T> | Refusal | Promise<LobbyChange<T> | Refusal>;

/** Changes the lobby, where the host may and the game is here. */
export async function inLobbyAsHost<T>(
  ctx: AppContext,
  by: Actor,
  id: number,
  changing: LobbyWork<T>,
): Promise<T | NotDone> {
  return await inLobby(ctx, by, id, (table, work) => {
    return checkHost(table, by) ?? (isPlayable(table) ? changing(table, work) : refuseMissingGame());
  });
}

/** Every change of a lobby is made here: it raises the revision, by which the card knows what it shows. */
export async function inLobby<T>(
  ctx: AppContext,
  by: Actor,
  id: number,
  changing: LobbyWork<T>,
): Promise<T | NotDone> {
  return await oncePerTableInteraction<T>(ctx, by, id, async (work, table) => {
    if (table.record.phase !== 'lobby') return refuseNotInLobby(table);
    const changed = await changing(table, work);
    if (refused(changed)) return changed;
    await applyLobbyChange(work, table, changed);
    return changed.outcome;
  });
}

async function applyLobbyChange(
  work: UnitOfWork,
  { record, game, ...before }: Table,
  { change, sitters: seats }: LobbyChange<unknown>,
): Promise<void> {
  assertWritten(await changeLobby(work.store, record, change ?? {}));
  if (seats) await saveSeats(work.store, record.id, compactSeats(game, seats));
  await (change?.phase === undefined ? postponeLobbyExpiry : cancelLobbyExpiry)(work, record.id);
  if (change?.phase === 'cancelled') await scheduleArchive(work, { record });
  const invitations = getInvitedSeats(before.seats).length > 0 ? (['hush'] as const) : [];
  await work.queueMessages(record.id, 'card', ...invitations);
}
