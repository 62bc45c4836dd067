import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seeded } from '../../src/engine/seeded.ts';
import { calm, expectNoBug } from '../support/calm.ts';
import { openWeeks, timePasses } from '../support/days.ts';
import type { Evening } from '../support/evening.ts';
import { begun, turnPassed } from '../support/paced.ts';
import { answered, boardIn, chooseLabel, offers, toMove } from '../support/table.ts';

const CHANNEL = 'table-one';
const MENU = 'What happens to old boards?';
const chance = seeded(7);

let evening: Evening;
beforeEach(async () => {
  evening = await openWeeks();
});
afterEach(async () => {
  const { problems } = evening.discord;
  expect(problems.filter((line) => !line.startsWith('DELETE'))).toEqual([]);
  expectNoBug(evening);
  await evening.end();
});

test('tidy: keeps text and picture of old boards unless the server chooses', async () => {
  await begun(evening, CHANNEL, { pace: 'null' });
  await turns(3);
  const [old] = boards();
  expect(boards().length).toBeGreaterThan(2);
  expect(old?.content).toMatch(/^\*\*Runaround\*\*\n/);
  expect(old?.attachments).toHaveLength(1);
});

test('tidy: shrinks old boards to one line without picture or buttons', async () => {
  await choose('Shrink old boards');
  await begun(evening, CHANNEL, { pace: 'null' });
  await turns(3);
  const newest = boardIn(evening, CHANNEL);
  const old = boards().filter(({ id }) => id !== newest.id);
  expect(old.length).toBeGreaterThan(1);
  for (const board of old) {
    expect(board.content).toMatch(/^-# \*\*Runaround\*\* · [^\n]+$/);
    expect([board.attachments, offers(board)]).toEqual([[], []]);
  }
  expect(newest.attachments).toHaveLength(1);
});

test('tidy: deletes old boards, and keeps the newest and the final one', async () => {
  await choose('Delete old boards');
  const host = await begun(evening, CHANNEL, { pace: 'null' });
  await turns(3);
  expect(boards().map(({ id }) => id)).toEqual([boardIn(evening, CHANNEL).id]);
  const sure = await answered(host.slash(CHANNEL, 'resign'));
  await answered(host.click(sure, 'Yes, resign'));
  await calm(evening);
  expect(boards()).toHaveLength(1);
  expect(boards()[0]?.content).toContain('wins');
  expect(boards()[0]?.attachments).toHaveLength(1);
});

test('tidy: a board that could not be deleted goes after the next start', async () => {
  await choose('Delete old boards');
  await begun(evening, CHANNEL, { pace: 'null' });
  const path = /^\/channels\/\d+\/messages\/\d+$/;
  evening.discord.faults.next({ method: 'DELETE', path }, { kind: 'refuse', status: 500, code: 0 });
  await turns(1);
  evening = await evening.again();
  await turns(1);
  expect(boards().map(({ id }) => id)).toEqual([boardIn(evening, CHANNEL).id]);
});

async function choose(mode: string): Promise<void> {
  const mina = evening.discord.person('mina');
  const settings = await answered(mina.slash(CHANNEL, 'server'));
  await chooseLabel(mina, await answered(mina.click(settings, 'Messages')), MENU, mode);
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) {
    await turnPassed(evening, CHANNEL, chance);
    await timePasses(evening, 120_000);
  }
  expect(toMove(evening, CHANNEL)).not.toBe(null);
}

/** The messages of the channel that are or were boards of Runaround, oldest first; not its card. */
function boards(): readonly APIMessage[] {
  const { messages } = evening.discord.channel(CHANNEL);
  return messages.filter(
    ({ content, flags = 0 }) =>
      /^(-# \*\*Runaround\*\* ·|\*\*Runaround\*\*\n)/.test(content) && (flags & 64) === 0,
  );
}
