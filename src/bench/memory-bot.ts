/*
 * Starts the bot as `src/main.ts` does, but without limits on clicks and requests: the full load should be as high as
 * possible.
 */
import { start } from '../start.ts';

let end = (code: number): void => process.exit(code);
process.once('SIGTERM', () => end(0));
await start((ending) => (end = ending), {
  isLimited: false,
  secondTap: 0,
  client: { rest: { globalRequestsPerSecond: 1_000_000 } },
});
