import { GIF } from './test-bot.ts';

/** A projector that waits until it is told what becomes of the films. */
export function createStalledProjector() {
  let ask: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  let [show, fail]: [() => void, (error: Error) => void] = [() => undefined, () => undefined];
  let settled = new Promise<void>((resolve, reject) => {
    [show, fail] = [resolve, reject];
  });
  return {
    asked,
    show: () => show(),
    fail: (error: Error) => fail(error),
    film: async (pictures: readonly unknown[]) => {
      ask();
      await settled;
      settled = Promise.resolve();
      return { gif: GIF, width: 1, height: 1, shown: pictures.length };
    },
  };
}
