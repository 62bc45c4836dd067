import type { Table } from '../../../app/core/table.ts';
import type { Under } from '../../../engine/spoken.ts';
import { type Language, text } from '../../../engine/text.ts';
import { say } from '../../../words/say.ts';
import type { Offered } from './optionNames.ts';

/** Whether a table has hints, as an option beside those of its game: `hints`, off or on. Nothing where no AI could give one. */
export function hintsOption({ game, record }: Table, language: Language): readonly Offered[] {
  if (!game.mind) return [];
  const said = (what: Under<'bot:hints'>) => say(language, text(`bot:hints.${what}`), () => '');
  return [
    {
      id: 'hints',
      name: said('name'),
      about: said('about'),
      values: [said('off'), said('on')],
      chosen: Number(record.hints),
    },
  ];
}

/** That a table has hints, in a line; nothing where it has none. */
export function hintsLine({ game, record }: Table, language: Language): readonly string[] {
  return record.hints && game.mind ? [say(language, text('bot:lobby.hints'), () => '')] : [];
}
