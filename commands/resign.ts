import { answerHere } from '../src/discord/acts/here.ts';
import type { Command } from '../src/discord/kit/command.ts';
import { languageOf } from '../src/discord/kit/language.ts';
import { refusalMessage } from '../src/discord/kit/refusing.ts';
import { resignQuestion } from '../src/discord/messages/more.ts';
import { Refusal } from '../src/engine/refusal.ts';
import { text } from '../src/engine/text.ts';
import { seatOf } from '../src/tables/table.ts';

export const resign: Command = {
  name: 'resign',
  async run(bot, asked) {
    const language = languageOf(asked.locale);
    await answerHere(bot, asked, async (table) => {
      const no = (key: string) => refusalMessage(new Refusal(text(key)), language);
      if (table.record.phase === 'lobby') return no('house:refuse.notStarted');
      if (seatOf(table, asked.user.id) === null) return no('house:refuse.notSeated');
      return resignQuestion(table, language);
    });
  },
};
