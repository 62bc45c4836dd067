import { type Ended, endedPage } from '../../store/ended.ts';
import { turnOfLoop } from '../breath.ts';
import type { House } from '../house.ts';

export type { Ended };

/** So many are read at once. */
const PAGE = 50;

/** Finished matches of a channel, page by page, the newest first; of what is not asked for nothing is read. */
export async function* endedIn(
  { store }: Pick<House, 'store'>,
  channel: string,
  most: number,
): AsyncGenerator<readonly Ended[]> {
  let last: number | null = null;
  for (let read = 0; read < most; read += PAGE) {
    const page: readonly Ended[] = await endedPage(store, channel, Math.min(PAGE, most - read), last);
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    last = page.at(-1)?.record.id ?? null;
    await turnOfLoop();
  }
}
