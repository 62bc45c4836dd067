import { getPaces } from '../../app/core/pace.ts';
import type { Table } from '../../app/core/table.ts';
import type { KeySuffix } from '../../engine/sentence-keys.ts';
import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { SelectableOption } from './options.ts';

/**
 * What a table can be set to beside the options of its game, none of which has one of these ids: `pace`, in the order of
 * {@link getPaces}; where there is a clock `late`, that the others decide or that an AI plays. Nothing where nobody is due.
 */
export function createTableOptions({ game, record }: Table, language: Language): readonly SelectableOption[] {
  if (game.table === 'free') return [];
  const said = (what: KeySuffix<'bot:pace'>) => translate(language, text(`bot:pace.${what}`), () => '');
  const paces = getPaces(record.pace);
  const pace: SelectableOption = {
    id: 'pace',
    name: said('name'),
    about: said('about'),
    values: paces.map((known) => getPaceName(known, language)),
    chosen: paces.indexOf(record.pace),
  };
  const late: SelectableOption = {
    id: 'late',
    name: said('late'),
    about: said('lateAbout'),
    values: [said('others'), said('strict')],
    chosen: Number(record.strict),
  };
  return record.pace === null ? [pace] : [pace, late];
}

/** The clock of a table in a line: "Pace: 1 day a turn"; nothing where there is none. */
export function formatPaceLine({ game, record }: Table, language: Language): readonly string[] {
  const { pace, strict } = record;
  if (pace === null || game.table === 'free') return [];
  const line = text(strict ? 'bot:lobby.paceStrict' : 'bot:lobby.pace', {
    pace: getPaceName(pace, language),
  });
  return [translate(language, line, () => '')];
}

/** What a pace is called: "12 hours a turn". */
export function getPaceName(pace: number | null, language: Language): string {
  return translate(language, text(`bot:pace.${PACE_KEYS.get(pace) ?? 'none'}`), () => '');
}

const PACE_KEYS = new Map<number | null, KeySuffix<'bot:pace'>>([
  [1, 'oneHour'],
  [3, 'threeHours'],
  [12, 'halfDay'],
  [24, 'oneDay'],
  [48, 'twoDays'],
  [72, 'threeDays'],
  [168, 'sevenDays'],
]);
