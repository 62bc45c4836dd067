import { canBeToldHow } from '../../app/analysis/analysis.ts';
import type { House } from '../../app/core/context.ts';
import { isPlayable, type Table } from '../../app/core/table.ts';
import { hintsTaken } from '../../app/hints/hint.ts';
import { type AfterMatch, afterMatch, type Change } from '../../app/ratings/after-match.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import { safe } from '../core/names.ts';
import { type Button, namedButton } from '../core/rows.ts';

/** What a match has changed between its people, in small lines of the last board: "Rating: Ann 1087 (+87), Bo 913 (−87)". */
export async function clubLines(house: House, table: Table): Promise<readonly string[]> {
  const after = await afterMatch(house, table);
  if (after === null) return [];
  const tell = (what: Text) => say(table.record.language, what, () => '');
  return [...ratingTexts(after, tell), ...metTexts(after, tell)].map((line) => `-# ${tell(line)}`);
}

type Tell = (what: Text) => string;

function ratingTexts({ ratings }: AfterMatch, tell: Tell): readonly Text[] {
  const all = ratings.map((change) => tell(changeText(change))).join(', ');
  return ratings.length > 0 ? [text('bot:club.rating', { all })] : [];
}

function changeText({ name, now, by }: Change): Text {
  const known = { name: safe(name), now };
  if (by === 0) return text('bot:club.stayed', known);
  return text(by > 0 ? 'bot:club.rose' : 'bot:club.fell', { ...known, by: Math.abs(by) });
}

function metTexts({ met }: AfterMatch, tell: Tell): readonly Text[] {
  if (met === null) return [];
  const all = met.wins
    .map(({ name, wins }) => tell(text('bot:club.wins', { name: safe(name), wins })))
    .join(', ');
  return [text('bot:club.met', { count: met.count, all })];
}

/** What can be done with a match that has ended; where its rules are not here it can only be kept. */
export function endedButtons(table: Table, language: Language): readonly Button[] {
  const { id } = table.record;
  const keep = namedButton(language, 'export', ['export', id]);
  if (!isPlayable(table)) return [keep];
  const again = namedButton(language, 'playAgain', ['rematch', id], 'primary');
  return [
    again,
    ...(canBeToldHow(table) ? [namedButton(language, 'went', ['went', id])] : []),
    namedButton(language, 'film', ['film', id]),
    namedButton(language, 'moves', ['step', id, 0]),
    keep,
  ];
}

/** How many hints each took, in one small line of the last board: "Hints: Mina 3"; nothing where there were none to take. */
export async function hintsTakenLine(house: House, table: Table): Promise<readonly string[]> {
  const { language } = table.record;
  const taken = await hintsTaken(house, table);
  if (taken === null) return [];
  const tell = (what: Text) => say(language, what, () => '');
  const each = taken.map(({ name, hints }) => tell(text('bot:hint.each', { name: safe(name), hints })));
  const all = each.join(', ');
  return [`-# ${tell(all === '' ? text('bot:hint.nobody') : text('bot:hint.all', { all }))}`];
}
