import { setImmediate } from 'node:timers/promises';

/** Begins each in a turn of its own of the event loop: all that are begun in one go there as far as Discord in one stretch. */
export async function startOneByOne(ids: readonly number[], begin: (id: number) => void): Promise<void> {
  for (const id of ids) {
    begin(id);
    await setImmediate();
  }
}
