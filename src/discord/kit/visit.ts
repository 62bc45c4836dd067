import { PermissionFlagsBits } from 'discord.js';
import type { Seat } from '../../engine/game.ts';
import type { Language } from '../../engine/text.ts';
import type { Act } from '../../tables/act.ts';
import { seatOf, type Table } from '../../tables/table.ts';
import type { Asked, Bot } from './bot.ts';
import { languageOf } from './language.ts';

/** Somebody at the door: who they are to the tables, in which language they read, and what Discord told of it. */
export interface Caller<A extends Asked = Asked> {
  readonly bot: Bot;
  readonly asked: A;
  readonly by: Act;
  readonly language: Language;
  /** When they reached the bot, in ms since 1970 by its own clock. */
  readonly arrived: number;
}

/** A caller at a table, which was read once, where the call came in. */
export interface Visit<A extends Asked = Asked> extends Caller<A> {
  readonly table: Table;
  /** Where they sit; null for who watches. */
  readonly seat: Seat | null;
  /** The table is not in the channel where they are. */
  readonly elsewhere: boolean;
}

/** A visit of somebody who sits there. */
export type Seated<A extends Asked = Asked> = Visit<A> & { readonly seat: Seat };

/** Who calls by this interaction. */
export function callerOf<A extends Asked>(bot: Bot, asked: A): Caller<A> {
  const by: Act = {
    interaction: asked.id,
    at: asked.createdTimestamp,
    person: asked.user.id,
    name: nameOf(asked),
    manages: asked.memberPermissions?.has(PermissionFlagsBits.ManageChannels) ?? false,
  };
  return { bot, asked, by, language: languageOf(asked.locale), arrived: bot.house.now() };
}

/** The caller at that table, as it is now. What they may do in the channel where they are counts for tables in it. */
export function visitTo<A extends Asked>(caller: Caller<A>, table: Table): Visit<A> {
  const { bot, asked, by, language, arrived } = caller;
  const elsewhere = table.record.channel !== asked.channelId;
  const manages = by.manages && !elsewhere;
  return {
    ...{ bot, asked, language, arrived, table, elsewhere },
    by: { ...by, manages },
    seat: seatOf(table, by.person),
  };
}

/** Whether they sit there. */
export function isSeated<A extends Asked>(visit: Visit<A>): visit is Seated<A> {
  return visit.seat !== null;
}

/** What the person is called in this server. */
function nameOf({ member, user }: Asked): string {
  const nick = member === null ? null : 'displayName' in member ? member.displayName : member.nick;
  return nick ?? user.displayName;
}
