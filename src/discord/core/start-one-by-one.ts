import { setImmediate } from 'node:timers/promises';

/**
 * Starts each item in its own turn of the event loop. Items started in one turn would run up to their request to Discord without a break.
 */
export async function startOneByOne(ids: readonly number[], begin: (id: number) => void): Promise<void> {
  for (const id of ids) {
    begin(id);
    await setImmediate();
  }
}
