import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { SeenMessage } from '../../protocol.ts';

/** Context of the message around a component, which receives its clicks and holds its attachments. */
export const MessageContext = createContext<SeenMessage | null>(null);

/** Returns the message around a component. Throws outside of a message. */
export function useMessage(): SeenMessage {
  const seen = useContext(MessageContext);
  if (!seen) throw new Error('useMessage outside of a message');
  return seen;
}
