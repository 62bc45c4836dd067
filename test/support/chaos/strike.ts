import { type Chance, pickOne } from '../../../src/engine/chance.ts';
import type { Fault, Faults, RequestMatch } from '../../../src/playground/index.ts';

const ANSWER: RequestMatch = { method: 'POST', path: /\/callback$/ };
const BOARD: RequestMatch = { method: 'POST', path: /^\/channels\/\d+\/messages$/ };
const EDIT: RequestMatch = { method: 'PATCH', path: /^\/channels\/\d+\/messages\/\d+$/ };

/** One of this many rounds has no faults. */
const CALM_ROUNDS = 3;
const MAX_FAULTS = 4;

const REQUESTS: readonly Fault[] = [
  { kind: '429', retryAfter: 0.3 },
  { kind: '502', write: 'before' },
  { kind: '502', write: 'after' },
  { kind: 'hang', write: 'before' },
  { kind: 'hang', write: 'after' },
];

const EVENTS: readonly ((faults: Faults, chance: Chance) => string)[] = [
  ({ events }) => {
    events.drop();
    return 'an event lost';
  },
  ({ events }) => {
    events.replay();
    return 'an event twice';
  },
  ({ events }, chance) => {
    const ms = 500 * (1 + chance.draw(7));
    events.late(ms);
    return `an event ${ms} ms late`;
  },
];

const SESSIONS: readonly (readonly [name: string, strike: (faults: Faults) => void])[] = [
  ['the session closed with 4000', (faults) => faults.closeSession(4000)],
  ['the session closed with 4009', (faults) => faults.closeSession(4009)],
  ['asked to reconnect', (faults) => faults.reconnect()],
  ['the session invalid, to be resumed', (faults) => faults.invalidSession(true)],
  ['the session invalid for good', (faults) => faults.invalidSession(false)],
];

/** Sets a few random faults, or none, and describes them. Few requests hang, because a board waits long for one. */
export function setFaults(faults: Faults, chance: Chance): readonly string[] {
  if (chance.draw(CALM_ROUNDS) === 0) return [];
  return Array.from({ length: 1 + chance.draw(MAX_FAULTS) }, () => {
    const kind = chance.draw(8);
    if (kind === 0) return closeSession(faults, chance);
    if (kind < 3) return pickOne(chance, EVENTS)(faults, chance);
    const fault = pickOne(chance, REQUESTS);
    const match =
      fault.kind === 'hang' && chance.draw(8) > 0 ? ANSWER : pickOne(chance, [ANSWER, BOARD, EDIT]);
    faults.next(match, fault);
    return `${JSON.stringify(fault)} at ${match.method} ${match.path?.source}`;
  });
}

function closeSession(faults: Faults, chance: Chance): string {
  const [name, close] = pickOne(chance, SESSIONS);
  close(faults);
  return name;
}
