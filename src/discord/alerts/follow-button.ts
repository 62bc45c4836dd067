import { isFollowing } from '../../app/alerts/follow.ts';
import type { TableContext } from '../core/context.ts';
import type { FollowPlace } from '../core/custom-ids.ts';
import { type Button, createNamedButton } from '../core/rows.ts';

/** Creates *Follow* or *Unfollow* for users who do not play in the game. */
export async function createFollowButtons(
  { bot, by, seat, table, language }: TableContext,
  from: FollowPlace,
): Promise<readonly Button[]> {
  const { id, phase } = table.record;
  if (seat !== null || phase !== 'playing') return [];
  const follows = await isFollowing(bot.app, id, by.person);
  return [createNamedButton(language, follows ? 'unfollow' : 'follow', ['follow', id, !follows, from])];
}
