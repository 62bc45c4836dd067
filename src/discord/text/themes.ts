import { plain } from '../../../themes/plain/index.ts';
import { themesOf } from '../../../themes/registry.ts';
import type { Theme } from '../../../themes/theme.ts';
import type { Table } from '../../app/core/table.ts';
import { themeAt, themeText } from '../../app/core/theme.ts';
import type { Game } from '../../engine/game.ts';
import { gameText } from '../../engine/game-text.ts';
import { type Language, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import { type Offer, offered } from '../core/command.ts';
import type { MenuOption } from '../core/rows.ts';

/** What a theme is called. */
export function themeName(theme: Theme, language: Language): string {
  return say(language, themeText(theme, 'name'), nobody);
}

/** What a theme is about, in one line. */
export function themeAbout(theme: Theme, language: Language): string {
  return say(language, themeText(theme, 'about'), nobody);
}

/** The theme that messages of a table name; none for the plain look, which goes without saying. */
export function namedTheme(table: Pick<Table, 'record'>): Theme | null {
  const theme = themeAt(table);
  return theme === plain ? null : theme;
}

/** In what themes a game can be played. `chosen` is the id of one. */
export function themeOptions(
  { id }: Pick<Game, 'id'>,
  chosen: string,
  language: Language,
): readonly MenuOption[] {
  return themesOf(id).map((theme) => ({
    label: themeName(theme, language),
    description: themeAbout(theme, language),
    value: theme.id,
    chosen: theme.id === chosen,
  }));
}

/** Whether there is anything to choose from. */
export function hasThemes({ id }: Pick<Game, 'id'>): boolean {
  return themesOf(id).length > 1;
}

/** What may be chosen with the games that are wished for: the themes of one, or what each has of its own when none is. */
export function themeOffers(
  games: readonly Game[],
  wish: string | null,
  typed: string,
  language: Language,
): readonly Offer[] {
  const game = games.find(({ id }) => id === wish);
  const all = game ? themeOptions(game, plain.id, language) : themesOfAll(games, language);
  return offered(
    all.map(({ label, value }) => ({ name: label, value })),
    typed,
  );
}

/** Each by the name of its game and its own. */
function themesOfAll(games: readonly Game[], language: Language): readonly MenuOption[] {
  return games.flatMap((game) =>
    ownThemes(game).map((theme) => {
      const names = { game: gameText(game, 'name'), name: themeName(theme, language) };
      return { label: say(language, text('bot:theme.offer', names), nobody), value: theme.id };
    }),
  );
}

function ownThemes({ id }: Game): readonly Theme[] {
  return themesOf(id).filter(({ game }) => game === id);
}

function nobody(): string {
  return '';
}
