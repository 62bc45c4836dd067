import { answerPrivately } from '../src/discord/answer.ts';
import type { Command } from '../src/discord/command.ts';
import { languageOf } from '../src/discord/language.ts';
import { ownLookMessage } from '../src/discord/ownLook.ts';

/** In what way the pictures are drawn that only this person sees. */
export const look: Command = {
  name: 'look',
  run: (bot, asked) => {
    const { user, channelId, locale } = asked;
    return answerPrivately(bot, asked, ownLookMessage(bot, user.id, channelId, languageOf(locale)));
  },
};
