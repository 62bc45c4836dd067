import type { Table } from '../../app/core/table.ts';
import { type Language, text } from '../../engine/text.ts';
import { say } from '../../words/say.ts';
import { gameName } from '../kit/names.ts';
import type { Payload } from '../kit/payload.ts';
import { buttonRows, namedButton } from '../kit/rows.ts';

/** A match whose rules are not here: that it cannot go on, with the button that ends it, or that it cannot be shown. */
export function absentMessage({ game, record }: Table, language: Language): Payload {
  const runs = record.phase === 'playing';
  const why = say(language, text(runs ? 'bot:refuse.absent' : 'bot:replay.absent'), () => '');
  const end = namedButton(language, 'cancelTable', ['cancel', record.id], 'danger');
  return { content: `**${gameName(game, language)}**\n${why}`, rows: runs ? buttonRows([end]) : [] };
}
