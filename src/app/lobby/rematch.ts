import { filterKnownOptions } from '../../engine/options.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { saveChallenges } from '../../store/challenges.ts';
import { loadLeavers } from '../../store/log.ts';
import type { Store } from '../../store/open.ts';
import { type SeatOccupant, saveSeats } from '../../store/seats.ts';
import { loadStoredServerSettings } from '../../store/server-settings.ts';
import { findLiveTable, insertTable, type NewTable, type TableRecord } from '../../store/tables.ts';
import { announceLobby } from '../alerts/alerts.ts';
import { type Actor, oncePerTableInteraction, type Repeated } from '../core/actor.ts';
import { type AppContext, findGame } from '../core/context.ts';
import { isForgotten } from '../core/names.ts';
import { isDirect } from '../core/screens.ts';
import { getPeople, hasEnded, type Table } from '../core/table.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';
import { checkCanOpen } from '../permissions/check-can-open.ts';
import { logModEvent } from '../server-settings/log.ts';
import { postponeLobbyExpiry } from '../turns/lobby-expiry.ts';
import { listInvitablePeople } from './challenge.ts';
import { createCode } from './code.ts';
import { ChannelTakenRefusal } from './open.ts';

/** Channel or thread of a new table. */
type TableChannel = Pick<TableRecord, 'channel' | 'parent'>;

/**
 * Opens a lobby for a rematch with the same people, AI seats and settings, by the newest rules. The first seat moves to
 * the end. The actor is the host; seats are reserved for the others. `where` is a thread to use instead of the old
 * channel. Returns the new table's id.
 */
export async function openRematch(
  ctx: AppContext,
  by: Actor,
  id: number,
  where?: TableChannel,
): Promise<number | Refusal | Repeated> {
  return await oncePerTableInteraction(ctx, by, id, async (work, ended) => {
    const again = await prepareRematch(ctx, work.store, by, ended);
    if (refused(again)) return again;
    // Challenges have the machine's time, and the end has Discord's.
    const endedAt = (ended.record.endedAt ?? 0) + work.at - work.discordAt;
    const seats = await inviteRematchGuests(work, by, again, endedAt);
    const code = createCode(ctx, again, work.at);
    const next = await insertRematch(work, by, { ...again, ...where, occupants: seats, code });
    if (!refused(next)) await announceLobby(ctx, work, next);
    return next;
  });
}

/** Returns why an actor cannot open a rematch in any channel; null if they can. */
export async function checkCanRematch(ctx: AppContext, by: Actor, ended: Table): Promise<Refusal | null> {
  const again = await prepareRematch(ctx, ctx.store, by, ended);
  return refused(again) ? again : null;
}

/** A table to be opened, with its occupants. */
interface Rematch extends Omit<NewTable, 'at'> {
  readonly occupants: readonly SeatOccupant[];
}

async function prepareRematch(
  ctx: AppContext,
  store: Store,
  by: Actor,
  ended: Table,
): Promise<Rematch | Refusal> {
  if (!hasEnded(ended)) return new Refusal(text('bot:refuse.forged'));
  const game = findGame(ctx, ended.record.game);
  if (!game) return new Refusal(text('bot:refuse.noSuchGame'));
  const { guild, channel, parent, theme, language, pace, strict, hints } = ended.record;
  const notHere = await checkCanOpen(store, by, ended.record);
  if (notHere) return notHere;
  const seats = rotateSeats(await loadPlayers(store, ended), by);
  if (refused(seats)) return seats;
  const rated = ended.record.rated && (await loadStoredServerSettings(store, guild)).rated;
  const options = filterKnownOptions(game.options, ended.record.options);
  // Without a server, a table has no channel but a number of its own.
  const place = {
    guild,
    channel: isDirect(ended.record) ? by.interaction : channel,
    parent,
    theme,
    language,
    pace,
    strict,
    hints,
    rated,
  };
  return { ...place, game: game.id, rules: game.rules, options, host: by.person, occupants: seats };
}

/**
 * Records the invitations to a rematch, which count towards the daily limit. Frees the seats of people who may not be
 * invited any more; they have to join by themselves.
 */
async function inviteRematchGuests(
  work: UnitOfWork,
  by: Actor,
  { guild, occupants: seats }: Rematch,
  endedAt: number,
): Promise<readonly SeatOccupant[]> {
  const wanted = seats.flatMap((one) => (one.kind === 'invited' ? [one.person] : []));
  const people = await listInvitablePeople({ store: work.store, at: work.at, guild }, by, wanted, endedAt);
  await saveChallenges(work.store, by.person, people, work.at);
  return seats.filter((one) => one.kind !== 'invited' || people.includes(one.person));
}

async function insertRematch(
  work: UnitOfWork,
  by: Actor,
  { occupants: seats, ...table }: Rematch,
): Promise<number | Refusal> {
  const live = await findLiveTable(work.store, table.channel);
  if (live) return new ChannelTakenRefusal(live.id);
  const id = await insertTable(work.store, { ...table, at: work.at });
  await saveSeats(work.store, id, seats);
  const { game, channel } = table;
  await logModEvent(work, by, table, { kind: 'opened', who: by.person, game, channel });
  await postponeLobbyExpiry(work, id);
  await work.queueMessages(id, 'card');
  return id;
}

/** Returns the occupants of a match. A seat no longer held by a person goes to the person who held it at the start. */
async function loadPlayers(store: Store, { record, seats }: Table): Promise<readonly SeatOccupant[]> {
  const seated = getPeople(seats);
  const left = (await loadLeavers(store, record.id)).filter(({ person }) => !seated.includes(person));
  const players = seats.map((occupant): SeatOccupant => {
    if (occupant.kind === 'person') return occupant;
    const first = left.find((leaver) => leaver.seat === occupant.seat);
    return first ? { kind: 'person', person: first.person, name: first.name } : occupant;
  });
  return players.filter((one) => one.kind === 'ai' || (one.kind === 'person' && !isForgotten(one.person)));
}

/** Rotates the seats by one and reserves those of the other people; refuses an actor who was not among the players. */
function rotateSeats(players: readonly SeatOccupant[], by: Actor): readonly SeatOccupant[] | Refusal {
  const isBy = (occupant: SeatOccupant) => occupant.kind === 'person' && occupant.person === by.person;
  if (!players.some(isBy)) return new Refusal(text('bot:refuse.notAmongThem'));
  return [...players.slice(1), ...players.slice(0, 1)].map((occupant): SeatOccupant => {
    if (occupant.kind !== 'person') return occupant;
    return isBy(occupant) ? { ...occupant, name: by.name } : { ...occupant, kind: 'invited' };
  });
}
