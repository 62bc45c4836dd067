import { isUnavailable } from '../../app/availability/availability.ts';
import { listExpectedMembers, noteMember } from '../../app/availability/members.ts';
import { getPendingKinds } from '../../app/publishing/outbox.ts';
import { settleUndoRequest } from '../../app/undo/consent.ts';
import type { OutboxKind } from '../../store/schema.ts';
import type { BotContext } from '../core/context.ts';
import { isMember } from '../core/memory/membership-cache.ts';
import { formatVacatedName } from '../core/names.ts';
import { publishBoard, publishCard, republishBoard } from './boards.ts';
import type { PublishJob } from './publisher.ts';
import { recoverPosts } from './recovery.ts';
import { publishReminders, updateReminders } from './reminders.ts';
import { retireBoards } from './retire-boards.ts';

/**
 * Checks whether players to be reminded or asked are still in the server, because no event reports departures. If Discord does not say,
 * they count as members.
 */
export async function checkExpectedMembers(bot: BotContext, id: number): Promise<void> {
  const expected = await listExpectedMembers(bot.app, id);
  for (const one of expected) {
    const isIn = await isMember(bot.rest, one.guild, one.person);
    if (isIn !== null) await noteMember(bot.app, id, one, isIn, formatVacatedName);
  }
  if (expected.length > 0) await settleUndoRequest(bot.app, id);
}

type PublishStep = (bot: BotContext, tableId: number) => Promise<void>;

/** Steps after the board, by the kind of outbox item they need. */
const STEPS_AFTER_BOARD: readonly (readonly [OutboxKind, PublishStep])[] = [
  ['reshow', republishBoard],
  ['retire', retireBoards],
  ['card', publishCard],
  ['reminder', publishReminders],
  ['hush', updateReminders],
];

/** Creates the job that publishes a table's outbox to its channel. */
export function createTableJob(bot: BotContext): PublishJob {
  return {
    tell: (id) => publishTable(bot, id),
    isLeft: (id) => isUnavailable(bot.app, id),
    log: bot.log,
    called: 'table',
  };
}

/**
 * Publishes a table's outbox: pending replies first, then the membership check, then the board. A failed step does not block the others;
 * the first failure is thrown at the end.
 */
async function publishTable(bot: BotContext, id: number): Promise<void> {
  const failures: unknown[] = [];
  const attempt = async (telling: PublishStep) =>
    await telling(bot, id).catch((error: unknown) => failures.push(error));
  await bot.answering.over(id);
  failures.push(...(await recoverPosts(bot, id)));
  await attempt(checkExpectedMembers);
  await attempt(publishBoard);
  const queued = await getPendingKinds(bot.app, id);
  for (const [kind, telling] of STEPS_AFTER_BOARD) if (queued.has(kind)) await attempt(telling);
  if (failures.length > 0) throw failures[0];
}
