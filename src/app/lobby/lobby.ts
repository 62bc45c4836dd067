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
import { isDirect } from '../core/screens.ts';
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
import { askDirectly } from '../turns/questions.ts';
import { checkCanChallenge, type Guest, GuestRefusal, inviteGuests } from './challenge.ts';

type NotDone = Refusal | Repeated;

/** Changes to a lobby, and the outcome to return. */
interface LobbyChange<T> {
  readonly outcome: T;
  readonly occupants?: readonly SeatOccupant[];
  readonly change?: TableChange;
  /** People who are asked by direct message whether they take the seat held for them. */
  readonly asked?: readonly string[];
}

/** Takes the seat reserved for the player, or else the first free one. Returns its number, from 1. */
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
      return { outcome: kept + 1, occupants: table.seats.with(kept, { ...occupant, seat: kept }), change };
    const sat = sitDown(table, occupant);
    return refused(sat) ? sat : { ...sat, change };
  });
}

/** Returns the occupant for the actor of an interaction. */
export function createPersonOccupant({ person, name }: Pick<Actor, 'person' | 'name'>): SeatOccupant {
  return { kind: 'person', person, name };
}

/** Returns why an actor may not seat an AI; null if they may. */
export function checkCanAddAi(table: Table, by: Actor): Refusal | null {
  if (table.record.phase !== 'lobby') return refuseNotInLobby(table);
  const objection = checkHost(table, by) ?? (isPlayable(table) ? null : refuseMissingGame());
  return objection ?? (table.game.table === 'free' ? new Refusal(text('bot:refuse.noAis')) : null);
}

/** Seats an AI of a strength. `name` names the first, second, … AI of that strength. Returns the seat's number, from 1. */
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

/**
 * Invites people to an open lobby: each gets a seat held for them and a direct message, because an edited card notifies nobody. People who
 * have a seat already are left out. Returns the number of invited people.
 */
export async function inviteToLobby(
  ctx: AppContext,
  by: Actor,
  id: number,
  guests: readonly Guest[],
): Promise<number | NotDone> {
  return await inLobbyAsHost(ctx, by, id, async (table, work) => {
    const isHere = ({ person }: Guest) =>
      findSeat(table, person) !== null || findReservedSeat(table, person) !== null;
    const fresh = guests.filter((guest) => !isHere(guest));
    const looking = { store: work.store, at: work.at, guild: table.record.guild };
    const objection = await checkCanChallenge(looking, by, fresh);
    if (objection) return new GuestRefusal(objection, fresh);
    const most = Math.max(...table.game.seats);
    if (countTakenSeats(table.seats) + fresh.length > most) return refuseAllTaken(table, most);
    const invited = await inviteGuests(work, by, fresh);
    const declined = table.record.declined.filter(
      ({ person }) => !fresh.some((one) => one.person === person),
    );
    return {
      outcome: fresh.length,
      occupants: fillEmptySeats(table.seats, invited),
      change: { declined },
      asked: fresh.map(({ person }) => person),
    };
  });
}

/** Puts the occupants into the empty seats, and the rest behind the last seat. */
function fillEmptySeats(
  seats: readonly SeatOccupant[],
  occupants: readonly SeatOccupant[],
): readonly SeatOccupant[] {
  const left = [...occupants];
  const filled = seats.map((one) => (isTaken(one) ? one : (left.shift() ?? one)));
  return [...filled, ...left];
}

/** Removes the AI on the highest seat. */
export async function removeAi(ctx: AppContext, by: Actor, id: number): Promise<true | NotDone> {
  return await inLobbyAsHost(ctx, by, id, (table) => {
    const last = table.seats.findLast(({ kind }) => kind === 'ai');
    if (!last) return new Refusal(text('bot:refuse.noAi'));
    return { outcome: true, occupants: clearSeat(table, last.seat) };
  });
}

/** Leaves a lobby, or declines its invitation. The next seated person becomes host; the lobby closes if there is none. */
export async function leaveLobby(ctx: AppContext, by: Actor, id: number): Promise<true | NotDone> {
  return await inLobby(ctx, by, id, async (table, work) => {
    const changed = getLeaveChange(table, by, work.discordAt);
    if (!refused(changed) && changed.change?.phase === 'cancelled') {
      const { game, channel } = table.record;
      await logModEvent(work, by, table.record, { kind: 'cancelled', who: by.person, game, channel });
    }
    return changed;
  });
}

/** Removes a forgotten person from a lobby; does nothing if they are not at the table. Part of a transaction. */
export async function removeFromLobby(work: UnitOfWork, table: Table, person: string): Promise<void> {
  const changed = getLeaveChange(table, { person, name: '' }, work.discordAt);
  if (!refused(changed)) await applyLobbyChange(work, table, changed);
}

function getLeaveChange(table: Table, by: Leaver, at: number): LobbyChange<true> | Refusal {
  const kept = findReservedSeat(table, by.person);
  if (kept !== null) return getDeclineChange(table, by, kept);
  const mine = findSeat(table, by.person);
  if (mine === null) return new Refusal(text('bot:refuse.notSeated'));
  const seats = clearSeat(table, mine);
  return { outcome: true, occupants: seats, change: getHostChange(table, by, seats, at) };
}

type Leaver = Pick<Actor, 'person' | 'name'>;

/** Declines an invitation: frees the reserved seat and shows the decline on the card. */
export async function declineInvitation(ctx: AppContext, by: Actor, id: number): Promise<true | NotDone> {
  return await inLobby(ctx, by, id, (table) => {
    const kept = findReservedSeat(table, by.person);
    return kept === null ? new Refusal(text('bot:refuse.notInvited')) : getDeclineChange(table, by, kept);
  });
}

function getDeclineChange(table: Table, by: Leaver, kept: number): LobbyChange<true> {
  const declined = [...getOthersDeclined(table, by), { person: by.person, name: by.name }];
  return { outcome: true, occupants: clearSeat(table, kept), change: { declined } };
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

/** Sets one option. Incompatible options are refused at the start, not here, so that they can be set in any order. */
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

/** Preset that sets every option to its default. */
export const USUAL_PRESET = 'usual';

/** Sets all options at once: those of a preset, the others to their defaults. */
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

/** Sets the theme by id, or the plain theme. The rules are not affected. */
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

/** Sets the language of the table. Options that were not chosen change to the usual ones for that language. */
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

/** Sets the time limit of a turn in hours, or null for none; undefined stands for a value no menu offers and is refused. */
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

/** Sets what happens after a deadline: an AI plays the turn (strict), or the others vote. */
export async function setStrict(
  ctx: AppContext,
  by: Actor,
  id: number,
  strict: boolean,
): Promise<true | NotDone> {
  return await inLobbyAsHost(ctx, by, id, () => ({ outcome: true, change: { strict } }));
}

/** Sets whether players may ask for hints; refused for a game whose AI cannot give any. */
export async function setHints(
  ctx: AppContext,
  by: Actor,
  id: number,
  hints: boolean,
): Promise<true | NotDone> {
  return await inLobbyAsHost(ctx, by, id, ({ game }) =>
    game.ai ? { outcome: true, change: { hints } } : new Refusal(text('bot:refuse.forged')),
  );
}

/** Sets whether the match counts for ratings; refused for a game without a winner, or on a server without ratings. */
export async function setRated(
  ctx: AppContext,
  by: Actor,
  id: number,
  rated: boolean,
): Promise<true | NotDone> {
  return await inLobbyAsHost(ctx, by, id, async ({ game, record }, { store }) => {
    if (game.table !== 'match') return new Refusal(text('bot:refuse.forged'));
    const mayCount = !isDirect(record) && (await loadStoredServerSettings(store, record.guild)).rated;
    const counts = !rated || mayCount;
    return counts ? { outcome: true, change: { rated } } : new Refusal(text('bot:refuse.noRatings'));
  });
}

/** Returns the refusal for a table that is no lobby any more: it has started or was closed. */
export function refuseNotInLobby({ record }: Table): Refusal {
  return new Refusal(text(record.state === null ? 'bot:refuse.closed' : 'bot:refuse.started'));
}

/** Refuses everyone but the host and channel managers. */
export function checkHost({ record, seats }: Table, by: Actor): Refusal | null {
  if (record.host === by.person || by.manages) return null;
  const host = seats.find((occupant) => occupant.kind === 'person' && occupant.person === record.host);
  return new Refusal(text('bot:refuse.hostOnly', { who: host ? { seat: host.seat } : '' }));
}

function sitDown(table: Table, occupant: SeatOccupant): LobbyChange<number> | Refusal {
  const most = Math.max(...table.game.seats);
  if (countTakenSeats(table.seats) >= most) return refuseAllTaken(table, most);
  const free = table.seats.findIndex((one) => !isTaken(one));
  if (free < 0) return { outcome: table.seats.length + 1, occupants: [...table.seats, occupant] };
  return { outcome: free + 1, occupants: table.seats.map((one) => (one.seat === free ? occupant : one)) };
}

function refuseAllTaken({ seats: occupants }: Table, seats: number): Refusal {
  const who = getInvitedSeats(occupants).map(({ seat }) => ({ seat }));
  return new Refusal(who.length > 0 ? text('bot:refuse.kept', { who }) : text('bot:refuse.full', { seats }));
}

function clearSeat(table: Table, gone: number): readonly SeatOccupant[] {
  return table.seats.map((occupant) => (occupant.seat === gone ? EMPTY_SEAT : occupant));
}

type LobbyWork<T> = (
  table: Table,
  work: UnitOfWork,
) => LobbyChange<T> | Refusal | Promise<LobbyChange<T> | Refusal>;

/** Changes a lobby, if the actor is the host or a channel manager and the rules are present. */
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

/** Changes a lobby. Every change goes through this function, which raises the revision by which the card knows what it shows. */
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
  { change, occupants, asked = [] }: LobbyChange<unknown>,
): Promise<void> {
  assertWritten(await changeLobby(work.store, record, change ?? {}));
  const seats = occupants && compactSeats(game, occupants);
  if (seats) await saveSeats(work.store, record.id, seats);
  if (seats && asked.length > 0) {
    const after = { record, game, seats: seats.map((occupant, seat) => ({ ...occupant, seat })) };
    await askDirectly(work.store, after, asked, work.at);
  }
  await (change?.phase === undefined ? postponeLobbyExpiry : cancelLobbyExpiry)(work, record.id);
  if (change?.phase === 'cancelled') await scheduleArchive(work, { record });
  const invitations = getInvitedSeats(before.seats).length > 0 ? (['hush'] as const) : [];
  await work.queueMessages(record.id, 'card', ...invitations);
}
