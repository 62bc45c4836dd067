import { PACES } from '../src/app/core/pace.ts';
import type { TableSpec } from '../src/app/lobby/open.ts';
import {
  type Argument,
  type Command,
  type CommandContext,
  getTypedOption,
  type Suggestion,
} from '../src/discord/core/command.ts';
import type { AutocompleteContext } from '../src/discord/core/context.ts';
import { createGameArgument } from '../src/discord/core/game-argument.ts';
import { getLanguageName } from '../src/discord/core/language.ts';
import type { Payload } from '../src/discord/core/payload.ts';
import { createRefusalMessage } from '../src/discord/core/refusals.ts';
import { replyPrivately } from '../src/discord/core/reply.ts';
import { formatGameChoice } from '../src/discord/lobby/game-choice.ts';
import { readGuests } from '../src/discord/lobby/guests.ts';
import { checkCanInvite, getDefaultTableSpec, openTableHere } from '../src/discord/lobby/open.ts';
import { openInThread, shouldOpenThread } from '../src/discord/lobby/open-in-thread.ts';
import { checkCanOpenTable } from '../src/discord/server-settings/check-can-open.ts';
import { getPaceName } from '../src/discord/text/pace.ts';
import { suggestThemes } from '../src/discord/text/themes.ts';
import { refused } from '../src/engine/refusal.ts';
import { LANGUAGES } from '../src/engine/text.ts';

const theme: Argument = { id: 'theme', kind: 'string', autocomplete: true };
const languageArgument: Argument = {
  id: 'language',
  kind: 'string',
  choices: LANGUAGES.map((language) => ({ value: language, name: () => getLanguageName(language) })),
};
const pace: Argument = {
  id: 'pace',
  kind: 'string',
  choices: PACES.map((hours) => ({ value: String(hours), name: (language) => getPaceName(hours, language) })),
};
const thread: Argument = { id: 'thread', kind: 'boolean' };
const guests: readonly Argument[] = [
  { id: 'guest', kind: 'person' },
  { id: 'guest2', kind: 'person' },
  { id: 'guest3', kind: 'person' },
  { id: 'guest4', kind: 'person' },
  { id: 'guest5', kind: 'person' },
];

/** Discord names of the guest arguments: one for each opponent at the largest table. */
export const GUEST_OPTIONS = ['with', 'with2', 'with3', 'with4', 'with5'];

/** Opens a table here, or in a new thread of this channel, and invites players. */
export const play: Command = {
  name: 'play',
  arguments: [
    createGameArgument(true, { offered: formatGameChoice }),
    ...guests,
    theme,
    languageArgument,
    pace,
    thread,
  ],
  run: (incoming) => replyPrivately(incoming, openGame),
  complete: async (ctx) => completeTheme(ctx),
};

async function openGame(ctx: CommandContext): Promise<Payload> {
  const guests = readGuests(ctx, GUEST_OPTIONS);
  if (refused(guests)) return createRefusalMessage(guests, ctx.language);
  const wish = { ...(await readTableSpec(ctx)), guests };
  const thread = ctx.interaction.options.getBoolean('thread');
  if (await shouldOpenThread(ctx, thread)) return await openInThread(ctx, wish);
  return (
    (await checkCanOpenTable(ctx)) ?? (await checkCanInvite(ctx, wish)) ?? (await openTableHere(ctx, wish))
  );
}

/** Suggests themes that suit the chosen game. */
function completeTheme({ bot, interaction, language }: AutocompleteContext): readonly Suggestion[] {
  const game = getTypedOption(interaction, 'game');
  return suggestThemes(bot.app.games, game, interaction.options.getFocused(), language);
}

async function readTableSpec(ctx: CommandContext): Promise<TableSpec> {
  const { interaction } = ctx;
  const [wish, chosen] = [getTypedOption(interaction, 'language'), getTypedOption(interaction, 'pace')];
  const plain = await getDefaultTableSpec(ctx, getTypedOption(interaction, 'game') ?? '');
  const pace = PACES.find((hours) => String(hours) === chosen);
  return {
    ...plain,
    theme: getTypedOption(interaction, 'theme'),
    language: LANGUAGES.find((language) => language === wish) ?? plain.language,
    ...(pace !== undefined && { pace }),
  };
}
