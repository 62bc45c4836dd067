import { canAnalyseMatch } from '../../app/analysis/analysis.ts';
import type { AppContext } from '../../app/core/context.ts';
import { isPlayable, type Table } from '../../app/core/table.ts';
import { loadHintTakers } from '../../app/hints/hint.ts';
import { loadMatchChanges, type MatchChanges, type RatingChange } from '../../app/ratings/match-changes.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import { escapeName } from '../core/names.ts';
import { type Button, createNamedButton } from '../core/rows.ts';
import { canMakePoster } from '../poster/can-make-poster.ts';

/** Returns small lines of the last board with rating changes and meetings: "Ratings: Ann 1087 (+87), Bo 913 (−87)". */
export async function formatStatsLines(ctx: AppContext, table: Table): Promise<readonly string[]> {
  const after = await loadMatchChanges(ctx, table);
  if (after === null) return [];
  const tell = (what: Text) => translate(table.record.language, what, () => '');
  return [...describeRatings(after, tell), ...describeMeetings(after, tell)].map(
    (line) => `-# ${tell(line)}`,
  );
}

type TranslateText = (what: Text) => string;

function describeRatings({ ratings }: MatchChanges, tell: TranslateText): readonly Text[] {
  const all = ratings.map((change) => tell(describeRatingChange(change))).join(', ');
  return ratings.length > 0 ? [text('bot:club.rating', { all })] : [];
}

function describeRatingChange({ name, now, by }: RatingChange): Text {
  const known = { name: escapeName(name), now };
  if (by === 0) return text('bot:club.stayed', known);
  return text(by > 0 ? 'bot:club.rose' : 'bot:club.fell', { ...known, by: Math.abs(by) });
}

function describeMeetings({ met }: MatchChanges, tell: TranslateText): readonly Text[] {
  if (met === null) return [];
  const all = met.wins
    .map(({ name, wins }) => tell(text('bot:club.wins', { name: escapeName(name), wins })))
    .join(', ');
  return [text('bot:club.met', { count: met.count, all })];
}

/** Returns the buttons of an ended match: *Rematch*, *Review*, *Replay*, *Poster*, *More*; without the game's rules only the last one. */
export function createEndedButtons(table: Table, language: Language): readonly Button[] {
  const { id, version } = table.record;
  const more = createNamedButton(language, 'more', ['more', id, version]);
  if (!isPlayable(table)) return [more];
  return [
    createNamedButton(language, 'playAgain', ['rematch', id], 'primary'),
    ...(canAnalyseMatch(table) ? [createNamedButton(language, 'went', ['went', id])] : []),
    createNamedButton(language, 'film', ['film', id]),
    ...(canMakePoster(table) ? [createNamedButton(language, 'poster', ['poster', id])] : []),
    more,
  ];
}

/** Returns a small line of the last board with the hints each player took: "Hints used: Mina 3"; none if the table had no hints. */
export async function formatHintsTakenLine(ctx: AppContext, table: Table): Promise<readonly string[]> {
  const { language } = table.record;
  const taken = await loadHintTakers(ctx, table);
  if (taken === null) return [];
  const tell = (what: Text) => translate(language, what, () => '');
  const each = taken.map(({ name, hints }) => tell(text('bot:hint.each', { name: escapeName(name), hints })));
  const all = each.join(', ');
  return [`-# ${tell(all === '' ? text('bot:hint.nobody') : text('bot:hint.all', { all }))}`];
}
