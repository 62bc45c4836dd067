import { afterEach, expect, test } from 'vitest';
import type { PictureRequest } from '../../render/request.ts';
import { iterateSteps, loadReplay } from '../../src/app/replay/replay.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { refused } from '../../src/engine/refusal.ts';
import { gostop } from '../../src/games/gostop/index.ts';
import type { GoStopEvent, GoStopState } from '../../src/games/gostop/types.ts';
import { DEFAULT_DISPLAY_SETTINGS, saveDisplaySettings } from '../../src/store/user-settings.ts';
import { expectPicturesKeepSecrets } from '../support/secrecy.ts';
import { createSpyRenderPool, type SpyRenderPool } from '../support/spy-render-pool.ts';
import { playOut, startMatch } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { getEvents, loadStoredTable } from '../support/verify.ts';
import { closeCalmly } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';

let testBot: TestBot;
let renderPool: SpyRenderPool;
afterEach(() => closeCalmly(testBot));

test.each(['runaround', 'gostop', 'motox'])(
  'highlights: a great move at %s moves on the board',
  async (game) => {
    await openMatch(game);
    await playOut(testBot, CHANNEL, createSeededChance(3));
    const moving = listMoving();
    expect(moving.length).toBeGreaterThan(0);
    for (const { viewer, view, before } of moving) {
      expect(viewer).toBeNull();
      expect(before).not.toEqual(view);
    }
  },
);

test('highlights: no picture moves in a memory game, nor for a player who wants boards without motion', async () => {
  await openMatch('forage');
  await playOut(testBot, CHANNEL, createSeededChance(3));
  expect(listMoving()).toEqual([]);
  await closeCalmly(testBot);
  await openMatch('runaround');
  const { id } = testBot.discord.person('mina');
  await saveDisplaySettings(testBot.store, id, { ...DEFAULT_DISPLAY_SETTINGS, byHand: true, still: true }, 0);
  await playOut(testBot, CHANNEL, createSeededChance(3));
  expect(listMoving()).toEqual([]);
});

test('highlights: a moving board holds no hidden card', async () => {
  await openMatch('gostop');
  await playOut(testBot, CHANNEL, createSeededChance(3));
  const replay = await loadReplay(testBot.app, await loadStoredTable(testBot.app, 1));
  if (refused(replay)) throw new Error(replay.reason.key);
  const course = {
    states: [...iterateSteps(replay)].map(({ table }) => table.record.state as GoStopState),
    events: getEvents<GoStopEvent>(replay.entries),
  };
  const before = listMoving().map((request) => ({ ...request, view: request.before, events: [] }));
  expect(before.length).toBeGreaterThan(0);
  expectPicturesKeepSecrets(gostop, before, course);
});

async function openMatch(game: string): Promise<void> {
  renderPool = createSpyRenderPool();
  testBot = await openTestBot({ renderPool, luck: 4 });
  const people = game === 'forage' || game === 'motox' ? ['theo', 'mina', 'rex'] : ['theo', 'mina'];
  await startMatch(testBot, { game, channel: CHANNEL, people });
}

function listMoving(): readonly PictureRequest[] {
  return renderPool.requests.filter(({ before }) => before !== undefined);
}
