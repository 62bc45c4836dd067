import { haltMissingGames } from '../../app/availability/halt.ts';
import { closeLeaguesWithoutGame } from '../../app/leagues/progress.ts';
import { resumeBlocking } from '../../app/moderation/block.ts';
import { continueForgetting } from '../../app/privacy/forget.ts';
import { listNoticesToPublish } from '../../app/publishing/notices.ts';
import { listRunningTables, listTablesToPublish } from '../../app/publishing/outbox.ts';
import { setMissingAlarms } from '../../app/turns/turn-alarms.ts';
import { startMissingWaits } from '../../app/turns/wake.ts';
import type { BotContext } from '../core/context.ts';
import { anonymousNames } from '../core/forget-person.ts';
import { startOneByOne } from '../core/start-one-by-one.ts';
import { openWantedMatches } from '../publishing/leagues.ts';
import type { Services } from './services.ts';

/**
 * Resumes unfinished work in the servers of `bot`: matches without rules, blocked users in lobbies, missing waits, the outbox, and AI seats
 * that are due.
 * Due alarms fire before anything is published, so that an old and a new reminder become one.
 */
export async function resume(
  bot: BotContext,
  { publisher, notices, matches, waker, alarms }: Omit<Services, 'bot' | 'rest'>,
): Promise<void> {
  await haltMissingGames(bot.app);
  await closeLeaguesWithoutGame(bot.app);
  await resumeBlocking(bot.app);
  await startMissingWaits(bot.app);
  await setMissingAlarms(bot.app);
  await alarms.look();
  await startOneByOne(await listTablesToPublish(bot.app), (id) => publisher.publish(id));
  await startOneByOne(await listNoticesToPublish(bot.app), (id) => notices.publish(id));
  await openWantedMatches(bot, matches);
  waker.wakeAll(listRunningTables(bot.app));
}

/** Continues pending anonymisations, whatever the server. */
export function resumeForgetting(bot: BotContext): void {
  continueForgetting(bot.app, anonymousNames).catch((error) =>
    bot.log.error({ err: error }, 'Failed to complete a deletion request'),
  );
}
