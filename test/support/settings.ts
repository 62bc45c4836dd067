import type { APIMessage } from 'discord-api-types/v10';
import type { SettingsTab } from '../../src/discord/core/custom-ids.ts';
import type { ChannelName, PlaygroundUser } from '../../src/playground/index.ts';
import { findCustomId, waitForMessage } from './table.ts';

/** Opens a tab of the person's settings by `/settings`, in any language. */
export async function openSettingsTab(
  who: PlaygroundUser,
  channel: ChannelName,
  tab: SettingsTab,
): Promise<APIMessage> {
  const first = await waitForMessage(who.slash(channel, 'settings'));
  return await waitForMessage(who.click(first, findCustomId(first, `my-page:0:${tab}`)));
}

/** Presses *Delete my data*. Returns the question whether the person is sure. */
export async function askToDeleteData(who: PlaygroundUser, channel: ChannelName): Promise<APIMessage> {
  const tab = await openSettingsTab(who, channel, 'privacy');
  return await waitForMessage(who.click(tab, findCustomId(tab, 'my-data')));
}
