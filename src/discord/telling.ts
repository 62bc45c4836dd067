import type { APIMessage } from 'discord.js';
import { refused } from '../engine/refusal.ts';
import type { Post } from '../store/posts.ts';
import type { PostKind } from '../store/schema.ts';
import {
  boardsWithButtons,
  cardOf,
  cardSettled,
  claimBoard,
  claimCard,
  delivered,
  isQueued,
  type News,
  type Retired,
  type Retiring,
  retired,
  settled,
  undelivered,
  underWay,
} from '../tables/news.ts';
import { abandon } from '../tables/resign.ts';
import { loadTable, type Table } from '../tables/table.ts';
import { boardMessage, boardRows, retiredText } from './board.ts';
import type { Bot } from './bot.ts';
import { cardMessage } from './card.ts';
import { edit, post, since } from './channel.ts';
import { failureOf, isChannelGone } from './failure.ts';
import { pressedOf } from './ids.ts';
import type { Payload } from './payload.ts';

/** How long before its claim a message of ours may seem to have been posted, in ms: clocks differ. */
const CLOCKS_DIFFER = 60_000;

/** Posts the fresh board of a table, if one is queued. */
export async function tellBoard(bot: Bot, id: number): Promise<void> {
  const news = await claimBoard(bot.house, id);
  if (news) await send(bot, 'board', news, await boardMessage(bot, news.table, news.entries));
}

/** Posts or refreshes the lobby card of a table, if that is queued. */
export async function tellCard(bot: Bot, id: number): Promise<void> {
  if (!(await isQueued(bot.house, id, 'card'))) return;
  const card = await cardOf(bot.house, id);
  if (card) return await refreshCard(bot, id, card);
  const news = await claimCard(bot.house, id);
  if (news) await send(bot, 'card', news, await cardMessage(bot, news.table));
}

/** It stays queued until the edit is through, so that a restart in between repeats it. */
async function refreshCard(bot: Bot, id: number, card: Post): Promise<void> {
  const table = await loadTable(bot.house, id);
  if (refused(table) || card.message === null) return await settled(bot.house, id, 'card');
  try {
    await edit(bot.rest, table.record.channel, card.message, await cardMessage(bot, table));
  } catch (error) {
    if (failureOf(error) !== 'gone') throw error;
    await retired(bot.house, card, true);
    if (table.record.phase === 'lobby') return await tellCard(bot, id);
  }
  if (!(await cardSettled(bot.house, table))) await tellCard(bot, id);
}

async function send(bot: Bot, kind: PostKind, news: News, payload: Payload): Promise<void> {
  const { id, channel } = news.table.record;
  try {
    const message = await posted(bot, channel, payload, nonceOf(news));
    const older = kind === 'board' ? await retireAll(bot, news.table) : NONE_RETIRED;
    await delivered(bot.house, id, news.claim, message, older);
  } catch (error) {
    await unsent(bot, kind, news, error);
  }
}

/** Without Attach Files the message comes without its picture. */
async function posted(bot: Bot, channel: string, payload: Payload, nonce: string): Promise<string> {
  try {
    return await post(bot.rest, channel, payload, nonce);
  } catch (error) {
    if (!payload.image || failureOf(error) !== 'forbidden') throw error;
    return await post(bot.rest, channel, { ...payload, image: null }, nonce);
  }
}

/** What may have arrived is looked for at the next try; what people can mend waits; what never can be told is dropped. */
async function unsent(bot: Bot, kind: PostKind, { claim, table }: News, error: unknown): Promise<void> {
  const { id } = table.record;
  const failure = failureOf(error);
  if (failure === 'passing') throw error;
  await undelivered(bot.house, id, claim, kind, failure === 'forbidden');
  if (failure === 'forbidden') {
    await hush(bot, id);
    throw error;
  }
  bot.log.warn({ table: id, err: error }, 'A message cannot be posted');
  if (isChannelGone(error)) await abandon(bot.house, id);
}

/** While no fresh board can be posted, the newest one tells its story as it is told later, and keeps its buttons. */
async function hush(bot: Bot, id: number): Promise<void> {
  const newest = (await boardsWithButtons(bot.house, id)).at(-1);
  const table = await loadTable(bot.house, id);
  if (refused(table) || !newest?.post.message || newest.post.to === table.record.version) return;
  const payload = { content: retiredText(table, newest.entries), rows: boardRows(table) };
  await edit(bot.rest, table.record.channel, newest.post.message, payload).catch((error) => {
    bot.log.info({ table: id, err: error }, 'A board could not be hushed');
  });
}

const NONE_RETIRED: Retired = { retired: [], gone: [], left: false };

/** Takes the buttons from all boards, for a newer one has been posted. What fails is left for {@link retireBoards}. */
async function retireAll(bot: Bot, table: Table): Promise<Retired> {
  const done: Post[] = [];
  const gone: Post[] = [];
  const boards = await boardsWithButtons(bot.house, table.record.id);
  for (const board of boards) {
    const outcome = await retireOne(bot, table, board).catch((error: unknown) => {
      bot.log.info({ table: table.record.id, err: error }, 'An older board will be retired later');
      return null;
    });
    if (outcome !== null) (outcome === 'gone' ? gone : done).push(board.post);
  }
  return { retired: done, gone, left: done.length + gone.length < boards.length };
}

/** Takes the buttons from the boards of a table that are not the newest, where that is still to be done. */
export async function retireBoards(bot: Bot, id: number): Promise<void> {
  if (!(await isQueued(bot.house, id, 'retire'))) return;
  const table = await loadTable(bot.house, id);
  const older = refused(table) ? [] : (await boardsWithButtons(bot.house, id)).slice(0, -1);
  for (const board of older) {
    await retired(bot.house, board.post, !refused(table) && (await retireOne(bot, table, board)) === 'gone');
  }
  await settled(bot.house, id, 'retire');
}

/** It keeps its picture, and its story is told as it is told later. */
async function retireOne(bot: Bot, table: Table, { post, entries }: Retiring): Promise<'retired' | 'gone'> {
  try {
    await edit(bot.rest, table.record.channel, post.message ?? '', { content: retiredText(table, entries) });
    return 'retired';
  } catch (error) {
    if (failureOf(error) !== 'gone') throw error;
    return 'gone';
  }
}

/** Finds out whether the messages that were under way when something failed had arrived. */
export async function recoverPosts(bot: Bot, id: number): Promise<void> {
  for (const post of await underWay(bot.house, id)) await recoverPost(bot, post);
}

async function recoverPost(bot: Bot, post: Post): Promise<void> {
  const table = await loadTable(bot.house, post.table);
  if (refused(table)) return;
  const messages = await since(bot.rest, table.record.channel, post.claimedAt - CLOCKS_DIFFER).catch(
    (error) => {
      if (failureOf(error) === 'passing') throw error;
      return [];
    },
  );
  const arrived = messages.find((message) => isPost(message, post));
  if (arrived) await delivered(bot.house, post.table, post.id, arrived.id, { ...NONE_RETIRED, left: true });
  else await undelivered(bot.house, post.table, post.id, post.kind, true);
}

/** Whether the message is that post, which its buttons tell. */
function isPost(message: APIMessage, post: Post): boolean {
  const rows = (message.components ?? []) as readonly {
    readonly components?: readonly { readonly custom_id?: string }[];
  }[];
  return rows
    .flatMap((row) => row.components ?? [])
    .map((component) => pressedOf(component.custom_id ?? ''))
    .some((pressed) => pressed !== null && pressed.table === post.table && tells(pressed, post));
}

function tells(pressed: NonNullable<ReturnType<typeof pressedOf>>, post: Post): boolean {
  if (post.kind === 'card') return pressed.what === 'join';
  return 'version' in pressed && pressed.version === post.to;
}

/** At most 25 characters. https://discord.com/developers/docs/resources/message#create-message */
function nonceOf({ claim, claimedAt }: News): string {
  return `pm-${claim.toString(36)}-${claimedAt.toString(36)}`;
}
