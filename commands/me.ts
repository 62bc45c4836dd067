import {
  type Argument,
  type Command,
  type CommandContext,
  getTypedOption,
} from '../src/discord/core/command.ts';
import type { Payload } from '../src/discord/core/payload.ts';
import { replyPrivately } from '../src/discord/core/reply.ts';
import { changeOwnSettings } from '../src/discord/settings/change.ts';
import { createMeMessage } from '../src/discord/settings/message.ts';
import { suggestSettings } from '../src/discord/settings/suggestions.ts';

const SETTING_OPTIONS = ['zone', 'quiet', 'away'] as const;

const settingArguments: readonly Argument[] = SETTING_OPTIONS.map((id) => ({
  id,
  kind: 'string',
  autocomplete: true,
}));

/** Shows or changes the caller's settings: time, reminders, language and display. */
export const me: Command = {
  name: 'me',
  arguments: settingArguments,
  run: (incoming) => replyPrivately(incoming, showOrChangeSettings),
  complete: async (ctx) => suggestSettings(ctx),
};

async function showOrChangeSettings(ctx: CommandContext): Promise<Payload> {
  const given = SETTING_OPTIONS.flatMap((id) => {
    const wish = getTypedOption(ctx.interaction, id);
    return wish === null ? [] : [[id, wish] as const];
  });
  return given.length === 0 ? createMeMessage(ctx) : await changeOwnSettings(ctx, Object.fromEntries(given));
}
