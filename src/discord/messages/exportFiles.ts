import { isPlayable, type Table } from '../../app/core/table.ts';
import { type Ended, logOf, recordOf } from '../../app/replay/record.ts';
import { type Language, text } from '../../engine/text.ts';
import { say } from '../../words/say.ts';
import type { Caller } from '../kit/bot.ts';
import { gameName, namesAt, plainNamesAt } from '../kit/names.ts';
import type { File, Payload } from '../kit/payload.ts';
import { ppnFile } from './ppnFile.ts';
import { creditLines } from './rules/credit.ts';
import { inZone, until } from './time/moments.ts';

/** A finished match as files: its record, and its piecepack notation where it has one, in the language and the zone of the reader. */
export async function exportMessage(
  { bot, language, own }: Pick<Caller, 'bot' | 'language' | 'own'>,
  table: Table,
): Promise<Payload> {
  const record = recordOf(table, await logOf(bot.house, table));
  const { game } = table;
  const ppn = ppnFile(record, game, language, own.hours.zone);
  const done = isPlayable(table) ? 'done' : 'absent';
  const lines = [
    tell(table, language, done),
    ...(ppn === null ? [] : [tell(table, language, 'ppn')]),
    ...creditLines(game, language),
  ];
  const name = `${game.id}-${table.record.id}`;
  const files: File[] = [
    { name: `${name}.json`, content: Buffer.from(`${JSON.stringify(record, null, 1)}\n`) },
    ...(ppn === null ? [] : [{ name: `${name}.ppn`, content: Buffer.from(ppn) }]),
  ];
  return { content: lines.join('\n'), files };
}

/** A finished match in one line, to be chosen among others; when it ended is told in the zone of the reader. */
export function exportOffer(match: Ended, language: Language, zone: string | null): string {
  return tell(match, language, 'offer', inZone(match.record.endedAt ?? 0, zone));
}

function tell(
  { record, sitters }: Ended,
  language: Language,
  key: 'done' | 'absent' | 'ppn' | 'offer',
  when = until(record.endedAt ?? 0),
): string {
  const names = (key === 'offer' ? plainNamesAt : namesAt)({ record, sitters });
  const args = {
    game: gameName({ id: record.game }, language),
    when,
    who: sitters.map(({ seat }) => ({ seat })),
  };
  return say(language, text(`bot:export.${key}`, args), names);
}
