import type { Seat } from '../../engine/game.ts';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { loadPendingTurns } from '../../store/pending-turns.ts';
import { loadRequests, openRequest, saveVote } from '../../store/requests.ts';
import { type Actor, oncePerTableInteraction, type Repeated } from '../core/actor.ts';
import type { AppContext } from '../core/context.ts';
import { skipQuietHours } from '../core/quiet-hours.ts';
import { findSeat, refuseNotPlaying, type Table } from '../core/table.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';
import { findStandInSeat } from '../play/stand-in.ts';
import { isQuiet } from './calls.ts';
import { type AwaitedPlayer, loadAwaitedPlayers } from './deadlines.ts';

/** Time between two nudges at a table, in ms. */
const NUDGE_INTERVAL = 86_400_000;

/** Refusal of a nudge before a time, in ms since 1970. The caller formats that time. */
export class NudgeLaterRefusal extends Refusal {
  readonly why: 'nudgedAlready' | 'nudgeQuiet';
  readonly who: readonly { readonly seat: Seat }[];
  readonly again: number;

  constructor(why: NudgeLaterRefusal['why'], who: readonly AwaitedPlayer[], again: number) {
    const seats = who.map(({ seat }) => ({ seat }));
    super(text(`bot:refuse.${why}`, { who: seats, again: '' }));
    this.who = seats;
    this.why = why;
    this.again = again;
  }
}

/**
 * Nudges the players who are due, by their reminder setting. A table allows one nudge a day, and none in quiet hours or
 * absences. Returns their seats.
 */
export async function nudgePlayers(
  ctx: AppContext,
  by: Actor,
  id: number,
): Promise<readonly Seat[] | Refusal | Repeated> {
  return await oncePerTableInteraction<readonly Seat[]>(ctx, by, id, async (work, table) => {
    if (table.record.phase !== 'playing') return refuseNotPlaying(table);
    if (findSeat(table, by.person) === null) return new Refusal(text('bot:refuse.notSeated'));
    const whom = await loadNudgeablePlayers(work, table, by.person);
    if (whom instanceof Refusal) return whom;
    for (const one of whom) await sendNudge(work, table, by, one);
    await work.queueMessages(id, 'reminder');
    return whom.map(({ seat }) => seat);
  });
}

/** Returns the players who may be nudged now, or the reason why there are none. */
async function loadNudgeablePlayers(
  work: UnitOfWork,
  table: Table,
  person: string,
): Promise<readonly AwaitedPlayer[] | Refusal> {
  const { store, at } = work;
  const { id } = table.record;
  const played = await findStandInSeat(store, id);
  const due = (await loadAwaitedPlayers(store, table, await loadPendingTurns(store, id))).filter(
    (one) => one.person !== person && one.seat !== played,
  );
  if (due.length === 0) return new Refusal(text('bot:refuse.nudgeNobody'));
  const last = Math.max(...(await loadRequests(store, id, 'nudge')).map(({ openedAt }) => openedAt));
  if (last + NUDGE_INTERVAL > at) return new NudgeLaterRefusal('nudgedAlready', due, last + NUDGE_INTERVAL);
  const willing = due.filter(({ timeSettings }) => timeSettings.reminders !== 'none');
  if (willing.length === 0)
    return new Refusal(text('bot:refuse.nudgeUnwanted', { who: due.map(({ seat }) => ({ seat })) }));
  const awake = willing.filter(({ timeSettings }) => skipQuietHours(at, timeSettings) === at);
  if (awake.length > 0) return awake;
  return new NudgeLaterRefusal(
    'nudgeQuiet',
    willing,
    Math.min(...willing.map(({ timeSettings }) => skipQuietHours(at, timeSettings))),
  );
}

/** Nudges a player by their reminder setting; on a quiet server by direct message. */
async function sendNudge(
  work: UnitOfWork,
  { record }: Table,
  by: Actor,
  { seat, timeSettings }: AwaitedPlayer,
): Promise<void> {
  const request = { tableId: record.id, kind: 'nudge' as const, seat, version: record.version };
  await openRequest(work.store, { ...request, openedAt: work.at });
  await saveVote(work.store, request, { person: by.person, choice: 'nudge' }, work.at);
  if (timeSettings.reminders === 'none') return;
  const kind = (await isQuiet(work, record.guild)) ? 'dm' : timeSettings.reminders;
  await openRequest(work.store, { ...request, kind, version: 0, openedAt: work.at });
}
