import type { MessageComponentInteraction, User } from 'discord.js';
import type { Table } from '../../app/core/table.ts';
import type { InteractionContext, TableContext } from './context.ts';
import type { ComponentName, Components } from './custom-ids.ts';
import type { Field } from './fields.ts';
import type { Payload } from './payload.ts';
import { createForgedMessage } from './refusals.ts';

/** Reply to a component. `done`: the action succeeded, so under a public message no reply is needed. */
export interface ComponentReply extends Payload {
  readonly done?: boolean;
  /** Posts the reply publicly, if the component's `way` is `aloud`. */
  readonly toAll?: boolean;
}

type ComponentContext = InteractionContext<MessageComponentInteraction>;
type ComponentTableContext = TableContext<MessageComponentInteraction>;

/**
 * A kind of button or menu. By default its reply edits the private message it belongs to, or else is a new private message.
 * `anew`: always a new private message. `aloud`: in the channel, if the reply is public. `quiet`: the action changes the table, which
 * everybody sees, so under a public message only a refusal is sent.
 */
export interface Component {
  readonly name: ComponentName;
  readonly fields: readonly Field<unknown>[];
  readonly way?: 'anew' | 'aloud' | 'quiet';
  /** Returns the handler for an id with these fields, or null for fields that were never written. */
  reading(fields: readonly string[]): ComponentHandler | null;
}

export type ComponentHandler =
  | { readonly at: 'table'; run(ctx: ComponentTableContext): Promise<ComponentReply> }
  | { readonly at: 'anywhere'; run(ctx: ComponentContext, table: Table | null): Promise<ComponentReply> };

type ComponentFields<N extends ComponentName> = FieldTuple<Components[N]>;
type FieldTuple<T extends readonly unknown[]> = { readonly [I in keyof T]: Field<T[I]> };

/** Defines a component of a table. Its context has the table named by the id; the click comes from that table's channel. */
export function defineComponent<N extends ComponentName>(
  name: N,
  fields: ComponentFields<N>,
  run: (ctx: ComponentTableContext, ...values: Components[N]) => Promise<ComponentReply>,
  way?: Component['way'],
): Component {
  return {
    name,
    fields: fields as readonly Field<unknown>[],
    ...(way && { way }),
    reading: (texts) => {
      const values = parseAll(fields, texts);
      return values && { at: 'table', run: (tableCtx) => run(tableCtx, ...values) };
    },
  };
}

/** Defines a component that needs no table, but receives the one named by the id if it exists. */
export function defineComponentAnywhere<N extends ComponentName>(
  name: N,
  fields: ComponentFields<N>,
  run: (ctx: ComponentContext, table: Table | null, ...values: Components[N]) => Promise<ComponentReply>,
  way?: Component['way'],
): Component {
  return {
    name,
    fields: fields as readonly Field<unknown>[],
    ...(way && { way }),
    reading: (texts) => {
      const values = parseAll(fields, texts);
      return values && { at: 'anywhere', run: (ctx, table) => run(ctx, table, ...values) };
    },
  };
}

/** Defines a component without a table; an id that names one is answered as forged. */
export function defineComponentWithoutTable<N extends ComponentName>(
  name: N,
  fields: ComponentFields<N>,
  run: (ctx: ComponentContext, ...values: Components[N]) => Promise<ComponentReply>,
  way?: Component['way'],
): Component {
  const alone = async (ctx: ComponentContext, table: Table | null, ...values: Components[N]) =>
    table === null ? await run(ctx, ...values) : createForgedMessage(ctx.language);
  return defineComponentAnywhere(name, fields, alone, way);
}

/** Parses all fields, or returns null if one is missing, superfluous or malformed. */
function parseAll<N extends ComponentName>(
  fields: ComponentFields<N>,
  texts: readonly string[],
): Components[N] | null {
  const each = fields as readonly Field<unknown>[];
  if (each.length !== texts.length) return null;
  const values = each.map((field, at) => field.read(texts[at] as string));
  return values.includes(null) ? null : (values as Components[N]);
}

/** Returns the value chosen in a menu; undefined for a button. */
export function getChosenValue(interaction: MessageComponentInteraction): string | undefined {
  return interaction.isStringSelectMenu() ? interaction.values[0] : undefined;
}

/** Returns the users chosen in a user menu; null for any other component. */
export function getChosenUsers(interaction: MessageComponentInteraction): readonly User[] | null {
  return interaction.isUserSelectMenu() ? [...interaction.users.values()] : null;
}

/** Returns the roles chosen in a role menu; null for any other component. */
export function getChosenRoles(interaction: MessageComponentInteraction): readonly string[] | null {
  return interaction.isRoleSelectMenu() ? interaction.values : null;
}

/** Returns all values chosen in a select menu; null for any other component. */
export function getChosenValues(interaction: MessageComponentInteraction): readonly string[] | null {
  return interaction.isStringSelectMenu() ? interaction.values : null;
}

/** Returns the channels chosen in a channel menu; null for any other component. */
export function getChosenChannels(interaction: MessageComponentInteraction): readonly string[] | null {
  return interaction.isChannelSelectMenu() ? interaction.values : null;
}
