import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PageRequest } from '../../protocol.ts';
import type { PageTexts } from '../text/page-texts.ts';
import type { PageEvent, PageState } from './page-state.ts';

/** A request without its ref, which {@link Page.ask} adds. */
export type Ask = PageRequest extends infer One
  ? One extends PageRequest
    ? Omit<One, 'ref'>
    : never
  : never;

/** State and actions that every component of the page uses. */
export interface Page {
  readonly world: PageState;
  /** Id of the shown channel. */
  readonly channel: string;
  readonly words: PageTexts;
  /** Sends a request and returns the ref of its answer; null while the playground cannot be reached. */
  ask(ask: Ask): string | null;
  /** Dispatches an event of the page itself. */
  tell(event: PageEvent): void;
  /** Shows another channel, and a message in it. */
  go(channel: string, message?: string): void;
  /** Shows a picture enlarged. */
  enlarge(picture: EnlargedPicture): void;
}

/** Context of the page. */
export const PageContext = createContext<Page | null>(null);

/** Returns the page. Throws outside of a PageContext. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage outside of a PageContext');
  return page;
}

/** A picture shown in the lightbox. */
export interface EnlargedPicture {
  readonly url: string;
  readonly alt: string;
}
