import { loadChannelTable } from '../../src/app/core/find-tables.ts';
import { loadTable, type Table } from '../../src/app/core/table.ts';
import { findLastEndedMatch } from '../../src/app/replay/record.ts';
import { findDirectTable, loadDirectTables } from '../../src/app/turns/direct-tables.ts';
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
  const { interaction, language } = ctx;
  const wish = getTypedOption(interaction, 'match');
  const table = await (wish === null ? findNewestMatch(ctx) : findTypedMatch(ctx, wish));
  if (table) {
    const film = await createFilmReply(ctx, table);
    return { ...film, toAll: film.toAll && getPlace(interaction) !== 'elsewhere' };
  }
  const no = new Refusal(text(`bot:replay.${wish === null ? 'none' : 'unknown'}`));
  return { toAll: false, payload: createRefusalMessage(no, language) };
}

/** Returns the running match here, or else the ended one that was opened last. */
async function findNewestMatch({ bot, by, interaction }: CommandContext): Promise<Table | null> {
  if (getPlace(interaction) !== 'server') return await findOwnMatch(bot, by.person, null);
  const { channelId } = interaction;
  return (await findRunningMatch(bot, channelId)) ?? (await findLastEndedMatch(bot.app, channelId));
}

async function findTypedMatch(ctx: CommandContext, wish: string): Promise<Table | null> {
  const { bot, by, interaction } = ctx;
  const match = await findTypedMatchId(ctx, wish, await suggestRunningMatches(ctx));
  if (match === null) return null;
  return getPlace(interaction) === 'server'
    ? await findMatchById(bot, interaction.channelId, match)
    : await findOwnMatch(bot, by.person, match);
}

/** Returns a person's match without a server by its number, or the running or last one. */
async function findOwnMatch(
  { app }: BotContext,
  person: string,
  match: string | null,
): Promise<Table | null> {
  const table = await findDirectTable(app, person, 'last', match);
  return refused(table) || table.record.state === null ? null : table;
}

/** Returns a started match of this channel by its number, as suggested; null for any other input. */
async function findMatchById({ app }: BotContext, channel: string, wish: string): Promise<Table | null> {
  const table = /^\d{1,9}$/.test(wish) ? await loadTable(app, Number(wish)) : null;
  if (table === null || refused(table)) return null;
  return table.record.channel === channel && table.record.state !== null ? table : null;
}

/** Returns the running match of a channel. */
async function findRunningMatch(bot: BotContext, channel: string): Promise<Table | null> {
  const live = await loadChannelTable(bot.app, channel);
  return refused(live) || live.record.phase !== 'playing' ? null : live;
}

/** Suggests the running matches first, then the ended ones. */
async function completeMatch(ctx: AutocompleteContext): Promise<readonly Suggestion[]> {
  return await suggestEndedMatches(
    ctx,
    ctx.interaction.options.getFocused(),
    await suggestRunningMatches(ctx),
  );
}

async function suggestRunningMatches(reader: MatchReader): Promise<readonly Suggestion[]> {
  const { settings, language } = reader;
  return (await loadRunningMatches(reader)).map((table) => ({
    name: formatReplaySuggestion(table, language, settings.hours.zone),
    value: String(table.record.id),
  }));
}

/** Returns the running match of the channel, or without a server the reader's own. */
async function loadRunningMatches({ bot, interaction }: MatchReader): Promise<readonly Table[]> {
  if (getPlace(interaction) === 'server') {
    const running = await findRunningMatch(bot, interaction.channelId);
    return running ? [running] : [];
  }
  const own = await loadDirectTables(bot.app, interaction.user.id);
  return own.filter(({ record }) => record.phase === 'playing');
}
