import type { BlockList } from '../../app/moderation/block.ts';
import type { Server } from '../../app/server-settings/server-settings.ts';
import { type Text, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Asked, Caller } from '../core/context.ts';
import type { Payload, Row } from '../core/payload.ts';
import {
  buttonRows,
  channelRow,
  LOG_CHANNELS,
  menuRow,
  namedButton,
  personRow,
  roleRow,
} from '../core/rows.ts';

/**
 * Tells who may open games and leagues on a server and who is blocked there, with the menus for it. A page of its own, as these
 * lists would not fit beside the other settings. `first`: why something was not done.
 */
export function accessMessage(
  { asked, language }: Pick<Caller, 'asked' | 'language'>,
  server: Server,
  blocked: BlockList,
  first: readonly string[] = [],
): Payload {
  const tell = (what: Text) => say(language, what, () => '');
  const lines = [openersLine(rolesThere(asked, server), server), blockedLine(blocked), logLine(server)];
  const content = [
    ...first,
    tell(text('bot:server.title')),
    ...lines.map((line) => `- ${tell(line)}`),
    `-# ${tell(text('bot:server.aboutAccess'))}`,
  ].join('\n');
  const openers = roleRow(
    ['server-openers', 0],
    tell(text('bot:server.pickOpeners')),
    rolesThere(asked, server),
  );
  const block = personRow(['server-block', 0], tell(text('bot:server.pickBlock')));
  const back = namedButton(language, 'back', ['server-page', 0, 'games']);
  const next = blocked.from + blocked.shown.length;
  const isMore = blocked.shown.length < blocked.count;
  const more = namedButton(language, 'moreBlocked', ['server-blocked', 0, next < blocked.count ? next : 0]);
  return {
    content,
    rows: [
      openers,
      block,
      ...unblockRows(blocked, tell(text('bot:server.pickUnblock'))),
      logChannelRow(server, tell(text('bot:server.pickLog'))),
      ...buttonRows(isMore ? [back, more] : [back]),
    ],
  };
}

function logChannelRow({ log }: Server, placeholder: string): Row {
  return channelRow(['server-log', 0], placeholder, log === null ? [] : [log], LOG_CHANNELS, 1);
}

/** Names the roles that may open games; `roles`: those that are still there. */
export function openersLine(roles: readonly string[], { openers }: Server): Text {
  if (openers.length === 0) return text('bot:server.openToAll');
  if (roles.length === 0) return text('bot:server.openersGone');
  return text('bot:server.openers', { roles: roles.map((role) => `<@&${role}>`) });
}

/** Returns the roles that may open games, without those that were deleted. */
function rolesThere({ guild }: Pick<Asked, 'guild'>, { openers }: Server): readonly string[] {
  return openers.filter((role) => guild?.roles.cache.has(role) ?? true);
}

/** Names the channel of the moderators' log. */
export function logLine({ log }: Server): Text {
  return log === null ? text('bot:server.noLog') : text('bot:server.log', { channel: `<#${log}>` });
}

/** Numbers the people: a menu of words cannot mention them. */
function blockedLine({ shown, from, count }: BlockList): Text {
  if (count === 0) return text('bot:server.nobodyBlocked');
  const people = shown.map(({ person }, at) => `${from + at + 1}. <@${person}>`);
  return text('bot:server.blocked', { count, people });
}

/** No menu of people, which offers only those who are still in the server. */
function unblockRows({ shown, from }: BlockList, placeholder: string): readonly Row[] {
  if (shown.length === 0) return [];
  const options = shown.map(({ person, name }, at) => ({
    label: `${from + at + 1}. ${name ?? person}`,
    value: person,
  }));
  return [menuRow({ id: ['server-unblock', 0], placeholder, options, max: options.length })];
}
