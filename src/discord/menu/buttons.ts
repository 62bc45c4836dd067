import { followGame, unfollowGame } from '../../app/alerts/follow.ts';
import { hasStarted } from '../../app/core/table.ts';
import { refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import { createView } from '../board/panel.ts';
import { addBackButton } from '../core/add-back-button.ts';
import { defineComponent } from '../core/component.ts';
import { FOLLOW_PLACES } from '../core/custom-ids.ts';
import { defineOneOf, flag, wholeNumber } from '../core/fields.ts';
import { createNotStartedMessage, formatRefusal } from '../core/refusals.ts';
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
  const { bot, by, table, language } = ctx;
  const outcome = await (on ? followGame : unfollowGame)(bot.app, by, table.record.id);
  const done = text(on ? 'bot:alert.follows' : 'bot:alert.unfollowed');
  const first = [refused(outcome) ? formatRefusal(outcome, language) : translate(language, done, () => '')];
  if (from === 'more') return await createMoreMessage(ctx, first);
  return await createView(ctx, first);
});
