import { useEffect, useReducer, useState } from 'preact/hooks';
import { Composer } from './composer/Composer.tsx';
import { Header } from './Header.tsx';
import { Lightbox } from './messages/Lightbox.tsx';
import { Messages } from './messages/Messages.tsx';
import { Modal } from './modal/Modal.tsx';
import { Notice } from './Notice.tsx';
import { Side } from './side/Side.tsx';
import { wordsFor } from './words/wordsFor.ts';
import { labelOf, textChannels } from './world/names.ts';
import { type Page, PageContext } from './world/page.ts';
import { moveTo, type Place, usePlace } from './world/place.ts';
import type { Shown } from './world/shown.ts';
import { markAllOnce, markRead } from './world/unread.ts';
import { useLink } from './world/useLink.ts';
import { heard, type World } from './world/world.ts';

/** The whole page. */
export function App() {
  const place = usePlace();
  const [world, tell] = useReducer(heard, null);
  const { ask, isOnline } = useLink(place.person, tell);
  const [enlarged, enlarge] = useState<Shown | null>(null);
  const [sought, seek] = useState<string | null>(null);
  if (!world) return <p class="connecting">Connecting</p>;

  const channel = channelOf(world, place);
  const go = (to: string, message?: string) => {
    seek(message ?? null);
    moveTo({ channel: to, person: world.you.user.id });
  };
  const words = wordsFor(world.you.locale);
  const page: Page = { world, channel, words, tell, go, enlarge, ask: (one) => ask(one, words.offline) };
  return (
    <PageContext.Provider value={page}>
      <Kept page={page} place={place} />
      <Table sought={sought} found={() => seek(null)} isOnline={isOnline} />
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
              <Messages key={`${page.world.you.user.id}/${page.channel}`} sought={sought} found={found} />
              <Notice />
              <Composer key={`composer/${page.world.you.user.id}/${page.channel}`} />
            </main>
          </div>
        )
      }
    </PageContext.Consumer>
  );
}

/** Keeps address, title and read marks in step with what is shown. */
function Kept({ page, place }: { readonly page: Page; readonly place: Place }) {
  const { world, channel } = page;
  const name = labelOf(world.channels.get(channel));
  useEffect(() => {
    markAllOnce(world);
    moveTo({ channel: place.channel ?? channel, person: world.you.user.id }, true);
  }, [world.guild]);
  useEffect(() => {
    if (!document.hidden) markRead(world, channel);
  }, [world.messages, channel]);
  useEffect(() => {
    document.title = `${name} · ${world.you.nick}`;
    document.documentElement.lang = page.words.locale;
  }, [name, world.you]);
  return null;
}

function channelOf(world: World, { channel }: Place): string {
  if (channel && world.channels.has(channel)) return channel;
  return textChannels(world)[0]?.id ?? world.guild.id;
}
