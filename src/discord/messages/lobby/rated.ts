import type { Table } from '../../../app/core/table.ts';
import type { Under } from '../../../engine/spoken.ts';
import { type Language, text } from '../../../engine/text.ts';
import { say } from '../../../words/say.ts';
import type { Offered } from './optionNames.ts';

/** Whether a match counts for ratings, as an option beside those of its game: `rated`, on or off. */
export function ratedOption({ game, record }: Table, language: Language): readonly Offered[] {
  if (game.table !== 'match') return [];
  const said = (what: Under<'bot:rated'>) => say(language, text(`bot:rated.${what}`), () => '');
  return [
    {
      id: 'rated',
      name: said('name'),
      about: said('about'),
      values: [said('on'), said('off')],
      chosen: Number(!record.rated),
    },
  ];
}

/** That it does not count, in a line; nothing where it does, as usual. */
export function unratedLine({ game, record }: Table, language: Language): readonly string[] {
  const isUnrated = game.table === 'match' && !record.rated;
  return isUnrated ? [say(language, text('bot:rated.unrated'), () => '')] : [];
}
