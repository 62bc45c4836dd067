import type { Table } from '../../app/core/table.ts';
import { themeAt } from '../../app/core/theme.ts';
import { USUAL } from '../../app/lobby/lobby.ts';
import type { Server } from '../../app/server-settings/server-settings.ts';
import { gameText } from '../../engine/game-text.ts';
import { LANGUAGES, type Language, text } from '../../engine/text.ts';
import { hasSentence, say } from '../../i18n/say.ts';
import type { Pressing } from '../core/ids.ts';
import { languageName } from '../core/language.ts';
import { plainNamesAt } from '../core/names.ts';
import type { Payload, Row } from '../core/payload.ts';
import { type MenuOption, menuRow } from '../core/rows.ts';
import {
  hintsOption,
  isPreset,
  type Offered,
  optionName,
  optionTable,
  presetName,
  ratedOption,
  valueName,
  valueWhy,
} from '../text/options.ts';
import { tableOptions } from '../text/pace.ts';
import { hasThemes, themeName, themeOptions } from '../text/themes.ts';

/** What a menu holds. */
const MENU = 25;

/** What can be chosen of all else: ids that no option of a game has. */
const WHOLE = ['preset', 'theme', 'language'] as const;

/**
 * The host's private panel of options: what is set, one menu of all that can be changed, and the menu of what was chosen
 * there. Where nothing counts for ratings on the server, it is not asked.
 */
export function optionsPanel(
  table: Table,
  language: Language,
  chosen?: string,
  first?: string,
  { rated }: Pick<Server, 'rated'> = { rated: true },
): Payload {
  const offered = [
    ...gameOptions(table, language),
    ...hintsOption(table, language),
    ...(rated ? ratedOption(table, language) : []),
    ...tableOptions(table, language),
  ];
  const whole = { preset: presetMenus, theme: themeMenus, language: languageMenus };
  const lines = [
    `**${tell(language, 'optionsTitle')}**`,
    ...optionTable(table.game, table.record.options, language),
    ...(first ? [first] : []),
  ];
  const all = [...wholeLines(table, language), ...offered.map(lineOf)];
  return {
    content: lines.join('\n'),
    rows: [
      optionMenu(table, language, all.slice(0, MENU), chosen),
      ...WHOLE.flatMap((name) => (name === chosen ? whole[name](table, language) : [])),
      ...offered
        .filter(({ id }) => id === chosen || (chosen === 'pace' && isBeyond(id, all)))
        .map((option) => valueMenu(table, language, option)),
    ],
  };
}

/** What has no line left in the menu, which only the last one can be: what happens after the time of a pace. */
function isBeyond(id: string, all: readonly MenuOption[]): boolean {
  return all.findIndex(({ value }) => value === id) >= MENU;
}

/** What is not an option of its own: all at once, the theme, the language, where there is a choice. */
function wholeLines(table: Table, language: Language): readonly MenuOption[] {
  const { game, record } = table;
  const now = {
    preset: presetName(game, record.options, language),
    theme: themeName(themeAt(table), language),
    language: languageName(record.language),
  };
  const has = { preset: (game.presets ?? []).length > 0, theme: hasThemes(game), language: true };
  return WHOLE.filter((name) => has[name]).map((name) => ({
    label: tell(language, PICK[name]),
    value: name,
    description: now[name],
  }));
}

const PICK = { preset: 'allAtOnce', theme: 'look', language: 'language' } as const;

/** An option with what it is now, and what it is about. */
function lineOf({ id, name, about, values, chosen }: Offered): MenuOption {
  const value = values[chosen] ?? '';
  return { label: name, value: id, description: about === null ? value : `${value} · ${about}` };
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
      whys: values.map((value) => valueWhy(game, option, value, language)),
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
function languageMenus({ record }: Table, language: Language): readonly Row[] {
  const options = LANGUAGES.map((spoken) => ({
    label: languageName(spoken),
    value: spoken,
    chosen: spoken === record.language,
  }));
  return [menuRow({ id: ['language', record.id], placeholder: tell(language, 'pickLanguage'), options })];
}

function optionMenu(
  { record }: Table,
  language: Language,
  lines: readonly MenuOption[],
  chosen: string | undefined,
): Row {
  const options = lines.map((line) => ({ ...line, chosen: line.value === chosen }));
  return menuRow({ id: ['option', record.id], placeholder: tell(language, 'pickOption'), options });
}

/** Values are chosen by their places. */
function valueMenu(
  { record }: Table,
  language: Language,
  { id, about, values, whys = [], chosen }: Offered,
): Row {
  return menuRow({
    id: ['value', record.id, id],
    placeholder: about ?? tell(language, 'pickValue'),
    options: values.map((label, at) => ({
      label,
      value: String(at),
      chosen: at === chosen,
      ...(whys[at] && { description: whys[at] }),
    })),
  });
}

function tell(
  language: Language,
  key:
    | 'optionsTitle'
    | 'usual'
    | 'allAtOnce'
    | 'look'
    | 'language'
    | 'pickPreset'
    | 'pickLook'
    | 'pickLanguage'
    | 'pickOption'
    | 'pickValue',
): string {
  return say(language, text(`bot:lobby.${key}`), () => '');
}
