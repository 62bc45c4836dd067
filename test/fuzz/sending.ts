import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType as O,
} from 'discord-api-types/v10';
import { commands, personCommands } from '../../commands/index.ts';
import { described } from '../../src/discord/kit/command.ts';
import { type Actor, type Forged, pressable } from '../../src/playground/index.ts';
import type { Evening } from '../support/evening.ts';
import { isPrivate } from '../support/table.ts';
import type { Change, Shape, Value } from './shapes.ts';

/** Who sends what. */
export interface Sending {
  readonly who: Actor;
  readonly forged: Forged;
}

type Component = ReturnType<typeof pressable>[number];

/** A button or menu that is, or was, on a message. */
interface OnMessage {
  readonly component: Component;
  readonly message: string;
  /** Whose message it is; null for one that all see. */
  readonly owner: string | null;
  readonly channel: string;
}

/** A command, or a part of one, as Discord sends it. */
interface Leaf {
  readonly name: string;
  readonly part: string | null;
  readonly options: readonly APIApplicationCommandBasicOption[];
}

const LEAVES: readonly Leaf[] = commands.flatMap((command) => {
  const options = described(command, false).options ?? [];
  const own = options.flatMap((one) => (isBasic(one) ? [one] : []));
  const parts = options.flatMap((one) => (one.type === O.Subcommand ? [one] : []));
  const leaf = (part: string | null, taken: readonly APIApplicationCommandBasicOption[]) => ({
    name: command.name,
    part,
    options: taken,
  });
  return parts.length === 0
    ? [leaf(null, own)]
    : parts.map((part) => leaf(part.name, (part.options ?? []).filter(isBasic)));
});

function isBasic(option: { readonly type: O }): option is APIApplicationCommandBasicOption {
  return option.type !== O.Subcommand && option.type !== O.SubcommandGroup;
}

/** What a shape is in this evening; null where there is nothing to press yet. */
export function sendingOf(evening: Evening, shape: Shape): Sending | null {
  const { discord } = evening;
  const who = nth(discord.people, shape.who);
  const channel = nth(discord.channels, shape.where).id;
  switch (shape.kind) {
    case 'command': {
      const leaf = nth(LEAVES, shape.command);
      const options = leaf.options.flatMap((option, at) =>
        given(discord.people, option, shape.values[at] ?? null),
      );
      return { who, forged: { channel, type: 2, data: dataOf(leaf, options, discord.people) } };
    }
    case 'complete': {
      const leaf = nth(LEAVES, shape.command);
      const texts = leaf.options.filter(({ type }) => type === O.String);
      if (texts.length === 0) return null;
      const option = { name: nth(texts, shape.focus).name, type: O.String, value: shape.text, focused: true };
      return { who, forged: { channel, type: 4, data: dataOf(leaf, [option], discord.people) } };
    }
    case 'person': {
      const target = nth(discord.people, shape.target);
      const name = personCommandName();
      const data = { id: ID, name, type: 2, target_id: target.id, resolved: resolved(discord.people) };
      return { who, forged: { channel, type: 2, data } };
    }
    case 'modal': {
      const custom_id = changed(
        nth(onMessages(evening), shape.from)?.component.custom_id ?? 'x',
        shape.change,
      );
      const input = { type: 1, components: [{ type: 4, custom_id: 'text', value: shape.text }] };
      return {
        who,
        forged: { channel, type: 5, data: { custom_id: custom_id.slice(0, 100), components: [input] } },
      };
    }
    case 'press':
      return pressOf(evening, who, shape);
  }
}

function personCommandName(): string {
  return personCommands[0]?.name ?? '';
}

const ID = '1300000000000000777';

function dataOf(leaf: Leaf, options: readonly object[], people: readonly Actor[]): object {
  const inside = leaf.part === null ? options : [{ name: leaf.part, type: O.Subcommand, options }];
  return { id: ID, name: leaf.name, type: 1, options: inside, resolved: resolved(people) };
}

function resolved(people: readonly Actor[]): object {
  const users = Object.fromEntries(people.map(({ id, user }) => [id, user]));
  return { users };
}

function given(
  people: readonly Actor[],
  option: APIApplicationCommandBasicOption,
  value: Value,
): readonly object[] {
  const { name, type } = option;
  const some = value ?? (option.required ? 0 : null);
  if (some === null) return [];
  if (type === O.User) return [{ name, type, value: nth(people, Number(some) || 0).id }];
  if (type === O.Boolean) return [{ name, type, value: Number(some) % 2 === 1 }];
  const choices = 'choices' in option ? (option.choices ?? []).map((choice) => choice.value) : [];
  if (typeof some === 'number')
    return [
      { name, type, value: choices.length > 0 ? nth<string | number>(choices, some) : nth(WORDS, some) },
    ];
  return [{ name, type, value: some.slice(0, 4_000) }];
}

/** What an argument may sensibly be. */
const WORDS = [
  'forage',
  'runaround',
  'gostop',
  'piecepack',
  'motox',
  'moneyrun',
  'roll',
  '1',
  'winter',
  'Seoul',
  'a1',
  'en',
];

function pressOf(evening: Evening, who: Actor, shape: Shape & { readonly kind: 'press' }): Sending | null {
  const all = onMessages(evening);
  if (all.length === 0) return null;
  const { component, message, owner, channel } = nth(all, shape.from);
  const custom_id = changed(component.custom_id ?? '', shape.change);
  const own = component.options?.map(({ value }) => value) ?? [];
  const values = (shape.values ?? own.slice(0, 1)).map((one) =>
    typeof one === 'number' ? (own[one % Math.max(1, own.length)] ?? 'none') : (one ?? ''),
  );
  const isMenu = component.type !== 2;
  const data = { custom_id, component_type: component.type, id: 1, ...(isMenu && { values: [...values] }) };
  // Nobody sees what is another's: such a name comes from a message of the channel.
  const seen = owner === null || owner === who.id ? message : publicIn(all, channel);
  if (seen === null) return null;
  return { who, forged: { channel, type: 3, data, message: seen } };
}

function publicIn(all: readonly OnMessage[], channel: string): string | null {
  return all.find((one) => one.owner === null && one.channel === channel)?.message ?? null;
}

/** What is on the messages that are there, the newest first. */
function onMessages({ discord }: Evening): readonly OnMessage[] {
  const newest = new Map(
    discord.sent.flatMap((one) => (one.message === null ? [] : [[one.message, one] as const])),
  );
  return [...newest.values()]
    .slice(-60)
    .reverse()
    .flatMap(({ message, audience, channel }) => {
      const now = message === null ? null : discord.message(message);
      if (now === null) return [];
      const owner = isPrivate(now) ? audience : null;
      return pressable(now.components)
        .filter(({ custom_id, disabled }) => custom_id !== undefined && disabled !== true)
        .map((component) => ({ component, message: now.id, owner, channel }));
    });
}

function changed(id: string, change: Change): string {
  const parts = id.split(':');
  switch (change.kind) {
    case 'none':
      return id;
    case 'cut':
      return id.slice(0, change.at);
    case 'field':
      return parts
        .with(change.at % parts.length, change.value)
        .join(':')
        .slice(0, 100);
    case 'table':
      return parts.with(Math.min(1, parts.length - 1), String(change.table)).join(':');
    case 'whole':
      return change.id.slice(0, 100);
  }
}

function nth<T>(all: readonly T[], at: number): T {
  return all[at % all.length] as T;
}
