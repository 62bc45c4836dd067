import { themeOf, themesOf } from '../../themes/registry.ts';
import type { Theme } from '../../themes/theme.ts';
import type { Game } from '../engine/game.ts';
import { gameText } from '../engine/gameText.ts';
import { Refusal } from '../engine/refusal.ts';
import { LANGUAGES, type Text, text } from '../engine/text.ts';
import type { Table } from './table.ts';

/** What stands for the look without a theme wherever a theme is chosen. */
export const PLAIN_LOOK = 'plain';

/** The theme that a table is played in; null for the plain look, and for a theme that no longer exists. */
export function themeAt({ record }: Pick<Table, 'record'>): Theme | null {
  return themeOf(record.game, record.theme);
}

/** What a theme says of itself: its name, or in one line what it is about. */
export function themeText({ game, id }: Pick<Theme, 'game' | 'id'>, what: 'name' | 'about'): Text {
  return { key: `${game}/${id}:${what}` };
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
  const names = themesOf(game).map((theme) => themeText(theme, 'name'));
  const known = [text('house:theme.plain'), ...names];
  return new Refusal(text('house:refuse.noSuchTheme', { game: gameText({ id: game }, 'name'), known }));
}
