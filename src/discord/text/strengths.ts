import { STRENGTH_IDS, type StrengthId } from '../../ai/strengths.ts';
import { countTakenSeats } from '../../app/core/lobby-seats.ts';
import type { Table } from '../../app/core/table.ts';
import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { Payload } from '../core/payload.ts';
import { createButton, createButtonRows } from '../core/rows.ts';

/** Creates the panel to choose an AI, each with a description. `seated`: name of the AI that was just added. */
export function createStrengthPanel(table: Table, language: Language, seated?: string): Payload {
  const ask = seated === undefined ? text('bot:minds.ask') : text('bot:minds.sits', { name: seated });
  const lines = STRENGTH_IDS.map(
    (id) => `**${getStrengthName(id, language)}** · ${getStrengthDescription(id, language)}`,
  );
  const isFull = countTakenSeats(table.seats) >= Math.max(...table.game.seats);
  const buttons = STRENGTH_IDS.map((id) =>
    createButton(formatOffer(id, language), ['mind', table.record.id, id], 'secondary', `ai_${id}`),
  );
  return {
    content: [translate(language, ask, () => ''), ...lines].join('\n'),
    rows: isFull ? [] : createButtonRows(buttons),
  };
}

/** Returns the label of the button that adds an AI: "Owl · Hard". */
function formatOffer(id: StrengthId, language: Language): string {
  const level = text(`bot:minds.${id}Level`);
  return translate(
    language,
    text('bot:minds.offer', { name: getStrengthName(id, language), level }),
    () => '',
  );
}

/** Returns the name of an AI: "Owl". */
export function getStrengthName(id: StrengthId, language: Language): string {
  return translate(language, text(`bot:minds.${id}`), () => '');
}

/** Returns the description of an AI: "Hard. Remembers everything, rarely slips.". */
export function getStrengthDescription(id: StrengthId, language: Language): string {
  return translate(language, text(`bot:minds.${id}About`), () => '');
}

/** Returns the name of the first, second, … AI of the same strength at a table. */
export function formatNumberedAiName(id: StrengthId, number: number, language: Language): string {
  const name = getStrengthName(id, language);
  return number === 1 ? name : translate(language, text('bot:minds.another', { name, number }), () => '');
}
