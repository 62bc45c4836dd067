import { answerHere, lobbyCommand } from '../src/discord/acts/here.ts';
import type { Command } from '../src/discord/kit/command.ts';
import { languageOf } from '../src/discord/kit/language.ts';
import { namesAt } from '../src/discord/kit/names.ts';
import { actOf } from '../src/discord/kit/person.ts';
import { refusalMessage } from '../src/discord/kit/refusing.ts';
import { cancelQuestion } from '../src/discord/messages/more.ts';
import { refused } from '../src/engine/refusal.ts';
import { hostOnly } from '../src/tables/lobby.ts';
import { tableHere } from '../src/tables/look.ts';

/** Closes a lobby at once; a running match is ended only after one more question. */
export const cancel: Command = {
  name: 'cancel',
  async run(bot, asked) {
    const here = await tableHere(bot.house, asked.channelId);
    if (refused(here) || here.record.phase === 'lobby') return await lobbyCommand(bot, asked, 'cancel');
    const language = languageOf(asked.locale);
    await answerHere(bot, asked, async (table) => {
      const objection = hostOnly(table, actOf(asked));
      return objection
        ? refusalMessage(objection, language, namesAt(table))
        : cancelQuestion(table, language);
    });
  },
};
