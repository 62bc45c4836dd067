import type { Repeated } from '../../app/core/actor.ts';
import { pacesAt } from '../../app/core/pace.ts';
import { loadTable, presentAt, type Table } from '../../app/core/table.ts';
import {
  hostOnly,
  notInLobby,
  setHints,
  setLanguage,
  setOption,
  setPace,
  setPreset,
  setRated,
  setStrict,
  setTheme,
} from '../../app/lobby/lobby.ts';
import { serverAt } from '../../app/server-settings/server-settings.ts';
import { type Refusal, refused } from '../../engine/refusal.ts';
import type { Visit } from '../core/context.ts';
import { namesAt } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { forgedMessage, reason, refusalMessage } from '../core/refusing.ts';
import { optionsPanel } from './options-panel.ts';

/** The options of a lobby, for its host. */
export async function optionsMessage(visit: Visit, chosen?: string): Promise<Payload> {
  const { bot, table, by, language } = visit;
  const objection = table.record.phase === 'lobby' ? hostOnly(table, by) : notInLobby(table);
  if (objection) return refusalMessage(objection, language, namesAt(table));
  return optionsPanel(table, language, chosen, undefined, await serverAt(bot.house, table.record.guild));
}

/** Sets the option to the value at that place of its menu, and says at once when it does not go with the others. */
export async function chooseValue(visit: Visit, id: string, index: number): Promise<Payload> {
  const { bot, by, table, language } = visit;
  const { id: tableId } = table.record;
  if (id === 'pace')
    return await shown(visit, await setPace(bot.house, by, tableId, pacesAt(table.record.pace)[index]), id);
  if (id === 'late') return await shown(visit, await setStrict(bot.house, by, tableId, index === 1), id);
  if (id === 'hints') return await shown(visit, await setHints(bot.house, by, tableId, index === 1), id);
  if (id === 'rated') return await shown(visit, await setRated(bot.house, by, tableId, index === 0), id);
  const option = table.game.options.find((candidate) => candidate.id === id);
  const value = option?.values[index];
  if (value === undefined) return forgedMessage(language);
  return await shown(visit, await setOption(bot.house, by, tableId, id, value), id);
}

/** Sets the options of a preset. */
export async function choosePreset(visit: Visit, preset: string): Promise<Payload> {
  return await shown(
    visit,
    await setPreset(visit.bot.house, visit.by, visit.table.record.id, preset),
    'preset',
  );
}

/** Sets the theme, or the plain look. */
export async function chooseTheme(visit: Visit, theme: string): Promise<Payload> {
  return await shown(visit, await setTheme(visit.bot.house, visit.by, visit.table.record.id, theme), 'theme');
}

/** Sets what the table speaks. */
export async function chooseLanguage(visit: Visit, language: string): Promise<Payload> {
  return await shown(
    visit,
    await setLanguage(visit.bot.house, visit.by, visit.table.record.id, language),
    'language',
  );
}

async function shown(
  { bot, table, language }: Visit,
  outcome: true | Refusal | Repeated,
  option?: string,
): Promise<Payload> {
  const now = await loadTable(bot.house, table.record.id);
  if (refused(now)) return refusalMessage(now, language);
  if (refused(outcome)) return refusalMessage(outcome, language, namesAt(now));
  const clash = clashes(now);
  const first = clash ? reason(clash, language, namesAt(now)) : undefined;
  return optionsPanel(now, language, option, first, await serverAt(bot.house, now.record.guild));
}

/** What does not go together among the options chosen so far, at any number of seats that may still come. */
function clashes({ game, record, sitters }: Table): Refusal | null {
  const objections = game.seats
    .filter((seats) => seats >= presentAt(sitters).length)
    .map((seats) => game.admits(seats, record.options));
  return objections.every((objection) => objection !== null) ? (objections[0] ?? null) : null;
}
