import { PACES } from '../src/app/core/pace.ts';
import type { Wish } from '../src/app/lobby/open.ts';
import {
  type Argument,
  type Called,
  type Command,
  type Offer,
  typedOption,
} from '../src/discord/core/command.ts';
import type { Typist } from '../src/discord/core/context.ts';
import { gameArgument } from '../src/discord/core/game-argument.ts';
import { languageName } from '../src/discord/core/language.ts';
import type { Payload } from '../src/discord/core/payload.ts';
import { refusalMessage } from '../src/discord/core/refusing.ts';
import { replyPrivately } from '../src/discord/core/reply.ts';
import { gameChoice } from '../src/discord/lobby/game-choice.ts';
import { guestsIn } from '../src/discord/lobby/guests.ts';
import { cannotAsk, openHere, wishHere } from '../src/discord/lobby/open.ts';
import { openInThread, wantsThread } from '../src/discord/lobby/open-in-thread.ts';
import { cannotOpen } from '../src/discord/server-settings/may-open.ts';
import { paceName } from '../src/discord/text/pace.ts';
import { themeOffers } from '../src/discord/text/themes.ts';
import { refused } from '../src/engine/refusal.ts';
import { LANGUAGES } from '../src/engine/text.ts';

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
const guests: readonly Argument[] = [
  { id: 'guest', kind: 'person' },
  { id: 'guest2', kind: 'person' },
  { id: 'guest3', kind: 'person' },
  { id: 'guest4', kind: 'person' },
  { id: 'guest5', kind: 'person' },
];

/** What Discord calls these arguments: as many as can sit with somebody at the largest table. */
export const GUESTS = ['with', 'with2', 'with3', 'with4', 'with5'];

/** Opens a table here, or in a new thread of this channel, and asks people to it. */
export const play: Command = {
  name: 'play',
  arguments: [gameArgument(true, { offered: gameChoice }), ...guests, theme, spoken, pace, thread],
  run: (arrival) => replyPrivately(arrival, opened),
  complete: async (typist) => offers(typist),
};

async function opened(caller: Called): Promise<Payload> {
  const guests = guestsIn(caller, GUESTS);
  if (refused(guests)) return refusalMessage(guests, caller.language);
  const wish = { ...(await wishOf(caller)), guests };
  const thread = caller.asked.options.getBoolean('thread');
  if (await wantsThread(caller, thread)) return await openInThread(caller, wish);
  return (await cannotOpen(caller)) ?? (await cannotAsk(caller, wish)) ?? (await openHere(caller, wish));
}

/** What Discord offers while the theme is being typed: what goes with the game that was chosen. */
function offers({ bot, asked, language }: Typist): readonly Offer[] {
  const game = typedOption(asked, 'game');
  return themeOffers(bot.house.games, game, asked.options.getFocused(), language);
}

async function wishOf(caller: Called): Promise<Wish> {
  const { asked } = caller;
  const [wish, chosen] = [typedOption(asked, 'language'), typedOption(asked, 'pace')];
  const plain = await wishHere(caller, typedOption(asked, 'game') ?? '');
  const pace = PACES.find((hours) => String(hours) === chosen);
  return {
    ...plain,
    theme: typedOption(asked, 'theme'),
    language: LANGUAGES.find((language) => language === wish) ?? plain.language,
    ...(pace !== undefined && { pace }),
  };
}
