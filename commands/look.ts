import type { Command } from '../src/discord/kit/command.ts';
import { languageOf } from '../src/discord/kit/language.ts';
import { answerPrivately } from '../src/discord/kit/reply.ts';
import { ownLookMessage } from '../src/discord/messages/ownLook.ts';

/** In what way the pictures are drawn that only this person sees. */
export const look: Command = {
  name: 'look',
  run: (bot, asked) => {
    const { user, channelId, locale } = asked;
    return answerPrivately(bot, asked, ownLookMessage(bot, user.id, channelId, languageOf(locale)));
  },
};
