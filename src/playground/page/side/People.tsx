import type { Locale, Person } from '../../protocol.ts';
import { usePage } from '../world/page.ts';
import { makePlace } from '../world/place.ts';
import { Avatar } from './Avatar.tsx';

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
      <small>{tongueOf(locale)}</small>
    </a>
  );
}

/** What a language calls itself. */
function tongueOf(locale: Locale): string | undefined {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(new Intl.Locale(locale).language);
}
