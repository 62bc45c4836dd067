import { afterEach, beforeEach, expect, test } from 'vitest';
import { dueAt, viewOf } from '../../src/app/core/table.ts';
import { visitCosts } from '../../src/bench/visit.ts';
import { questionMessage } from '../../src/discord/board/panel.ts';
import { defaults } from '../../src/engine/options.ts';
import { refused } from '../../src/engine/refusal.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { text } from '../../src/engine/text.ts';
import { walk } from '../../src/engine/walk.ts';
import { runaround } from '../../src/games/runaround/index.ts';
import type { Actor } from '../../src/playground/index.ts';
import { type Counted, listened } from '../../src/store/asked.ts';
import { calm, endCalmly } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { seatedAt, tableAt } from '../support/panels.ts';
import { answered, answersOf, boardIn, giveAnswer, sitDown, toMove } from '../support/table.ts';

const CHANNEL = 'table-one';

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening();
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
});
afterEach(async () => await endCalmly(evening));

/** What is asked of the store while this is done and until all has been told. */
async function askedFor(doing: () => Promise<unknown>) {
  const { house } = evening.bot.bot;
  const { store, asked } = listened(house.store);
  Object.assign(house, { store });
  await doing();
  await evening.discord.until(() => boardIn(evening, CHANNEL).content.length > 0, 'a board');
  await evening.bot.announcer.idle();
  Object.assign(house, { store: evening.store });
  await calm(evening);
  return asked;
}

test('a private panel costs one load of the table and four statements', async () => {
  const mover = toMove(evening, CHANNEL) as Actor;
  expectPanel(await askedFor(async () => answered(mover.click(boardIn(evening, CHANNEL), 'Play'))));
});

test('a move costs at most three loads, three transactions and 33 statements, until its board is posted and the other panel has followed', async () => {
  const mover = toMove(evening, CHANNEL) as Actor;
  const panel = await answered(mover.click(boardIn(evening, CHANNEL), 'Play'));
  const before = boardIn(evening, CHANNEL).content;
  const asked = await askedFor(async () => giveAnswer(mover, panel, String(answersOf(panel)[0])));
  expect(boardIn(evening, CHANNEL).content).not.toBe(before);
  expectMove(asked);
});

test('the bench counts the same: `visit`, and `visit.panel`', async () => {
  const { panel, ...move } = await visitCosts();
  expectPanel(panel);
  expectMove(move);
});

function expectPanel(asked: Counted): void {
  expect(asked.loads).toBe(1);
  expect(asked.statements).toBeGreaterThan(0);
  expect(asked.statements).toBeLessThanOrEqual(4);
  expect(asked.transactions).toBe(0);
}

function expectMove(asked: Counted): void {
  expect(asked.loads).toBeGreaterThan(0);
  expect(asked.loads).toBeLessThanOrEqual(3);
  expect(asked.transactions).toBeGreaterThan(0);
  expect(asked.transactions).toBeLessThanOrEqual(3);
  expect(asked.statements).toBeGreaterThan(0);
  expect(asked.statements).toBeLessThanOrEqual(33);
}

test('a panel asks one question more than it has answers, however many there are', async () => {
  for (const length of [0, 1, 5, 20]) {
    let asked = 0;
    const next: (typeof runaround)['next'] = (_view, _seat, path) => {
      asked++;
      const ids = path.length < 20 ? ['a', 'b'] : ['a', 'b', 'c'];
      const choices = ids.map((id) => ({ id, label: text('bot:panel.pick') }));
      return { kind: 'pick', ask: text('bot:panel.pick'), choices };
    };
    const table = tableAt(
      { ...runaround, next },
      runaround.setup(2, defaults(runaround.options), seeded(1)),
      2,
    );
    const seat = dueAt(table)[0] ?? 0;
    const way = walk(table.game, viewOf(table, seat), seat, Array(length).fill('a'));
    if (refused(way)) throw new Error('It was offered');
    await questionMessage(seatedAt(evening.bot.bot, table, seat), way);
    expect(asked).toBe(length + 1);
  }
});
