import { loadChannelTable } from '../../src/app/core/find-tables.ts';
import { hasEnded } from '../../src/app/core/table.ts';
import { findEndedMatch, findLastEndedMatch } from '../../src/app/replay/record.ts';
import { findDirectTable } from '../../src/app/turns/direct-tables.ts';
import {
  type Argument,
  type CommandContext,
  getTypedOption,
  type Subcommand,
} from '../../src/discord/core/command.ts';
import type { Payload } from '../../src/discord/core/payload.ts';
import { getPlace } from '../../src/discord/core/place.ts';
import { createRefusalMessage } from '../../src/discord/core/refusals.ts';
import { replyPrivately } from '../../src/discord/core/reply.ts';
import { createExportMessage } from '../../src/discord/replay/export.ts';
import { findTypedMatchId, suggestEndedMatches } from '../../src/discord/replay/match-suggestions.ts';
import { Refusal, refused } from '../../src/engine/refusal.ts';
import { text } from '../../src/engine/text.ts';

const match: Argument = { id: 'match', kind: 'string', autocomplete: true };

/** Sends a finished match of this channel, or without a server one of the caller, as files. */
export const exportCommand: Subcommand = {
  name: 'export',
  arguments: [match],
  run: (incoming) => replyPrivately(incoming, exportMatch),
  complete: (ctx) => suggestEndedMatches(ctx, ctx.interaction.options.getFocused()),
};

async function exportMatch(ctx: CommandContext): Promise<Payload> {
  const { bot, interaction, language } = ctx;
  const no = (key: 'none' | 'running' | 'unknown') =>
    createRefusalMessage(new Refusal(text(`bot:export.${key}`)), language);
  const wish = getTypedOption(interaction, 'match');
  const match = wish === null ? null : await findTypedMatchId(ctx, wish);
  if (wish !== null && match === null) return no('unknown');
  if (getPlace(interaction) !== 'server') {
    const own = await findDirectTable(bot.app, ctx.by.person, 'last', match);
    if (refused(own)) return no(wish === null ? 'none' : 'unknown');
    return hasEnded(own) ? await createExportMessage(ctx, own) : no('running');
  }
  const table =
    match === null
      ? await findLastEndedMatch(bot.app, interaction.channelId)
      : await findEndedMatch(bot.app, interaction.channelId, match);
  if (table) return await createExportMessage(ctx, table);
  if (match !== null) return no('unknown');
  const live = await loadChannelTable(bot.app, interaction.channelId);
  return no(refused(live) || live.record.phase !== 'playing' ? 'none' : 'running');
}
