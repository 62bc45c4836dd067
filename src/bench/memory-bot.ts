/* Starts the bot as `src/main.ts` does, without its limits of presses and requests: full load is to be as high as it can be. */
import { start } from '../start.ts';

let end = (code: number): void => process.exit(code);
process.once('SIGTERM', () => end(0));
await start((ending) => (end = ending), {
  isLimited: false,
  secondTap: 0,
  client: { rest: { globalRequestsPerSecond: 1_000_000 } },
});
