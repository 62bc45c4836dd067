import type { Table } from '../../app/core/table.ts';
import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import { formatChosenOptions, formatHintsLine, formatUnratedLine, getPresetName } from '../text/options.ts';
import { formatPaceLine } from '../text/pace.ts';
import { findNamedTheme, getThemeName } from '../text/themes.ts';

/** Returns the settings of a lobby that differ from the default, each as "name: value"; first the preset, or that all are default. */
export function createSettingParts(table: Table, language: Language): readonly string[] {
  const { game, record } = table;
  const theme = findNamedTheme(table);
  const preset = getPresetName(game, record.options, language);
  return [
    ...(preset === '' ? formatChosenOptions(game, record.options, language) : [preset]),
    ...(theme
      ? [translate(language, text('bot:lobby.theme', { name: getThemeName(theme, language) }), () => '')]
      : []),
    ...formatPaceLine(table, language),
    ...formatHintsLine(table, language),
    ...formatUnratedLine(table, language),
  ];
}
