import { refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { followGame, unfollowGame } from '../../tables/alerts/follow.ts';
import { say } from '../../words/say.ts';
import { flag, oneOf } from '../kit/fields.ts';
import { press } from '../kit/press.ts';
import { reason } from '../kit/refusing.ts';
import { FOLLOW_PLACES, type FollowPlace } from '../messages/alerts/follow-button.ts';
import { moreMessage } from '../messages/more.ts';
import { viewFor } from '../messages/panel.ts';

declare module '../kit/ids.ts' {
  interface Presses {
    follow: [on: boolean, from: FollowPlace];
  }
}

/** A person who does not play is told when the game ends, or no longer; the message stays what it was. */
export const follow = press('follow', [flag, oneOf(FOLLOW_PLACES)], async (visit, on, from) => {
  const { bot, by, table, language } = visit;
  const outcome = await (on ? followGame : unfollowGame)(bot.house, by, table.record.id);
  const done = text(on ? 'bot:alert.follows' : 'bot:alert.unfollowed');
  const first = [refused(outcome) ? reason(outcome, language) : say(language, done, () => '')];
  if (from === 'more') return await moreMessage(visit, first);
  return await viewFor(visit, first);
});
