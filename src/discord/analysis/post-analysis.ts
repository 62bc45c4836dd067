import { type MessageComponentInteraction, MessageFlags } from 'discord.js';
import { analyseMatch, type MatchAnalysis } from '../../app/analysis/analysis.ts';
import type { Table } from '../../app/core/table.ts';
import { refused } from '../../engine/refusal.ts';
import { type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { BotContext, TableContext } from '../core/context.ts';
import { takeFirstLines, truncateText } from '../core/cut.ts';
import { getGameName } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { canOpenThreads, canPost, getMissingPermissions, isInLockedThread } from '../core/permissions.ts';
import {
  findAttachment,
  formatDiscordLink,
  getThreadKind,
  openMessageThread,
  postMessage,
} from '../core/rest/channel.ts';
import { isChannelGone, isRefusal } from '../core/rest/failure.ts';
import { sendWithFallback } from '../core/rest/send-with-fallback.ts';
import { formatAnalysisLines, translateAnalysisText } from './lines.ts';
import { getAnalysisFileName, renderAnalysisPicture } from './picture.ts';

/** Maximum length of the text, with room for a line above. */
const MAX_CONTENT_LENGTH = 1_800;

type ComponentTableContext = TableContext<MessageComponentInteraction>;

/** Destination of an analysis: a thread of the board, this channel, or the caller alone; and why it is not a better one. */
interface AnalysisPlace {
  readonly kind: 'thread' | 'channel' | 'private';
  readonly why: Text | null;
}

/** Posts the analysis once for everybody and links it to the caller. Where it cannot be posted, shows it to the caller alone. */
export async function postAnalysis(ctx: ComponentTableContext): Promise<Payload> {
  const { bot, table, language } = ctx;
  const place = choosePlace(ctx);
  if (place.kind === 'private') return await createPrivateAnalysis(ctx, place.why);
  const { id } = table.record;
  const telling =
    bot.analysisPosts.get(id) ??
    postOrFindAnalysis(ctx, place.kind).finally(() => bot.analysisPosts.delete(id));
  bot.analysisPosts.set(id, telling);
  const where = await telling;
  if (where === null) return await createPrivateAnalysis(ctx, text('bot:went.cannot'));
  const lines = [text('bot:went.told', { link: where }), ...(place.why ? [place.why] : [])];
  return { content: lines.map((line) => translate(language, line, () => '')).join('\n') };
}

function choosePlace({ interaction, elsewhere }: ComponentTableContext): AnalysisPlace {
  const { channel, message } = interaction;
  if (isInLockedThread(interaction)) return { kind: 'private', why: text('bot:went.locked') };
  const lacking = getMissingPermissions(interaction, 'open');
  const hasThreads = getThreadKind(channel?.type) !== null && !message.flags.has(MessageFlags.Ephemeral);
  const missing = hasThreads ? getMissingPermissions(interaction, 'openThread') : [];
  if (elsewhere) return { kind: 'private', why: text('bot:went.cannot') };
  const opens = hasThreads && (message.hasThread ? canPost(interaction, true) : canOpenThreads(interaction));
  if (opens && missing.length === 0) return { kind: 'thread', why: null };
  if (!canPost(interaction)) return { kind: 'private', why: text('bot:refuse.mayNotPost') };
  if (lacking.length > 0) return { kind: 'private', why: text('bot:went.onlyYou', { missing: lacking }) };
  return { kind: 'channel', why: hasThreads ? text('bot:went.noThread', { missing }) : null };
}

async function createPrivateAnalysis(
  { bot, table, language }: ComponentTableContext,
  why: Text | null,
): Promise<Payload> {
  const payload = await createAnalysisMessage(bot, await getAnalysis(bot, table));
  const first = why === null ? [] : [`-# ${translate(language, why, () => '')}`];
  return { ...payload, content: [...first, payload.content].join('\n') };
}

/** Returns the link to the analysis, and posts it if there is none yet; null if Discord refuses. */
async function postOrFindAnalysis(
  ctx: ComponentTableContext,
  kind: 'thread' | 'channel',
): Promise<string | null> {
  const { guild } = ctx.table.record;
  try {
    const telling = kind === 'thread' ? postInThread(ctx) : postInChannel(ctx, ctx.interaction.channelId);
    const [channel, message] = await telling;
    return formatDiscordLink(guild, channel, message);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    ctx.bot.log.info({ err: error, table: ctx.table.record.id }, 'Failed to post the analysis of a match');
    return null;
  }
}

/** Location of a message. */
type MessageLocation = readonly [channel: string, message: string];

async function postInThread(ctx: ComponentTableContext): Promise<MessageLocation> {
  const { message } = ctx.interaction;
  if (!message.hasThread) return await postInNewThread(ctx);
  return await postInChannel(ctx, message.id).catch(async (error: unknown) => {
    if (!isChannelGone(error)) throw error;
    return await postInNewThread(ctx);
  });
}

/** Opens the thread only once the analysis is ready. */
async function postInNewThread({ bot, interaction, table }: ComponentTableContext): Promise<MessageLocation> {
  const message = await createAnalysisMessage(bot, await getAnalysis(bot, table));
  const name = truncateText(
    translateAnalysisText(table, 'thread', { game: getGameName(table.game, table.record.language) }),
    100,
  );
  const thread = await openMessageThread(bot.rest, interaction.channelId, interaction.message.id, name);
  return [thread, await postAnalysisMessage(bot, thread, message, table.record.id)];
}

/** Returns the analysis posted in this channel, or posts it. In the board's own channel it replies to the board. */
async function postInChannel(
  { bot, interaction, table }: ComponentTableContext,
  channel: string,
): Promise<MessageLocation> {
  const board = interaction.message.id;
  const known = await findAttachment(bot, channel, board, getAnalysisFileName(table.record.id));
  if (known !== undefined) return [channel, known];
  const message = await createAnalysisMessage(bot, await getAnalysis(bot, table));
  const above = channel === interaction.channelId ? board : undefined;
  return [channel, await postAnalysisMessage(bot, channel, message, table.record.id, above)];
}

async function postAnalysisMessage(
  bot: BotContext,
  channel: string,
  message: Payload,
  tableId: number,
  above?: string,
): Promise<string> {
  const send = (one: Payload) => postMessage(bot, channel, one, createNonce(tableId), above);
  return (await sendWithFallback(bot, { channel }, message, send)).id;
}

function createNonce(tableId: number): string {
  return `went-${tableId.toString(36)}`;
}

/** Maximum number of cached analyses. */
const MAX_CACHED_ANALYSES = 8;

/** Returns the analysis of a match, computed once even for concurrent requests. Throws if the match cannot be analysed. */
export async function getAnalysis(bot: BotContext, table: Table): Promise<MatchAnalysis> {
  const { id } = table.record;
  const working = bot.analyses.get(id) ?? computeAnalysis(bot, table);
  bot.analyses.delete(id);
  bot.analyses.set(id, working);
  const [oldest] = bot.analyses.keys();
  if (bot.analyses.size > MAX_CACHED_ANALYSES && oldest !== undefined) bot.analyses.delete(oldest);
  return await working.catch((error: unknown) => {
    bot.analyses.delete(id);
    throw error;
  });
}

async function computeAnalysis(bot: BotContext, table: Table): Promise<MatchAnalysis> {
  const analysis = await analyseMatch(bot.app, table);
  if (refused(analysis)) throw new Error(`Nobody can say how the match of table ${table.record.id} went`);
  return analysis;
}

/** Creates the analysis of a match as a picture and lines. */
async function createAnalysisMessage(bot: BotContext, analysis: MatchAnalysis): Promise<Payload> {
  const image = await renderAnalysisPicture(bot, analysis);
  return {
    content: takeFirstLines(formatAnalysisLines(analysis), MAX_CONTENT_LENGTH).kept.join('\n'),
    image,
  };
}
