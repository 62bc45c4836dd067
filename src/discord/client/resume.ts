import { haltAbsent } from '../../app/availability/halt.ts';
import { closeGone } from '../../app/leagues/progress.ts';
import { goOnBlocking } from '../../app/moderation/block.ts';
import { goOnForgetting } from '../../app/privacy/forget.ts';
import { allUntold } from '../../app/publishing/notices.ts';
import { playedTables, untoldTables } from '../../app/publishing/outbox.ts';
import { keepTime } from '../../app/turns/set-missing-alarms.ts';
import { startWaiting } from '../../app/turns/wake.ts';
import type { Bot } from '../core/context.ts';
import { oneByOne } from '../core/one-by-one.ts';
import { namesAfter } from '../core/somebody.ts';
import { openWanted } from '../publishing/leagues.ts';
import type { Going } from './services.ts';

/**
 * Matches that cannot go on, blocked people in lobbies, who is due where that was not written down, what was queued and not told, and tables at which
 * an AI may be to move: all of it in the servers of `bot`. What has come meanwhile rings before the rest is told: it is one
 * reminder with one that was left.
 */
export async function resume(
  bot: Bot,
  { announcer, notices, matches, waker, alarms }: Omit<Going, 'bot' | 'rest'>,
): Promise<void> {
  await haltAbsent(bot.house);
  await closeGone(bot.house);
  await goOnBlocking(bot.house);
  await startWaiting(bot.house);
  await keepTime(bot.house);
  await alarms.look();
  await oneByOne(await untoldTables(bot.house), (id) => announcer.news(id));
  await oneByOne(await allUntold(bot.house), (id) => notices.news(id));
  await openWanted(bot, matches);
  waker.wakeAll(playedTables(bot.house));
}

/** Whoever asked to be forgotten is, in whatever server. */
export function resumeForgetting(bot: Bot): void {
  goOnForgetting(bot.house, namesAfter).catch((error) =>
    bot.log.error({ err: error }, 'Somebody could not be forgotten'),
  );
}
