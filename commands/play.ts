import { cannotOpen, openHere, wishHere } from '../src/discord/acts/opening.ts';
import type { Argument, Called, Command, Offer } from '../src/discord/kit/command.ts';
import { cut } from '../src/discord/kit/cut.ts';
import { gameArgument } from '../src/discord/kit/gameArgument.ts';
import { languageName } from '../src/discord/kit/language.ts';
import { gameName } from '../src/discord/kit/names.ts';
import type { Payload } from '../src/discord/kit/payload.ts';
import { refusalMessage } from '../src/discord/kit/refusing.ts';
import { replyPrivately } from '../src/discord/kit/reply.ts';
import { openThread, type ThreadKind, threadKind } from '../src/discord/kit/rest/channel.ts';
import type { Typist } from '../src/discord/kit/visit.ts';
import { themeOffers } from '../src/discord/messages/themeNames.ts';
import { paceName } from '../src/discord/messages/time/pace.ts';
import { Refusal, refused } from '../src/engine/refusal.ts';
import { LANGUAGES, type Language, type Text, text } from '../src/engine/text.ts';
import { gameOf } from '../src/tables/house.ts';
import type { Wish } from '../src/tables/open.ts';
import { PACES } from '../src/tables/pace.ts';
import { themeWished } from '../src/tables/theme.ts';
import { say } from '../src/words/say.ts';

const theme: Argument = { id: 'theme', kind: 'string', autocomplete: true };
const spoken: Argument = {
  id: 'language',
  kind: 'string',
  choices: LANGUAGES.map((language) => ({ value: language, name: () => languageName(language) })),
};
const pace: Argument = {
  id: 'pace',
  kind: 'string',
  choices: PACES.map((hours) => ({ value: String(hours), name: (language) => paceName(hours, language) })),
};
const thread: Argument = { id: 'thread', kind: 'boolean' };

/** Opens a table here, or in a new thread of this channel. */
export const play: Command = {
  name: 'play',
  arguments: [gameArgument(true), theme, spoken, pace, thread],
  run: (caller) => replyPrivately(caller, opened(caller)),
  complete: async (typist) => offers(typist),
};

async function opened(caller: Called): Promise<Payload> {
  const { bot, asked, language } = caller;
  const no = (key: 'noSuchGame' | 'noThreads') =>
    refusalMessage(new Refusal(text(`bot:refuse.${key}`)), language);
  const { channel } = asked;
  const inThread = (asked.options.getBoolean('thread') ?? false) && !(channel?.isThread() ?? false);
  const cannot = cannotOpen(caller, inThread);
  if (cannot) return cannot;
  const wish = wishOf(caller);
  const game = gameOf(bot.house, wish.game);
  if (!game) return no('noSuchGame');
  const theme = themeWished(game, wish.theme ?? null);
  if (refused(theme)) return refusalMessage(theme, language);
  if (!inThread) return await openHere(caller, wish);
  const kind = threadKind(channel?.type);
  return kind === null ? no('noThreads') : await openedInThread(caller, wish, kind);
}

/** What Discord offers while the theme is being typed: what goes with the game that was chosen. */
function offers({ bot, asked, language }: Typist): readonly Offer[] {
  const game = asked.options.getString('game');
  return themeOffers(bot.house.games, game, asked.options.getFocused(), language);
}

function wishOf(caller: Called): Wish {
  const { asked } = caller;
  const wish = asked.options.getString('language');
  const plain = wishHere(caller, asked.options.getString('game', true));
  return {
    ...plain,
    theme: asked.options.getString('theme'),
    language: LANGUAGES.find((language) => language === wish) ?? plain.language,
    pace: PACES.find((hours) => String(hours) === asked.options.getString('pace')) ?? null,
  };
}

async function openedInThread(caller: Called, wish: Wish, kind: ThreadKind): Promise<Payload> {
  const { bot, by } = caller;
  const game = gameName({ id: wish.game }, wish.language);
  const name = tell(wish.language, text('bot:lobby.threadName', { game, name: by.name }));
  const channel = await openThread(bot.rest, wish.channel, kind, cut(name, 100));
  return await openHere(caller, { ...wish, channel, parent: wish.channel });
}

function tell(language: Language, what: Text): string {
  return say(language, what, () => '');
}
