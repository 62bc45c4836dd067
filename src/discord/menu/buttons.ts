import { followGame, hasDirectBoard, requestDirectBoard, unfollowGame } from '../../app/alerts/follow.ts';
import { hasStarted } from '../../app/core/table.ts';
import { type Refusal, refused } from '../../engine/refusal.ts';
import { type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import { createView } from '../board/panel.ts';
import { defineComponent, defineComponentWithoutTable } from '../core/component.ts';
import type { TableContext } from '../core/context.ts';
import { FOLLOW_PLACES, type FollowPlace } from '../core/custom-ids.ts';
import { defineOneOf, flag, wholeNumber } from '../core/fields.ts';
import type { Payload } from '../core/payload.ts';
import { createNotStartedMessage, createRefusalMessage, formatRefusal } from '../core/refusals.ts';
import { deleteMessage } from '../core/rest/channel.ts';
import { addBackButton } from '../core/rows.ts';
import { createLobbyMenu } from '../lobby/lobby-menu.ts';
import { createDescriptionMessage, createMoreMessage } from './more.ts';

/** Shows further information and actions of a table. */
export const more = defineComponent('more', [wholeNumber], async (ctx) =>
  ctx.table.record.phase === 'lobby'
    ? createLobbyMenu(ctx)
    : addBackButton(ctx, await createMoreMessage(ctx)),
);

/** Describes the position in text. */
export const words = defineComponent('words', [], async (ctx) =>
  hasStarted(ctx.table)
    ? addBackButton(ctx, await createDescriptionMessage(ctx, ctx.seat))
    : createNotStartedMessage(ctx.language),
);

/** Starts or stops following a game: a spectator gets a direct message when it ends. The message with the button stays as it is. */
export const follow = defineComponent('follow', [flag, defineOneOf(FOLLOW_PLACES)], async (ctx, on, from) => {
  const { bot, by, table } = ctx;
  const outcome = await (on ? followGame : unfollowGame)(bot.app, by, table.record.id);
  const done = text(on ? 'bot:alert.follows' : 'bot:alert.unfollowed');
  return await createFollowReply(ctx, refused(outcome) ? outcome : done, from);
});

/** Sends the board of a followed game as a direct message too, where it follows the game silently. */
export const directBoard = defineComponent(
  'direct-board',
  [defineOneOf(FOLLOW_PLACES)],
  async (ctx, from) => {
    const { bot, by, table } = ctx;
    const outcome = await requestDirectBoard(bot.app, by, table.record.id);
    return await createFollowReply(ctx, refused(outcome) ? outcome : text('bot:alert.directBoard'), from);
  },
);

/** Stops following a game, below its board in the user's direct messages. */
export const unfollow = defineComponentWithoutTable('unfollow', [wholeNumber], async (ctx, id) => {
  const { bot, by, language, interaction } = ctx;
  const isKnown = await hasDirectBoard(bot.app, id, by.person);
  const outcome = await unfollowGame(bot.app, by, id);
  if (refused(outcome)) return createRefusalMessage(outcome, language);
  const { channelId, message } = interaction;
  if (!isKnown)
    await deleteMessage(bot.rest, channelId, message.id).catch((error: unknown) => {
      bot.log.info({ err: error, table: id }, 'Failed to delete a board in direct messages');
    });
  return { content: translate(language, text('bot:alert.unfollowed'), () => '') };
});

/** Creates the message from which a game was followed. */
async function createFollowReply(
  ctx: TableContext,
  said: Text | Refusal,
  from: FollowPlace,
): Promise<Payload> {
  const { language } = ctx;
  const line = refused(said) ? formatRefusal(said, language) : translate(language, said, () => '');
  return from === 'more' ? await createMoreMessage(ctx, [line]) : await createView(ctx, [line]);
}
