import {
  type APIButtonComponentWithCustomId,
  type APIButtonComponentWithURL,
  ButtonStyle,
  ChannelType,
  ComponentType,
  SelectMenuDefaultValueType,
} from 'discord.js';
import { isPlayable } from '../../app/core/table.ts';
import type { KeySuffix } from '../../engine/sentence-keys.ts';
import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import { stripCommandMarks } from './command-mentions.ts';
import type { TableContext } from './context.ts';
import { isSeated } from './create-context.ts';
import { type ComponentId, formatCustomId } from './custom-ids.ts';
import { truncateText } from './cut.ts';
import type { Payload, Row } from './payload.ts';

export type Button = APIButtonComponentWithCustomId;
export type LinkButton = APIButtonComponentWithURL;
export type ButtonStyleName = 'primary' | 'secondary' | 'success' | 'danger';

const STYLES = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

/** Cuts a text of a component, in which Discord shows no mentions of commands. */
function fitLabel(label: string, most: number): string {
  return truncateText(stripCommandMarks(label), most);
}

/** Creates a button with this label, and the emoji of an icon before it. https://discord.com/developers/docs/components/reference#button */
export function createButton(
  label: string,
  pressing: ComponentId,
  style: ButtonStyleName = 'secondary',
  icon?: string,
): Button {
  return {
    type: ComponentType.Button,
    style: STYLES[style],
    label: fitLabel(label, 80),
    custom_id: formatCustomId(pressing),
    ...(icon !== undefined && { emoji: { name: icon } }),
  };
}

/** Creates a button that opens a URL. */
export function createLinkButton(label: string, url: string): LinkButton {
  return { type: ComponentType.Button, style: ButtonStyle.Link, label: fitLabel(label, 80), url };
}

/** Names of the bot's buttons, which are the keys of their sentences. */
export type ButtonName = KeySuffix<'bot:button'>;

/** Creates a button labelled by the sentence of that name. */
export function createNamedButton(
  language: Language,
  name: ButtonName,
  pressing: ComponentId,
  style: ButtonStyleName = 'secondary',
): Button {
  return createButton(translate(language, text(`bot:button.${name}`), hideNames), pressing, style);
}

/** Returns buttons in rows of at most five. */
export function createButtonRows(buttons: readonly (Button | LinkButton)[], across = 5): Row[] {
  const rows: Row[] = [];
  for (let from = 0; from < buttons.length; from += across) {
    rows.push({ type: ComponentType.ActionRow, components: buttons.slice(from, from + across) });
  }
  return rows;
}

export interface MenuOption {
  readonly label: string;
  readonly value: string;
  readonly description?: string;
  readonly chosen?: boolean;
  /** Icon whose emoji stands before the label. */
  readonly icon?: string | undefined;
}

interface Menu {
  readonly id: ComponentId;
  readonly placeholder: string;
  readonly options: readonly MenuOption[];
  readonly min?: number;
  readonly max?: number;
}

/** Creates a row with a select menu. https://discord.com/developers/docs/components/reference#string-select */
export function createMenuRow({ id, placeholder, options, min = 1, max = 1 }: Menu): Row {
  const menu = {
    type: ComponentType.StringSelect as const,
    custom_id: formatCustomId(id),
    placeholder: fitLabel(placeholder, 150),
    min_values: min,
    max_values: max,
    options: options.map(toMenuOption),
  };
  return { type: ComponentType.ActionRow, components: [menu] };
}

/** Maximum number of values of a menu. */
const MAX_VALUES = 25;

/** Channels in which people can talk or open threads. */
const TALK_CHANNELS = [
  ChannelType.GuildText,
  ChannelType.GuildAnnouncement,
  ChannelType.GuildVoice,
  ChannelType.GuildStageVoice,
  ChannelType.GuildForum,
  ChannelType.GuildMedia,
];

/** Channels in which a log can be posted. */
export const LOG_CHANNELS: readonly ChannelType[] = [ChannelType.GuildText, ChannelType.GuildAnnouncement];

/** Creates a menu of the server's channels of these types. https://discord.com/developers/docs/components/reference#channel-select */
export function createChannelRow(
  id: ComponentId,
  placeholder: string,
  chosen: readonly string[],
  types: readonly ChannelType[] = TALK_CHANNELS,
  most = MAX_VALUES,
): Row {
  const menu = {
    type: ComponentType.ChannelSelect as const,
    custom_id: formatCustomId(id),
    placeholder: fitLabel(placeholder, 150),
    channel_types: [...types],
    min_values: 0,
    max_values: most,
    default_values: chosen.map((channel) => ({
      id: channel,
      type: SelectMenuDefaultValueType.Channel as const,
    })),
  };
  return { type: ComponentType.ActionRow, components: [menu] };
}

/**
 * Creates a menu of the server's roles with any number preselected. https://discord.com/developers/docs/components/reference#role-select
 */
export function createRoleRow(id: ComponentId, placeholder: string, chosen: readonly string[]): Row {
  const menu = {
    type: ComponentType.RoleSelect as const,
    custom_id: formatCustomId(id),
    placeholder: fitLabel(placeholder, 150),
    min_values: 0,
    max_values: MAX_VALUES,
    default_values: chosen.map((role) => ({ id: role, type: SelectMenuDefaultValueType.Role as const })),
  };
  return { type: ComponentType.ActionRow, components: [menu] };
}

/** Creates a menu of the server's members, none preselected. https://discord.com/developers/docs/components/reference#user-select */
export function createUserRow(id: ComponentId, placeholder: string): Row {
  const menu = {
    type: ComponentType.UserSelect as const,
    custom_id: formatCustomId(id),
    placeholder: fitLabel(placeholder, 150),
    min_values: 1,
    max_values: MAX_VALUES,
  };
  return { type: ComponentType.ActionRow, components: [menu] };
}

function toMenuOption({ label, value, description, chosen, icon }: MenuOption) {
  return {
    label: fitLabel(label, 80),
    value,
    ...(description !== undefined && { description: fitLabel(description, 100) }),
    ...(chosen && { default: true }),
    ...(icon !== undefined && { emoji: { name: icon } }),
  };
}

function hideNames(): string {
  return '';
}

/**
 * Adds a button back to the panel, for a private message that replaced it.
 * The player replaces the panel by looking something up.
 */
export function addBackButton(ctx: TableContext, payload: Payload): Payload {
  const { table, language } = ctx;
  if (table.record.phase !== 'playing' || !isPlayable(table) || !isSeated(ctx)) return payload;
  const rows = payload.rows ?? [];
  const back = createNamedButton(language, 'back', ['again', table.record.id]);
  const last = rows.at(-1);
  const hasRoom =
    last?.components.every(({ type }) => type === ComponentType.Button) && last.components.length < 5;
  if (!last || !hasRoom) return { ...payload, rows: [...rows, ...createButtonRows([back])] };
  const components = [...last.components, back];
  return { ...payload, rows: [...rows.slice(0, -1), { ...last, components }] };
}
