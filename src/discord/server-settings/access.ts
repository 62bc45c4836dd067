import type { BlockList } from '../../app/moderation/block.ts';
import type { ServerSettings } from '../../app/server-settings/server-settings.ts';
import { type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { BotInteraction, InteractionContext } from '../core/context.ts';
import type { Payload, Row } from '../core/payload.ts';
import {
  createButtonRows,
  createChannelRow,
  createMenuRow,
  createNamedButton,
  createRoleRow,
  createUserRow,
  LOG_CHANNELS,
} from '../core/rows.ts';

/**
 * Creates the page of who may open games and leagues on a server and who is blocked, with their menus. It is a separate page, because these
 * lists do not fit beside the other settings. `first`: reason why the last change was refused.
 */
export function createAccessMessage(
  { interaction, language }: Pick<InteractionContext, 'interaction' | 'language'>,
  server: ServerSettings,
  blocked: BlockList,
  first: readonly string[] = [],
): Payload {
  const tell = (what: Text) => translate(language, what, () => '');
  const lines = [
    describeOpeners(getOpenerRoles(interaction, server), server),
    describeBlocked(blocked),
    describeLogChannel(server),
  ];
  const content = [
    ...first,
    tell(text('bot:server.title')),
    ...lines.map((line) => `- ${tell(line)}`),
    `-# ${tell(text('bot:server.aboutAccess'))}`,
  ].join('\n');
  const openers = createRoleRow(
    ['server-openers', 0],
    tell(text('bot:server.pickOpeners')),
    getOpenerRoles(interaction, server),
  );
  const block = createUserRow(['server-block', 0], tell(text('bot:server.pickBlock')));
  const back = createNamedButton(language, 'back', ['server-page', 0, 'games']);
  const next = blocked.from + blocked.shown.length;
  const isMore = blocked.shown.length < blocked.count;
  const more = createNamedButton(language, 'moreBlocked', [
    'server-blocked',
    0,
    next < blocked.count ? next : 0,
  ]);
  return {
    content,
    rows: [
      openers,
      block,
      ...createUnblockRows(blocked, tell(text('bot:server.pickUnblock'))),
      createLogChannelRow(server, tell(text('bot:server.pickLog'))),
      ...createButtonRows(isMore ? [back, more] : [back]),
    ],
  };
}

function createLogChannelRow({ log }: ServerSettings, placeholder: string): Row {
  return createChannelRow(['server-log', 0], placeholder, log === null ? [] : [log], LOG_CHANNELS, 1);
}

/** Names the roles that may open games; `roles`: those that still exist. */
export function describeOpeners(roles: readonly string[], { openers }: ServerSettings): Text {
  if (openers.length === 0) return text('bot:server.openToAll');
  if (roles.length === 0) return text('bot:server.openersGone');
  return text('bot:server.openers', { roles: roles.map((role) => `<@&${role}>`) });
}

/** Returns the roles that may open games, without those that were deleted. */
function getOpenerRoles(
  { guild }: Pick<BotInteraction, 'guild'>,
  { openers }: ServerSettings,
): readonly string[] {
  return openers.filter((role) => guild?.roles.cache.has(role) ?? true);
}

/** Names the channel of the moderators' log. */
export function describeLogChannel({ log }: ServerSettings): Text {
  return log === null ? text('bot:server.noLog') : text('bot:server.log', { channel: `<#${log}>` });
}

/** Numbers the blocked users, because menu options cannot contain mentions. */
function describeBlocked({ shown, from, count }: BlockList): Text {
  if (count === 0) return text('bot:server.nobodyBlocked');
  const people = shown.map(({ person }, at) => `${from + at + 1}. <@${person}>`);
  return text('bot:server.blocked', { count, people });
}

/** Creates the menu to unblock users. A user select would offer only users who are still in the server. */
function createUnblockRows({ shown, from }: BlockList, placeholder: string): readonly Row[] {
  if (shown.length === 0) return [];
  const options = shown.map(({ person, name }, at) => ({
    label: `${from + at + 1}. ${name ?? person}`,
    value: person,
  }));
  return [createMenuRow({ id: ['server-unblock', 0], placeholder, options, max: options.length })];
}
