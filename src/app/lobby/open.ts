import type { StrengthId } from '../../ai/strengths.ts';
import { usualOptions } from '../../engine/options.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { type Language, text } from '../../engine/text.ts';
import { seat } from '../../store/seats.ts';
import { serverOf } from '../../store/servers.ts';
import { insertTable, liveTable } from '../../store/tables.ts';
import { announceLobby } from '../alerts/lobby-alert.ts';
import { type Act, once, type Repeated } from '../core/actor.ts';
import { gameOf, type House } from '../core/context.ts';
import type { Pace } from '../core/pace.ts';
import { loadTable } from '../core/table.ts';
import { themeWished } from '../core/theme.ts';
import type { Deed } from '../core/unit-of-work.ts';
import { mayOpen } from '../permissions/may-open.ts';
import { logEvent } from '../server-settings/log.ts';
import { keepOpen } from '../turns/lobby-expiry.ts';
import { challenged, type Guest, mayChallenge } from './challenge.ts';
import { personOf } from './lobby.ts';
import { starting } from './start.ts';

export interface Wish {
  readonly guild: string;
  /** A channel or a thread. */
  readonly channel: string;
  readonly game: string;
  /** A theme of the game, by its id or name; the plain look unless told. */
  readonly theme?: string | null;
  /** What the table speaks. */
  readonly language: Language;
  /** The channel of its thread. */
  readonly parent?: string | null;
  /** Hours a turn; no clock unless told. */
  readonly pace?: Pace;
  /** Who is asked to it: their seats are kept for them. */
  readonly guests?: readonly Guest[];
}

/** A live table already is in the channel: which. Who tells it knows the link to it. */
export class ChannelTaken extends Refusal {
  readonly tableId: number;

  constructor(tableId: number) {
    super(text('bot:refuse.channelTaken', { link: '' }));
    this.tableId = tableId;
  }
}

/** Opens a table in a channel, with who opens it as host on the first seat. Returns its id. */
export async function openTable(house: House, by: Act, wish: Wish): Promise<number | Refusal | Repeated> {
  return await once(house, by, async (deed) => await opening(house, deed, by, wish));
}

async function opening(house: House, deed: Deed, by: Act, wish: Wish): Promise<number | Refusal> {
  const id = await laid(house, deed, by, wish);
  if (refused(id)) return id;
  await announceLobby(house, deed, id);
  await keepOpen(deed, id);
  await deed.tell(id, 'card');
  return id;
}

/** The same within a deed that goes on with the table: the channel is told of it by what follows. */
export async function laid(house: House, deed: Deed, by: Act, wish: Wish): Promise<number | Refusal> {
  const { store, at } = deed;
  const { guests = [], ...place } = wish;
  const game = gameOf(house, wish.game);
  if (!game) return new Refusal(text('bot:refuse.noSuchGame'));
  const theme = themeWished(game, wish.theme ?? null);
  if (refused(theme)) return theme;
  const notHere = await mayOpen(store, by, wish);
  if (notHere) return notHere;
  const live = await liveTable(store, wish.channel);
  if (live) return new ChannelTaken(live.id);
  const objection = await mayChallenge({ store, at, guild: wish.guild }, by, guests, game);
  if (objection) return objection;
  const options = usualOptions(game, wish.language);
  const { rated } = await serverOf(store, wish.guild);
  const chosen = { theme, rules: game.rules, options, rated };
  const id = await insertTable(store, { ...place, ...chosen, host: by.person, at });
  const host = personOf(by);
  await seat(store, id, [host, ...(await challenged(deed, by, guests))]);
  const { channel } = wish;
  await logEvent(deed, by, wish, { kind: 'opened', who: by.person, game: game.id, channel });
  return id;
}

/** An AI that sits down, and what it is called there. */
export interface Opponent {
  readonly strength: StrengthId;
  readonly name: string;
}

/**
 * Opens a table and starts it at once, with who opens it and these AIs, which have to be as many as the game needs: the
 * channel is told of the board, and of no lobby. Returns its id.
 */
export async function playNow(
  house: House,
  by: Act,
  wish: Wish,
  opponents: readonly Opponent[],
): Promise<number | Refusal | Repeated> {
  return await once(house, by, async (deed) => {
    const id = await laid(house, deed, by, wish);
    if (refused(id)) return id;
    const ais = opponents.map(({ strength, name }) => ({ kind: 'ai' as const, player: strength, name }));
    await seat(deed.store, id, [personOf(by), ...ais]);
    const table = await loadTable(house, id, deed.store);
    const started = refused(table) ? table : await starting(house, deed, table, by);
    // A refusal would leave the table behind, which an error takes back.
    if (refused(started)) throw new Error(`${wish.game} does not start with AIs: ${started.reason.key}`);
    return id;
  });
}
