import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType as O,
} from 'discord-api-types/v10';
import { commands, userCommands } from '../../commands/index.ts';
import { serialiseCommand } from '../../src/discord/core/command.ts';
import { serialiseUserCommand } from '../../src/discord/core/user-command.ts';
import type { ForgedInteraction, PlaygroundUser } from '../../src/playground/index.ts';
import type { TestBot } from '../support/test-bot.ts';
import { type OnMessage, onMessages } from './pressable.ts';
import type { Change, Shape, Value } from './shapes.ts';

/** An interaction and its sender. */
export interface Sending {
  readonly who: PlaygroundUser;
  readonly forged: ForgedInteraction;
}

/** A command, or a part of one, as Discord sends it. */
interface Leaf {
  readonly name: string;
  readonly part: string | null;
  readonly options: readonly APIApplicationCommandBasicOption[];
}

const LEAVES: readonly Leaf[] = commands.flatMap((command) => {
  const options = serialiseCommand(command, 'guilds').options ?? [];
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

/** Returns the interaction that a shape stands for now; null if there is nothing to press yet. */
export function sendingOf(testBot: TestBot, shape: Shape): Sending | null {
  const { discord } = testBot;
  const who = nth(discord.people, shape.who);
  const channel = nth(discord.channels, shape.where).id;
  switch (shape.kind) {
    case 'command':
      return { who, forged: { channel, type: 2, data: commandOf(discord.people, shape) } };
    case 'complete': {
      const data = completionOf(discord.people, shape);
      return data && { who, forged: { channel, type: 4, data } };
    }
    case 'person':
      return { who, forged: { channel, type: 2, data: personCommandOf(discord.people, shape) } };
    case 'modal':
      return { who, forged: { channel, type: 5, data: modalOf(testBot, shape) } };
    case 'press':
      return clickOf(testBot, who, shape);
  }
}

type Of<K extends Shape['kind']> = Extract<Shape, { readonly kind: K }>;
type People = readonly PlaygroundUser[];

function commandOf(people: People, { command, values }: Of<'command'>): object {
  const leaf = nth(LEAVES, command);
  const options = leaf.options.flatMap((option, at) => given(people, option, values[at] ?? null));
  return dataOf(leaf, options, people);
}

/** Null for a command in which nothing is typed. */
function completionOf(people: People, { command, focus, text }: Of<'complete'>): object | null {
  const leaf = nth(LEAVES, command);
  const texts = leaf.options.filter(({ type }) => type === O.String);
  if (texts.length === 0) return null;
  return dataOf(leaf, [{ name: nth(texts, focus).name, type: O.String, value: text, focused: true }], people);
}

function personCommandOf(people: People, { target }: Of<'person'>): object {
  const [command] = userCommands;
  const name = command === undefined ? '' : serialiseUserCommand(command, 'guilds').name;
  return { id: ID, name, type: 2, target_id: nth(people, target).id, resolved: resolved(people) };
}

function modalOf(testBot: TestBot, { from, change, text }: Of<'modal'>): object {
  const all = onMessages(testBot);
  const id = all.length === 0 ? 'none' : (nth(all, from).component.custom_id ?? 'none');
  const input = { type: 1, components: [{ type: 4, custom_id: 'text', value: text }] };
  return { custom_id: changed(id, change).slice(0, 100), components: [input] };
}

const ID = '1300000000000000777';

function dataOf(leaf: Leaf, options: readonly object[], people: People): object {
  const inside = leaf.part === null ? options : [{ name: leaf.part, type: O.Subcommand, options }];
  return { id: ID, name: leaf.name, type: 1, options: inside, resolved: resolved(people) };
}

function resolved(people: People): object {
  const users = Object.fromEntries(people.map(({ id, user }) => [id, user]));
  return { users };
}

function given(people: People, option: APIApplicationCommandBasicOption, value: Value): readonly object[] {
  const { name, type } = option;
  const some = value ?? (option.required ? 0 : null);
  if (some === null) return [];
  const at = typeof some === 'number' ? some : some.length;
  if (type === O.User) return [{ name, type, value: nth(people, at).id }];
  if (type === O.Boolean) return [{ name, type, value: at % 2 === 1 }];
  const choices = 'choices' in option ? (option.choices ?? []).map((choice) => choice.value) : [];
  if (typeof some === 'number')
    return [
      { name, type, value: choices.length > 0 ? nth<string | number>(choices, some) : nth(WORDS, some) },
    ];
  return [{ name, type, value: some.slice(0, 4_000) }];
}

/** Sensible values of arguments. */
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

function clickOf(testBot: TestBot, who: PlaygroundUser, shape: Of<'press'>): Sending | null {
  const all = onMessages(testBot);
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
