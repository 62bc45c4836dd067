import { Avatar } from './side/avatar.tsx';
import { isInServer } from './world/names.ts';
import { usePage } from './world/page.ts';

/** Renders the server's members with their roles at the right of a wide page; nothing outside servers. */
export function Members() {
  const { world, channel, words } = usePage();
  const shown = world.channels.get(channel);
  if (!shown || !isInServer(shown)) return null;
  const { bot, guild, isBotIn } = world;
  const people = world.people.filter(({ isMember }) => isMember);
  const title = words.members(people.length + (isBotIn ? 1 : 0));
  const list = (roles: readonly string[]) =>
    guild.roles.flatMap(({ id, name }) => (roles.includes(id) ? [name] : [])).join(', ');
  return (
    <aside class="members" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {isBotIn && <Member id={bot.id} name={bot.username} note={words.app} isBot />}
        {people.map(({ user, nick, roles }) => (
          <Member key={user.id} id={user.id} name={nick} note={list(roles)} />
        ))}
      </ul>
    </aside>
  );
}

interface MemberProps {
  readonly id: string;
  readonly name: string;
  /** Text below the name. */
  readonly note: string;
  readonly isBot?: boolean;
}

function Member({ id, name, note, isBot = false }: MemberProps) {
  return (
    <li data-member={id}>
      <Avatar id={id} name={name} isBot={isBot} />
      <div>
        <p class="cut">{name}</p>
        {note && <small class="cut">{note}</small>}
      </div>
    </li>
  );
}
