import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { openTestBotForWeeks, passTime } from '../support/days.ts';
import { beginPacedMatch, getOtherPlayer } from '../support/paced-match.ts';
import { getReminder, getReminders } from '../support/reminders.ts';
import { findMover, getBoard, getOffers, isPrivate, takeTurn, waitForMessage } from '../support/table.ts';
import type { TestBot } from '../support/test-bot.ts';
import { loadStoredTable } from '../support/verify.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const DAY = 86_400_000;
const AI = 'Let an AI take over';

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBotForWeeks();
});
afterEach(async () => {
  expectCalm(testBot);
  await testBot.end();
});

describe('timeout among two players', () => {
  let late: PlaygroundUser;
  let other: PlaygroundUser;
  beforeEach(async () => {
    await beginPacedMatch(testBot, CHANNEL, { pace: '24' });
    late = findMover(testBot, CHANNEL) as PlaygroundUser;
    other = getOtherPlayer(testBot, late);
    await passTime(testBot, DAY);
  });

  test('timeout vote: the other player decides alone', async () => {
    expect(getReminder(testBot, CHANNEL).content).toMatch(/\S+, what now\? You decide about \S+’s turn\./);
    await waitForMessage(other.click(getReminder(testBot, CHANNEL), AI));
    await waitUntilIdle(testBot);
    expect(getBoard(testBot, CHANNEL).content).toContain(`An AI takes over for ${getName(late)}`);
  });

  test('returning player: the line about the return follows the events of the turn before', async () => {
    await waitForMessage(other.click(getReminder(testBot, CHANNEL), AI));
    await waitUntilIdle(testBot);
    await takeTurn(testBot, CHANNEL, chance);
    const before = getBoard(testBot, CHANNEL).content.split('\n\n')[0];
    expect(before).toMatch(/\S+ moves from \d+ to \d+\./);
    await waitForMessage(late.click(getBoard(testBot, CHANNEL), 'Take my seat back'));
    await waitUntilIdle(testBot);
    expect(getBoard(testBot, CHANNEL).content).toContain(
      `${before}\n${getName(late)} is back and takes over again.\n`,
    );
  });

  test('claiming the win: is possible after twice the time limit, with a confirmation', async () => {
    expect(getOffers(getReminder(testBot, CHANNEL))).not.toContain('Claim the win');
    const more = await waitForMessage(other.click(getBoard(testBot, CHANNEL), 'More'));
    expect(getOffers(more)).not.toContain('Claim the win');
    await passTime(testBot, DAY);
    const own = await waitForMessage(late.click(getReminder(testBot, CHANNEL), 'Claim the win'));
    expect(own.content).toMatch(/takes twice the time limit|두 배를 넘기면/);
    const message = await waitForMessage(other.click(getReminder(testBot, CHANNEL), 'Claim the win'));
    expect([isPrivate(message), message.content]).toEqual([true, expect.stringContaining('Claim the win?')]);
    await waitForMessage(other.click(message, 'Yes, claim it'));
    await waitUntilIdle(testBot);
    const { content } = getBoard(testBot, CHANNEL);
    expect(content).toContain(`${getName(other)} claims the win`);
    expect(content).toContain(`**${getName(other)} wins.**`);
    expect(getReminders(testBot, CHANNEL)).toEqual([]);
  });

  test('claiming the win: is offered under More and refused after the late player moved', async () => {
    await passTime(testBot, DAY);
    const more = await waitForMessage(other.click(getBoard(testBot, CHANNEL), 'More'));
    const message = await waitForMessage(other.click(more, 'Claim the win'));
    await takeTurn(testBot, CHANNEL, chance);
    const told = await waitForMessage(other.click(message, 'Yes, claim it'));
    expect(told.content).toContain('takes twice the time limit');
    expect((await loadStoredTable(testBot.app, 1)).record.phase).toBe('playing');
  });
});

const chance = createSeededChance(3);

function getName({ key }: PlaygroundUser): string {
  return { theo: 'Theo', mina: 'Mina', jisu: '지수' }[key] ?? '';
}
