import type { Table } from '../../../app/core/table.ts';
import { type Language, text } from '../../../engine/text.ts';
import { say } from '../../../words/say.ts';
import { gameName, plainNamesAt } from '../../kit/names.ts';
import { exportOffer } from '../exportFiles.ts';

/** A match in one line, to be chosen among others: a finished one by when that was. */
export function replayOffer(table: Table, language: Language, zone: string | null): string {
  if (table.record.phase !== 'playing') return exportOffer(table, language, zone);
  const args = { game: gameName(table.game, language), who: table.sitters.map(({ seat }) => ({ seat })) };
  return say(language, text('bot:replay.offer', args), plainNamesAt(table));
}
