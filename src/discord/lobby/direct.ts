import { setTimeout } from 'node:timers/promises';
import { REPEATED } from '../../app/core/actor.ts';
import { findSeat, loadTable, type Table } from '../../app/core/table.ts';
import { formatCode, joinByCode, renewCode } from '../../app/lobby/code.ts';
import { openTable, type TableSpec } from '../../app/lobby/open.ts';
import { isQueued, listPostsInFlight, loadLobbyCards } from '../../app/publishing/outbox.ts';
import { republishTable } from '../../app/publishing/reshow.ts';
import { refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import { checkLimit } from '../core/check-limit.ts';
import { type ComponentReply, defineComponent, defineComponentWithoutTable } from '../core/component.ts';
import type { InteractionContext } from '../core/context.ts';
import { word } from '../core/fields.ts';
import { createUserInstallLink } from '../core/invite.ts';
import { escapeName, getGameName, getSafeNames } from '../core/names.ts';
import { getPlace } from '../core/place.ts';
import { createRefusalMessage } from '../core/refusals.ts';
import { type AddressedReply, getStandardReply } from '../core/reply.ts';
import { createButtonRows, createNamedButton } from '../core/rows.ts';
import { createLobbyMenu } from './lobby-menu.ts';
import { createOpenedMessage } from './opened-message.ts';

/**
 * Opens a table without a server, whose messages come to the players' direct messages. Where others read along, the reply offers them a
 * seat.
 */
export async function openDirectTable(ctx: InteractionContext, wish: TableSpec): Promise<AddressedReply> {
  const { bot, by, language } = ctx;
  const privately = (payload: ComponentReply): AddressedReply => ({ toAll: false, payload });
  const tooMany = checkLimit(ctx, 'table');
  if (tooMany) return privately(tooMany);
  const id = await openTable(bot.app, by, wish);
  if (refused(id)) return privately(createRefusalMessage(id, language));
  if (getPlace(ctx.interaction) === 'direct' || id === REPEATED)
    return privately(await createOpenedMessage(ctx, wish, id));
  const table = await loadTable(bot.app, id);
  if (refused(table)) return privately(createRefusalMessage(table, language));
  return { toAll: true, payload: createShareMessage(ctx, table) };
}

/** Creates the message by which the others in a channel take a seat. */
function createShareMessage({ bot, by, language }: InteractionContext, table: Table): ComponentReply {
  const code = table.record.code?.code ?? '';
  const link = createUserInstallLink(bot.application());
  const words = { who: escapeName(by.name), game: getGameName(table.game, language) };
  const content = translate(
    language,
    text('bot:lobby.share', { ...words, code: formatCode(code), link }),
    () => '',
  );
  return {
    content,
    rows: createButtonRows([createNamedButton(language, 'join', ['code', 0, code], 'primary')]),
  };
}

/** Takes a seat at the table with a code, in a place where the bot can only answer. */
export const codeButton = defineComponentWithoutTable('code', [word], joinWithCode, 'anew');

/** Takes a seat at the table with a code, typed or pressed. */
export async function joinWithCode(ctx: InteractionContext, typed: string): Promise<ComponentReply> {
  const { bot, by, language } = ctx;
  const tooMany = checkLimit(ctx, 'code');
  if (tooMany) return tooMany;
  const joined = await joinByCode(bot.app, by, typed);
  if (refused(joined)) return createRefusalMessage(joined, language);
  const { id, outcome } = joined;
  if (outcome === REPEATED) return { content: getStandardReply(language, 'nothingDone') };
  const table = await loadTable(bot.app, id);
  if (refused(table)) return createRefusalMessage(table, language);
  const seat = findSeat(table, by.person);
  const isHereAlready = refused(outcome) && seat !== null && table.record.phase === 'lobby';
  if (refused(outcome) && !isHereAlready) return createRefusalMessage(outcome, language, getSafeNames(table));
  // A player who could not be reached before may have added the bot since.
  if (isHereAlready && !(await hasCard(ctx, id))) await republishTable(bot.app, id, 'card');
  return { content: await formatJoined(ctx, id, (seat ?? 0) + 1) };
}

/** Tells a player their seat at a table, and that the game is coming, unless Discord refuses to bring it. */
async function formatJoined(ctx: InteractionContext, id: number, number: number): Promise<string> {
  const { bot, language } = ctx;
  const sentence = (await isCardRefused(ctx, id))
    ? text('bot:lobby.joinedUnreached', { number, link: createUserInstallLink(bot.application()) })
    : text('bot:lobby.joinedDirect', { number });
  return translate(language, sentence, () => '');
}

/** Time in ms for which a reply waits for the player's lobby card. */
const MAX_WAIT_MS = 5_000;
/** Interval in ms between two looks for that card. */
const POLL_INTERVAL_MS = 50;

/**
 * Waits for the player's lobby card. Returns whether Discord refused it, because the bot may not write to that player. A
 * card that is late is not refused.
 */
async function isCardRefused(ctx: InteractionContext, id: number): Promise<boolean> {
  const { app } = ctx.bot;
  const end = performance.now() + MAX_WAIT_MS;
  while (performance.now() < end && !(await hasCard(ctx, id))) {
    const isPending = (await isQueued(app, id, 'card')) || (await listPostsInFlight(app, id)).length > 0;
    if (!isPending) return !(await hasCard(ctx, id));
    await setTimeout(POLL_INTERVAL_MS);
  }
  return false;
}

/** Returns whether the player has the lobby card, or no longer needs it because the game has started. */
async function hasCard({ bot: { app }, by }: InteractionContext, id: number): Promise<boolean> {
  const table = await loadTable(app, id);
  if (refused(table) || table.record.phase !== 'lobby') return true;
  return (await loadLobbyCards(app, id)).some(({ person }) => person === by.person);
}

/** Replaces the code of a lobby. */
export const newCode = defineComponent('new-code', [], async (ctx) => {
  const { bot, by, table, language } = ctx;
  const outcome = await renewCode(bot.app, by, table.record.id);
  if (outcome === REPEATED) return { content: getStandardReply(language, 'nothingDone') };
  if (refused(outcome)) return createRefusalMessage(outcome, language, getSafeNames(table));
  const now = await loadTable(bot.app, table.record.id);
  return refused(now) ? createRefusalMessage(now, language) : createLobbyMenu({ ...ctx, table: now });
});
