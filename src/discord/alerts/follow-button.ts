import { isFollowing } from '../../app/alerts/follow.ts';
import type { Visit } from '../core/context.ts';
import type { FollowPlace } from '../core/ids.ts';
import { type Button, namedButton } from '../core/rows.ts';

/** *Follow* or *Unfollow*, for people who do not play in a game. */
export async function followButtons(
  { bot, by, seat, table, language }: Visit,
  from: FollowPlace,
): Promise<readonly Button[]> {
  const { id, phase } = table.record;
  if (seat !== null || phase !== 'playing') return [];
  const follows = await isFollowing(bot.house, id, by.person);
  return [namedButton(language, follows ? 'unfollow' : 'follow', ['follow', id, !follows, from])];
}
