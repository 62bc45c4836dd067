import { findPerson, isPlayable, type Table } from '../../app/core/table.ts';
import { isBeginnerDue, isFirstTurn } from '../../app/play/forced-moves.ts';
import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { Store } from '../../store/open.ts';
import type { SeatedContext } from '../core/context.ts';
import { getSafeNames } from '../core/names.ts';
import { type Button, createNamedButton } from '../core/rows.ts';

/** Returns the goal of the game if a player who is due takes their first turn of it. */
export async function formatGoalLines(store: Store, table: Table): Promise<readonly string[]> {
  const goal = formatGoal(table, table.record.language);
  return goal !== null && (await isBeginnerDue(store, table)) ? [goal] : [];
}

/** Returns the goal for the panel of a player who takes their first turn, with a button to the rules. */
export async function createBeginnerGoal({
  bot,
  table,
  seat,
  language,
}: SeatedContext): Promise<{ readonly lines: readonly string[]; readonly buttons: readonly Button[] }> {
  const goal = formatGoal(table, language);
  const person = findPerson(table, seat);
  const isTold = goal !== null && person !== null && (await isFirstTurn(bot.app.store, table, person));
  if (!isTold) return { lines: [], buttons: [] };
  return {
    lines: [goal],
    buttons: [createNamedButton(language, 'rules', ['rules', table.record.id, table.record.version])],
  };
}

function formatGoal(table: Table, language: Language): string | null {
  const { game, record, seats } = table;
  if (!isPlayable(table) || record.phase !== 'playing' || !game.text.goal) return null;
  const goal = game.text.goal(seats.length, record.options);
  return translate(language, text('bot:panel.goal', { goal }), getSafeNames(table));
}
