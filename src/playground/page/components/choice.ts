import type { APIMessageComponentEmoji, APISelectMenuComponent } from 'discord-api-types/v10';
import { ComponentKind } from '../world/component-kind.ts';
import { formatChannelLabel } from '../world/names.ts';
import type { PageState } from '../world/page-state.ts';

/** One line of a menu. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly emoji?: APIMessageComponentEmoji | undefined;
}

/** Lists the choices of a select menu: its own options, or the people, roles and channels. */
export function listChoices(select: APISelectMenuComponent, world: PageState): readonly Choice[] {
  switch (select.type) {
    case ComponentKind.stringSelect:
      return select.options;
    case ComponentKind.userSelect:
      return listUsers(world);
    case ComponentKind.roleSelect:
      return listRoles(world);
    case ComponentKind.mentionableSelect:
      return [...listUsers(world), ...listRoles(world)];
    case ComponentKind.channelSelect:
      return listChannels(world, select.channel_types);
  }
}

/** Lists the values preselected by the bot. */
export function listDefaults(select: APISelectMenuComponent): readonly string[] {
  if (select.type === ComponentKind.stringSelect)
    return select.options.filter((option) => option.default).map(({ value }) => value);
  return (select.default_values ?? []).map(({ id }) => id);
}

/** Lists the people and the bot. */
export function listUsers({ people, bot }: PageState): readonly Choice[] {
  const persons = people.map(({ user, nick }) => ({ value: user.id, label: nick }));
  return [...persons, { value: bot.id, label: bot.global_name ?? bot.username }];
}

/** Lists the guild's roles without @everyone. */
export function listRoles({ guild }: PageState): readonly Choice[] {
  return guild.roles
    .filter(({ id }) => id !== guild.id)
    .map(({ id, name }) => ({ value: id, label: `@${name}` }));
}

/** Lists the channels and threads, limited to `types` if any are given. */
export function listChannels(world: PageState, types?: readonly number[]): readonly Choice[] {
  return [...world.channels.values()]
    .filter(({ type }) => !types?.length || types.includes(type))
    .map((one) => ({ value: one.id, label: formatChannelLabel(world, one.id) }));
}
