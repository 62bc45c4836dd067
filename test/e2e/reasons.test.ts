import { afterEach, expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
import { createThinkingPlayers } from '../support/ai-players.ts';
import { findMover, getBoard, startMatch, takeTurn } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { expectCompleteLog } from '../support/verify.ts';
import { expectCalm } from '../support/wait-until-idle.ts';

let testBot: TestBot;
afterEach(async () => await testBot.end());

test('board: gives reasons for the moves of an AI, and none for those of people', async () => {
  testBot = await openTestBot({ ai: createThinkingPlayers(0) });
  const options = [['Track', '18 spaces']] as const;
  await startMatch(testBot, { game: 'runaround', channel: 'table-one', people: ['theo'], ais: 1, options });
  const told = await playAndListReasons('table-one');
  expect(told.size).toBeGreaterThan(4);
  for (const line of told) expect(line).toMatch(/^Badger moves from \d+ to \d+ \([^.]+\)\.$/);
  const log = await expectCompleteLog(testBot.app, 1);
  const known = log.flatMap((entry) => (entry.kind === 'move' && entry.thought?.why ? [entry] : []));
  expect(known.length).toBeGreaterThanOrEqual(told.size);
  expect(known.every(({ person }) => person === null)).toBe(true);
  expectCalm(testBot);
});

/** Plays to the end. Returns the lines with reasons from every board. */
async function playAndListReasons(channel: string): Promise<ReadonlySet<string>> {
  const told = new Set<string>();
  const chance = createSeededChance(6);
  while (findMover(testBot, channel) !== null) {
    await takeTurn(testBot, channel, chance);
    for (const line of getBoard(testBot, channel).content.split('\n'))
      if (line.endsWith(').') && !line.endsWith(' (random draw).')) told.add(line);
  }
  return told;
}
