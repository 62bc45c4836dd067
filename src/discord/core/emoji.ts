import type { APIMessageComponentEmoji } from 'discord.js';
import type { Row } from './payload.ts';

/** Ids of the application's emoji by icon; empty until they are synchronised, and where Discord refuses them. */
export type EmojiIds = ReadonlyMap<string, string>;

const MARK = /<:(\w+)> ?/g;

/** Returns the mark that {@link formatEmojiMarks} turns into an emoji; the icons of a line one after the other. */
export function markEmoji(...icons: readonly (string | null | undefined)[]): string {
  return icons.map((icon) => (icon ? `<:${icon}> ` : '')).join('');
}

/** Returns the icon of a game. */
export function getGameIcon({ id }: { readonly id: string }): string {
  return `game_${id}`;
}

/** Returns the icon of the medal for a place; null below the third. */
export function getMedalIcon(place: number): string | null {
  return place <= 3 ? `medal_${place}` : null;
}

/**
 * Turns marks of icons into emoji: `<:die_4> ` becomes `<:die_4:1300…> `. The marks of unknown icons are removed, and all of them if the text
 * would become longer than `most`. https://discord.com/developers/docs/reference#message-formatting
 */
export function formatEmojiMarks(content: string, ids: EmojiIds, most: number): string {
  if (!content.includes('<:')) return content;
  const shown = content.replace(MARK, (mark, icon: string) => {
    const id = ids.get(icon);
    return id === undefined ? '' : mark.replace('>', `:${id}>`);
  });
  return shown.length <= most ? shown : stripEmojiMarks(content);
}

/** Removes the marks of icons. */
export function stripEmojiMarks(content: string): string {
  return content.replace(MARK, '');
}

/** Gives the icons of components their emoji; unknown ones are removed. */
export function resolveComponentEmoji(rows: readonly Row[], ids: EmojiIds): Row[] {
  return rows.map((row) => ({ ...row, components: row.components.map((one) => resolveComponent(one, ids)) }));
}

function resolveComponent<C extends Row['components'][number]>(component: C, ids: EmojiIds): C {
  if ('options' in component)
    return { ...component, options: component.options.map((option) => resolveIcon(option, ids)) };
  return resolveIcon(component, ids);
}

function resolveIcon<H extends object>(holder: H, ids: EmojiIds): H {
  const { emoji, ...rest } = holder as { readonly emoji?: APIMessageComponentEmoji };
  if (emoji?.name === undefined) return holder;
  const id = ids.get(emoji.name);
  return (id === undefined ? rest : { ...rest, emoji: { id, name: emoji.name } }) as H;
}
