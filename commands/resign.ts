import type { Command } from '../src/discord/command.ts';
import { answerHere } from '../src/discord/here.ts';
import { languageOf } from '../src/discord/language.ts';
import { resignQuestion } from '../src/discord/more.ts';
import { refusalMessage } from '../src/discord/refusing.ts';
import { Refusal } from '../src/engine/refusal.ts';
import { text } from '../src/engine/text.ts';
import { seatOf } from '../src/tables/table.ts';

export const resign: Command = {
  name: 'resign',
  async run(bot, asked) {
    const language = languageOf(asked.locale);
    await answerHere(bot, asked, async (table) => {
      const no = (key: 'notStarted' | 'notSeated') =>
        refusalMessage(new Refusal(text(`house:refuse.${key}`)), language);
      if (table.record.phase === 'lobby') return no('notStarted');
      if (seatOf(table, asked.user.id) === null) return no('notSeated');
      return resignQuestion(table, language);
    });
  },
};
