import type { Went } from '../../app/analysis/analysis.ts';
import type { Bot } from '../core/context.ts';
import { firstLines } from '../core/cut.ts';
import type { Payload } from '../core/payload.ts';
import { wentLines } from './lines.ts';
import { wentPicture } from './picture.ts';

/** What a message holds, with room for a line above. */
const MOST = 1_800;

/** How a match went, in a picture and in lines. */
export async function wentMessage(bot: Bot, went: Went): Promise<Payload> {
  const image = await wentPicture(bot, went);
  return { content: firstLines(wentLines(went), MOST).kept.join('\n'), image };
}
