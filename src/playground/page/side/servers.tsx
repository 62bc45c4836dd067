import { usePage } from '../world/page.ts';
import { formatLocation } from '../world/page-location.ts';

/** The servers that the person is on, by their first letters, where there are several. */
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

/** As Discord does it: the first letter of each word, three at most. */
const getInitials = (name: string): string =>
  name
    .split(/\s+/)
    .map(([first]) => first)
    .join('')
    .slice(0, 3);
