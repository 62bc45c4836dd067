import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { earlier } from '../../../src/games/earlier.ts';
import { games } from '../../../src/games/registry.ts';
import { examine } from '../../../src/ops/doctor/examine.ts';
import { expectStored } from '../chaos/expect-consistent.ts';
import { pollUntilIdle } from '../wait-until-idle.ts';
import type { Storm } from './storm.ts';

/** Time in ms until everything must be published and no AI is to move. */
const REST_TIMEOUT_MS = 60_000;

/** Waits until everything is published, and then checks all data and messages. */
export async function expectSound(storm: Storm): Promise<void> {
  const { store } = storm.app;
  await pollUntilIdle(storm.app, async () => await pause(100), REST_TIMEOUT_MS);
  await expectStored(storm, { log: (table, log) => storm.ledger.expectInPlace(table, log) });
  const lost = store.selectFrom('posts').selectAll().where('kind', '=', 'board').where('message', 'is', null);
  expect(await lost.execute(), 'boards without a message').toEqual([]);
  expect((await examine({ store, games, earlier })).faults).toEqual([]);
}
