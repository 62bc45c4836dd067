import { isOutOfReach } from '../../app/availability/availability.ts';
import { expectedAt, noteMember } from '../../app/availability/members.ts';
import { queuedAt } from '../../app/publishing/outbox.ts';
import { settleAsk } from '../../app/undo/consent.ts';
import type { OutboxKind } from '../../store/schema.ts';
import type { Bot } from '../core/context.ts';
import { isMember } from '../core/memory/members.ts';
import { nameAfter } from '../core/names.ts';
import { tellAway, tellBoard, tellCard } from './boards.ts';
import type { Saying } from './publisher.ts';
import { recoverPosts } from './recovery.ts';
import { hushReminders, tellReminders } from './reminders.ts';
import { retireBoards } from './retire-boards.ts';

/**
 * Before somebody is reminded or asked, and whenever what they are asked is told again, it is seen whether they are in the
 * server at all; where Discord does not say they are. No event tells of it.
 */
export async function seeWhoLeft(bot: Bot, id: number): Promise<void> {
  const expected = await expectedAt(bot.house, id);
  for (const one of expected) {
    const isIn = await isMember(bot.rest, one.guild, one.person);
    if (isIn !== null) await noteMember(bot.house, id, one, isIn, nameAfter);
  }
  if (expected.length > 0) await settleAsk(bot.house, id);
}

type Telling = (bot: Bot, tableId: number) => Promise<void>;

/** What is told after the board, where it is queued. */
const AFTER_BOARDS: readonly (readonly [OutboxKind, Telling])[] = [
  ['reshow', tellAway],
  ['retire', retireBoards],
  ['card', tellCard],
  ['reminder', tellReminders],
  ['hush', hushReminders],
];

/** How the channel of a table is told what is queued for it. */
export function tellingTables(bot: Bot): Saying {
  return {
    tell: (id) => tellTable(bot, id),
    isLeft: (id) => isOutOfReach(bot.house, id),
    log: bot.log,
    called: 'table',
  };
}

/** Who pressed something is answered first. Then who is there, then the board; what fails does not keep the rest from being told. */
async function tellTable(bot: Bot, id: number): Promise<void> {
  const failures: unknown[] = [];
  const attempt = async (telling: Telling) =>
    await telling(bot, id).catch((error: unknown) => failures.push(error));
  await bot.answering.over(id);
  await recoverPosts(bot, id);
  await attempt(seeWhoLeft);
  await attempt(tellBoard);
  const queued = await queuedAt(bot.house, id);
  for (const [kind, telling] of AFTER_BOARDS) if (queued.has(kind)) await attempt(telling);
  if (failures.length > 0) throw failures[0];
}
