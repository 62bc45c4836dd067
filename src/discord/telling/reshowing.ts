import { boardLost } from '../../app/publishing/boards.ts';
import { settled } from '../../app/publishing/outbox.ts';
import { reshown, reshowQueued, reshowSettled } from '../../app/publishing/reshow.ts';
import type { Bot } from '../kit/bot.ts';
import { failureOf, isRefusedEdit } from '../kit/rest/failure.ts';
import { boardMessage } from '../messages/board.ts';
import { edited } from './posted.ts';

/** Edits the newest board of a table, which was queued because somebody has gone away, there is another time to be until, or the table fell asleep or woke. */
export async function tellAway(bot: Bot, id: number): Promise<void> {
  const queued = await reshowQueued(bot.house, id);
  const revision = queued === null ? null : await reshown(bot.house, id);
  if (queued === null || revision === null) return;
  const { table, message, entries, calling } = revision;
  const payload = await boardMessage(bot, table, entries, calling.called);
  try {
    await edited(bot, table.record, message, payload);
  } catch (error) {
    const failure = failureOf(error);
    if (failure === 'passing' && !isRefusedEdit(error)) throw error;
    bot.log.info(
      { table: id, err: error },
      'A board cannot be shown once more; the next one will say what has changed',
    );
    if (failure === 'gone') await boardLost(bot.house, revision);
    return await settled(bot.house, id, 'reshow');
  }
  if (!(await reshowSettled(bot.house, id, queued))) await tellAway(bot, id);
}
