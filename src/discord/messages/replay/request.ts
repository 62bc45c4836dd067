import type { PictureRequest } from '../../../../render/request.ts';
import { viewOf } from '../../../app/core/table.ts';
import type { Step } from '../../../app/replay/replay.ts';
import type { Bot } from '../../kit/bot.ts';
import { seenEntry } from '../lines.ts';
import { request } from '../picture.ts';

/** The picture of a step as everybody may see it, drawn as the boards of the channel are. */
export async function stepRequest(
  bot: Pick<Bot, 'house'>,
  { table, entries }: Step,
  look: NonNullable<PictureRequest['look']>,
): Promise<PictureRequest> {
  const events = entries.flatMap((entry) => seenEntry(table.game, entry, null, 'later'));
  return { ...(await request(bot, table, viewOf(table, null), { viewer: null, events })), look };
}
