import { refused } from '../../engine/refusal.ts';
import { logBetween } from '../../store/log.ts';
import { tablesInPages } from '../../store/pages.ts';
import { type House, partOf, versionOf } from '../core/context.ts';
import { happen } from '../core/record-event.ts';
import { isPlayable, loadTable } from '../core/table.ts';
import { done } from '../core/unit-of-work.ts';

/**
 * After a start: matches whose rules are not here come to a halt. It is an entry of their log, so that the channel is told
 * as of a move: once, whatever fails in between.
 */
export async function haltAbsent(house: House): Promise<void> {
  for await (const page of tablesInPages(house.store, 'playing', partOf(house)))
    for (const { id, game, rules } of page) if (!versionOf(house, game, rules)) await halt(house, id);
}

/** Once: at the next start the halt is the last that happened. */
async function halt(house: House, id: number): Promise<void> {
  await done(house, async (deed) => {
    const table = await loadTable(house, id, deed.store);
    if (refused(table) || table.record.phase !== 'playing' || isPlayable(table)) return;
    const { version } = table.record;
    const [last] = await logBetween(deed.store, id, version - 1, version);
    if (last?.kind !== 'halt') await happen(deed, table, { kind: 'halt', person: null, name: null }, {});
  });
}
