import { loadChannelTable } from '../../src/app/core/find-tables.ts';
import { loadTable, type Table } from '../../src/app/core/table.ts';
import { findLastEndedMatch } from '../../src/app/replay/record.ts';
import { findDirectTable } from '../../src/app/turns/direct-tables.ts';
import {
  type Argument,
  type CommandContext,
  getTypedOption,
  type Subcommand,
  type Suggestion,
} from '../../src/discord/core/command.ts';
import type { AutocompleteContext, BotContext } from '../../src/discord/core/context.ts';
import { getPlace } from '../../src/discord/core/place.ts';
import { createRefusalMessage } from '../../src/discord/core/refusals.ts';
import { type AddressedReply, replyPublicly } from '../../src/discord/core/reply.ts';
import { createBusyReply, createFilmReply, isFilming } from '../../src/discord/replay/film.ts';
import {
  findTypedMatchId,
  formatReplaySuggestion,
  type MatchReader,
  suggestEndedMatches,
} from '../../src/discord/replay/match-suggestions.ts';
import { Refusal, refused } from '../../src/engine/refusal.ts';
import { text } from '../../src/engine/text.ts';

const match: Argument = { id: 'anyMatch', kind: 'string', autocomplete: true };

/** Posts a running or finished match of this channel as a film, for everybody in the channel. */
export const replay: Subcommand = {
  name: 'replay',
  arguments: [match],
  run: (incoming) => replyPublicly(incoming, showReplay),
  complete: completeMatch,
};

async function showReplay(ctx: CommandContext): Promise<AddressedReply> {
  if (isFilming(ctx)) return createBusyReply(ctx.language);
  const { bot, interaction, language } = ctx;
  const wish = getTypedOption(interaction, 'match');
  const { channelId } = interaction;
  const place = getPlace(interaction);
  const table = await (place !== 'server'
    ? findOwnMatch(ctx, wish)
    : wish === null
      ? findNewestMatch(bot, channelId)
      : findTypedMatch(ctx, wish));
  if (table) {
    const film = await createFilmReply(ctx, table);
    return { ...film, toAll: film.toAll && place !== 'elsewhere' };
  }
  const no = new Refusal(text(`bot:replay.${wish === null ? 'none' : 'unknown'}`));
  return { toAll: false, payload: createRefusalMessage(no, language) };
}

/** Returns the caller's match without a server by its number, or the running or last one. */
async function findOwnMatch({ bot, by }: CommandContext, wish: string | null): Promise<Table | null> {
  const table = await findDirectTable(bot.app, by.person, 'last', wish);
  return refused(table) || table.record.state === null ? null : table;
}

async function findTypedMatch(ctx: CommandContext, wish: string): Promise<Table | null> {
  const match = await findTypedMatchId(ctx, wish, await suggestRunningMatches(ctx));
  return match === null ? null : await findMatchById(ctx.bot, ctx.interaction.channelId, match);
}

/** Returns a started match of this channel by its number, as suggested; null for any other input. */
async function findMatchById({ app }: BotContext, channel: string, wish: string): Promise<Table | null> {
  const table = /^\d{1,9}$/.test(wish) ? await loadTable(app, Number(wish)) : null;
  if (table === null || refused(table)) return null;
  return table.record.channel === channel && table.record.state !== null ? table : null;
}

/** Returns the running match of a channel, or else the ended one that was opened last. */
async function findNewestMatch(bot: BotContext, channel: string): Promise<Table | null> {
  return (await findRunningMatch(bot, channel)) ?? (await findLastEndedMatch(bot.app, channel));
}

/** Returns the running match of a channel. */
async function findRunningMatch(bot: BotContext, channel: string): Promise<Table | null> {
  const live = await loadChannelTable(bot.app, channel);
  return refused(live) || live.record.phase !== 'playing' ? null : live;
}

/** Suggests the running match first, then the ended ones. */
async function completeMatch(ctx: AutocompleteContext): Promise<readonly Suggestion[]> {
  return await suggestEndedMatches(
    ctx,
    ctx.interaction.options.getFocused(),
    await suggestRunningMatches(ctx),
  );
}

async function suggestRunningMatches({
  bot,
  interaction,
  settings,
  language,
}: MatchReader): Promise<readonly Suggestion[]> {
  const running = await findRunningMatch(bot, interaction.channelId);
  if (!running) return [];
  return [
    {
      name: formatReplaySuggestion(running, language, settings.hours.zone),
      value: String(running.record.id),
    },
  ];
}
