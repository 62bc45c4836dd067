interface AvatarProps {
  readonly id: string;
  readonly name: string;
  readonly isBot?: boolean;
}

const hues = [262, 158, 24, 330, 200, 90, 300, 48] as const;

/** Renders a round avatar: the first letter on a colour of the person's own, or a pawn for the bot. */
export function Avatar({ id, name, isBot = false }: AvatarProps) {
  if (isBot) return <Pawn />;
  return (
    <span class="avatar" style={{ '--hue': getHue(id) }} aria-hidden="true">
      {getLetter(name)}
    </span>
  );
}

function Pawn() {
  return (
    <span class="avatar pawn" aria-hidden="true">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d="M16 6a4.6 4.6 0 0 0-2.6 8.4c-.3 3.4-1.6 6-3.9 7.9V25h13v-2.7c-2.3-1.9-3.6-4.5-3.9-7.9A4.6 4.6 0 0 0 16 6z" />
      </svg>
    </span>
  );
}

/** Returns the first letter or digit, skipping decoration before it. */
function getLetter(name: string): string {
  return (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? [...name][0] ?? '').toUpperCase();
}

/** Picks a hue by the id's last digits, because people of one guild mostly have neighbouring ids. */
function getHue(id: string): number {
  return hues[Number(id.slice(-4)) % hues.length] ?? hues[0];
}
