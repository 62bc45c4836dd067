import type { APIChannel } from 'discord-api-types/v10';
import { useEffect } from 'preact/hooks';
import { Actions } from '../actions.tsx';
import { Icon } from '../icon.tsx';
import {
  getChannelName,
  isDirect,
  isGroup,
  isInServer,
  isThread,
  listPrivateChannels,
  listTextChannels,
  listThreads,
} from '../world/names.ts';
import { usePage } from '../world/page.ts';
import { formatLocation } from '../world/page-location.ts';
import { getServerId, listCalls } from '../world/selectors.ts';
import { countUnread } from '../world/unread.ts';
import { useNow } from '../world/use-now.ts';
import { Avatar } from './avatar.tsx';
import { Count } from './count.tsx';
import { People } from './people.tsx';

/** Returns the first letter of each word, three at most, as Discord does. */
const getInitials = (name: string): string =>
  name
    .split(/\s+/)
    .map(([first]) => first)
    .join('')
    .slice(0, 3);

interface SideProps {
  /** True if the side bar is pulled out over the messages, on a phone. */
  readonly isDrawn: boolean;
  readonly close: () => void;
}

/** Renders the servers, the channels of the shown server, and the people to act as. */
export function Side({ isDrawn, close }: SideProps) {
  const { world, words } = usePage();
  useEffect(() => {
    if (!isDrawn) return;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isDrawn]);
  return (
    <>
      <div class={isDrawn ? 'side drawn' : 'side'}>
        <Servers />
        <div class="guild">
          <span class="brand" aria-hidden="true" />
          <strong>{world.guild.name}</strong>
          <GuildActions />
          <button type="button" class="icon shut" aria-label={words.close} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <Channels chosen={close} />
        <Clock />
        <People chosen={close} />
      </div>
      {isDrawn && <button type="button" class="shade" aria-label={words.close} onClick={close} />}
    </>
  );
}

/** Renders the channels, each with its threads below it. */
function Channels({ chosen }: { readonly chosen: () => void }) {
  const { world, channel, words } = usePage();
  return (
    <nav class="channels" aria-label={words.channels}>
      <ul>
        {listTextChannels(world).map((one) => (
          <li key={one.id}>
            <ChannelLink channel={one} chosen={chosen} />
            <ul class="threads">
              {listThreads(world, one.id, channel).map((thread) => (
                <li key={thread.id}>
                  <ChannelLink channel={thread} chosen={chosen} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <Direct chosen={chosen} />
    </nav>
  );
}

/** Renders the links to the person's direct messages with the bot and to their groups, and a button for another group. */
function Direct({ chosen }: { readonly chosen: () => void }) {
  const { world, channel, words, ask } = usePage();
  return (
    <>
      <div class="label direct">
        <p id="direct">{words.direct}</p>
        <button
          type="button"
          class="icon"
          title={words.openGroup}
          aria-label={words.openGroup}
          onClick={() => ask({ do: 'openGroup', channel })}
          data-open-group
        >
          <Icon name="add" />
        </button>
      </div>
      <ul aria-labelledby="direct" data-testid="direct">
        {listPrivateChannels(world).map((one) => (
          <li key={one.id}>
            <ChannelLink channel={one} chosen={chosen} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Renders the manager's actions for the server. */
function GuildActions() {
  const { world, channel, words, ask } = usePage();
  const { you, bot, isBotIn } = world;
  if (!you.manages || !you.isMember) return null;
  const name = bot.username;
  const turn = {
    name: 'bot',
    label: isBotIn ? words.removeBot(name) : words.inviteBot(name),
    act: () => ask({ do: 'bot', channel, isIn: !isBotIn }),
  };
  const add = {
    name: 'add-channel',
    label: words.addChannel,
    act: () => ask({ do: 'addChannel', channel, name: words.newChannel }),
  };
  return <Actions label={words.manageServer} actions={[add, turn]} />;
}

/** Renders the person's servers by their initials, if there are several. */
function Servers() {
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

interface ChannelLinkProps {
  readonly channel: APIChannel;
  readonly chosen: () => void;
}

/** Renders a channel in the side bar: brighter if unread, with the number of messages that call the person. */
function ChannelLink({ channel, chosen }: ChannelLinkProps) {
  const page = usePage();
  const person = page.world.you.user.id;
  const isHere = channel.id === page.channel;
  const isNew = !isHere && countUnread(page.world, channel.id) > 0;
  return (
    <a
      class={isNew ? 'channel new' : 'channel'}
      href={formatLocation({ channel: channel.id, person, server: getServerId(page.world) })}
      aria-current={isHere ? 'page' : undefined}
      data-channel={channel.id}
      data-unread={isNew || undefined}
      onClick={chosen}
    >
      {isDirect(channel) && <Avatar id={page.world.bot.id} name={page.world.bot.username} isBot />}
      {isGroup(channel) && <Icon name="group" />}
      {isInServer(channel) && !isThread(channel) && <Icon name="hash" />}
      <span class="cut">{getChannelName(page.world, channel)}</span>
      <Count calls={listCalls(page.world, person, channel.id)} />
    </a>
  );
}

const HOUR = 3_600_000;
const CLOCK_STEPS = { hour: HOUR, day: 24 * HOUR, week: 168 * HOUR } as const;

const TIME_FORMAT = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;

/** Renders the playground's time, and buttons that advance it. */
function Clock() {
  const { words } = usePage();
  const now = new Date(useNow(true));
  const shown = new Intl.DateTimeFormat(words.locale, TIME_FORMAT).format(now);
  return (
    <section class="clock" aria-label={words.clock}>
      <time dateTime={now.toISOString()} data-testid="now">
        {shown}
      </time>
      {(Object.keys(CLOCK_STEPS) as (keyof typeof CLOCK_STEPS)[]).map((step) => (
        <Step key={step} step={step} />
      ))}
    </section>
  );
}

function Step({ step }: { readonly step: keyof typeof CLOCK_STEPS }) {
  const { ask, channel, words } = usePage();
  const [short, long] = words.later[step];
  return (
    <button
      type="button"
      class="step"
      title={long}
      aria-label={long}
      data-later={step}
      onClick={() => ask({ do: 'pass', channel, ms: CLOCK_STEPS[step] })}
    >
      {short}
    </button>
  );
}
