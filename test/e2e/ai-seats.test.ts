import { afterEach, expect, test } from 'vitest';
import { seeded } from '../../src/engine/seeded.ts';
import { expectCalm } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { addAi, answered, boardIn, cardIn, offers, playOut, sitDown } from '../support/table.ts';
import { expectToldOnce, expectWhole, tableOf } from '../support/verify.ts';

let evening: Evening;
afterEach(async () => await evening.end());

test('one person and three AI seats play Forage to the end', async () => {
  evening = await openEvening();
  await sitDown(evening, { game: 'forage', channel: 'table-one', people: ['rex'], ais: 3 });
  const lobby = evening.discord.channel('table-one').messages[0];
  expect(lobby?.content).toContain('Badger 3');
  await playOut(evening, 'table-one', seeded(5));
  await expectPlayed(3);
});

test('one person and an AI seat play Runaround to the end', async () => {
  evening = await openEvening();
  const options = [['Track', '18 spaces']] as const;
  await sitDown(evening, { game: 'runaround', channel: 'table-one', people: ['theo'], ais: 1, options });
  await playOut(evening, 'table-one', seeded(6));
  await expectPlayed(1);
});

test('an AI seat gets up again', async () => {
  evening = await openEvening();
  const host = evening.discord.person('theo');
  await host.slash('table-one', 'play', { game: 'runaround' });
  await evening.bot.announcer.idle();
  const panel = await addAi(host, cardIn(evening, 'table-one'), 'Sparrow');
  expect(panel.content).toContain('Sparrow sits down. Anybody else?');
  expect(offers(panel)).toEqual([]);
  await evening.bot.announcer.idle();
  expect(cardIn(evening, 'table-one').content).toContain('2. Sparrow (blue) · plays what catches its eye');
  await answered(host.click(cardIn(evening, 'table-one'), 'Remove AI'));
  await evening.bot.announcer.idle();
  await addAi(host, cardIn(evening, 'table-one'), 'Owl');
  await evening.bot.announcer.idle();
  expect((await tableOf(evening.house, 1)).sitters).toMatchObject([
    { kind: 'person', person: host.id },
    { kind: 'ai', player: 'owl', name: 'Owl' },
  ]);
  expectCalm(evening);
});

async function expectPlayed(ais: number): Promise<void> {
  const { record, sitters } = await tableOf(evening.house, 1);
  expect(record.phase).toBe('over');
  expect(boardIn(evening, 'table-one').content).toMatch(/wins|share the win/);
  expect(sitters.filter(({ kind }) => kind === 'ai')).toHaveLength(ais);
  const log = await expectWhole(evening.house, 1);
  const seats = new Set(log.filter((entry) => entry.kind === 'move').map(({ seat }) => seat));
  expect(seats.size).toBe(sitters.length);
  await expectToldOnce(evening.store, 1);
  expectCalm(evening);
}
