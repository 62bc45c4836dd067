import { tablesInPages } from '../../store/pages.ts';
import { liveTable } from '../../store/tables.ts';
import { type House, partOf } from '../house.ts';

/** Whether a channel or thread has a lobby or a match within reach that is not dormant. */
export async function hasAwakeTable({ store }: Pick<House, 'store'>, channel: string): Promise<boolean> {
  return (await liveTable(store, channel)) !== undefined;
}

/** The threads that have a live table within reach, dormant or not. */
export async function* threadsPlayedIn(
  house: Pick<House, 'store' | 'part'>,
): AsyncGenerator<{ readonly guild: string; readonly channel: string }> {
  for (const phase of ['lobby', 'playing'] as const)
    for await (const page of tablesInPages(house.store, phase, partOf(house)))
      for (const { guild, channel, parent, gone_at } of page)
        if (parent !== null && gone_at === null) yield { guild, channel };
}
