import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { SeenMessage } from '../../protocol.ts';

/** The message around a component: where its clicks go and its attachments are. */
export const MessageContext = createContext<SeenMessage | null>(null);

/** The message around a component. */
export function useMessage(): SeenMessage {
  const seen = useContext(MessageContext);
  if (!seen) throw new Error('useMessage outside of a message');
  return seen;
}
