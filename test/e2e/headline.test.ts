import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
import { findMover, getBoard, startMatch, takeTurn } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { closeCalmly } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';

let testBot: TestBot;

beforeAll(async () => {
  testBot = await openTestBot();
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
});

afterAll(async () => {
  await closeCalmly(testBot);
});

/** Plays to the end and lists the lines of every board. */
async function playAndListBoards(): Promise<readonly (readonly string[])[]> {
  const boards: string[][] = [];
  const chance = createSeededChance(5);
  while (findMover(testBot, CHANNEL) !== null) {
    await takeTurn(testBot, CHANNEL, chance);
    boards.push(getBoard(testBot, CHANNEL).content.split('\n'));
  }
  return boards;
}

test('board: sets at most one line of a round in bold, and none in an uneventful round', async () => {
  const boards = await playAndListBoards();
  const last = boards.at(-1) ?? [];
  const running = boards.slice(0, -1).map((lines) => lines.slice(1));
  const great = /^\*\*.+(?:scores: \d|bumps|goes home|swap across|extra turn).+\*\*$/;
  const turn = /^\*\*<@\d+>, your turn:\*\* /;
  for (const lines of running) expect(lines.filter((line) => turn.test(line))).toHaveLength(1);
  const bold = running.map((lines) => lines.filter((line) => line.startsWith('**') && !turn.test(line)));
  for (const [line = '', ...more] of bold.filter(({ length }) => length > 0)) {
    expect(line).toMatch(great);
    expect(more).toEqual([]);
  }
  expect(running.filter((lines) => lines.findIndex((line) => great.test(line)) > 0).length).toBeGreaterThan(
    5,
  );
  expect(bold.filter(({ length }) => length === 0).length).toBeGreaterThan(5);
  expect(last.filter((line) => line.startsWith('**'))).toEqual([
    '**Runaround**',
    expect.stringMatching(/ wins\.\*\*$/),
  ]);
});
