import type { Table } from '../../app/core/table.ts';
import { getTableTheme } from '../../app/core/theme.ts';
import type { ServerSettings } from '../../app/server-settings/server-settings.ts';
import { getGameText } from '../../engine/game-text.ts';
import { LANGUAGES, type Language, text } from '../../engine/text.ts';
import { hasSentence, translate } from '../../i18n/translate.ts';
import type { ComponentId } from '../core/custom-ids.ts';
import { getLanguageName } from '../core/language.ts';
import { getPlainNames } from '../core/names.ts';
import type { Payload, Row } from '../core/payload.ts';
import {
  createButton,
  createButtonRows,
  createMenuRow,
  createNamedButton,
  type MenuOption,
} from '../core/rows.ts';
import {
  createHintsOption,
  createRatedOption,
  getOptionName,
  getOptionValueDescription,
  getOptionValueName,
  isPreset,
  type SelectableOption,
} from '../text/options.ts';
import { createTableOptions } from '../text/pace.ts';
import { createThemeOptions, getThemeName, hasThemes } from '../text/themes.ts';
import { createSettingParts } from './settings-line.ts';

/** Maximum number of options in a menu. */
const MAX_MENU_OPTIONS = 25;

/** Ids of the choices that are no game options; no option of a game has these ids. */
const TABLE_WIDE_OPTIONS = ['theme', 'language'] as const;

/** Choice that opens the game's options, where presets stand before them. */
export const FINE_TUNE = 'fine-tune';

/**
 * Creates the host's private settings panel: the settings that differ, a menu of all that can be changed, and the menu of the chosen one.
 * Where a game has presets, their buttons come first and its single options are behind *Fine-tune*. Leaves out ratings if the server has
 * turned them off.
 */
export function createOptionsPanel(
  table: Table,
  language: Language,
  chosen?: string,
  first?: string,
  { rated }: Pick<ServerSettings, 'rated'> = { rated: true },
): Payload {
  const ofGame = getGameOptions(table, language);
  const ofTable = [
    ...createHintsOption(table, language),
    ...(rated ? createRatedOption(table, language) : []),
    ...createTableOptions(table, language),
  ];
  const hasPresets = (table.game.presets ?? []).length > 0;
  const isFine = hasPresets && (chosen === FINE_TUNE || ofGame.some(({ id }) => id === chosen));
  const offered = isFine ? ofGame : hasPresets ? ofTable : [...ofGame, ...ofTable];
  const whole = { theme: createThemeMenus, language: createLanguageMenus };
  const lines = [
    `**${translateLabel(language, 'optionsTitle')}**`,
    createSettingParts(table, language).join(' · '),
    ...(first ? [first] : []),
  ];
  const all = [
    ...(isFine ? [] : createTableWideMenuOptions(table, language)),
    ...offered.map(createMenuOption),
  ];
  return {
    content: lines.join('\n'),
    rows: [
      ...(hasPresets && !isFine ? createPresetRows(table, language) : []),
      createOptionMenu(table, language, all.slice(0, MAX_MENU_OPTIONS), chosen),
      ...TABLE_WIDE_OPTIONS.flatMap((name) => (name === chosen ? whole[name](table, language) : [])),
      ...offered
        .filter(({ id }) => id === chosen || (chosen === 'pace' && isBeyondMenu(id, all)))
        .map((option) => createValueMenu(table, language, option)),
      ...(isFine
        ? createButtonRows([createNamedButton(language, 'back', ['options', table.record.id])])
        : []),
    ],
  };
}

/** Returns whether an option does not fit into the menu. Only the last one can exceed it: the rule for the end of a time limit. */
function isBeyondMenu(id: string, all: readonly MenuOption[]): boolean {
  return all.findIndex(({ value }) => value === id) >= MAX_MENU_OPTIONS;
}

/** Creates the menu options that are no single game option: theme and language, where there is a choice. */
function createTableWideMenuOptions(table: Table, language: Language): readonly MenuOption[] {
  const { game, record } = table;
  const now = {
    theme: getThemeName(getTableTheme(table), language),
    language: getLanguageName(record.language),
  };
  const has = { theme: hasThemes(game), language: true };
  return TABLE_WIDE_OPTIONS.filter((name) => has[name]).map((name) => ({
    label: translateLabel(language, TABLE_WIDE_LABELS[name]),
    value: name,
    description: now[name],
  }));
}

const TABLE_WIDE_LABELS = { theme: 'look', language: 'language' } as const;

/** Creates a menu option with the current value and the description. */
function createMenuOption({ id, name, about, values, chosen }: SelectableOption): MenuOption {
  const value = values[chosen] ?? '';
  return { label: name, value: id, description: about === null ? value : `${value} · ${about}` };
}

function getGameOptions(table: Table, language: Language): readonly SelectableOption[] {
  const { game, record } = table;
  const names = getPlainNames(table);
  return game.options.map((option) => {
    const { id, values } = option;
    const about = getGameText(game, `option.${id}.about`);
    return {
      id,
      name: getOptionName(game, option, language, names),
      about: hasSentence(language, about.key) ? translate(language, about, names) : null,
      values: values.map((value) => getOptionValueName(game, option, value, language, names)),
      whys: values.map((value) => getOptionValueDescription(game, option, value, language)),
      chosen: values.indexOf(record.options[id] ?? option.default),
    };
  });
}

/** Creates a button for each preset, the one in force highlighted, and *Fine-tune*. */
function createPresetRows(table: Table, language: Language): readonly Row[] {
  const { game, record } = table;
  const names = getPlainNames(table);
  const buttons = (game.presets ?? []).map(({ id, options }) =>
    createButton(
      translate(language, getGameText(game, `preset.${id}.name`), names),
      ['use-preset', record.id, id],
      isPreset(game, record.options, options) ? 'primary' : 'secondary',
    ),
  );
  return createButtonRows([...buttons, createNamedButton(language, 'fineTune', ['fine-tune', record.id])]);
}

/** Creates the menu of themes, if the game has any. */
function createThemeMenus(table: Table, language: Language): readonly Row[] {
  if (!hasThemes(table.game)) return [];
  const chosen = getTableTheme(table).id;
  const id: ComponentId = ['theme', table.record.id];
  const options = createThemeOptions(table.game, chosen, language);
  return [createMenuRow({ id, placeholder: translateLabel(language, 'pickLook'), options })];
}

/** Creates the menu of languages, each by its own name. */
function createLanguageMenus({ record }: Table, language: Language): readonly Row[] {
  const options = LANGUAGES.map((spoken) => ({
    label: getLanguageName(spoken),
    value: spoken,
    chosen: spoken === record.language,
  }));
  return [
    createMenuRow({
      id: ['language', record.id],
      placeholder: translateLabel(language, 'pickLanguage'),
      options,
    }),
  ];
}

function createOptionMenu(
  { record }: Table,
  language: Language,
  lines: readonly MenuOption[],
  chosen: string | undefined,
): Row {
  const options = lines.map((line) => ({ ...line, chosen: line.value === chosen }));
  return createMenuRow({
    id: ['option', record.id],
    placeholder: translateLabel(language, 'pickOption'),
    options,
  });
}

/** Creates the menu of an option's values, chosen by index. */
function createValueMenu(
  { record }: Table,
  language: Language,
  { id, name, about, values, whys = [], chosen }: SelectableOption,
): Row {
  return createMenuRow({
    id: ['value', record.id, id],
    placeholder: about ?? translate(language, text('bot:lobby.pickValue', { name }), () => ''),
    options: values.map((label, at) => ({
      label,
      value: String(at),
      chosen: at === chosen,
      ...(whys[at] && { description: whys[at] }),
    })),
  });
}

function translateLabel(
  language: Language,
  key: 'optionsTitle' | 'look' | 'language' | 'pickLook' | 'pickLanguage' | 'pickOption',
): string {
  return translate(language, text(`bot:lobby.${key}`), () => '');
}
