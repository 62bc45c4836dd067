import { gameText } from '../../../engine/gameText.ts';
import { LANGUAGES, type Language, text } from '../../../engine/text.ts';
import { USUAL } from '../../../tables/lobby/lobby.ts';
import type { Server } from '../../../tables/server/setServer.ts';
import type { Table } from '../../../tables/table.ts';
import { themeAt } from '../../../tables/theme.ts';
import { hasSentence, say } from '../../../words/say.ts';
import type { Pressing } from '../../kit/ids.ts';
import { languageName } from '../../kit/language.ts';
import { plainNamesAt } from '../../kit/names.ts';
import type { Payload, Row } from '../../kit/payload.ts';
import { menuRow } from '../../kit/rows.ts';
import { hasThemes, themeOptions } from '../themeNames.ts';
import { tableOptions } from '../time/pace.ts';
import { hintsOption } from './hints.ts';
import { isPreset, type Offered, optionName, valueName } from './optionNames.ts';
import { ratedOption } from './rated.ts';

/**
 * The host's private panel of options: all at once, the theme, the language, which option, then which value. Where nothing
 * counts for ratings on the server, it is not asked.
 */
export function optionsPanel(
  table: Table,
  language: Language,
  chosen?: string,
  first?: string,
  { rated }: Pick<Server, 'rated'> = { rated: true },
): Payload {
  const ofTable = [
    ...tableOptions(table, language),
    ...hintsOption(table, language),
    ...(rated ? ratedOption(table, language) : []),
  ];
  const offered = [...ofTable, ...gameOptions(table, language)];
  const option = offered.find(({ id }) => id === chosen);
  const lines = [`**${tell(language, 'optionsTitle')}**`, ...(first ? [first] : [])];
  return {
    content: lines.join('\n'),
    rows: [
      ...presetMenus(table, language),
      ...themeMenus(table, language),
      languageMenu(table, language),
      ...(offered.length > 0 ? [optionMenu(table, language, offered, chosen)] : []),
      ...(option ? [valueMenu(table, language, option)] : []),
    ],
  };
}

function gameOptions(table: Table, language: Language): readonly Offered[] {
  const { game, record } = table;
  const names = plainNamesAt(table);
  return game.options.map((option) => {
    const { id, values } = option;
    const about = gameText(game, `option.${id}.about`);
    return {
      id,
      name: optionName(game, option, language, names),
      about: hasSentence(language, about.key) ? say(language, about, names) : null,
      values: values.map((value) => valueName(game, option, value, language, names)),
      chosen: values.indexOf(record.options[id] ?? option.default),
    };
  });
}

/** The menu of presets, where the game has any: everything as usual, or a preset. */
function presetMenus(table: Table, language: Language): readonly Row[] {
  const { game, record } = table;
  const names = plainNamesAt(table);
  const presets = game.presets ?? [];
  if (presets.length === 0) return [];
  const usual = { label: tell(language, 'usual'), value: USUAL, chosen: isPreset(game, record.options, {}) };
  const options = presets.map(({ id, options: chosen }) => ({
    label: say(language, gameText(game, `preset.${id}.name`), names),
    description: say(language, gameText(game, `preset.${id}.about`), names),
    value: id,
    chosen: isPreset(game, record.options, chosen),
  }));
  const id: Pressing = ['preset', record.id];
  return [menuRow({ id, placeholder: tell(language, 'pickPreset'), options: [usual, ...options] })];
}

/** The menu of themes, where the game has a theme. */
function themeMenus(table: Table, language: Language): readonly Row[] {
  if (!hasThemes(table.game)) return [];
  const chosen = themeAt(table).id;
  const id: Pressing = ['theme', table.record.id];
  const options = themeOptions(table.game, chosen, language);
  return [menuRow({ id, placeholder: tell(language, 'pickLook'), options })];
}

/** The menu of languages, each by its own name. */
function languageMenu({ record }: Table, language: Language): Row {
  const options = LANGUAGES.map((spoken) => ({
    label: languageName(spoken),
    value: spoken,
    chosen: spoken === record.language,
  }));
  return menuRow({ id: ['language', record.id], placeholder: tell(language, 'pickLanguage'), options });
}

function optionMenu(
  { record }: Table,
  language: Language,
  offered: readonly Offered[],
  chosen: string | undefined,
): Row {
  const options = offered.map((option) => ({
    label: option.name,
    value: option.id,
    description: option.values[option.chosen] ?? '',
    chosen: option.id === chosen,
  }));
  return menuRow({ id: ['option', record.id], placeholder: tell(language, 'pickOption'), options });
}

/** Values are chosen by their places. */
function valueMenu({ record }: Table, language: Language, { id, about, values, chosen }: Offered): Row {
  return menuRow({
    id: ['value', record.id, id],
    placeholder: about ?? tell(language, 'pickValue'),
    options: values.map((label, at) => ({ label, value: String(at), chosen: at === chosen })),
  });
}

function tell(
  language: Language,
  key: 'optionsTitle' | 'usual' | 'pickPreset' | 'pickLook' | 'pickLanguage' | 'pickOption' | 'pickValue',
): string {
  return say(language, text(`bot:lobby.${key}`), () => '');
}
