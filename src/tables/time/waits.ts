import type { Seat } from '../../engine/game.ts';
import type { Happening } from '../../store/log.ts';
import { closeRequest, type Request } from '../../store/requests.ts';
import type { RequestKind } from '../../store/schema.ts';
import { isOfTurn, keepWaiting, type Waiting, waitingWith } from '../../store/turns.ts';
import type { Deed } from '../deed.ts';
import type { EventHandler, Step } from '../house.ts';
import { goesOnInstead } from '../late/instead.ts';
import { personAt, type Table, waitedSeats } from '../table.ts';
import { BEFORE_THE_END } from './pace.ts';
import { setAlarms } from './reckon.ts';
import { resumedBy } from './resumed.ts';

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
