import type { MessageComponentInteraction, User } from 'discord.js';
import type { Table } from '../../app/core/table.ts';
import type { InteractionContext, TableContext } from './context.ts';
import type { ComponentName, Components } from './custom-ids.ts';
import type { Field } from './fields.ts';
import type { Payload } from './payload.ts';
import { createForgedMessage } from './refusals.ts';

/** What comes of a press. `done`: it took hold, so that under a public message there is nothing more to say. */
export interface ComponentReply extends Payload {
  readonly done?: boolean;
  /** Everybody in the channel may read it, where that is the way of the press. */
  readonly toAll?: boolean;
}

type ComponentContext = InteractionContext<MessageComponentInteraction>;
type ComponentTableContext = TableContext<MessageComponentInteraction>;

/**
 * One kind of button or menu. What it says stands where a private message was pressed, or else in a private message of
 * its own. `anew`: always in one of its own. `aloud`: in the channel, where it is for all. `quiet`: it changes the
 * table, which everybody sees; under a public message
 * only why it did not is said.
 */
export interface Component {
  readonly name: ComponentName;
  readonly fields: readonly Field<unknown>[];
  readonly way?: 'anew' | 'aloud' | 'quiet';
  /** What there is to do for an id with these fields: at the table of the id, or anywhere. Null for fields that it never had. */
  reading(fields: readonly string[]): ComponentHandler | null;
}

export type ComponentHandler =
  | { readonly at: 'table'; run(visit: ComponentTableContext): Promise<ComponentReply> }
  | { readonly at: 'anywhere'; run(caller: ComponentContext, table: Table | null): Promise<ComponentReply> };

type ComponentFields<N extends ComponentName> = FieldTuple<Components[N]>;
type FieldTuple<T extends readonly unknown[]> = { readonly [I in keyof T]: Field<T[I]> };

/** A press at a table: the visit is of the table that the id names, in whose channel it was pressed. */
export function defineComponent<N extends ComponentName>(
  name: N,
  fields: ComponentFields<N>,
  run: (visit: ComponentTableContext, ...values: Components[N]) => Promise<ComponentReply>,
  way?: Component['way'],
): Component {
  return {
    name,
    fields: fields as readonly Field<unknown>[],
    ...(way && { way }),
    reading: (texts) => {
      const values = parseAll(fields, texts);
      return values && { at: 'table', run: (visit) => run(visit, ...values) };
    },
  };
}

/** A press that needs no table, but is given the one that the id names, where there is one. */
export function defineComponentAnywhere<N extends ComponentName>(
  name: N,
  fields: ComponentFields<N>,
  run: (caller: ComponentContext, table: Table | null, ...values: Components[N]) => Promise<ComponentReply>,
  way?: Component['way'],
): Component {
  return {
    name,
    fields: fields as readonly Field<unknown>[],
    ...(way && { way }),
    reading: (texts) => {
      const values = parseAll(fields, texts);
      return values && { at: 'anywhere', run: (caller, table) => run(caller, table, ...values) };
    },
  };
}

/** A press that is of no table: none of its ids has ever named one. */
export function defineComponentWithoutTable<N extends ComponentName>(
  name: N,
  fields: ComponentFields<N>,
  run: (caller: ComponentContext, ...values: Components[N]) => Promise<ComponentReply>,
  way?: Component['way'],
): Component {
  const alone = async (caller: ComponentContext, table: Table | null, ...values: Components[N]) =>
    table === null ? await run(caller, ...values) : createForgedMessage(caller.language);
  return defineComponentAnywhere(name, fields, alone, way);
}

/** All of them, or null where one is missing, too many, or was never written so. */
function parseAll<N extends ComponentName>(
  fields: ComponentFields<N>,
  texts: readonly string[],
): Components[N] | null {
  const each = fields as readonly Field<unknown>[];
  if (each.length !== texts.length) return null;
  const values = each.map((field, at) => field.read(texts[at] as string));
  return values.includes(null) ? null : (values as Components[N]);
}

/** What a menu chose; undefined on a button. */
export function getChosenValue(asked: MessageComponentInteraction): string | undefined {
  return asked.isStringSelectMenu() ? asked.values[0] : undefined;
}

/** The people whom a menu of them chose; null for what is none. */
export function getChosenUsers(asked: MessageComponentInteraction): readonly User[] | null {
  return asked.isUserSelectMenu() ? [...asked.users.values()] : null;
}

/** The roles that a menu of them chose; null for what is none. */
export function getChosenRoles(asked: MessageComponentInteraction): readonly string[] | null {
  return asked.isRoleSelectMenu() ? asked.values : null;
}

/** Everything that a menu chose; null on a button. */
export function getChosenValues(asked: MessageComponentInteraction): readonly string[] | null {
  return asked.isStringSelectMenu() ? asked.values : null;
}

/** The channels that a menu of them chose; null for what is none. */
export function getChosenChannels(asked: MessageComponentInteraction): readonly string[] | null {
  return asked.isChannelSelectMenu() ? asked.values : null;
}
