import { answerHere } from '../src/discord/acts/here.ts';
import { seated } from '../src/discord/acts/seated.ts';
import type { Command } from '../src/discord/kit/command.ts';
import { languageOf } from '../src/discord/kit/language.ts';
import { viewMessage } from '../src/discord/messages/panel.ts';

export const hand: Command = {
  name: 'hand',
  run: (bot, asked) =>
    answerHere(bot, asked, (table) =>
      seated(bot, table, asked.user.id, languageOf(asked.locale), viewMessage),
    ),
};
