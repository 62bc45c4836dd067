import { afterEach, beforeEach, expect, test } from 'vitest';
import { toldBy } from '../../src/discord/publishing/recovery.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { games } from '../../src/games/registry.ts';
import { calm } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { answered, boardIn, cardIn, sitDown, takeTurn } from '../support/table.ts';

const CHANNEL = 'table-one';

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening();
});
afterEach(async () => await evening.end());

test.each(games.map(({ id }) => id))(
  'a card of %s is taken for no board of its table, nor for anything of another',
  async (game) => {
    const theo = evening.discord.person('theo');
    await answered(theo.slash(CHANNEL, 'play', { game }));
    await calm(evening);
    const card = cardIn(evening, CHANNEL);
    expect(['card', 'board', 'reminder'].map((kind) => toldBy(card, 1, kind as 'card'))).toEqual([
      0,
      null,
      null,
    ]);
    expect(toldBy(card, 2, 'card')).toBeNull();
  },
);

test('a board is taken for no card, and says how far it tells', async () => {
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  await takeTurn(evening, CHANNEL, seeded(1));
  const board = boardIn(evening, CHANNEL);
  expect([toldBy(board, 1, 'card'), toldBy(board, 1, 'reminder'), toldBy(board, 2, 'board')]).toEqual([
    null,
    null,
    null,
  ]);
  expect(toldBy(board, 1, 'board')).toBeGreaterThan(0);
});
