import { usePage } from '../world/page.ts';
import { formatLocation } from '../world/page-location.ts';

/** Renders the person's servers by their initials, if there are several. */
export function Servers() {
  const { world, words } = usePage();
  if (world.servers.length < 2) return null;
  const person = world.you.user.id;
  return (
    <nav class="servers" aria-label={words.servers}>
      {world.servers.map(({ id, name }) => (
        <a
          key={id}
          href={formatLocation({ channel: null, person, server: id })}
          title={name}
          aria-label={name}
          aria-current={id === world.guild.id ? 'page' : undefined}
        >
          {getInitials(name)}
        </a>
      ))}
    </nav>
  );
}

/** Returns the first letter of each word, three at most, as Discord does. */
const getInitials = (name: string): string =>
  name
    .split(/\s+/)
    .map(([first]) => first)
    .join('')
    .slice(0, 3);
