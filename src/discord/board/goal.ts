import { isPlayable, personAt, type Table } from '../../app/core/table.ts';
import { isBeginnerDue, isFirstTurn } from '../../app/play/forced-moves.ts';
import { type Language, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Store } from '../../store/open.ts';
import type { Seated } from '../core/context.ts';
import { namesAt } from '../core/names.ts';
import { type Button, namedButton } from '../core/rows.ts';

/** Returns the goal of the game if a player who is due takes their first turn of it. */
export async function goalLines(store: Store, table: Table): Promise<readonly string[]> {
  const goal = goalOf(table, table.record.language);
  return goal !== null && (await isBeginnerDue(store, table)) ? [goal] : [];
}

/** Returns the goal for the panel of a player who takes their first turn, with a button to the rules. */
export async function goalForBeginner({
  bot,
  table,
  seat,
  language,
}: Seated): Promise<{ readonly lines: readonly string[]; readonly buttons: readonly Button[] }> {
  const goal = goalOf(table, language);
  const person = personAt(table, seat);
  const isTold = goal !== null && person !== null && (await isFirstTurn(bot.house.store, table, person));
  if (!isTold) return { lines: [], buttons: [] };
  return {
    lines: [goal],
    buttons: [namedButton(language, 'rules', ['rules', table.record.id, table.record.version])],
  };
}

function goalOf(table: Table, language: Language): string | null {
  const { game, record, sitters } = table;
  if (!isPlayable(table) || record.phase !== 'playing' || !game.words.goal) return null;
  const goal = game.words.goal(sitters.length, record.options);
  return say(language, text('bot:panel.goal', { goal }), namesAt(table));
}
