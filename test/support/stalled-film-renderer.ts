import { GIF } from './test-bot.ts';

/** Creates a film renderer that waits until the test lets it succeed or fail. */
export function createStalledFilmRenderer() {
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
