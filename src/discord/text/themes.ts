import { plain } from '../../../themes/plain/index.ts';
import { listThemes } from '../../../themes/registry.ts';
import type { Theme } from '../../../themes/theme.ts';
import type { Table } from '../../app/core/table.ts';
import { getTableTheme, getThemeText } from '../../app/core/theme.ts';
import type { Game } from '../../engine/game.ts';
import type { Language } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { MenuOption } from '../core/rows.ts';

/** Returns the name of a theme. */
export function getThemeName(theme: Theme, language: Language): string {
  return translate(language, getThemeText(theme, 'name'), hideNames);
}

/** Returns the one-line description of a theme. */
export function getThemeDescription(theme: Theme, language: Language): string {
  return translate(language, getThemeText(theme, 'about'), hideNames);
}

/** Returns the theme that messages of a table name; null for the plain theme. */
export function findNamedTheme(table: Pick<Table, 'record'>): Theme | null {
  const theme = getTableTheme(table);
  return theme === plain ? null : theme;
}

/** Returns the menu options of a game's themes. `chosen` is the id of one. */
export function createThemeOptions(
  { id }: Pick<Game, 'id'>,
  chosen: string,
  language: Language,
): readonly MenuOption[] {
  return listThemes(id).map((theme) => ({
    label: getThemeName(theme, language),
    description: getThemeDescription(theme, language),
    value: theme.id,
    chosen: theme.id === chosen,
  }));
}

/** Returns whether the game has more than one theme. */
export function hasThemes({ id }: Pick<Game, 'id'>): boolean {
  return listThemes(id).length > 1;
}

function hideNames(): string {
  return '';
}
