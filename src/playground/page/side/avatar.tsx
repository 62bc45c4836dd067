interface AvatarProps {
  readonly id: string;
  readonly name: string;
  readonly isBot?: boolean;
}

const hues = [262, 158, 24, 330, 200, 90, 300, 48] as const;

/** Renders a round avatar: the first letter on a colour of the person's own, or the mark for the bot. */
export function Avatar({ id, name, isBot = false }: AvatarProps) {
  if (isBot) return <span class="avatar brand" aria-hidden="true" />;
  return (
    <span class="avatar" style={{ '--hue': getHue(id) }} aria-hidden="true">
      {getLetter(name)}
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
