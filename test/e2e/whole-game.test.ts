import { afterEach, expect, test } from 'vitest';
import { seeded } from '../../src/engine/seeded.ts';
import { expectCalm } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { boardIn, boardsIn, offers, playOut, sitDown, toMove } from '../support/table.ts';
import { expectToldOnce, expectWhole, tableOf } from '../support/verify.ts';

let evening: Evening;
afterEach(async () => await evening.end());

test('two people play Runaround to the end by what is offered', async () => {
  evening = await openEvening();
  const options = [
    ['Track', '16 spaces'],
    ['Runs to win', '3 runs'],
  ] as const;
  await sitDown(evening, { game: 'runaround', channel: 'table-one', people: ['mina', 'theo'], options });
  const turns = await playOut(evening, 'table-one', seeded(3));
  expect(turns).toBeGreaterThan(10);
  await expectOver('table-one', 'Runaround');
});

test('three people play Forage to the end by what is offered', async () => {
  evening = await openEvening();
  await sitDown(evening, { game: 'forage', channel: 'table-two', people: ['theo', 'mina', 'rex'] });
  const turns = await playOut(evening, 'table-two', seeded(4));
  expect(turns).toBeGreaterThan(18);
  await expectOver('table-two', 'Forage');
});

async function expectOver(channel: string, name: string): Promise<void> {
  const { record, sitters } = await tableOf(evening.house, 1);
  expect(record.phase).toBe('over');
  expect(record.standings?.map(({ seat }) => seat).toSorted()).toEqual(sitters.map(({ seat }) => seat));
  const last = boardIn(evening, channel);
  expect(last.content).toMatch(/\*\*.+ (wins|share the win)\.\*\*/);
  expect(last.content).toContain(record.secret?.toString('hex'));
  expect(offers(last)).toEqual(['Rules', 'More']);
  expect(boardsIn(evening, channel)).toHaveLength(1);
  expect(toMove(evening, channel)).toBeNull();
  const log = await expectWhole(evening.house, 1);
  expect(log.slice(1).every(({ person, seat }) => person === sitters[seat ?? -1]?.person)).toBe(true);
  await expectToldOnce(evening.store, 1);
  const boards = evening.discord
    .channel(channel)
    .messages.filter(({ content }) => content.startsWith(`**${name}**\n`));
  for (const board of boards) expect(board.attachments, board.content).toHaveLength(1);
  expectCalm(evening);
}
