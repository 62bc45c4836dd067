import { pacesAt } from '../../app/core/pace.ts';
import type { Table } from '../../app/core/table.ts';
import type { Under } from '../../engine/spoken.ts';
import { type Language, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Offered } from './options.ts';

/**
 * What a table can be set to beside the options of its game, none of which has one of these ids: `pace`, in the order of
 * {@link pacesAt}; where there is a clock `late`, that the others decide or that an AI plays. Nothing where nobody is due.
 */
export function tableOptions({ game, record }: Table, language: Language): readonly Offered[] {
  if (game.table === 'free') return [];
  const said = (what: Under<'bot:pace'>) => say(language, text(`bot:pace.${what}`), () => '');
  const paces = pacesAt(record.pace);
  const pace: Offered = {
    id: 'pace',
    name: said('name'),
    about: said('about'),
    values: paces.map((known) => paceName(known, language)),
    chosen: paces.indexOf(record.pace),
  };
  const late: Offered = {
    id: 'late',
    name: said('late'),
    about: said('lateAbout'),
    values: [said('others'), said('strict')],
    chosen: Number(record.strict),
  };
  return record.pace === null ? [pace] : [pace, late];
}

/** The clock of a table in a line: "Pace: 1 day a turn"; nothing where there is none. */
export function paceLine({ game, record }: Table, language: Language): readonly string[] {
  const { pace, strict } = record;
  if (pace === null || game.table === 'free') return [];
  const line = text(strict ? 'bot:lobby.paceStrict' : 'bot:lobby.pace', { pace: paceName(pace, language) });
  return [say(language, line, () => '')];
}

/** What a pace is called: "12 hours a turn". */
export function paceName(pace: number | null, language: Language): string {
  return say(language, text(`bot:pace.${NAMES.get(pace) ?? 'none'}`), () => '');
}

const NAMES = new Map<number | null, Under<'bot:pace'>>([
  [1, 'oneHour'],
  [3, 'threeHours'],
  [12, 'halfDay'],
  [24, 'oneDay'],
  [48, 'twoDays'],
  [72, 'threeDays'],
  [168, 'sevenDays'],
]);
