import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { haltAbsent } from '../../src/app/availability/halt.ts';
import { rateEarlier } from '../../src/app/ratings/rate-again.ts';
import { keepTime } from '../../src/app/turns/set-missing-alarms.ts';
import { startWaiting } from '../../src/app/turns/wake.ts';
import { openHouse } from '../support/house.ts';

/** A folder with the data of an earlier state of Piecemeal, as it is after a start of this one: matches, lobbies, ended ones. */
export async function keptFolder(release: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'piecemeal-doctor-'));
  const packed = readFileSync(join(import.meta.dirname, '../store/files', `${release}.db.gz`));
  writeFileSync(join(folder, 'piecemeal.db'), gunzipSync(packed));
  const house = await openHouse(folder);
  await rateEarlier(house.store);
  await haltAbsent(house);
  await startWaiting(house);
  await keepTime(house);
  await house.store.destroy();
  return folder;
}
