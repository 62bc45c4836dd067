import { getPaces } from '../../app/core/pace.ts';
import type { Table } from '../../app/core/table.ts';
import type { KeySuffix } from '../../engine/sentence-keys.ts';
import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { SelectableOption } from './options.ts';

/**
 * Returns the table's settings beside the game's options, whose ids never clash: `pace`, in the order of {@link getPaces}, and with a clock
 * `late`: whether the others vote or an AI plays after a timeout. Empty for a free table, where nobody is due.
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

/** Returns a line with the table's time limit: "Time limit: 1 day per turn"; none without a limit. */
export function formatPaceLine({ game, record }: Table, language: Language): readonly string[] {
  const { pace, strict } = record;
  if (pace === null || game.table === 'free') return [];
  const line = text(strict ? 'bot:lobby.paceStrict' : 'bot:lobby.pace', {
    pace: getPaceName(pace, language),
  });
  return [translate(language, line, () => '')];
}

/** Returns the name of a pace: "12 hours per turn". */
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
