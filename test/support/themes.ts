import type { Game } from '../../src/engine/game.ts';
import { LANGUAGES, type Language, type Sentences } from '../../src/engine/text.ts';
import { plain } from '../../themes/plain/index.ts';
import type { Theme } from '../../themes/theme.ts';

/** Mark that a test theme adds to every sentence. */
export const THEME_MARK = '✳';

/** Creates a theme with the game's own sentences, each with {@link THEME_MARK} before it. */
export function createMarkedTheme(
  game: Pick<Game, 'id' | 'text'>,
  id: string,
  names: readonly [string, string],
): Theme {
  const words = (language: Language): Sentences => {
    const { name: _, rules: __, ruling: ___, ...own } = game.text.sentences[language];
    const name = names[LANGUAGES.indexOf(language)] ?? '';
    return { ...markSentences(own), name, about: `${name}.` };
  };
  return { id, game: game.id, colours: {}, motifs: {}, words: { en: words('en'), ko: words('ko') } };
}

function markSentences(sentences: Sentences): Sentences {
  const entries = Object.entries(sentences);
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      typeof value === 'string' ? THEME_MARK + value : markSentences(value),
    ]),
  );
}

/** Creates a registry of these themes and the plain one, to replace the real registry. */
export function createThemeRegistry(own: readonly Theme[]) {
  const THEMES = [plain, ...own];
  const listThemes = (game: string) => THEMES.filter((theme) => theme === plain || theme.game === game);
  return {
    THEMES,
    listThemes,
    getTheme: (game: string, id: string | null) => listThemes(game).find((theme) => theme.id === id) ?? plain,
  };
}
