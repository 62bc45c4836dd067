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
import { createDescriptionMessage, createMoreMessage } from './more.ts';

/** Shows further information and actions of a table. */
export const more = defineComponent('more', [wholeNumber], async (visit) =>
  addBackButton(visit, await createMoreMessage(visit)),
);

/** Describes the position in text. */
export const words = defineComponent('words', [], async (visit) =>
  hasStarted(visit.table)
    ? addBackButton(visit, await createDescriptionMessage(visit, visit.seat))
    : createNotStartedMessage(visit.language),
);

/** Starts or stops following a game: a spectator gets a direct message when it ends. The message with the button stays as it is. */
export const follow = defineComponent(
  'follow',
  [flag, defineOneOf(FOLLOW_PLACES)],
  async (visit, on, from) => {
    const { bot, by, table, language } = visit;
    const outcome = await (on ? followGame : unfollowGame)(bot.app, by, table.record.id);
    const done = text(on ? 'bot:alert.follows' : 'bot:alert.unfollowed');
    const first = [refused(outcome) ? formatRefusal(outcome, language) : translate(language, done, () => '')];
    if (from === 'more') return await createMoreMessage(visit, first);
    return await createView(visit, first);
  },
);
