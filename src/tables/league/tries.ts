/** How often a match has been begun without coming to a result. */
interface Tries {
  /** Tables that were broken off, or ended without a winner where there has to be one. */
  readonly broken: number;
  /** Threads that somebody had taken before its table was laid. */
  readonly taken: number;
  /** How often it was looked at again because its table could not be opened. */
  readonly waited: number;
}

/** One number for all three, the first below the others: matches from before there were three are 0 or 1. */
const EACH = 16;

/** At most so many threads are told apart; those after them count as the last. */
const MOST = EACH - 1;

/** What the number of a match says. { broken: 1, taken: 0, waited: 0 } for 1. */
export function triesIn(tried: number): Tries {
  const rest = Math.floor(tried / EACH);
  return { broken: tried % EACH, taken: rest % EACH, waited: Math.floor(rest / EACH) };
}

/** Back again; what has waited begins anew wherever another table or thread is tried. */
export function triedAs({ broken, taken, waited }: Tries): number {
  return Math.min(broken, MOST) + EACH * Math.min(taken, MOST) + EACH * EACH * waited;
}

/** Another table without a result. */
export function brokenOff(tried: number): number {
  const tries = triesIn(tried);
  return triedAs({ ...tries, broken: tries.broken + 1, waited: 0 });
}

/** Another thread that somebody had taken. */
export function takenAgain(tried: number): number {
  const tries = triesIn(tried);
  return triedAs({ ...tries, taken: tries.taken + 1, waited: 0 });
}

/** Its table could not be opened until now. */
export function waitedOnce(tried: number): number {
  const tries = triesIn(tried);
  return triedAs({ ...tries, waited: tries.waited + 1 });
}

/** So often it is looked at again, every ten minutes: for a day. */
const WAITS_AT_MOST = 144;

/** It has been tried for a day to open its table. */
export function isHopeless({ tried }: { readonly tried: number }): boolean {
  return triesIn(tried).waited >= WAITS_AT_MOST;
}

/** Which of its messages a match has now: each table and each thread has one, however often it is looked at again. */
export function messageIn(tried: number): number {
  return triedAs({ ...triesIn(tried), waited: 0 });
}
