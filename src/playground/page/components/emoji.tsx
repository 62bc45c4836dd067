import type { APIMessageComponentEmoji } from 'discord-api-types/v10';

/** An emoji of a button or an option: one of Unicode as it is, one of the guild by its name. */
export function Emoji({ emoji }: { readonly emoji: APIMessageComponentEmoji | undefined }) {
  if (!emoji?.name) return null;
  return (
    <span class="emoji" aria-hidden="true">
      {emoji.id ? `:${emoji.name}:` : emoji.name}
    </span>
  );
}
