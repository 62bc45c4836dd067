import { resignedStandings } from '../../engine/record.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import type { Store } from '../../store/open.ts';
import { waitingAt } from '../../store/turns.ts';
import { type Act, onceAt, type Repeated } from '../core/actor.ts';
import type { House } from '../core/context.ts';
import { happen } from '../core/record-event.ts';
import { notPlaying, seatOf, type Table } from '../core/table.ts';
import { awaited, type Claim, claimOf } from './deadlines.ts';

/** Ends a match for two as if the other had resigned, who has not moved for twice their time. */
export async function claimWin(house: House, by: Act, id: number): Promise<true | Refusal | Repeated> {
  return await onceAt(house, by, id, async (deed, table) => {
    const claim = await mayClaim(deed.store, table, by.person, deed.at);
    if (refused(claim)) return claim;
    const standings = resignedStandings(table.sitters.length, claim.late);
    const what = { kind: 'claim' as const, seat: claim.late, person: by.person, name: by.name };
    await happen(deed, table, what, { phase: 'over', standings, endedAt: deed.at });
    return true;
  });
}

/** The win that a person may claim at a time, in ms since 1970; or why they may not. */
export async function mayClaim(
  store: Store,
  table: Table,
  person: string,
  now: number,
): Promise<Claim | Refusal> {
  if (table.record.phase !== 'playing') return notPlaying(table);
  if (seatOf(table, person) === null) return new Refusal(text('bot:refuse.notSeated'));
  const claim = claimOf(table, await awaited(store, table, await waitingAt(store, table.record.id)));
  if (claim?.person === person && claim.at <= now) return claim;
  return new Refusal(text('bot:refuse.noClaim'));
}
