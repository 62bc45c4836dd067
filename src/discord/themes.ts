import { themesOf } from '../../themes/registry.ts';
import type { Theme } from '../../themes/theme.ts';
import type { Game } from '../engine/game.ts';
import { gameText } from '../engine/gameText.ts';
import { LANGUAGES, type Language, text } from '../engine/text.ts';
import { PLAIN_LOOK, themeText } from '../tables/theme.ts';
import { say } from '../words/say.ts';
import type { Offer } from './command.ts';
import { offered } from './offered.ts';
import type { MenuOption } from './rows.ts';

/** What a theme is called. */
export function themeName(theme: Theme, language: Language): string {
  return say(language, themeText(theme, 'name'), nobody);
}

/** What a theme is about, in one line. */
export function themeAbout(theme: Theme, language: Language): string {
  return say(language, themeText(theme, 'about'), nobody);
}

/** In what looks a game can be played: the plain one first. `chosen` is a theme's id, or null. */
export function lookOptions(
  { id }: Pick<Game, 'id'>,
  chosen: string | null,
  language: Language,
): readonly MenuOption[] {
  const plain = {
    label: say(language, text('house:theme.plain'), nobody),
    description: say(language, text('house:theme.plainAbout'), nobody),
    value: PLAIN_LOOK,
    chosen: chosen === null,
  };
  const themes = themesOf(id).map((theme) => ({
    label: themeName(theme, language),
    description: themeAbout(theme, language),
    value: theme.id,
    chosen: theme.id === chosen,
  }));
  return [plain, ...themes];
}

/** Whether there is anything to choose from. */
export function hasThemes({ id }: Pick<Game, 'id'>): boolean {
  return themesOf(id).length > 0;
}

/** What was typed for a theme: nothing, and the name of the plain look in any language, stand for the plain look. */
export function lookTyped(typed: string | null): string {
  const plain = LANGUAGES.map((language) => say(language, text('house:theme.plain'), nobody).toLowerCase());
  return typed === null || plain.includes(typed.trim().toLowerCase()) ? PLAIN_LOOK : typed;
}

/** What may be chosen with the games that are wished for: the looks of one, or the themes of all when none is. */
export function lookOffers(
  games: readonly Game[],
  wish: string | null,
  typed: string,
  language: Language,
): readonly Offer[] {
  const game = games.find(({ id }) => id === wish);
  const all = game ? lookOptions(game, null, language) : themesOfAll(games, language);
  return offered(
    all.map(({ label, value }) => ({ name: label, value })),
    typed,
  );
}

/** Each by the name of its game and its own. */
function themesOfAll(games: readonly Game[], language: Language): readonly MenuOption[] {
  return games.flatMap((game) =>
    themesOf(game.id).map((theme) => {
      const names = { game: gameText(game, 'name'), name: themeName(theme, language) };
      return { label: say(language, text('house:theme.offer', names), nobody), value: theme.id };
    }),
  );
}

function nobody(): string {
  return '';
}
