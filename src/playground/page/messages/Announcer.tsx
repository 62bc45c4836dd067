import { useEffect, useRef, useState } from 'preact/hooks';
import type { Seen } from '../../protocol.ts';
import { nickOf } from '../world/names.ts';
import { usePage } from '../world/page.ts';
import { byAge } from '../world/snowflake.ts';
import { textOf } from './textOf.ts';

/** Reads new messages to those who listen to the page; never the ones that were there before. */
export function Announcer({ list }: { readonly list: readonly Seen[] }) {
  const { world } = usePage();
  const last = list.at(-1);
  const told = useRef(last?.message.id ?? '0');
  const [text, say] = useState('');
  useEffect(() => {
    if (!last || last.thinking || byAge(last.message.id, told.current) <= 0) return;
    told.current = last.message.id;
    const { author } = last.message;
    say(`${nickOf(world, author.id) ?? author.username}: ${textOf(last.message)}`);
  }, [last]);
  return (
    <p class="unseen" aria-live="polite" data-testid="announcer">
      {text}
    </p>
  );
}
