import type { UnreadCall } from '../../protocol.ts';
import { usePage } from '../world/page.ts';

/** Renders the number of messages that call a person, or nothing if there are none. */
export function Count({ calls }: { readonly calls: readonly UnreadCall[] }) {
  const { words } = usePage();
  if (calls.length === 0) return null;
  return (
    <b class="count" data-calls={calls.length}>
      <span aria-hidden="true">{calls.length}</span>
      <span class="unseen">{words.calls(calls.length)}</span>
    </b>
  );
}
