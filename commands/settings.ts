import {
  type Argument,
  type Command,
  type CommandContext,
  getTypedOption,
} from '../src/discord/core/command.ts';
import type { Payload } from '../src/discord/core/payload.ts';
import { replyPrivately } from '../src/discord/core/reply.ts';
import { changeOwnSettings } from '../src/discord/settings/change.ts';
import { createSettingsMessage } from '../src/discord/settings/message.ts';
import { suggestSettings } from '../src/discord/settings/suggestions.ts';

const SETTING_OPTIONS = ['zone', 'quiet', 'away'] as const;

const settingArguments: readonly Argument[] = SETTING_OPTIONS.map((id) => ({
  id,
  kind: 'string',
  autocomplete: true,
}));

/** Shows the caller's settings in three tabs: notifications, display, privacy. Its arguments change the hours. */
export const settings: Command = {
  name: 'settings',
  arguments: settingArguments,
  run: (incoming) => replyPrivately(incoming, showOrChangeSettings),
  complete: async (ctx) => suggestSettings(ctx),
};

async function showOrChangeSettings(ctx: CommandContext): Promise<Payload> {
  const given = SETTING_OPTIONS.flatMap((id) => {
    const wish = getTypedOption(ctx.interaction, id);
    return wish === null ? [] : [[id, wish] as const];
  });
  return given.length === 0
    ? await createSettingsMessage(ctx, { tab: 'notifications' })
    : await changeOwnSettings(ctx, Object.fromEntries(given));
}
