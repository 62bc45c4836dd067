import type { Command } from '../src/discord/command.ts';
import { answerHere, lobbyCommand } from '../src/discord/here.ts';
import { languageOf } from '../src/discord/language.ts';
import { cancelQuestion } from '../src/discord/more.ts';
import { namesAt } from '../src/discord/names.ts';
import { actOf } from '../src/discord/person.ts';
import { refusalMessage } from '../src/discord/refusing.ts';
import { refused } from '../src/engine/refusal.ts';
import { tableHere } from '../src/tables/look.ts';
import { mayEnd } from '../src/tables/resign.ts';

/** Closes a lobby at once; a running match is ended only after one more question. */
export const cancel: Command = {
  name: 'cancel',
  async run(bot, asked) {
    const here = await tableHere(bot.house, asked.channelId);
    if (refused(here) || here.record.phase === 'lobby') return await lobbyCommand(bot, asked, 'cancel');
    const language = languageOf(asked.locale);
    await answerHere(bot, asked, async (table) => {
      const objection = mayEnd(table, actOf(asked));
      return objection
        ? refusalMessage(objection, language, namesAt(table))
        : cancelQuestion(table, language);
    });
  },
};
