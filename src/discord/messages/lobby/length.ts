import type { Game } from '../../../engine/game.ts';
import type { Options } from '../../../engine/options.ts';
import { range } from '../../../engine/seat.ts';
import { type Text, text } from '../../../engine/text.ts';
import { isPreset } from './optionNames.ts';

/**
 * How long a match takes each of so many, whichever of these come together: "about 30–35 turns each". Null where nobody
 * has measured it: at a free table, and by options of somebody's own choice.
 */
export function lengthText(game: Game, options: Options, seats: readonly number[]): Text | null {
  const measured = measuredTurns(game, options);
  const turns = seats.flatMap((count) => measured[count] ?? []).map(roundly);
  if (turns.length === 0) return null;
  return text('bot:lobby.length', { turns: range([...turns].sort((one, other) => one - other)) });
}

function measuredTurns(game: Game, options: Options): Readonly<Record<number, number>> {
  if (isPreset(game, options, {})) return game.mind?.turnsEach ?? {};
  return game.presets?.find(({ options: chosen }) => isPreset(game, options, chosen))?.turnsEach ?? {};
}

/** Few turns as they were counted, many to the nearest five: people differ more than that. */
function roundly(turns: number): number {
  return turns < 15 ? turns : 5 * Math.round(turns / 5);
}
