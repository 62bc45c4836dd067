import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seeded } from '../../src/engine/seeded.ts';
import type { Actor } from '../../src/playground/index.ts';
import { calm, expectCalm } from '../support/calm.ts';
import { openWeeks, timePasses } from '../support/days.ts';
import type { Evening } from '../support/evening.ts';
import { begun, otherOf } from '../support/paced.ts';
import { reminderIn, remindersIn } from '../support/reminders.ts';
import { answered, boardIn, isPrivate, offers, takeTurn, toMove } from '../support/table.ts';
import { tableOf } from '../support/verify.ts';

const CHANNEL = 'table-one';
const DAY = 86_400_000;
const AI = 'Let an AI take over';

let evening: Evening;
beforeEach(async () => {
  evening = await openWeeks();
});
afterEach(async () => {
  expectCalm(evening);
  await evening.end();
});

describe('among two', () => {
  let late: Actor;
  let other: Actor;
  beforeEach(async () => {
    await begun(evening, CHANNEL, { pace: '24' });
    late = toMove(evening, CHANNEL) as Actor;
    other = otherOf(evening, late);
    await timePasses(evening, DAY);
  });

  test('the other alone decides', async () => {
    expect(reminderIn(evening, CHANNEL).content).toMatch(/\S+, what now\? You decide about \S+’s turn\./);
    await answered(other.click(reminderIn(evening, CHANNEL), AI));
    await calm(evening);
    expect(boardIn(evening, CHANNEL).content).toContain(`an AI plays on for ${nameOf(late)}`);
  });

  test('who is back stands behind what happened before, and drops nothing of it', async () => {
    await answered(other.click(reminderIn(evening, CHANNEL), AI));
    await calm(evening);
    await takeTurn(evening, CHANNEL, chance);
    const before = boardIn(evening, CHANNEL).content.split('\n\n')[0];
    expect(before).toMatch(/\S+ runs from \d+ to \d+\./);
    await answered(late.click(boardIn(evening, CHANNEL), 'Take my seat back'));
    await calm(evening);
    expect(boardIn(evening, CHANNEL).content).toContain(`${before}\n${nameOf(late)} is back and plays on.\n`);
  });

  test('after twice the time the win can be claimed, with one more question', async () => {
    expect(offers(reminderIn(evening, CHANNEL))).not.toContain('Claim the win');
    const more = await answered(other.click(boardIn(evening, CHANNEL), 'More'));
    expect(offers(more)).not.toContain('Claim the win');
    await timePasses(evening, DAY);
    const own = await answered(late.click(reminderIn(evening, CHANNEL), 'Claim the win'));
    expect(own.content).toMatch(/has not moved for twice|두 배가 지나도록/);
    const asked = await answered(other.click(reminderIn(evening, CHANNEL), 'Claim the win'));
    expect([isPrivate(asked), asked.content]).toEqual([true, expect.stringContaining('claim the win?')]);
    await answered(other.click(asked, 'Yes, claim it'));
    await calm(evening);
    const { content } = boardIn(evening, CHANNEL);
    expect(content).toContain(`${nameOf(other)} claims the win`);
    expect(content).toContain(`**${nameOf(other)} wins.**`);
    expect(remindersIn(evening, CHANNEL)).toEqual([]);
  });

  test('More offers it too, and a move takes it away', async () => {
    await timePasses(evening, DAY);
    const more = await answered(other.click(boardIn(evening, CHANNEL), 'More'));
    const asked = await answered(other.click(more, 'Claim the win'));
    await takeTurn(evening, CHANNEL, chance);
    const told = await answered(other.click(asked, 'Yes, claim it'));
    expect(told.content).toContain('has not moved for twice');
    expect((await tableOf(evening.house, 1)).record.phase).toBe('playing');
  });
});

const chance = seeded(3);

function nameOf({ key }: Actor): string {
  return { theo: 'Theo', mina: 'Mina', jisu: '지수' }[key] ?? '';
}
