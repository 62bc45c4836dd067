import type { APIPartialEmoji } from 'discord-api-types/v10';

/** Renders the emoji of a button, an option or a reaction. */
export function Emoji({ emoji }: { readonly emoji: Partial<APIPartialEmoji> | undefined }) {
  if (!emoji?.name) return null;
  if (emoji.id) return <CustomEmoji id={emoji.id} name={emoji.name} alt="" />;
  return (
    <span class="emoji" aria-hidden="true">
      {emoji.name}
    </span>
  );
}

interface CustomEmojiProps {
  readonly id: string;
  readonly name: string;
  /** Text for those who do not see the image; its name by default. */
  readonly alt?: string;
}

/** Renders a custom emoji as its image. */
export function CustomEmoji({ id, name, alt = `:${name}:` }: CustomEmojiProps) {
  return <img class="custom-emoji" src={`/cdn/emojis/${id}.webp?size=44`} alt={alt} title={`:${name}:`} />;
}
