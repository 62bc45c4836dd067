import type { APIPartialEmoji } from 'discord-api-types/v10';

/** Renders the emoji of a button, an option or a reaction: a Unicode emoji as it is, a custom one by its name. */
export function Emoji({ emoji }: { readonly emoji: Partial<APIPartialEmoji> | undefined }) {
  if (!emoji?.name) return null;
  return (
    <span class="emoji" aria-hidden="true">
      {emoji.id ? `:${emoji.name}:` : emoji.name}
    </span>
  );
}
