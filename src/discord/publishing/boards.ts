import { SnowflakeUtil } from 'discord.js';
import { isDirect, listScreens, type Screen } from '../../app/core/screens.ts';
import { loadTable, type Table } from '../../app/core/table.ts';
import {
  type BoardEdit,
  prepareBoard,
  recordBoardLost,
  type Screens,
  settleBoard,
  settleScreens,
} from '../../app/publishing/boards.ts';
import {
  type ClaimedPost,
  claimCard,
  isQueued,
  listBoardsWithButtons,
  listPostsInFlight,
  loadLobbyCards,
  recordDelivery,
  recordFailedDelivery,
  recordRetiredBoard,
  settleCard,
  settleCards,
  settleQueued,
} from '../../app/publishing/outbox.ts';
import { recordDirectChannel } from '../../app/publishing/reminders.ts';
import { getReshowQueueTime, prepareReshow, settleReshow } from '../../app/publishing/reshow.ts';
import { rewindSeats } from '../../app/replay/checkpoint.ts';
import { abandonTable } from '../../app/seats/resign.ts';
import { refused } from '../../engine/refusal.ts';
import type { Post } from '../../store/posts.ts';
import type { PostKind } from '../../store/schema.ts';
import { createBoardMessage, createBoardRows, formatRetiredBoard } from '../board/board.ts';
import { updatePanels } from '../board/update-panels.ts';
import type { BotContext } from '../core/context.ts';
import { translateForScreen } from '../core/language.ts';
import { deleteMessage, editMessage, getDirectChannel } from '../core/rest/channel.ts';
import { classifyFailure, isChannelGone, isRefusedEdit } from '../core/rest/failure.ts';
import { createCardMessage } from '../lobby/card.ts';
import {
  createNonce,
  editKeepingImage,
  editWithFallback,
  getPostChannel,
  postWithFallback,
} from './post-with-fallback.ts';
import { getPublishedVersion } from './recovery.ts';
import { NONE_RETIRED, retireOlderBoards } from './retire-boards.ts';

/** Edits the newest board of a table, if queued: a player has gone away, the deadline has changed, or the table became dormant or woke. */
export async function republishBoard(bot: BotContext, id: number): Promise<void> {
  const queued = await getReshowQueueTime(bot.app, id);
  const revision = queued === null ? null : await prepareReshow(bot.app, id);
  if (queued === null || revision === null) return;
  if ('screens' in revision) {
    await forEachScreen(revision.screens, async (screen) => {
      const one = await prepareReshow(bot.app, id, screen);
      if (one !== null && !('screens' in one)) await editReshown(bot, one);
    });
  } else if (!(await editReshown(bot, revision))) return await settleQueued(bot.app, id, 'reshow');
  if (!(await settleReshow(bot.app, id, queued))) await republishBoard(bot, id);
}

/** Edits a board whose story is unchanged. Returns false if Discord never accepts the edit. */
async function editReshown(bot: BotContext, revision: BoardEdit): Promise<boolean> {
  const { id } = revision.table.record;
  try {
    await editBoard(bot, revision);
    return true;
  } catch (error) {
    const failure = classifyFailure(error);
    if (failure === 'passing' && !isRefusedEdit(error)) throw error;
    bot.log.info({ table: id, err: error }, 'Failed to update a board; the next one will list the changes');
    if (failure === 'gone') await recordBoardLost(bot.app, revision);
    return false;
  }
}

async function editBoard(
  bot: BotContext,
  { post, table, message, entries, calling }: BoardEdit,
): Promise<void> {
  const shown = await translateForScreen(bot, table, post.person);
  const payload = await createBoardMessage(bot, shown, entries, calling.called);
  const { host } = table.record;
  await editWithFallback(bot, { channel: getPostChannel(table, post), host }, message, payload);
}

/**
 * Posts a board of a table or edits its newest one, if queued. Updates the players' private messages too. A table without a server has a
 * board on the screen of each player.
 */
export async function publishBoard(
  bot: BotContext,
  id: number,
  screen: Screen = null,
  anew = false,
): Promise<void> {
  const around = {
    madeAt: (message: string) => SnowflakeUtil.timestampFrom(message),
    hereUntil: (person: string) => bot.recent.hereUntil(id, person),
    isBuried: (channel: string, message: string) => isBuried(bot, channel, message),
    anew,
  };
  const claimed = await prepareBoard(bot.app, id, around, screen);
  if (claimed === null) return;
  if ('screens' in claimed) return await publishBoards(bot, id, claimed);
  const panels = updatePanels(bot, claimed.table);
  if ('claim' in claimed) await sendClaimedPost(bot, 'board', claimed).finally(() => panels);
  else await refreshBoard(bot, id, claimed).finally(() => panels);
}

/** Publishes the boards of a table without a server. They stay queued until all screens show the newest position. */
async function publishBoards(bot: BotContext, id: number, { screens, queued }: Screens): Promise<void> {
  const busy = await listBusyScreens(bot, id);
  const free = screens.filter((screen) => !busy.has(screen));
  await forEachScreen(free, async (screen) => await publishBoard(bot, id, screen));
  if (free.length < screens.length || queued === null) return;
  if (!(await settleScreens(bot.app, id, queued))) await publishBoard(bot, id);
}

/** Returns the screens with a message that may or may not have arrived; the table's next run looks for it first. */
async function listBusyScreens(bot: BotContext, id: number): Promise<ReadonlySet<Screen>> {
  const posts = await listPostsInFlight(bot.app, id);
  return new Set(posts.filter(({ kind }) => kind !== 'reminder').map(({ person }) => person));
}

/** Runs a step for each screen. A failure on one of them does not stop the others; the first is thrown at the end. */
async function forEachScreen<S>(screens: readonly S[], step: (screen: S) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const screen of screens)
    await step(screen).catch((error: unknown) => {
      failures.push(error);
    });
  if (failures.length > 0) throw failures[0];
}

/** Returns whether the last interaction in a channel showed a message below this one. */
function isBuried(bot: BotContext, channel: string, message: string): boolean {
  const last = bot.lastMessage(channel);
  return last !== null && BigInt(last) > BigInt(message);
}

/** Edits the newest board. It stays queued until the edit succeeds, so that a restart in between repeats it: an edit pings nobody. */
async function refreshBoard(bot: BotContext, id: number, revision: BoardEdit): Promise<void> {
  const { person: screen } = revision.post;
  try {
    await editBoard(bot, revision);
  } catch (error) {
    const failure = classifyFailure(error);
    if (failure === 'passing' && !isRefusedEdit(error)) throw error;
    bot.log.info({ table: id, err: error }, 'Failed to edit a board; posting a new one');
    if (failure === 'gone') await recordBoardLost(bot.app, revision);
    return await publishBoard(bot, id, screen, true);
  }
  if (!(await settleBoard(bot.app, revision))) await publishBoard(bot, id, screen);
}

/** Posts or refreshes the lobby card of a table, if that is queued. A table without a server has a card on the screen of each player. */
export async function publishCard(bot: BotContext, id: number): Promise<void> {
  if (!(await isQueued(bot.app, id, 'card'))) return;
  const table = await loadTable(bot.app, id);
  const cards = await loadLobbyCards(bot.app, id);
  if (refused(table) || !isDirect(table.record)) return await publishCardOn(bot, id, null, cards.at(-1));
  const screens = listScreens(table);
  const busy = await listBusyScreens(bot, id);
  const free = screens.filter((screen) => !busy.has(screen));
  await forEachScreen(free, async (screen) => {
    const card = cards.findLast(({ person }) => person === screen);
    await publishCardOn(bot, id, screen, card);
  });
  await forEachScreen(
    cards.filter(({ person }) => !screens.includes(person)),
    async (card) => await withdrawCard(bot, table, card),
  );
  if (free.length < screens.length) return;
  if (!(await settleCards(bot.app, table))) await publishCard(bot, id);
}

async function publishCardOn(
  bot: BotContext,
  id: number,
  screen: Screen,
  card: Post | undefined,
): Promise<void> {
  if (card) return await refreshCard(bot, id, card);
  const claimed = await claimCard(bot.app, id, screen);
  if (claimed) await sendClaimedPost(bot, 'card', claimed);
}

/** Deletes the lobby card of a person who has left a table without a server. */
async function withdrawCard(bot: BotContext, table: Table, card: Post): Promise<void> {
  if (card.message !== null)
    await deleteMessage(bot.rest, getPostChannel(table, card), card.message).catch((error: unknown) => {
      if (classifyFailure(error) !== 'unwelcome') throw error;
    });
  await recordRetiredBoard(bot.app, card, true);
}

/**
 * Edits the lobby card. It stays queued until the edit succeeds, so that a restart in between repeats it; an edit that Discord never
 * accepts is given up.
 */
async function refreshCard(bot: BotContext, id: number, card: Post): Promise<void> {
  const table = await loadTable(bot.app, id);
  if (refused(table) || card.message === null) return await settleQueued(bot.app, id, 'card');
  try {
    const { host } = table.record;
    const sending = { channel: getPostChannel(table, card), host };
    const shown = await translateForScreen(bot, table, card.person);
    await editKeepingImage(bot, sending, card.message, await createCardMessage(bot, shown, card.person));
  } catch (error) {
    const failure = classifyFailure(error);
    if (failure !== 'gone' && failure !== 'unsendable' && failure !== 'unwelcome') throw error;
    if (failure !== 'gone') bot.log.warn({ table: id, err: error }, 'Failed to edit a lobby card');
    else await recordRetiredBoard(bot.app, card, true);
    if (failure === 'gone' && table.record.phase === 'lobby') return await publishCard(bot, id);
  }
  if (!(await settleCard(bot.app, card, table))) await publishCard(bot, id);
}

/**
 * Sends a claimed message. If Discord already has a message with this claim, its version then is recorded. `again`: the message may have
 * arrived before, so the claim is kept while a failure needs a person to fix it.
 */
export async function sendClaimedPost(
  bot: BotContext,
  kind: PostKind,
  claimed: ClaimedPost,
  again = false,
): Promise<void> {
  const { id, host, version } = claimed.table.record;
  const shown = await translateForScreen(bot, claimed.table, claimed.screen);
  const payload = await (kind === 'board'
    ? createBoardMessage(bot, shown, claimed.entries, claimed.calling.calls)
    : createCardMessage(bot, shown, claimed.screen, claimed.calling.calls));
  try {
    const channel = await openScreen(bot, claimed);
    const message = await postWithFallback(
      bot,
      { channel, host },
      payload,
      createNonce(claimed.claim, claimed.claimedAt),
    );
    const to = getPublishedVersion(message, id, kind) ?? version;
    const { called } = claimed.calling;
    const reached = { message: message.id, to, ...(to === version && { called }) };
    const older = kind === 'board' ? await retireOlderBoards(bot, claimed) : NONE_RETIRED;
    await recordDelivery(bot.app, id, claimed.claim, reached, older);
  } catch (error) {
    await handleUnsentPost(bot, kind, claimed, error, again);
  }
}

/** Returns the channel of a claimed post. That of direct messages is saved before sending, so that the message can be searched for. */
async function openScreen(bot: BotContext, { screen, claim, channel, table }: ClaimedPost): Promise<string> {
  if (screen === null) return table.record.channel;
  if (channel !== undefined) return channel;
  const opened = await getDirectChannel(bot.rest, screen);
  await recordDirectChannel(bot.app, { id: claim }, opened);
  return opened;
}

/**
 * Handles a failed post. What may have arrived is searched for at the next try; what people can fix waits; what can never be posted is
 * dropped.
 */
async function handleUnsentPost(
  bot: BotContext,
  kind: PostKind,
  { claim, screen, table }: ClaimedPost,
  error: unknown,
  again: boolean,
): Promise<void> {
  const { id } = table.record;
  const failure = classifyFailure(error);
  if (failure === 'passing') throw error;
  const isForbidden = failure === 'forbidden';
  if (!(isForbidden && again) || screen !== null)
    await recordFailedDelivery(bot.app, id, claim, kind, isForbidden);
  if (isForbidden) {
    await concealNewestBoard(bot, id, screen);
    throw error;
  }
  bot.log.warn({ table: id, err: error }, 'Failed to post a message');
  if (isChannelGone(error) && screen === null) await abandonTable(bot.app, id);
}

/** Edits the newest board to its later view with the buttons kept, while no new board can be posted. */
async function concealNewestBoard(bot: BotContext, id: number, screen: Screen): Promise<void> {
  const newest = (await listBoardsWithButtons(bot.app, id, screen)).at(-1);
  const table = await loadTable(bot.app, id);
  if (refused(table) || !newest?.post.message || newest.post.to === table.record.version) return;
  const payload = {
    content: formatRetiredBoard(rewindSeats(table, newest.handed), newest.entries),
    rows: createBoardRows(table),
  };
  await editMessage(bot, getPostChannel(table, newest.post), newest.post.message, payload).catch((error) => {
    bot.log.info({ table: id, err: error }, 'Failed to mark the newest board as outdated');
  });
}
