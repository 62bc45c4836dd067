import type { House } from '../../../app/core/context.ts';
import type { Table } from '../../../app/core/table.ts';
import { type AfterMatch, afterMatch, type Change } from '../../../app/ratings/after-match.ts';
import { type Text, text } from '../../../engine/text.ts';
import { say } from '../../../words/say.ts';
import { safe } from '../../kit/names.ts';

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
