import { MIDDLE } from '../../ai/strengths.ts';
import type { Seat } from '../../engine/game.ts';
import { resignedStandings } from '../../engine/record.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { clearAlarms } from '../../store/alarms.ts';
import { LEAGUE_HOST } from '../../store/live.ts';
import { unqueue } from '../../store/outbox.ts';
import { tablesIn } from '../../store/places.ts';
import type { Sitter } from '../../store/seats.ts';
import { type Act, onceAt, type Repeated } from '../core/actor.ts';
import type { House } from '../core/context.ts';
import { type Change, happen } from '../core/record-event.ts';
import type { NameAfter } from '../core/seats.ts';
import { isPlayable, loadTable, notPlaying, peopleAt, seatOf, type Table } from '../core/table.ts';
import { type Deed, done } from '../core/unit-of-work.ts';
import { Breath } from '../core/yield-to-event-loop.ts';
import { hostOnly } from '../lobby/lobby.ts';
import { logEvent } from '../server-settings/log.ts';
import { settle } from '../turns/apply-vote.ts';

/** Whether the match ends when somebody resigns: always where two play. */
export function resigningEnds({ game, sitters }: Pick<Table, 'game' | 'sitters'>): boolean {
  return game.resign === 'ends' || (game.table === 'match' && sitters.length === 2);
}

/** Whether the others then have won. Where all their seats are free there is nobody to win, and the match ends early. */
export function resigningWins(table: Pick<Table, 'game' | 'sitters'>, seat: Seat): boolean {
  const others = table.sitters.filter((sitter) => sitter.seat !== seat);
  return resigningEnds(table) && others.some(({ kind }) => kind === 'person' || kind === 'ai');
}

/**
 * Leaves a running match. It ends then, an AI takes the seat, or the others go on without; it also ends when no person is
 * left, or when its rules are not here. What more than half of those who are left wish of others who are late is done.
 * `nameAfter`: what the seat is called then.
 */
export async function resign(
  house: House,
  by: Act,
  id: number,
  nameAfter: NameAfter,
): Promise<true | Refusal | Repeated> {
  return await onceAt(house, by, id, async (deed, table) => {
    if (table.record.phase !== 'playing') return notPlaying(table);
    const seat = seatOf(table, by.person);
    if (seat === null) return new Refusal(text('bot:refuse.notSeated'));
    if (!isPlayable(table)) return await endedBy(deed, table, by);
    const what = { kind: 'resign' as const, seat, person: by.person, name: by.name };
    const after = await happen(deed, table, what, resigned(table, by, seat, deed.at, nameAfter));
    await settle(deed, after, nameAfter);
    return true;
  });
}

function resigned(table: Table, { person }: Act, seat: Seat, at: number, nameAfter: NameAfter): Change {
  const ais = table.game.table === 'match';
  const sitters = table.sitters.map((sitter): Sitter => {
    if (sitter.seat !== seat) return sitter;
    const name = nameAfter(sitter.name, ais);
    return ais ? { kind: 'ai', player: MIDDLE, name } : { kind: 'left', person, name };
  });
  const [heir] = peopleAt(sitters);
  if (resigningEnds(table) || heir === undefined) return ended(table, seat, at);
  return { sitters, ...(table.record.host === person && { host: heir }) };
}

/** What the person saw when they decided to end it. */
type Phase = 'lobby' | 'playing';

/** The host closes the lobby, or ends a running match without a winner. One is never taken for the other. */
export async function cancelTable(
  house: House,
  by: Act,
  id: number,
  seen: Phase,
): Promise<true | Refusal | Repeated> {
  return await onceAt(house, by, id, async (deed, table) => {
    const { phase } = table.record;
    if (phase === 'playing' && seen === 'lobby') return new Refusal(text('bot:refuse.started'));
    if (phase !== seen) return notPlaying(table);
    const objection = mayEnd(table, by);
    if (objection) return objection;
    await logEnd(deed, table, by);
    return await endedBy(deed, table, by);
  });
}

/** Only the host, or who may manage the channel; where its rules are not here, everybody who sits at the table. */
export function mayEnd(table: Table, by: Act): Refusal | null {
  return !isPlayable(table) && seatOf(table, by.person) !== null ? null : hostOnly(table, by);
}

/** Tells the log who closed a lobby or ended a game, and whose it was where it was somebody else's. */
async function logEnd(deed: Deed, { record }: Table, by: Act): Promise<void> {
  const { phase, game, channel, host } = record;
  const isOthers = host !== by.person && host !== LEAGUE_HOST;
  const kind = phase === 'lobby' ? 'cancelled' : 'ended';
  const event = { kind, who: by.person, game, channel, ...(isOthers && { host }) } as const;
  await logEvent(deed, by, record, event);
}

async function endedBy(deed: Deed, table: Table, { person, name }: Act): Promise<true> {
  await happen(deed, table, { kind: 'cancel', person, name }, { phase: 'cancelled', endedAt: deed.at });
  return true;
}

/** The channel is no longer there: a live table of it ends without a winner, and nobody has to be told. */
export async function abandon(house: House, id: number): Promise<void> {
  await done(house, async (deed) => {
    const table = await loadTable(house, id, deed.store);
    if (refused(table) || (table.record.phase !== 'lobby' && table.record.phase !== 'playing')) return;
    const what = { kind: 'cancel' as const, person: null, name: null };
    await happen(deed, table, what, { phase: 'cancelled', endedAt: deed.at }, []);
    for (const kind of ['card', 'board', 'reshow', 'retire', 'reminder'] as const)
      await unqueue(deed.store, id, kind);
    await clearAlarms(deed.store, id);
  });
}

/** The same for whatever is live in a channel that was deleted, and in its threads, of which nothing is told. */
export async function abandonChannel(house: House, channel: string): Promise<void> {
  const breath = new Breath();
  for (const id of await tablesIn(house.store, channel)) {
    await abandon(house, id);
    if (breath.isDue) await breath.taken();
  }
}

function ended(table: Table, loser: Seat, endedAt: number): Change {
  if (!resigningWins(table, loser)) return { phase: 'cancelled', endedAt };
  return { phase: 'over', standings: resignedStandings(table.sitters.length, loser), endedAt };
}
