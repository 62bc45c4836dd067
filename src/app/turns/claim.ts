import { getResignedStandings } from '../../engine/record.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import type { Store } from '../../store/open.ts';
import { loadPendingTurns } from '../../store/pending-turns.ts';
import { type Actor, oncePerTableInteraction, type Repeated } from '../core/actor.ts';
import type { AppContext } from '../core/context.ts';
import { recordEvent } from '../core/record-event.ts';
import { findSeat, refuseNotPlaying, type Table } from '../core/table.ts';
import { type Claim, findClaim, loadAwaitedPlayers } from './deadlines.ts';

/** Claims the win of a match for two, as if the opponent had resigned. The opponent must not have moved for twice the time limit. */
export async function claimWin(ctx: AppContext, by: Actor, id: number): Promise<true | Refusal | Repeated> {
  return await oncePerTableInteraction(ctx, by, id, async (work, table) => {
    const claim = await checkCanClaim(work.store, table, by.person, work.at);
    if (refused(claim)) return claim;
    const standings = getResignedStandings(table.seats.length, claim.late);
    const what = { kind: 'claim' as const, seat: claim.late, person: by.person, name: by.name };
    await recordEvent(work, table, what, { phase: 'over', standings, endedAt: work.discordAt });
    return true;
  });
}

/** Returns the win that a person may claim at a time, in ms since 1970, or the reason why they may not. */
export async function checkCanClaim(
  store: Store,
  table: Table,
  person: string,
  now: number,
): Promise<Claim | Refusal> {
  if (table.record.phase !== 'playing') return refuseNotPlaying(table);
  if (findSeat(table, person) === null) return new Refusal(text('bot:refuse.notSeated'));
  const claim = findClaim(
    table,
    await loadAwaitedPlayers(store, table, await loadPendingTurns(store, table.record.id)),
  );
  if (claim?.person === person && claim.at <= now) return claim;
  return new Refusal(text('bot:refuse.noClaim'));
}
