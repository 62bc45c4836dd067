import { plain } from '../../../themes/plain/index.ts';
import { listThemes } from '../../../themes/registry.ts';
import type { Theme } from '../../../themes/theme.ts';
import type { Table } from '../../app/core/table.ts';
import { getTableTheme, getThemeText } from '../../app/core/theme.ts';
import type { Game } from '../../engine/game.ts';
import { getGameText } from '../../engine/game-text.ts';
import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import { filterSuggestions, type Suggestion } from '../core/command.ts';
import type { MenuOption } from '../core/rows.ts';

/** What a theme is called. */
export function getThemeName(theme: Theme, language: Language): string {
  return translate(language, getThemeText(theme, 'name'), hideNames);
}

/** What a theme is about, in one line. */
export function getThemeDescription(theme: Theme, language: Language): string {
  return translate(language, getThemeText(theme, 'about'), hideNames);
}

/** The theme that messages of a table name; none for the plain look, which goes without saying. */
export function findNamedTheme(table: Pick<Table, 'record'>): Theme | null {
  const theme = getTableTheme(table);
  return theme === plain ? null : theme;
}

/** In what themes a game can be played. `chosen` is the id of one. */
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

/** Whether there is anything to choose from. */
export function hasThemes({ id }: Pick<Game, 'id'>): boolean {
  return listThemes(id).length > 1;
}

/** What may be chosen with the games that are wished for: the themes of one, or what each has of its own when none is. */
export function suggestThemes(
  games: readonly Game[],
  wish: string | null,
  typed: string,
  language: Language,
): readonly Suggestion[] {
  const game = games.find(({ id }) => id === wish);
  const all = game ? createThemeOptions(game, plain.id, language) : createAllThemeOptions(games, language);
  return filterSuggestions(
    all.map(({ label, value }) => ({ name: label, value })),
    typed,
  );
}

/** Each by the name of its game and its own. */
function createAllThemeOptions(games: readonly Game[], language: Language): readonly MenuOption[] {
  return games.flatMap((game) =>
    getOwnThemes(game).map((theme) => {
      const names = { game: getGameText(game, 'name'), name: getThemeName(theme, language) };
      return { label: translate(language, text('bot:theme.offer', names), hideNames), value: theme.id };
    }),
  );
}

function getOwnThemes({ id }: Game): readonly Theme[] {
  return listThemes(id).filter(({ game }) => game === id);
}

function hideNames(): string {
  return '';
}
