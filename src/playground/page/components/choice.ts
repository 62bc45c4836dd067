import type { APIMessageComponentEmoji, APISelectMenuComponent } from 'discord-api-types/v10';
import { Kind } from '../world/kind.ts';
import { labelOf } from '../world/names.ts';
import type { World } from '../world/world.ts';

/** One line of a menu. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly emoji?: APIMessageComponentEmoji | undefined;
}

/** What a select menu offers: its own options, or the people, roles and channels here. */
export function choicesOf(select: APISelectMenuComponent, world: World): readonly Choice[] {
  switch (select.type) {
    case Kind.stringSelect:
      return select.options;
    case Kind.userSelect:
      return users(world);
    case Kind.roleSelect:
      return roles(world);
    case Kind.mentionableSelect:
      return [...users(world), ...roles(world)];
    case Kind.channelSelect:
      return channels(world, select.channel_types);
  }
}

/** What is chosen before anybody has chosen. */
export function defaultsOf(select: APISelectMenuComponent): readonly string[] {
  if (select.type === Kind.stringSelect)
    return select.options.filter((option) => option.default).map(({ value }) => value);
  return (select.default_values ?? []).map(({ id }) => id);
}

/** The people and the bot. */
export function users({ people, bot }: World): readonly Choice[] {
  const persons = people.map(({ user, nick }) => ({ value: user.id, label: nick }));
  return [...persons, { value: bot.id, label: bot.global_name ?? bot.username }];
}

/** The guild's roles, without @everyone. */
export function roles({ guild }: World): readonly Choice[] {
  return guild.roles
    .filter(({ id }) => id !== guild.id)
    .map(({ id, name }) => ({ value: id, label: `@${name}` }));
}

/** The channels and threads, of these types where types are given. */
export function channels(world: World, types?: readonly number[]): readonly Choice[] {
  return [...world.channels.values()]
    .filter(({ type }) => !types?.length || types.includes(type))
    .map((one) => ({ value: one.id, label: labelOf(one) }));
}
