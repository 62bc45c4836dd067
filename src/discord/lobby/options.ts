import type { Repeated } from '../../app/core/actor.ts';
import { getPaces } from '../../app/core/pace.ts';
import { getPresentSeats, loadTable, type Table } from '../../app/core/table.ts';
import {
  checkHost,
  refuseNotInLobby,
  setHints,
  setLanguage,
  setOption,
  setPace,
  setPreset,
  setRated,
  setStrict,
  setTheme,
} from '../../app/lobby/lobby.ts';
import { getServerSettings } from '../../app/server-settings/server-settings.ts';
import { type Refusal, refused } from '../../engine/refusal.ts';
import type { TableContext } from '../core/context.ts';
import { getSafeNames } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { createForgedMessage, createRefusalMessage, formatRefusal } from '../core/refusals.ts';
import { createOptionsPanel } from './options-panel.ts';

/** Shows the options panel of a lobby to its host. */
export async function createOptionsMessage(ctx: TableContext, chosen?: string): Promise<Payload> {
  const { bot, table, by, language } = ctx;
  const objection = table.record.phase === 'lobby' ? checkHost(table, by) : refuseNotInLobby(table);
  if (objection) return createRefusalMessage(objection, language, getSafeNames(table));
  return createOptionsPanel(
    table,
    language,
    chosen,
    undefined,
    await getServerSettings(bot.app, table.record.guild),
  );
}

/** Sets an option to the value at an index of its menu, and warns at once if it conflicts with other options. */
export async function chooseValue(ctx: TableContext, id: string, index: number): Promise<Payload> {
  const { bot, by, table, language } = ctx;
  const { id: tableId } = table.record;
  if (id === 'pace')
    return await showOptionsPanel(
      ctx,
      await setPace(bot.app, by, tableId, getPaces(table.record.pace)[index]),
      id,
    );
  if (id === 'late')
    return await showOptionsPanel(ctx, await setStrict(bot.app, by, tableId, index === 1), id);
  if (id === 'hints')
    return await showOptionsPanel(ctx, await setHints(bot.app, by, tableId, index === 1), id);
  if (id === 'rated')
    return await showOptionsPanel(ctx, await setRated(bot.app, by, tableId, index === 0), id);
  const option = table.game.options.find((candidate) => candidate.id === id);
  const value = option?.values[index];
  if (value === undefined) return createForgedMessage(language);
  return await showOptionsPanel(ctx, await setOption(bot.app, by, tableId, id, value), id);
}

/** Sets the options of a preset. */
export async function choosePreset(ctx: TableContext, preset: string): Promise<Payload> {
  return await showOptionsPanel(ctx, await setPreset(ctx.bot.app, ctx.by, ctx.table.record.id, preset));
}

/** Sets the theme, or the plain style. */
export async function chooseTheme(ctx: TableContext, theme: string): Promise<Payload> {
  return await showOptionsPanel(
    ctx,
    await setTheme(ctx.bot.app, ctx.by, ctx.table.record.id, theme),
    'theme',
  );
}

/** Sets the language of the table. */
export async function chooseLanguage(ctx: TableContext, language: string): Promise<Payload> {
  return await showOptionsPanel(
    ctx,
    await setLanguage(ctx.bot.app, ctx.by, ctx.table.record.id, language),
    'language',
  );
}

async function showOptionsPanel(
  { bot, table, language }: TableContext,
  outcome: true | Refusal | Repeated,
  option?: string,
): Promise<Payload> {
  const now = await loadTable(bot.app, table.record.id);
  if (refused(now)) return createRefusalMessage(now, language);
  if (refused(outcome)) return createRefusalMessage(outcome, language, getSafeNames(now));
  const clash = findClash(now);
  const first = clash ? formatRefusal(clash, language, getSafeNames(now)) : undefined;
  return createOptionsPanel(now, language, option, first, await getServerSettings(bot.app, now.record.guild));
}

/** Returns the conflict among the chosen options, if it holds for every number of players that is still possible. */
function findClash({ game, record, seats: occupants }: Table): Refusal | null {
  const objections = game.seats
    .filter((seats) => seats >= getPresentSeats(occupants).length)
    .map((seats) => game.admits(seats, record.options));
  return objections.every((objection) => objection !== null) ? (objections[0] ?? null) : null;
}
