import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Actor } from '../../src/playground/index.ts';
import { keepServer } from '../../src/store/servers.ts';
import { calm, endCalmly } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { answered, boardIn, cardIn, chooseLabel } from '../support/table.ts';
import { tableOf } from '../support/verify.ts';

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening();
});
afterEach(async () => await endCalmly(evening));

test('time limit: a new table has 2 days per turn where nobody chose another', async () => {
  await play('table-one');
  expect(cardIn(evening, 'table-one').content).toContain('Pace: 2 days a turn');
  expect(await paceOf(1)).toBe(48);
});

test('time limit: a table that is asked for by a challenge has 2 days per turn too', async () => {
  const asked = await answered(
    theo().context('table-one', 'Challenge to a game', evening.discord.person('mina')),
  );
  await chooseLabel(theo(), asked, 'Which game with Mina?', 'Runaround');
  await calm(evening);
  expect(await paceOf(1)).toBe(48);
});

test('time limit: the host chooses none by /play or in the lobby, and a rematch keeps it', async () => {
  await play('table-one', { pace: 'null' });
  expect(await paceOf(1)).toBeNull();
  await play('table-two');
  let panel = await answered(theo().click(cardIn(evening, 'table-two'), 'Options'));
  panel = await chooseLabel(theo(), panel, 'Which option?', 'Pace');
  await chooseLabel(theo(), panel, -1, 'No clock');
  await calm(evening);
  expect(await paceOf(2)).toBeNull();
  await answered(evening.discord.person('mina').click(cardIn(evening, 'table-two'), 'Join'));
  await calm(evening);
  await answered(theo().click(cardIn(evening, 'table-two'), 'Start'));
  await calm(evening);
  const sure = await answered(theo().slash('table-two', 'resign'));
  await answered(theo().click(sure, 'Yes, resign'));
  await calm(evening);
  await answered(theo().click(boardIn(evening, 'table-two'), 'Play again'));
  await calm(evening);
  expect(await paceOf(3)).toBeNull();
});

test('time limit: a server that chose none keeps none, and one that chose anything else has the default', async () => {
  await play('general');
  const { guild } = (await tableOf(evening.house, 1)).record;
  await keepServer(evening.store, guild, { language: 'en' }, 0);
  await play('table-one');
  expect(await paceOf(2)).toBe(48);
  const panel = await answered(evening.discord.person('mina').slash('general', 'server'));
  await chooseLabel(evening.discord.person('mina'), panel, 'Which pace for new tables?', 'Pace: No clock');
  await play('table-two');
  expect(await paceOf(3)).toBeNull();
  expect(await paceOf(2)).toBe(48);
});

function theo(): Actor {
  return evening.discord.person('theo');
}

async function play(where: string, more: Readonly<Record<string, string>> = {}): Promise<void> {
  await answered(theo().slash(where, 'play', { game: 'runaround', ...more }));
  await calm(evening);
}

async function paceOf(id: number): Promise<number | null> {
  return (await tableOf(evening.house, id)).record.pace;
}
