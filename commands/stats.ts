import { printableName } from '../src/app/core/names.ts';
import { isUnlisted } from '../src/app/ratings/leaderboard.ts';
import { standingOf } from '../src/app/ratings/person-standing.ts';
import { type Called, type Command, typedOption } from '../src/discord/core/command.ts';
import { gameArgument } from '../src/discord/core/game-argument.ts';
import type { Payload } from '../src/discord/core/payload.ts';
import { refusalMessage } from '../src/discord/core/refusing.ts';
import { replyPrivately } from '../src/discord/core/reply.ts';
import { statsMessage } from '../src/discord/ratings/stats.ts';
import { Refusal } from '../src/engine/refusal.ts';
import { text } from '../src/engine/text.ts';

/** What somebody's matches on this server come to, for who asks alone. */
export const stats: Command = {
  name: 'stats',
  arguments: [{ id: 'person', kind: 'person' }, gameArgument(false), { id: 'with', kind: 'person' }],
  run: (arrival) => replyPrivately(arrival, counted),
};

async function counted(caller: Called): Promise<Payload> {
  const { bot, asked, by, language } = caller;
  const person = asked.options.getUser('person')?.id ?? by.person;
  const other = asked.options.getUser('with')?.id;
  for (const one of [person, other])
    if (one !== undefined && one !== by.person && (await isUnlisted(bot.house, one)))
      return refusalMessage(new Refusal(text('bot:refuse.unlisted')), language);
  const game = typedOption(asked, 'game') ?? undefined;
  const wanted = { guild: asked.guildId ?? '', person, asker: by.person, game, other };
  const standing = await standingOf(bot.house, wanted);
  const name = standing.names.get(person) ?? nameOf(caller, person);
  return await statsMessage(caller, { name, person }, standing);
}

/** As who asks sees them, where they have never played here. */
function nameOf({ asked, by }: Called, person: string): string {
  if (person === by.person) return by.name;
  const user = asked.options.getUser('person');
  return user ? printableName(user.displayName, user.username) : '';
}
