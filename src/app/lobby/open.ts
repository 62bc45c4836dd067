import type { StrengthId } from '../../ai/strengths.ts';
import { getUsualOptions } from '../../engine/options.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { type Language, text } from '../../engine/text.ts';
import { saveSeats } from '../../store/seats.ts';
import { loadStoredServerSettings } from '../../store/server-settings.ts';
import { findLiveTable, insertTable } from '../../store/tables.ts';
import { announceLobby } from '../alerts/alerts.ts';
import { type Actor, oncePerInteraction, type Repeated } from '../core/actor.ts';
import { type AppContext, findGame } from '../core/context.ts';
import type { Pace } from '../core/pace.ts';
import { isDirect } from '../core/screens.ts';
import { loadTable } from '../core/table.ts';
import { parseTheme } from '../core/theme.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';
import { checkCanOpen } from '../permissions/check-can-open.ts';
import { logModEvent } from '../server-settings/log.ts';
import { postponeLobbyExpiry } from '../turns/lobby-expiry.ts';
import { checkCanChallenge, type Guest, inviteGuests } from './challenge.ts';
import { createCode } from './code.ts';
import { createPersonOccupant } from './lobby.ts';
import { startMatch } from './start.ts';

export interface TableSpec {
  readonly guild: string;
  /** Id of a channel or thread. */
  readonly channel: string;
  readonly game: string;
  /** Id or name of a theme of the game; the plain theme if absent. */
  readonly theme?: string | null;
  /** Language of the table. */
  readonly language: Language;
  /** Parent channel, if the table is in a thread. */
  readonly parent?: string | null;
  /** Time limit of a turn in hours; none if absent. */
  readonly pace?: Pace;
  /** Guests, for whom seats are reserved. */
  readonly guests?: readonly Guest[];
}

/** Refusal because the channel has a live table already. The caller adds the link to that table. */
export class ChannelTakenRefusal extends Refusal {
  readonly tableId: number;

  constructor(tableId: number) {
    super(text('bot:refuse.channelTaken', { link: '' }));
    this.tableId = tableId;
  }
}

/** Opens a lobby in a channel with the actor as host on the first seat. Returns its id. */
export async function openTable(
  ctx: AppContext,
  by: Actor,
  wish: TableSpec,
): Promise<number | Refusal | Repeated> {
  return await oncePerInteraction(ctx, by, async (work) => await createLobby(ctx, work, by, wish));
}

async function createLobby(
  ctx: AppContext,
  work: UnitOfWork,
  by: Actor,
  wish: TableSpec,
): Promise<number | Refusal> {
  const id = await insertLobby(ctx, work, by, wish);
  if (refused(id)) return id;
  await announceLobby(ctx, work, id);
  await postponeLobbyExpiry(work, id);
  await work.queueMessages(id, 'card');
  return id;
}

/** Inserts a lobby without queuing its card, for a transaction that goes on with the table. */
export async function insertLobby(
  ctx: AppContext,
  work: UnitOfWork,
  by: Actor,
  wish: TableSpec,
): Promise<number | Refusal> {
  const { store, at } = work;
  const { guests = [], ...place } = wish;
  const game = findGame(ctx, wish.game);
  if (!game) return new Refusal(text('bot:refuse.noSuchGame'));
  const theme = parseTheme(game, wish.theme ?? null);
  if (refused(theme)) return theme;
  const notHere = await checkCanOpen(store, by, wish);
  if (notHere) return notHere;
  const live = await findLiveTable(store, wish.channel);
  if (live) return new ChannelTakenRefusal(live.id);
  const objection = await checkCanChallenge({ store, at, guild: wish.guild }, by, guests, game);
  if (objection) return objection;
  const options = getUsualOptions(game, wish.language);
  const { rated } = await loadStoredServerSettings(store, wish.guild);
  const code = createCode(ctx, wish, at);
  const chosen = { theme, rules: game.rules, options, rated: rated && !isDirect(wish), code };
  const id = await insertTable(store, { ...place, ...chosen, host: by.person, at });
  const host = createPersonOccupant(by);
  await saveSeats(store, id, [host, ...(await inviteGuests(work, by, guests))]);
  const { channel } = wish;
  await logModEvent(work, by, wish, { kind: 'opened', who: by.person, game: game.id, channel });
  return id;
}

/** An AI opponent and its name. */
export interface Opponent {
  readonly strength: StrengthId;
  readonly name: string;
}

/**
 * Opens a table and starts it at once with these AIs, as many as the game needs. Only the board is posted, no lobby card.
 * Returns the table's id.
 */
export async function playNow(
  ctx: AppContext,
  by: Actor,
  wish: TableSpec,
  opponents: readonly Opponent[],
): Promise<number | Refusal | Repeated> {
  return await oncePerInteraction(ctx, by, async (work) => {
    const id = await insertLobby(ctx, work, by, wish);
    if (refused(id)) return id;
    const ais = opponents.map(({ strength, name }) => ({ kind: 'ai' as const, player: strength, name }));
    await saveSeats(work.store, id, [createPersonOccupant(by), ...ais]);
    const table = await loadTable(ctx, id, work.store);
    const started = refused(table) ? table : await startMatch(ctx, work, table, by);
    // A returned refusal would commit the table; an error rolls it back.
    if (refused(started)) throw new Error(`${wish.game} does not start with AIs: ${started.reason.key}`);
    return id;
  });
}
