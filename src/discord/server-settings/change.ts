import type { User } from 'discord.js';
import { setLetter } from '../../app/digest/schedule.ts';
import { block, blockListAt, unblock } from '../../app/moderation/block.ts';
import { mayOpen } from '../../app/permissions/may-open.ts';
import { switchOff, switchOn } from '../../app/puzzles/daily.ts';
import { switchDashboard } from '../../app/server-settings/dashboard.ts';
import { type Server, serverAt, setServer } from '../../app/server-settings/server-settings.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Caller } from '../core/context.ts';
import { tableLanguage } from '../core/language.ts';
import { parentOf } from '../core/parent.ts';
import type { Payload } from '../core/payload.ts';
import { lackingToLog, managesServer, missingPermissions } from '../core/permissions.ts';
import { forgedMessage, reason, refusalMessage } from '../core/refusing.ts';
import { LOG_CHANNELS } from '../core/rows.ts';
import { accessMessage } from './access.ts';
import { serverMessage } from './message.ts';
import type { ServerPage } from './rows.ts';

/** A puzzle a day in the channel where it is switched on, or no more; then all that is set for the server. */
export async function switchPuzzles(caller: Caller, on: boolean): Promise<Payload> {
  const { bot, by, asked, language } = caller;
  const guild = asked.guildId;
  if (guild === null || !managesServer(asked))
    return refusalMessage(new Refusal(text('bot:refuse.managersOnly')), language);
  const missing = on ? missingPermissions(asked, 'open', language) : null;
  if (missing !== null) return await serverHere(caller, [missing], 'messages');
  const where = { guild, channel: asked.channelId, language: tableLanguage(asked, language) };
  const outcome = await (on ? switchOn(bot.house, by, where) : switchOff(bot.house, by, guild));
  return await serverHere(caller, refused(outcome) ? [reason(outcome, language)] : [], 'messages');
}

/** What is set for the server where they are, for who manages it; `first`: why something was not done. */
export async function serverHere(
  caller: Caller,
  first: readonly string[] = [],
  page: ServerPage = 'games',
): Promise<Payload> {
  return mayNot(caller) ?? (await shown(caller, first, page));
}

/** Changes a part of it, and shows all of it as it is then; null for what no menu offers. */
export async function changeServer(
  caller: Caller,
  part: Partial<Server> | null,
  page: ServerPage = 'games',
): Promise<Payload> {
  const { bot, by, asked, language } = caller;
  const objection = mayNot(caller);
  if (objection) return objection;
  if (part === null) return forgedMessage(language);
  const outcome = await setServer(bot.house, by, asked.guildId ?? '', part);
  return await shown(caller, refused(outcome) ? [reason(outcome, language)] : [], page);
}

/** The letter of the week comes to this channel from now on, in the zone of whoever wants it; or it comes no more. */
export async function changeLetter(caller: Caller, wanted: boolean): Promise<Payload> {
  const { bot, by, asked, own, language } = caller;
  const objection = mayNot(caller);
  if (objection) return objection;
  const lacking = wanted ? missingPermissions(asked, 'open', language) : null;
  if (lacking !== null) return await shown(caller, [lacking], 'messages');
  const here = { channel: asked.channelId, zone: own.hours.zone ?? 'UTC' };
  const letter = wanted ? { ...here, language: tableLanguage(asked, language) } : null;
  const outcome = await setLetter(bot.house, by, asked.guildId ?? '', letter);
  return await shown(caller, refused(outcome) ? [reason(outcome, language)] : [], 'messages');
}

/** Turns the dashboard on in this channel, or off. */
export async function changeDashboard(caller: Caller, wanted: boolean): Promise<Payload> {
  const { bot, by, asked, language } = caller;
  const objection = mayNot(caller);
  if (objection) return objection;
  const lacking = wanted ? missingPermissions(asked, 'open', language) : null;
  if (lacking !== null) return await shown(caller, [lacking], 'messages');
  const place = wanted ? { channel: asked.channelId, language: tableLanguage(asked, language) } : null;
  const outcome = await switchDashboard(bot.house, by, asked.guildId ?? '', place);
  return await shown(caller, refused(outcome) ? [reason(outcome, language)] : [], 'messages');
}

/** Shows the people blocked on a server, from an offset. */
export async function showBlocked(caller: Caller, from: number): Promise<Payload> {
  return mayNot(caller) ?? (await shown(caller, [], 'access', from));
}

/** Sets the channel of the moderators' log, or turns the log off. */
export async function changeLog(caller: Caller): Promise<Payload> {
  const { asked, language } = caller;
  const objection = mayNot(caller);
  if (objection) return objection;
  const chosen =
    'isChannelSelectMenu' in asked && asked.isChannelSelectMenu() ? [...asked.channels.values()] : null;
  const [channel] = chosen ?? [];
  if (chosen === null || (channel && !LOG_CHANNELS.includes(channel.type))) return forgedMessage(language);
  const missing = channel === undefined ? [] : lackingToLog(asked, channel.id);
  if (!channel || missing.length === 0)
    return await changeServer(caller, { log: channel?.id ?? null }, 'access');
  const no = text('bot:server.cannotLog', { channel: `<#${channel.id}>`, missing });
  return await shown(caller, [say(language, no, () => '')], 'access');
}

/** Blocks people on a server, and shows the page as it is then; null for values that no menu offers. */
export async function blockThere(caller: Caller, users: readonly User[] | null): Promise<Payload> {
  const people = users?.map(({ id }) => id) ?? null;
  const isBot = users?.some(({ bot }) => bot) ?? false;
  const notBots = async () => new Refusal(text('bot:refuse.blockSelf'));
  return await changeBlocked(caller, isBot ? notBots : block, people);
}

/** Unblocks people on a server, and shows the page as it is then; null for values that no menu offers. */
export async function unblockThere(caller: Caller, people: readonly string[] | null): Promise<Payload> {
  return await changeBlocked(caller, unblock, people);
}

async function changeBlocked(
  caller: Caller,
  change: (...of: Parameters<typeof block>) => ReturnType<typeof block>,
  people: readonly string[] | null,
): Promise<Payload> {
  const { bot, by, asked, language } = caller;
  const objection = mayNot(caller);
  if (objection) return objection;
  if (people === null) return forgedMessage(language);
  const outcome = await change(bot.house, by, asked.guildId ?? '', people);
  return await shown(caller, refused(outcome) ? [reason(outcome, language)] : [], 'access');
}

/** Why no table can be opened where they are, by what is set for the server; null where one can. */
export async function closedHere({ bot, asked, by, language }: Caller): Promise<Payload | null> {
  const place = { guild: asked.guildId ?? '', channel: asked.channelId, parent: parentOf(asked.channel) };
  const objection = await mayOpen(bot.house.store, by, place);
  return objection && refusalMessage(objection, language);
}

async function shown(caller: Caller, first: readonly string[], page: ServerPage, from = 0): Promise<Payload> {
  const { bot, asked } = caller;
  const guild = asked.guildId ?? '';
  const server = await serverAt(bot.house, guild);
  if (page !== 'access') return serverMessage(caller, server, page, first);
  return accessMessage(caller, server, await blockListAt(bot.house, guild, from), first);
}

function mayNot({ asked, language }: Caller): Payload | null {
  if (asked.guildId !== null && managesServer(asked)) return null;
  return refusalMessage(new Refusal(text('bot:refuse.managersOnly')), language);
}
