import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
import { loadLogEntries } from '../../src/store/log.ts';
import { saveServerSettings } from '../../src/store/server-settings.ts';
import { findMover, getBoard, getBoards, startMatch, takeTurn } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { loadStoredTable } from '../support/verify.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const COMMENT = /^-# .+: “.+”$/gmu;

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBot({ luck: 3 });
});
afterEach(() => closeCalmly(testBot));

describe.each(['runaround', 'gostop', 'forage'])('voices at %s', (game) => {
  test('voices: the AI speaks up to three times in a match, last at its end', async () => {
    const said = await playAgainstAi(game);
    expect(said.at(-1)).toMatch(COMMENT);
    expect(new Set(said).size).toBeLessThanOrEqual(3);
  });
});

test('voices: no AI speaks on a server that has silenced them', async () => {
  const { guild } = (await openAgainstAi('runaround')).record;
  await saveServerSettings(testBot.store, guild, { voices: false }, 0);
  expect(await playOn()).toEqual([]);
});

test('voices: nobody speaks in a match of people', async () => {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  expect(await playOn()).toEqual([]);
});

test('voices: a server manager silences the AIs under Messages', async () => {
  const mina = testBot.discord.person('mina');
  const opened = await mina.slash(CHANNEL, 'server');
  const page = await mina.click(opened.message!, 'Messages');
  const silenced = await mina.click(page.message!, 'Silence the AIs');
  expect(silenced.message?.content).toContain('AIs play without a word');
  const speaking = await mina.click(silenced.message!, 'Let the AIs talk');
  expect(speaking.message?.content).toContain('AIs comment on a game up to three times');
});

async function openAgainstAi(game: string) {
  await startMatch(testBot, { game, channel: CHANNEL, people: ['theo'], ais: game === 'forage' ? 2 : 1 });
  return await loadStoredTable(testBot.app, 1);
}

async function playAgainstAi(game: string): Promise<readonly string[]> {
  await openAgainstAi(game);
  return await playOn();
}

/** Plays the match to its end. Returns the comments, each time that a board shows one. */
async function playOn(): Promise<readonly string[]> {
  const chance = createSeededChance(5);
  const said: string[] = [];
  for (let turn = 0; turn < 400 && findMover(testBot, CHANNEL) !== null; turn++) {
    await takeTurn(testBot, CHANNEL, chance);
    await waitUntilIdle(testBot);
    said.push(...(getBoard(testBot, CHANNEL).content.match(COMMENT) ?? []));
  }
  const { phase, version } = (await loadStoredTable(testBot.app, 1)).record;
  expect(phase).toBe('over');
  expect(await loadLogEntries(testBot.store, 1, 0, version)).toHaveLength(version);
  expect(getBoards(testBot, CHANNEL).length).toBeGreaterThan(0);
  return said;
}
