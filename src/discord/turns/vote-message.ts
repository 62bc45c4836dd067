import { openVote } from '../../app/turns/questions.ts';
import { text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Visit } from '../core/context.ts';
import { gameName } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { askingLine, askingRows } from './asking.ts';
import { choiceRows, decideLine } from './question.ts';
import { waitLines } from './waits.ts';

/** Shows a player the question at a table that they have not answered yet, with its answers, in their language. */
export async function voteMessage({ bot, by, table, language }: Visit): Promise<Payload> {
  const vote = await openVote(bot.house.store, table, by.person, bot.house.now());
  const title = `**${gameName(table.game, language)}**`;
  if (vote === null) return { content: say(language, text('bot:refuse.decided'), () => '') };
  if (vote.about === 'undo')
    return {
      content: [title, askingLine(table, vote.asking, language)].join('\n'),
      rows: askingRows(table, language),
    };
  const lines = [title, ...(await waitLines(bot.house, table, language))];
  return {
    content: [...lines, decideLine(table, vote.asked, language)].join('\n'),
    rows: choiceRows(table, vote.asked, language),
  };
}
