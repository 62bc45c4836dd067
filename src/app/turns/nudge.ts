import type { Seat } from '../../engine/game.ts';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { keepVote, openRequest, requestsAt } from '../../store/requests.ts';
import { waitingAt } from '../../store/turns.ts';
import { type Act, onceAt, type Repeated } from '../core/actor.ts';
import type { House } from '../core/context.ts';
import { outsideQuiet } from '../core/own-time.ts';
import { notPlaying, seatOf, type Table } from '../core/table.ts';
import type { Deed } from '../core/unit-of-work.ts';
import { playedInstead } from '../play/stand-in.ts';
import { type Awaited, awaited } from './deadlines.ts';
import { isQuiet } from './quiet-call.ts';

/** Time between two nudges at a table, in ms. */
const NUDGE_INTERVAL = 86_400_000;

/** Nobody can be nudged before a time, in ms since 1970. Whoever tells it knows how times are written. */
export class NudgeLater extends Refusal {
  readonly why: 'nudgedAlready' | 'nudgeQuiet';
  readonly who: readonly { readonly seat: Seat }[];
  readonly again: number;

  constructor(why: NudgeLater['why'], who: readonly Awaited[], again: number) {
    const seats = who.map(({ seat }) => ({ seat }));
    super(text(`bot:refuse.${why}`, { who: seats, again: '' }));
    this.who = seats;
    this.why = why;
    this.again = again;
  }
}

/**
 * Nudges whoever is due, in the way in which they are reminded: once a day at a table, and not in their quiet hours or
 * while they are away. Returns their seats.
 */
export async function nudge(
  house: House,
  by: Act,
  id: number,
): Promise<readonly Seat[] | Refusal | Repeated> {
  return await onceAt<readonly Seat[]>(house, by, id, async (deed, table) => {
    if (table.record.phase !== 'playing') return notPlaying(table);
    if (seatOf(table, by.person) === null) return new Refusal(text('bot:refuse.notSeated'));
    const whom = await nudgeable(deed, table, by.person);
    if (whom instanceof Refusal) return whom;
    for (const one of whom) await send(deed, table, by, one);
    await deed.tell(id, 'reminder');
    return whom.map(({ seat }) => seat);
  });
}

/** The players who may be nudged now; or why nobody may. */
async function nudgeable(deed: Deed, table: Table, person: string): Promise<readonly Awaited[] | Refusal> {
  const { store, at } = deed;
  const { id } = table.record;
  const played = await playedInstead(store, id);
  const due = (await awaited(store, table, await waitingAt(store, id))).filter(
    (one) => one.person !== person && one.seat !== played,
  );
  if (due.length === 0) return new Refusal(text('bot:refuse.nudgeNobody'));
  const last = Math.max(...(await requestsAt(store, id, 'nudge')).map(({ openedAt }) => openedAt));
  if (last + NUDGE_INTERVAL > at) return new NudgeLater('nudgedAlready', due, last + NUDGE_INTERVAL);
  const willing = due.filter(({ own }) => own.reminders !== 'none');
  if (willing.length === 0)
    return new Refusal(text('bot:refuse.nudgeUnwanted', { who: due.map(({ seat }) => ({ seat })) }));
  const awake = willing.filter(({ own }) => outsideQuiet(at, own) === at);
  if (awake.length > 0) return awake;
  return new NudgeLater('nudgeQuiet', willing, Math.min(...willing.map(({ own }) => outsideQuiet(at, own))));
}

/** Nudges a player by their reminder setting; on a quiet server by direct message. */
async function send(deed: Deed, { record }: Table, by: Act, { seat, own }: Awaited): Promise<void> {
  const request = { tableId: record.id, kind: 'nudge' as const, seat, version: record.version };
  await openRequest(deed.store, { ...request, openedAt: deed.at });
  await keepVote(deed.store, request, { person: by.person, choice: 'nudge' }, deed.at);
  if (own.reminders === 'none') return;
  const kind = (await isQuiet(deed, record.guild)) ? 'dm' : own.reminders;
  await openRequest(deed.store, { ...request, kind, version: 0, openedAt: deed.at });
}
