import { plain } from '../../../themes/plain/index.ts';
import { getTheme, listThemes } from '../../../themes/registry.ts';
import type { Theme } from '../../../themes/theme.ts';
import type { Game } from '../../engine/game.ts';
import { getGameText } from '../../engine/game-text.ts';
import { Refusal } from '../../engine/refusal.ts';
import { LANGUAGES, type Text, text } from '../../engine/text.ts';
import { normaliseSearch } from '../../engine/typed-text.ts';
import type { Table } from './table.ts';

/** Returns the theme of a table, or the plain theme if its own no longer exists. */
export function getTableTheme({
  record,
}: {
  readonly record: Pick<Table['record'], 'game' | 'theme'>;
}): Theme {
  return getTheme(record.game, record.theme);
}

/** Returns a text of a theme: its name, or a one-line description. */
export function getThemeText({ game, id }: Pick<Theme, 'game' | 'id'>, what: 'name' | 'about'): Text {
  return { key: `${game}/${id}:${what}` };
}

/**
 * Returns the stored form of a theme that a player requests by id or name. This is its id, or null for no request and for
 * the plain theme.
 */
export function parseTheme({ id }: Pick<Game, 'id'>, wish: string | null): string | null | Refusal {
  if (wish === null) return null;
  const theme = listThemes(id).find((candidate) => isCalled(candidate, wish));
  if (!theme) return refuseUnknownTheme(id);
  return theme === plain ? null : theme.id;
}

function isCalled({ id, words }: Theme, wish: string): boolean {
  const names = LANGUAGES.map((language) => words[language].name);
  return [id, ...names].some((name) => normaliseSearch(String(name)) === normaliseSearch(wish));
}

function refuseUnknownTheme(game: string): Refusal {
  const known = listThemes(game).map((theme) => getThemeText(theme, 'name'));
  return new Refusal(text('bot:refuse.noSuchTheme', { game: getGameText({ id: game }, 'name'), known }));
}
