import { useEffect, useReducer, useState } from 'preact/hooks';
import { Composer } from './composer/composer.tsx';
import { Header } from './header.tsx';
import { Members } from './members.tsx';
import { Lightbox } from './messages/lightbox.tsx';
import { Messages } from './messages/messages.tsx';
import { Modal } from './modal/modal.tsx';
import { Side } from './side/side.tsx';
import { getPageTexts } from './text/get-page-texts.ts';
import { formatChannelLabel, listTextChannels } from './world/names.ts';
import { type EnlargedPicture, type Page, PageContext, usePage } from './world/page.ts';
import { goToLocation, type PageLocation, useLocation } from './world/page-location.ts';
import { type PageState, reducePageState } from './world/page-state.ts';
import { getServerId, listCalls } from './world/selectors.ts';
import { markAllReadOnce, markRead } from './world/unread.ts';
import { useLink } from './world/use-link.ts';

const SHOWN_MS = 8_000;

/** Renders the whole page. */
export function App() {
  const place = useLocation();
  const [world, tell] = useReducer(reducePageState, null);
  const eyes = { person: place.person, server: place.server ?? null };
  const { ask, isOnline } = useLink(eyes, tell);
  const [enlarged, enlarge] = useState<EnlargedPicture | null>(null);
  if (!world) return <Connecting />;

  const channel = getShownChannel(world, place);
  const go = (to: string, message?: string) => {
    goToLocation({
      channel: to,
      person: world.you.user.id,
      message: message ?? null,
      server: getServerId(world),
    });
  };
  const found = () => goToLocation({ channel, person: world.you.user.id, server: getServerId(world) }, true);
  const words = getPageTexts(world.you.locale);
  const page: Page = { world, channel, words, tell, go, enlarge, ask: (one) => ask(one, words.offline) };
  return (
    <PageContext.Provider value={page}>
      <PageEffects page={page} place={place} />
      <Main sought={findSoughtMessage(world, place)} found={found} isOnline={isOnline} />
      {enlarged && <Lightbox shown={enlarged} onClose={() => enlarge(null)} />}
      {world.modal && <Modal key={world.modal.ref} open={world.modal} />}
    </PageContext.Provider>
  );
}

function Connecting() {
  return (
    <p class="connecting">
      <span class="brand" aria-hidden="true" />
      Connecting
    </p>
  );
}

interface MainProps {
  readonly sought: string | null;
  readonly found: () => void;
  readonly isOnline: boolean;
}

function Main({ sought, found, isOnline }: MainProps) {
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
            <Members />
          </div>
        )
      }
    </PageContext.Consumer>
  );
}

function Channel({ sought, found }: Omit<MainProps, 'isOnline'>) {
  const { world, channel } = usePage();
  if (!world.channels.has(channel)) return <NoChannel />;
  return (
    <>
      <Messages sought={sought} found={found} />
      <Notice />
      <Composer />
    </>
  );
}

/** Keeps the address, the title and the read marks in step with the shown channel. */
function PageEffects({ page, place }: { readonly page: Page; readonly place: PageLocation }) {
  const { world, channel } = page;
  const name = formatChannelLabel(world, channel);
  const isLookedAt = useIsVisible();
  const calls = listCalls(world, world.you.user.id);
  useEffect(() => {
    markAllReadOnce(world);
    const { id: person } = world.you.user;
    goToLocation({ ...place, channel: place.channel ?? channel, person, server: getServerId(world) }, true);
  }, [world.guild]);
  useEffect(() => {
    if (!isLookedAt) return;
    markRead(world, channel);
    if (listCalls(world, world.you.user.id, channel).length > 0) page.ask({ do: 'read', channel });
  }, [world.messages, world.calls, channel, isLookedAt]);
  useEffect(() => {
    const count = calls.length > 0 ? `(${calls.length}) ` : '';
    document.title = `${count}${name} · ${world.you.nick}`;
    document.documentElement.lang = page.words.locale;
  }, [name, world.you, calls.length]);
  return null;
}

/** Returns the message that the address names, if the address is that of the current person. */
function findSoughtMessage(world: PageState, { person, message }: PageLocation): string | null {
  return world.you.user.id === person ? (message ?? null) : null;
}

function getShownChannel(world: PageState, { channel }: PageLocation): string {
  if (channel && world.channels.has(channel)) return channel;
  return listTextChannels(world)[0]?.id ?? world.guild.id;
}

/** Renders a placeholder for the messages if the person has left or every channel is deleted. */
function NoChannel() {
  const { world, channel, words, ask } = usePage();
  const { isMember } = world.you;
  return (
    <div class="nowhere" data-testid="nowhere">
      <p>{isMember ? words.noChannel : words.away(world.guild.name)}</p>
      {!isMember && (
        <button
          type="button"
          class="button own"
          data-come-back
          onClick={() => ask({ do: 'member', channel, isMember: true })}
        >
          {words.comeBack}
        </button>
      )}
    </div>
  );
}

/** Renders the playground's last refusal in one line that disappears. */
function Notice() {
  const { world, tell } = usePage();
  const text = world.notice;
  useEffect(() => {
    if (!text) return;
    const timer = window.setTimeout(() => tell({ is: 'notice', text: null }), SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return (
    <div class="notice-place" role="status">
      {text && (
        <p class="notice" data-testid="notice">
          {text}
        </p>
      )}
    </div>
  );
}

/** Returns true while the tab is in front. */
function useIsVisible(): boolean {
  const [isLookedAt, setLookedAt] = useState(!document.hidden);
  useEffect(() => {
    const changed = () => setLookedAt(!document.hidden);
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, []);
  return isLookedAt;
}
