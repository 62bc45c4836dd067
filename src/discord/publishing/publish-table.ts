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
 * Before somebody is reminded or asked, and whenever what they are asked is told again, it is seen whether they are in the
 * server at all; where Discord does not say they are. No event tells of it.
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

/** What is told after the board, where it is queued. */
const STEPS_AFTER_BOARD: readonly (readonly [OutboxKind, PublishStep])[] = [
  ['reshow', republishBoard],
  ['retire', retireBoards],
  ['card', publishCard],
  ['reminder', publishReminders],
  ['hush', updateReminders],
];

/** How the channel of a table is told what is queued for it. */
export function createTableJob(bot: BotContext): PublishJob {
  return {
    tell: (id) => publishTable(bot, id),
    isLeft: (id) => isUnavailable(bot.app, id),
    log: bot.log,
    called: 'table',
  };
}

/** Who pressed something is answered first. Then who is there, then the board; what fails does not keep the rest from being told. */
async function publishTable(bot: BotContext, id: number): Promise<void> {
  const failures: unknown[] = [];
  const attempt = async (telling: PublishStep) =>
    await telling(bot, id).catch((error: unknown) => failures.push(error));
  await bot.answering.over(id);
  await recoverPosts(bot, id);
  await attempt(checkExpectedMembers);
  await attempt(publishBoard);
  const queued = await getPendingKinds(bot.app, id);
  for (const [kind, telling] of STEPS_AFTER_BOARD) if (queued.has(kind)) await attempt(telling);
  if (failures.length > 0) throw failures[0];
}
