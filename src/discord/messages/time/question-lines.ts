import type { Reminder } from '../../../app/publishing/reminders.ts';
import type { Question } from '../../../app/turns/questions.ts';
import { type Language, text } from '../../../engine/text.ts';
import { say } from '../../../words/say.ts';
import { gameName, namesAt, safe } from '../../kit/names.ts';
import type { Row } from '../../kit/payload.ts';
import { buttonRows, namedButton } from '../../kit/rows.ts';
import { askingLine, askingRows } from '../asking.ts';
import { choiceRows, decideLine } from '../late/question.ts';
import { ownSeatButtons } from '../late/seatButtons.ts';

/** Returns what a reminder asks those who are not to move: by direct message with the game, in the channel with a mention. */
export function questionLines(reminder: Reminder, language: Language): readonly string[] {
  const { table, questions, post } = reminder;
  return questions.map((question) => {
    const line = questionLine(reminder, question, language);
    if (post.person !== null) return `**${gameName(table.game, language)}**: ${line}`;
    return question.about === 'undo' ? line : `<@${question.person}>: ${line}`;
  });
}

function questionLine({ table }: Reminder, question: Question, language: Language): string {
  if (question.about === 'undo') return askingLine(table, question.asking, language);
  if (question.about === 'vote') return decideLine(table, question.asked, language);
  const host = table.sitters.find((one) => one.kind === 'person' && one.person === table.record.host);
  const what =
    question.about === 'invited'
      ? text('bot:reminder.invited', { name: safe(host?.name ?? '') })
      : text(question.about === 'lost' ? 'bot:reminder.lost' : 'bot:reminder.pausedNow');
  return say(language, what, namesAt(table));
}

/** Returns the answers to what a direct message asks; in the channel they stand on the board or the card. */
export function questionRows({ table, questions, post }: Reminder, language: Language): readonly Row[] {
  const [question] = questions;
  if (question === undefined || post.person === null) return [];
  const { id } = table.record;
  if (question.about === 'undo') return askingRows(table, language);
  if (question.about === 'vote') return choiceRows(table, question.asked, language);
  if (question.about === 'lost') return buttonRows(ownSeatButtons(table, question.person, language));
  if (question.about === 'paused') return [];
  return buttonRows([
    namedButton(language, 'join', ['join', id], 'primary'),
    namedButton(language, 'decline', ['not-coming', id]),
  ]);
}
