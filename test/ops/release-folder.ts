import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { haltMissingGames } from '../../src/app/availability/halt.ts';
import { backfillRatings } from '../../src/app/ratings/recompute-ratings.ts';
import { setMissingAlarms } from '../../src/app/turns/turn-alarms.ts';
import { startMissingWaits } from '../../src/app/turns/wake.ts';
import { openTestContext } from '../support/test-context.ts';

/** Creates a folder with data of an earlier release after a start of the current one: matches, lobbies, ended matches. */
export async function createReleaseFolder(release: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'piecemeal-doctor-'));
  const packed = readFileSync(join(import.meta.dirname, '../store/files', `${release}.db.gz`));
  writeFileSync(join(folder, 'piecemeal.db'), gunzipSync(packed));
  const ctx = await openTestContext(folder);
  await backfillRatings(ctx.store);
  await haltMissingGames(ctx);
  await startMissingWaits(ctx);
  await setMissingAlarms(ctx);
  await ctx.store.destroy();
  return folder;
}
