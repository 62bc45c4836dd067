import { gameText } from '../../engine/gameText.ts';
import { LANGUAGES, type Language, text } from '../../engine/text.ts';
import { USUAL } from '../../tables/lobby.ts';
import type { Table } from '../../tables/table.ts';
import { themeAt } from '../../tables/theme.ts';
import { hasSentence, say } from '../../words/say.ts';
import type { Pressing } from '../kit/ids.ts';
import { languageName } from '../kit/language.ts';
import { plainNamesAt } from '../kit/names.ts';
import type { Payload, Row } from '../kit/payload.ts';
import { menuRow } from '../kit/rows.ts';
import { isPreset, optionName, valueName } from './optionNames.ts';
import { hasThemes, themeOptions } from './themeNames.ts';

/** The host's private panel of options: all at once, the theme, the language, which option, then which value. */
export function optionsPanel(table: Table, language: Language, chosen?: string, first?: string): Payload {
  const option = table.game.options.find(({ id }) => id === chosen);
  const lines = [`**${tell(language, 'optionsTitle')}**`, ...(first ? [first] : [])];
  return {
    content: lines.join('\n'),
    rows: [
      ...presetMenus(table, language),
      ...themeMenus(table, language),
      languageMenu(table, language),
      ...optionMenus(table, language, chosen),
      ...(option ? [valueMenu(table, language, option.id)] : []),
    ],
  };
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

function optionMenus(table: Table, language: Language, chosen?: string): readonly Row[] {
  const { game, record } = table;
  if (game.options.length === 0) return [];
  const names = plainNamesAt(table);
  const options = game.options.map((option) => ({
    label: optionName(game, option, language, names),
    value: option.id,
    description: valueName(game, option, record.options[option.id] ?? option.default, language, names),
    chosen: option.id === chosen,
  }));
  const id: Pressing = ['option', record.id];
  return [menuRow({ id, placeholder: tell(language, 'pickOption'), options })];
}

function valueMenu(table: Table, language: Language, id: string): Row {
  const { game, record } = table;
  const names = plainNamesAt(table);
  const option = game.options.find((candidate) => candidate.id === id);
  if (!option) throw new Error(`${game.id} has no option ${id}`);
  const about = gameText(game, `option.${id}.about`);
  return menuRow({
    id: ['value', record.id, id],
    placeholder: hasSentence(language, about.key) ? say(language, about, names) : tell(language, 'pickValue'),
    options: option.values.map((value, index) => ({
      label: valueName(game, option, value, language, names),
      value: String(index),
      chosen: record.options[id] === value,
    })),
  });
}

function tell(
  language: Language,
  key: 'optionsTitle' | 'usual' | 'pickPreset' | 'pickLook' | 'pickLanguage' | 'pickOption' | 'pickValue',
): string {
  return say(language, text(`bot:lobby.${key}`), () => '');
}
