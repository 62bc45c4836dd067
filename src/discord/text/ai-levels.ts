import { STRENGTH_IDS, type StrengthId } from '../../ai/strengths.ts';
import { takenCount } from '../../app/core/places.ts';
import type { Table } from '../../app/core/table.ts';
import { type Language, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Payload } from '../core/payload.ts';
import { button, buttonRows } from '../core/rows.ts';

/** Which AI shall sit down: each with what it is like. `seated`: the name of the one that just has. */
export function mindPanel(table: Table, language: Language, seated?: string): Payload {
  const ask = seated === undefined ? text('bot:minds.ask') : text('bot:minds.sits', { name: seated });
  const lines = STRENGTH_IDS.map((id) => `**${mindName(id, language)}** · ${mindAbout(id, language)}`);
  const isFull = takenCount(table.sitters) >= Math.max(...table.game.seats);
  const buttons = STRENGTH_IDS.map((id) => button(mindName(id, language), ['mind', table.record.id, id]));
  return {
    content: [say(language, ask, () => ''), ...lines].join('\n'),
    rows: isFull ? [] : buttonRows(buttons),
  };
}

/** What an AI is called: "Owl". */
export function mindName(id: StrengthId, language: Language): string {
  return say(language, text(`bot:minds.${id}`), () => '');
}

/** What it is like: "remembers everything, weighs every move, and gives nothing away". */
export function mindAbout(id: StrengthId, language: Language): string {
  return say(language, text(`bot:minds.${id}About`), () => '');
}

/** What the first, second, … of its kind at a table is called. */
export function mindNumbered(id: StrengthId, number: number, language: Language): string {
  const name = mindName(id, language);
  return number === 1 ? name : say(language, text('bot:minds.another', { name, number }), () => '');
}
