import { followGame, unfollowGame } from '../../app/alerts/follow.ts';
import { hasStarted } from '../../app/core/table.ts';
import { refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import { viewFor } from '../board/panel.ts';
import { flag, oneOf, whole } from '../core/fields.ts';
import { FOLLOW_PLACES } from '../core/ids.ts';
import { press } from '../core/press.ts';
import { notStartedMessage, reason } from '../core/refusing.ts';
import { withBack } from '../core/with-back.ts';
import { moreMessage, wordsMessage } from './more.ts';

/** Shows further information and actions of a table. */
export const more = press('more', [whole], async (visit) => withBack(visit, await moreMessage(visit)));

/** Describes the position in words. */
export const words = press('words', [], async (visit) =>
  hasStarted(visit.table)
    ? withBack(visit, await wordsMessage(visit, visit.seat))
    : notStartedMessage(visit.language),
);

/** Starts or stops following a game: a spectator gets a direct message when it ends. The message with the button stays as it is. */
export const follow = press('follow', [flag, oneOf(FOLLOW_PLACES)], async (visit, on, from) => {
  const { bot, by, table, language } = visit;
  const outcome = await (on ? followGame : unfollowGame)(bot.house, by, table.record.id);
  const done = text(on ? 'bot:alert.follows' : 'bot:alert.unfollowed');
  const first = [refused(outcome) ? reason(outcome, language) : say(language, done, () => '')];
  if (from === 'more') return await moreMessage(visit, first);
  return await viewFor(visit, first);
});
