import { getTableView, type Table } from '../../app/core/table.ts';
import { checkCanReplay, isVeiled, loadReplay, type Replay } from '../../app/replay/replay.ts';
import { refused } from '../../engine/refusal.ts';
import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import { checkLimit } from '../core/check-limit.ts';
import type { BotContext, InteractionContext, TableContext } from '../core/context.ts';
import type { ComponentId } from '../core/custom-ids.ts';
import { getGameName, getPlainNames } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { describeMissingPermissions, explainCannotPost } from '../core/permissions.ts';
import { createRefusalMessage } from '../core/refusals.ts';
import type { AddressedReply } from '../core/reply.ts';
import { type Button, createNamedButton } from '../core/rows.ts';
import { createTableAltText, getPrivateStyle } from '../pictures/picture.ts';
import {
  createFilmFile,
  createFilmMessage,
  createFilmRequests,
  createStepThroughRows,
} from './film-message.ts';

/** Creates the film of a match for everybody in the channel, one at a time. Reads the match only if the film is to be made. */
export async function createFilmReply(ctx: InteractionContext, table: Table): Promise<AddressedReply> {
  const { bot, interaction, language } = ctx;
  const no = checkCanReplay(table);
  if (no) return { toAll: false, payload: createRefusalMessage(no, language) };
  const missing = describeMissingPermissions(interaction, 'open', language);
  if (missing !== null) return createPrivateReply(missing);
  if (isVeiled(table)) return createStepsOnlyReply({ table }, 'memory', language);
  const rows = createStepThroughRows(table, language);
  const silent = explainCannotPost(interaction, language);
  if (silent !== null) return { toAll: false, payload: { content: silent, rows } };
  const tooMany = isFilming(ctx) ? null : checkLimit(ctx, 'film', interaction.guildId);
  if (tooMany) return { toAll: false, payload: { ...tooMany, rows } };
  const made = await runOneAtATime(bot, interaction.channelId, async () => {
    const course = await loadReplay(bot.app, table);
    if (refused(course)) return { toAll: false, payload: createRefusalMessage(course, language) };
    return await tryCreateFilm(bot, course, language);
  });
  return made ?? createBusyReply(language);
}

/** Returns whether a film is being made for this channel, so that the match need not be read. */
export function isFilming({ bot, interaction }: InteractionContext): boolean {
  return bot.filming.has(interaction.channelId);
}

export function createBusyReply(language: Language): AddressedReply {
  return createPrivateReply(translate(language, text('bot:replay.busy'), () => ''));
}

/** Creates the film of the moves after a log entry, privately for the caller and one at a time per user. */
export async function createRecapReply(ctx: TableContext, course: Replay, entry: number): Promise<Payload> {
  const { bot, interaction, by, language } = ctx;
  const missing = describeMissingPermissions(interaction, 'open', language);
  if (missing !== null) return { content: missing };
  if (course.veiled) return createStepsOnlyReply(course, 'memory', language).payload;
  const making = async () =>
    await createRecapFilm(ctx, course, entry).catch(
      (error) =>
        createFailureReply(bot, course, language, error, ['since', course.table.record.id, entry]).payload,
    );
  const tooMany = bot.filming.has(by.person) ? null : checkLimit(ctx, 'film', interaction.guildId);
  if (tooMany) return { ...tooMany, rows: createStepThroughRows(course.table, language) };
  const made = await runOneAtATime(bot, by.person, making);
  return made ?? { content: translate(language, text('bot:recap.busy'), () => '') };
}

/** Runs a job, or returns null if one is running for the same channel or user (`whose`). */
async function runOneAtATime<T>(bot: BotContext, whose: string, making: () => Promise<T>): Promise<T | null> {
  if (bot.filming.has(whose)) return null;
  bot.filming.add(whose);
  return await making().finally(() => bot.filming.delete(whose));
}

async function tryCreateFilm(bot: BotContext, course: Replay, language: Language): Promise<AddressedReply> {
  try {
    return { toAll: true, payload: await createFilmMessage(bot, course) };
  } catch (error) {
    return createFailureReply(bot, course, language, error, ['film', course.table.record.id]);
  }
}

/** Logs the failure of a film, which is a bug, and offers to try again or to step through the match. */
function createFailureReply(
  bot: BotContext,
  course: Replay,
  language: Language,
  error: unknown,
  again: ComponentId,
): AddressedReply {
  bot.log.error({ err: error, table: course.table.record.id }, 'Failed to make a replay film');
  return createStepsOnlyReply(course, 'failed', language, [
    createNamedButton(language, 'tryAgain', again, 'primary'),
  ]);
}

/** Explains why there is no film, with the button to step through the match. */
function createStepsOnlyReply(
  { table }: Pick<Replay, 'table'>,
  why: 'memory' | 'failed',
  language: Language,
  before: readonly Button[] = [],
): AddressedReply {
  const content = translate(language, text(`bot:replay.${why}`), () => '');
  return { toAll: false, payload: { content, rows: createStepThroughRows(table, language, before) } };
}

function createPrivateReply(content: string): AddressedReply {
  return { toAll: false, payload: { content } };
}

/** Creates the private film of the moves after a log entry. Throws if rendering fails. */
export async function createRecapFilm(ctx: TableContext, course: Replay, entry: number): Promise<Payload> {
  const { bot, language } = ctx;
  const { table, entries } = course;
  const from = entries.filter(({ number }) => number <= entry).length;
  const look = await getPrivateStyle(ctx, table);
  const film = await bot.filmRenderer.film(await createFilmRequests(bot, course, look, from));
  const names = getPlainNames(table);
  const about = { game: getGameName(table.game, language), count: entries.slice(from).length };
  const alt = `${translate(language, text('bot:recap.alt', about), names)} ${await createTableAltText(bot, table, getTableView(table, null), language)}`;
  return {
    content: translate(language, text('bot:recap.film', about), names),
    files: [createFilmFile(film, alt)],
  };
}
