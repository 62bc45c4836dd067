import { findOpenVote } from '../../app/turns/questions.ts';
import { text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { TableContext } from '../core/context.ts';
import { getGameName } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { createUndoAnswerRows, formatUndoQuestion } from './undo-question.ts';
import { createVoteRows, formatVoteQuestion } from './vote-question.ts';
import { formatWaitLines } from './wait-lines.ts';

/** Shows a player the question at a table that they have not answered yet, with its answers, in their language. */
export async function createVoteMessage({ bot, by, table, language }: TableContext): Promise<Payload> {
  const vote = await findOpenVote(bot.app.store, table, by.person, bot.app.now());
  const title = `**${getGameName(table.game, language)}**`;
  if (vote === null) return { content: translate(language, text('bot:refuse.decided'), () => '') };
  if (vote.about === 'undo')
    return {
      content: [title, formatUndoQuestion(table, vote.undo, language)].join('\n'),
      rows: createUndoAnswerRows(table, language),
    };
  const lines = [title, ...(await formatWaitLines(bot.app, table, language))];
  return {
    content: [...lines, formatVoteQuestion(table, vote.vote, language)].join('\n'),
    rows: createVoteRows(table, vote.vote, language),
  };
}
