import type { UnreadCall } from '../../protocol.ts';
import { usePage } from '../world/page.ts';

/** How many messages call somebody: a red number, or nothing. */
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
