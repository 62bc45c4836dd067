import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PageRequest } from '../../protocol.ts';
import type { PageTexts } from '../text/page-texts.ts';
import type { EnlargedPicture } from './enlarged-picture.ts';
import type { PageEvent, PageState } from './page-state.ts';

/** A question without its ref, which {@link Page.ask} gives. */
export type Ask = PageRequest extends infer One
  ? One extends PageRequest
    ? Omit<One, 'ref'>
    : never
  : never;

/** What every part of the page may see and do. */
export interface Page {
  readonly world: PageState;
  /** The channel that is looked at. */
  readonly channel: string;
  readonly words: PageTexts;
  /** Sends to the playground and returns the ref under which the answer comes; null while it cannot be reached. */
  ask(ask: Ask): string | null;
  /** Something that only the page itself knows. */
  tell(news: PageEvent): void;
  /** Looks at another channel, and at one message in it. */
  go(channel: string, message?: string): void;
  /** Shows a picture large. */
  enlarge(picture: EnlargedPicture): void;
}

/** The page around a component. */
export const PageContext = createContext<Page | null>(null);

/** The page around a component. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage outside of a PageContext');
  return page;
}
