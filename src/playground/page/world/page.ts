import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { FromPage } from '../../protocol.ts';
import type { Words } from '../words/words.ts';
import type { Shown } from './shown.ts';
import type { News, World } from './world.ts';

/** A question without its ref, which {@link Page.ask} gives. */
export type Ask = FromPage extends infer One ? (One extends FromPage ? Omit<One, 'ref'> : never) : never;

/** What every part of the page may see and do. */
export interface Page {
  readonly world: World;
  /** The channel that is looked at. */
  readonly channel: string;
  readonly words: Words;
  /** Sends to the playground and returns the ref under which the answer comes; null while it cannot be reached. */
  ask(ask: Ask): string | null;
  /** Something that only the page itself knows. */
  tell(news: News): void;
  /** Looks at another channel, and at one message in it. */
  go(channel: string, message?: string): void;
  /** Shows a picture large. */
  enlarge(picture: Shown): void;
}

/** The page around a component. */
export const PageContext = createContext<Page | null>(null);

/** The page around a component. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage outside of a PageContext');
  return page;
}
