import type { World } from './world.ts';

/** Waits until `ask` returns a value; it runs after every change of the world. */
export function waitForChange<T>(
  world: World,
  ask: () => T | undefined | null | false,
  what: string,
  ms: number,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const finish = (end: () => void): void => {
      clearTimeout(timer);
      stop();
      end();
    };
    const check = (): void => {
      try {
        const found = ask();
        if (found !== undefined && found !== null && found !== false) finish(() => resolve(found));
      } catch (error) {
        finish(() => reject(error));
      }
    };
    const timer = setTimeout(
      () => finish(() => reject(new Error(`Waited ${ms} ms in vain for ${what}.`))),
      ms,
    );
    const stop = world.on(check);
    check();
  });
}
