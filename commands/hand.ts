import type { Command } from '../src/discord/command.ts';
import { answerHere } from '../src/discord/here.ts';
import { languageOf } from '../src/discord/language.ts';
import { viewMessage } from '../src/discord/panel.ts';
import { seated } from '../src/discord/seated.ts';

export const hand: Command = {
  name: 'hand',
  run: (bot, asked) =>
    answerHere(bot, asked, (table) =>
      seated(bot, table, asked.user.id, languageOf(asked.locale), viewMessage),
    ),
};
