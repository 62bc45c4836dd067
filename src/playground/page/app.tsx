import { useEffect, useReducer, useState } from 'preact/hooks';
import { Composer } from './composer/composer.tsx';
import { Header } from './header.tsx';
import { Lightbox } from './messages/lightbox.tsx';
import { Messages } from './messages/messages.tsx';
import { Modal } from './modal/modal.tsx';
import { Notice } from './notice.tsx';
import { Nowhere } from './nowhere.tsx';
import { Side } from './side/side.tsx';
import { wordsFor } from './words/words-for.ts';
import { callsFor } from './world/calls.ts';
import { labelOf, textChannels } from './world/names.ts';
import { type Page, PageContext, usePage } from './world/page.ts';
import { moveTo, type Place, usePlace } from './world/place.ts';
import { serverIn } from './world/server-in.ts';
import type { Shown } from './world/shown.ts';
import { markAllOnce, markRead } from './world/unread.ts';
import { useLink } from './world/use-link.ts';
import { useLookedAt } from './world/use-looked-at.ts';
import { heard, type World } from './world/world.ts';

/** The whole page. */
export function App() {
  const place = usePlace();
  const [world, tell] = useReducer(heard, null);
  const eyes = { person: place.person, server: place.server ?? null };
  const { ask, isOnline } = useLink(eyes, tell);
  const [enlarged, enlarge] = useState<Shown | null>(null);
  if (!world) return <p class="connecting">Connecting</p>;

  const channel = channelOf(world, place);
  const go = (to: string, message?: string) => {
    moveTo({ channel: to, person: world.you.user.id, message: message ?? null, server: serverIn(world) });
  };
  const found = () => moveTo({ channel, person: world.you.user.id, server: serverIn(world) }, true);
  const words = wordsFor(world.you.locale);
  const page: Page = { world, channel, words, tell, go, enlarge, ask: (one) => ask(one, words.offline) };
  return (
    <PageContext.Provider value={page}>
      <Kept page={page} place={place} />
      <Table sought={soughtIn(world, place)} found={found} isOnline={isOnline} />
      {enlarged && <Lightbox shown={enlarged} onClose={() => enlarge(null)} />}
      {world.modal && <Modal key={world.modal.ref} open={world.modal} />}
    </PageContext.Provider>
  );
}

interface TableProps {
  readonly sought: string | null;
  readonly found: () => void;
  readonly isOnline: boolean;
}

function Table({ sought, found, isOnline }: TableProps) {
  const [isDrawn, draw] = useState(false);
  return (
    <PageContext.Consumer>
      {(page) =>
        page && (
          <div class="page" lang={page.words.locale} data-ready data-online={isOnline}>
            <Side isDrawn={isDrawn} close={() => draw(false)} />
            <main>
              <Header openSide={() => draw(true)} isDrawn={isDrawn} />
              {!isOnline && (
                <p class="banner" role="status">
                  {page.words.reconnecting}
                </p>
              )}
              <Channel key={`${page.world.you.user.id}/${page.channel}`} sought={sought} found={found} />
            </main>
          </div>
        )
      }
    </PageContext.Consumer>
  );
}

function Channel({ sought, found }: Omit<TableProps, 'isOnline'>) {
  const { world, channel } = usePage();
  if (!world.channels.has(channel)) return <Nowhere />;
  return (
    <>
      <Messages sought={sought} found={found} />
      <Notice />
      <Composer />
    </>
  );
}

/** Keeps address, title and read marks in step with what is shown. */
function Kept({ page, place }: { readonly page: Page; readonly place: Place }) {
  const { world, channel } = page;
  const name = labelOf(world.channels.get(channel), world.bot.username);
  const isLookedAt = useLookedAt();
  const calls = callsFor(world, world.you.user.id);
  useEffect(() => {
    markAllOnce(world);
    const { id: person } = world.you.user;
    moveTo({ ...place, channel: place.channel ?? channel, person, server: serverIn(world) }, true);
  }, [world.guild]);
  useEffect(() => {
    if (!isLookedAt) return;
    markRead(world, channel);
    if (callsFor(world, world.you.user.id, channel).length > 0) page.ask({ do: 'read', channel });
  }, [world.messages, world.calls, channel, isLookedAt]);
  useEffect(() => {
    const count = calls.length > 0 ? `(${calls.length}) ` : '';
    document.title = `${count}${name} · ${world.you.nick}`;
    document.documentElement.lang = page.words.locale;
  }, [name, world.you, calls.length]);
  return null;
}

/** The message that the address names, once its person looks. */
function soughtIn(world: World, { person, message }: Place): string | null {
  return world.you.user.id === person ? (message ?? null) : null;
}

function channelOf(world: World, { channel }: Place): string {
  if (channel && world.channels.has(channel)) return channel;
  return textChannels(world)[0]?.id ?? world.guild.id;
}
