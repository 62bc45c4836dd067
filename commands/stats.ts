import { getPrintableName } from '../src/app/core/names.ts';
import { NO_SERVER } from '../src/app/core/screens.ts';
import { isUnlisted } from '../src/app/ratings/leaderboard.ts';
import { loadPersonStanding } from '../src/app/ratings/person-standing.ts';
import { type Command, type CommandContext, getTypedOption } from '../src/discord/core/command.ts';
import { createGameArgument } from '../src/discord/core/game-argument.ts';
import type { Payload } from '../src/discord/core/payload.ts';
import { getPlace } from '../src/discord/core/place.ts';
import { createRefusalMessage } from '../src/discord/core/refusals.ts';
import { getStandardReply, replyPrivately } from '../src/discord/core/reply.ts';
import { createStatsMessage } from '../src/discord/ratings/stats.ts';
import { Refusal } from '../src/engine/refusal.ts';
import { text } from '../src/engine/text.ts';

/** Shows a player's results on this server, privately to the caller. */
export const stats: Command = {
  name: 'stats',
  arguments: [{ id: 'person', kind: 'person' }, createGameArgument(false), { id: 'with', kind: 'person' }],
  run: (incoming) => replyPrivately(incoming, showStats),
};

async function showStats(ctx: CommandContext): Promise<Payload> {
  const { bot, interaction, by, language } = ctx;
  const person = interaction.options.getUser('person')?.id ?? by.person;
  const other = interaction.options.getUser('with')?.id;
  const isInServer = getPlace(interaction) === 'server';
  if (!isInServer && (person !== by.person || other !== undefined))
    return { content: getStandardReply(language, 'serverOnly') };
  for (const one of [person, other])
    if (one !== undefined && one !== by.person && (await isUnlisted(bot.app, one)))
      return createRefusalMessage(new Refusal(text('bot:refuse.unlisted')), language);
  const game = getTypedOption(interaction, 'game') ?? undefined;
  const wanted = {
    guild: isInServer ? (interaction.guildId ?? '') : NO_SERVER,
    person,
    asker: by.person,
    game,
    other,
  };
  const standing = await loadPersonStanding(bot.app, wanted);
  const name = standing.names.get(person) ?? getPersonName(ctx, person);
  return await createStatsMessage(ctx, { name, person }, standing);
}

/** Returns the name that the caller sees for a user, if the user has never played here. */
function getPersonName({ interaction, by }: CommandContext, person: string): string {
  if (person === by.person) return by.name;
  const user = interaction.options.getUser('person');
  return user ? getPrintableName(user.displayName, user.username) : '';
}
