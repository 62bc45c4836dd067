import { hasEnded, isPlayable, type Table, viewOf } from '../../../app/core/table.ts';
import { say } from '../../../words/say.ts';
import { namesAt } from '../../kit/names.ts';

/** What was hidden while the match ran, in one small line of its last board; nothing where the game tells of nothing. */
export function laidOpenLine(table: Table): readonly string[] {
  if (!hasEnded(table) || !isPlayable(table)) return [];
  const told = table.game.words.reveal?.(viewOf(table, null)) ?? [];
  if (told.length === 0) return [];
  return [`-# ${told.map((one) => say(table.record.language, one, namesAt(table))).join(' ')}`];
}
