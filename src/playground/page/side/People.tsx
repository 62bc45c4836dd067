import type { Person } from '../../protocol.ts';
import { usePage } from '../world/page.ts';
import { makePlace } from '../world/place.ts';
import { Avatar } from './Avatar.tsx';

const tongues = { 'en-US': 'English', ko: '한국어' } as const;

/** The people whom one can be: a click is a change of person, a middle click a tab of their own. */
export function People({ chosen }: { readonly chosen: () => void }) {
  const { world, words } = usePage();
  return (
    <nav class="people" aria-label={words.people}>
      <p class="label">
        {words.you} <strong>{world.you.nick}</strong>
      </p>
      <ul>
        {world.people.map((person) => (
          <li key={person.user.id}>
            <PersonLink person={person} chosen={chosen} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PersonLink({ person, chosen }: { readonly person: Person; readonly chosen: () => void }) {
  const { world, channel } = usePage();
  const { user, nick, locale } = person;
  return (
    <a
      class="person"
      href={makePlace({ channel, person: user.id })}
      aria-current={user.id === world.you.user.id ? 'true' : undefined}
      data-person={user.id}
      onClick={chosen}
    >
      <Avatar id={user.id} name={nick} />
      <span class="cut">{nick}</span>
      <small>{tongues[locale]}</small>
    </a>
  );
}
