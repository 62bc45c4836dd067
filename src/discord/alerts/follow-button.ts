import { hasDirectBoard, isFollowing } from '../../app/alerts/follow.ts';
import { isDirect } from '../../app/core/screens.ts';
import type { TableContext } from '../core/context.ts';
import type { FollowPlace } from '../core/custom-ids.ts';
import { type Button, createNamedButton } from '../core/rows.ts';

/** Creates *Follow*, or *Unfollow* and *Board in my messages*, for users who do not play in the game. */
export async function createFollowButtons(
  { bot, by, seat, table, language }: TableContext,
  from: FollowPlace,
): Promise<readonly Button[]> {
  const { id, phase } = table.record;
  if (seat !== null || phase !== 'playing') return [];
  const follows = await isFollowing(bot.app, id, by.person);
  if (!follows) return [createNamedButton(language, 'follow', ['follow', id, true, from])];
  const hasBoard = isDirect(table.record) || (await hasDirectBoard(bot.app, id, by.person));
  return [
    createNamedButton(language, 'unfollow', ['follow', id, false, from]),
    ...(hasBoard ? [] : [createNamedButton(language, 'directBoard', ['direct-board', id, from])]),
  ];
}
