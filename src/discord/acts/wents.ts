import { howItWent, type Went } from '../../app/analysis/analysis.ts';
import type { Table } from '../../app/core/table.ts';
import { refused } from '../../engine/refusal.ts';
import type { Bot } from '../kit/bot.ts';

/** So many matches are kept of which it was worked out. */
const KEPT = 8;

/** How a match went, worked out once, however many ask at the same time. Throws where nobody can say. */
export async function wentAt(bot: Bot, table: Table): Promise<Went> {
  const { id } = table.record;
  const working = bot.wents.get(id) ?? worked(bot, table);
  bot.wents.delete(id);
  bot.wents.set(id, working);
  const [oldest] = bot.wents.keys();
  if (bot.wents.size > KEPT && oldest !== undefined) bot.wents.delete(oldest);
  return await working.catch((error: unknown) => {
    bot.wents.delete(id);
    throw error;
  });
}

async function worked(bot: Bot, table: Table): Promise<Went> {
  const went = await howItWent(bot.house, table);
  if (refused(went)) throw new Error(`Nobody can say how the match of table ${table.record.id} went`);
  return went;
}
