import type { Seat } from '../../engine/game.ts';
import { USUAL_HOURS } from '../../store/hours.ts';
import { type Happening, type LogEntry, logBetween, undosOf } from '../../store/log.ts';
import type { Store } from '../../store/open.ts';
import { closeRequest, type Request, requestsAt } from '../../store/requests.ts';
import type { RequestKind } from '../../store/schema.ts';
import { isOfTurn, keepWaiting, type Waiting, waitingWith } from '../../store/turns.ts';
import type { EventHandler, Step } from '../core/context.ts';
import { isTalk, stands } from '../core/effective-log.ts';
import { BEFORE_THE_END, remindersBy } from '../core/pace.ts';
import { personAt, type Table, waitedSeats } from '../core/table.ts';
import type { Deed } from '../core/unit-of-work.ts';
import { goesOnInstead } from '../play/stand-in.ts';
import { setAlarms } from './deadlines.ts';

/**
 * The turn that an undo leads to. Where the others agreed to it, it has its full time again. Otherwise its clock runs on
 * from when it began, or from when the others gave it more time, so that nobody gains time by an undo. Null for whatever
 * else happens.
 */
export async function resumedBy(deed: Deed, { what, after }: Step): Promise<Waiting | null> {
  const { id, pace } = after.record;
  if (what.kind !== 'undo') return null;
  if (what.agreed) return { seat: what.seat, since: deed.at, clockFrom: deed.at, reminded: 0 };
  if (pace === null) return null;
  const since = await turnBegan(deed.store, id, what.seat, what.to);
  const extension = (await requestsAt(deed.store, id, 'extension')).find(({ seat }) => seat === what.seat);
  const clockFrom = Math.max(since, extension?.openedAt ?? since);
  const wait = { seat: what.seat, since, clockFrom, reminded: 0 };
  const reminded = Math.min(BEFORE_THE_END, remindersBy(pace, wait, USUAL_HOURS, deed.at));
  return { ...wait, reminded };
}

/** So many entries are looked through; a turn has fewer. */
const LOOK = 60;

/** When the turn began in which a seat stood after the entry `to`, in ms since 1970. */
async function turnBegan(store: Store, tableId: number, seat: Seat, to: number): Promise<number> {
  const undos = await undosOf(store, tableId);
  const entries = await logBetween(store, tableId, Math.max(0, to - LOOK), to);
  const first = entries.findLast((entry) => stands(entry, undos) && !isInSameTurn(entry, seat)) ?? entries[0];
  if (!first) throw new Error(`The log of table ${tableId} has no entry ${to}`);
  return first.at;
}

/** What happens within a turn and does not begin it. */
function isInSameTurn(entry: LogEntry, seat: Seat): boolean {
  if (entry.kind === 'move') return entry.seat === seat;
  return entry.kind === 'undo' || isTalk(entry) || (entry.kind === 'seat' && entry.seat !== seat);
}

/**
 * Writes down who is due from now on, and sets the alarm by it; what was wanted of a turn that is over is wanted no more.
 * At a table that is out of reach nobody is waited for.
 */
export const keepWaits: EventHandler = async (deed, step) => {
  if (step.before.record.goneAt !== null) return;
  const { id } = step.after.record;
  const { waits: before, requests } = await waitingWith(deed.store, id);
  const waits = waitsAfter(before, step, deed.at, await resumedBy(deed, step));
  if (before.length === 0 && waits.length === 0) return;
  if (!isSame(before, waits)) await keepWaiting(deed.store, id, waits, before.length);
  if (before.some((wait) => isTold(wait, requests) && !waits.includes(wait))) await deed.tell(id, 'hush');
  for (const request of requests) {
    const wait = waits.find(({ seat }) => seat === request.seat);
    const goesOn = wait !== undefined && before.includes(wait);
    if (!(await isStillWanted(deed, step, request, wait, goesOn))) await closeRequest(deed.store, request);
  }
  await setAlarms(deed, step.after, waits);
};

/** Returns whether a reminder, a nudge or a direct call has come for that turn. */
function isTold(wait: Waiting, requests: readonly Request[]): boolean {
  const isCall = ({ kind }: Request) => kind === 'nudge' || kind === 'call';
  return wait.reminded > 0 || requests.some((one) => isCall(one) && isOfTurn(one, wait));
}

/** All of them go on being due, and nobody else is. */
function isSame(before: readonly Waiting[], waits: readonly Waiting[]): boolean {
  return before.length === waits.length && before.every((wait, at) => wait === waits[at]);
}

/**
 * Who is due after it, and since when: who goes on being due keeps their wait, unless they have decided something or
 * another person sits there now. `at` in ms since 1970; `resumed`: the turn that a move taken back leads to.
 */
function waitsAfter(
  waits: readonly Waiting[],
  { before, what, after }: Step,
  at: number,
  resumed: Waiting | null = null,
): readonly Waiting[] {
  return waitedSeats(after).map((seat) => {
    const wait = waits.find((one) => one.seat === seat);
    const anew = { seat, since: at, clockFrom: at, reminded: 0 };
    if (resumed?.seat === seat) return resumed;
    if (!wait || personAt(before, seat) !== personAt(after, seat)) return anew;
    if (!decides(what, seat)) return wait;
    return isInTime(after, wait) ? { ...wait } : anew;
  });
}

/** A clock runs for the whole turn, however many decisions it asks for; once it was over, it begins anew with each. */
function isInTime({ record }: Table, { reminded }: Waiting): boolean {
  return record.pace !== null && reminded <= BEFORE_THE_END;
}

function decides(what: Happening, seat: Seat): boolean {
  return what.kind === 'move' && what.seat === seat && !what.forced;
}

/** Requests that do not end with the turn. */
const OUTLASTING: readonly RequestKind[] = ['takeBack', 'repeat', 'extension', 'nudge'];

/** What is wanted of a turn goes with its wait. An AI that plays one wakes as long as that goes on. */
async function isStillWanted(
  deed: Deed,
  step: Step,
  request: Request,
  wait: Waiting | undefined,
  goesOn: boolean,
): Promise<boolean> {
  const { what } = step;
  if (OUTLASTING.includes(request.kind)) return true;
  if (request.kind === 'left') return !isHere(step, request.seat);
  if (request.kind !== 'play') return goesOn;
  const plays = wait !== undefined && (await goesOnInstead(deed.store, what, request));
  if (plays) deed.wake(request.tableId);
  return plays;
}

/** Another person sits there now, or who does has decided something: they are in the server. */
function isHere({ before, what, after }: Step, seat: Seat): boolean {
  const person = personAt(before, seat);
  return person !== personAt(after, seat) || (decides(what, seat) && what.person === person);
}
