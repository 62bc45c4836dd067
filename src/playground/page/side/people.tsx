import type { Locale, PersonStanding } from '../../protocol.ts';
import { Actions } from '../actions.tsx';
import { listMenuCommands } from '../composer/leaves.ts';
import { listOfferedCommands } from '../world/names.ts';
import { usePage } from '../world/page.ts';
import { formatLocation } from '../world/page-location.ts';
import { getServerId, listCalls } from '../world/selectors.ts';
import { Avatar } from './avatar.tsx';
import { Count } from './count.tsx';

interface PeopleProps {
  readonly chosen: () => void;
}

/** Renders the people to act as: a click switches the person, a middle click opens a tab as that person. */
export function People({ chosen }: PeopleProps) {
  const { world, words } = usePage();
  return (
    <nav class="people" aria-label={words.people}>
      <div class="label">
        <div>
          <p>
            {words.you} <strong>{world.you.nick}</strong>
          </p>
          <WaitingLink chosen={chosen} />
        </div>
        <OwnActions />
      </div>
      <ul>
        {world.people.map((person) => (
          <li key={person.user.id} class="person-place">
            <PersonLink person={person} chosen={chosen} />
            <PersonActions person={person} chosen={chosen} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Renders the number of messages that call the person, as a link to the newest. */
function WaitingLink({ chosen }: PeopleProps) {
  const { world, words, go } = usePage();
  const calls = listCalls(world, world.you.user.id);
  const newest = calls.at(-1);
  if (!newest) return null;
  const follow = () => {
    chosen();
    go(newest.channel, newest.message);
  };
  return (
    <button type="button" class="link" onClick={follow} data-testid="waiting">
      {words.calls(calls.length)}
    </button>
  );
}

function OwnActions() {
  const { world, words, channel, ask } = usePage();
  const { isMember, isTaking, hasInstalled } = world.you;
  const bot = world.bot.username;
  const actions = [
    {
      name: 'install',
      label: hasInstalled ? words.uninstall(bot) : words.install(bot),
      act: () => ask({ do: 'install', channel, hasInstalled: !hasInstalled }),
    },
    {
      name: 'direct',
      label: isTaking ? words.refuseDirect : words.takeDirect,
      act: () => ask({ do: 'direct', channel, isTaking: !isTaking }),
    },
    {
      name: 'member',
      label: isMember ? words.leave : words.comeBack,
      act: () => ask({ do: 'member', channel, isMember: !isMember }),
    },
  ];
  return <Actions label={words.yourself} actions={actions} />;
}

/** Renders the link to act as a person; it leads to the newest message that calls them, if any. */
function PersonLink({ person, chosen }: PeopleProps & { readonly person: PersonStanding }) {
  const { world, channel } = usePage();
  const { user, nick, locale, isMember } = person;
  const calls = listCalls(world, user.id);
  return (
    <a
      class={isMember ? 'person' : 'person away'}
      href={formatLocation({ channel, person: user.id, server: getServerId(world), ...calls.at(-1) })}
      aria-current={user.id === world.you.user.id ? 'true' : undefined}
      data-person={user.id}
      onClick={chosen}
    >
      <Avatar id={user.id} name={nick} />
      <span class="cut">{nick}</span>
      <small>{getLanguageName(locale)}</small>
      <Count calls={calls} />
    </a>
  );
}

/** Returns the language's own name. */
function getLanguageName(locale: Locale): string | undefined {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(new Intl.Locale(locale).language);
}

interface PersonActionsProps {
  readonly person: PersonStanding;
  readonly chosen: () => void;
}

/** Renders the bot's user context-menu commands, used in the shown channel; nothing if there are none. */
function PersonActions({ person: { user, nick }, chosen }: PersonActionsProps) {
  const { world, words, channel, ask } = usePage();
  const offered = listOfferedCommands(world, channel);
  const actions = listMenuCommands(offered, 'user', world.you.locale).map(({ name, shown }) => ({
    name,
    label: shown,
    act: () => {
      chosen();
      ask({ do: 'onPerson', channel, name, target: user.id });
    },
  }));
  return <Actions label={words.onPerson(nick)} actions={actions} />;
}
