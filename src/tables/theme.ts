import { themeOf, themesOf } from '../../themes/registry.ts';
import type { Theme } from '../../themes/theme.ts';
import type { Game } from '../engine/game.ts';
import { Refusal } from '../engine/refusal.ts';
import { LANGUAGES, text } from '../engine/text.ts';
import type { Table } from './table.ts';

/** What stands for the look without a theme wherever a theme is chosen. */
export const PLAIN_LOOK = 'plain';

/** The theme that a table is played in; null for the plain look, and for a theme that no longer exists. */
export function themeAt({ record }: Pick<Table, 'record'>): Theme | null {
  return themeOf(record.game, record.theme);
}

/** The id of the theme of a game that somebody wishes for, by its id or name; null for the plain look. */
export function themeWished({ id }: Pick<Game, 'id'>, wish: string): string | null | Refusal {
  if (wish === PLAIN_LOOK) return null;
  const theme = themesOf(id).find((candidate) => isCalled(candidate, wish));
  return theme?.id ?? noSuchTheme(id);
}

function isCalled({ id, words }: Theme, wish: string): boolean {
  const names = LANGUAGES.map((language) => words[language].name);
  return [id, ...names].some((name) => String(name).toLowerCase() === wish.trim().toLowerCase());
}

function noSuchTheme(game: string): Refusal {
  const names = themesOf(game).map(({ id }) => text(`${game}/${id}:name`));
  const known = [text('house:theme.plain'), ...names];
  return new Refusal(text('house:refuse.noSuchTheme', { game: text(`${game}:name`), known }));
}
