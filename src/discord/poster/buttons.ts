import type { MessageComponentInteraction } from 'discord.js';
import { type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import { defineComponent } from '../core/component.ts';
import type { PosterPost, TableContext } from '../core/context.ts';
import type { Payload } from '../core/payload.ts';
import { canPost, getMissingPermissions, isInLockedThread } from '../core/permissions.ts';
import { createForgedMessage } from '../core/refusals.ts';
import { findAttachment, formatDiscordLink, postMessage } from '../core/rest/channel.ts';
import { isRefusal } from '../core/rest/failure.ts';
import { sendWithFallback } from '../core/rest/send-with-fallback.ts';
import { createButtonRows, createNamedButton } from '../core/rows.ts';
import { canMakePoster } from './can-make-poster.ts';
import { createPosterMessage, getPosterFileName } from './message.ts';

/** Posts the poster of an ended match in the channel. */
export const posterButton = defineComponent(
  'poster',
  [],
  async (ctx) => (canMakePoster(ctx.table) ? await postPoster(ctx) : createForgedMessage(ctx.language)),
  'anew',
);

type ComponentTableContext = TableContext<MessageComponentInteraction>;

/** Posts the poster once for everybody and links it to the caller. Where it cannot be posted, shows it to the caller alone. */
async function postPoster(ctx: ComponentTableContext): Promise<Payload> {
  const { bot, table, language } = ctx;
  const why = explainPrivate(ctx);
  if (why) return await createPrivatePoster(ctx, why);
  const { id } = table.record;
  const posting = bot.posterPosts.get(id) ?? postOrFindPoster(ctx).finally(() => bot.posterPosts.delete(id));
  bot.posterPosts.set(id, posting);
  const { link, isDrawn } = await posting;
  if (!isDrawn) return createFailureMessage(ctx);
  if (link === null) return await createPrivatePoster(ctx, text('bot:went.cannot'));
  return { content: translate(language, text('bot:poster.posted', { link }), () => '') };
}

/** Returns why the poster cannot be posted in this channel, or null if it can. */
function explainPrivate({ interaction, elsewhere }: ComponentTableContext): Text | null {
  if (isInLockedThread(interaction)) return text('bot:went.locked');
  if (elsewhere) return text('bot:went.cannot');
  if (!canPost(interaction)) return text('bot:refuse.mayNotPost');
  const missing = getMissingPermissions(interaction, 'open');
  return missing.length > 0 ? text('bot:went.onlyYou', { missing }) : null;
}

async function createPrivatePoster(ctx: ComponentTableContext, why: Text): Promise<Payload> {
  const poster = await createPosterMessage(ctx.bot, ctx.table);
  if (!poster.image) return createFailureMessage(ctx);
  return { ...poster, content: `-# ${translate(ctx.language, why, () => '')}\n${poster.content}` };
}

function createFailureMessage({ table, language }: ComponentTableContext): Payload {
  const again = createNamedButton(language, 'tryAgain', ['poster', table.record.id], 'primary');
  return {
    content: translate(language, text('bot:poster.failed'), () => ''),
    rows: createButtonRows([again]),
  };
}

/** Returns the link to the poster, and posts it as a reply to the board if there is none yet, also from before a restart. */
async function postOrFindPoster(ctx: ComponentTableContext): Promise<PosterPost> {
  const { bot, interaction, table } = ctx;
  const { id, guild } = table.record;
  const { channelId: channel, message } = interaction;
  try {
    const known = await findAttachment(bot, channel, message.id, getPosterFileName(id));
    if (known !== undefined) return { link: formatDiscordLink(guild, channel, known), isDrawn: true };
    const poster = await createPosterMessage(bot, table);
    if (!poster.image) return { link: null, isDrawn: false };
    const nonce = `poster-${id.toString(36)}`;
    const posted = await sendWithFallback(bot, { channel }, poster, (one) =>
      postMessage(bot, channel, one, nonce, message.id),
    );
    return { link: formatDiscordLink(guild, channel, posted.id), isDrawn: true };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    bot.log.info({ err: error, table: id }, 'Failed to post the poster of a match');
    return { link: null, isDrawn: true };
  }
}
