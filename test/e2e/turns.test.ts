import { afterEach, beforeEach, expect, test } from 'vitest';
import { seeded } from '../../src/engine/seeded.ts';
import { type Actor, MovableClock } from '../../src/playground/index.ts';
import { calm, expectCalm } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { answered, boardIn, boardsIn, playOut, sitDown, takeTurn, toMove } from '../support/table.ts';
import { expectToldOnce, expectWhole } from '../support/verify.ts';

const CHANNEL = 'table-one';
const TWO_MINUTES = 120_000;

let clock: MovableClock;
let evening: Evening;
beforeEach(async () => {
  clock = new MovableClock();
  evening = await openEvening({ clock, byHand: false });
});
afterEach(async () => {
  expectCalm(evening);
  await evening.end();
});

test('a turn is one post, which pings only who becomes due', async () => {
  await runaround();
  for (let turn = 0; turn < 12; turn++) {
    const mover = toMove(evening, CHANNEL) as Actor;
    const before = posts().length;
    clock.advance(TWO_MINUTES);
    await takeTurn(evening, CHANNEL, chance);
    const fresh = posts().slice(before);
    const next = toMove(evening, CHANNEL) as Actor;
    expect(fresh.map(({ pinged }) => pinged)).toEqual(next.id === mover.id ? [] : [[next.id]]);
    if (next.id === mover.id) await settle();
  }
  expect(boardsIn(evening, CHANNEL)).toHaveLength(1);
  await expectToldOnce(evening.store, 1);
});

test('where all are here a whole evening is one board, which is edited, and nobody is pinged', async () => {
  await runaround();
  const { id } = boardIn(evening, CHANNEL);
  const before = posts().length;
  for (let turn = 0; turn < 12; turn++) await takeTurn(evening, CHANNEL, chance);
  expect(posts().slice(before)).toEqual([]);
  expect(boardIn(evening, CHANNEL).id).toBe(id);
  expect(boardIn(evening, CHANNEL).content.split('\n').length).toBeLessThan(10);
  expect((await expectWhole(evening.house, 1)).length).toBeGreaterThan(20);
  await expectToldOnce(evening.store, 1);
});

test('who was here and does not move is told two minutes later, once', async () => {
  await runaround();
  const before = posts().length;
  const next = await turnPassed();
  clock.advance(TWO_MINUTES - 1_000);
  await settle();
  expect(posts()).toHaveLength(before);
  clock.advance(1_000);
  await settle();
  expect(posts().slice(before)).toMatchObject([{ pinged: [next.id] }]);
  clock.advance(10 * TWO_MINUTES);
  await settle();
  expect(posts()).toHaveLength(before + 1);
  expect(boardsIn(evening, CHANNEL)).toHaveLength(1);
  await expectToldOnce(evening.store, 1);
});

test('who moves within two minutes is not told', async () => {
  await runaround();
  const before = posts().length;
  await turnPassed();
  clock.advance(TWO_MINUTES / 2);
  await turnPassed();
  clock.advance(TWO_MINUTES / 2 + 5_000);
  await settle();
  expect(posts()).toHaveLength(before);
});

test('a board that is older than Discord lets one edit freely is posted anew, and calls nobody twice', async () => {
  await evening.end();
  evening = await openEvening({ clock, byHand: true });
  await runaround();
  const old = boardIn(evening, CHANNEL).id;
  clock.advance(51 * 60_000);
  const mover = toMove(evening, CHANNEL) as Actor;
  await answered(mover.slash(CHANNEL, 'move', { text: 'roll' }));
  await calm(evening);
  expect(boardIn(evening, CHANNEL).id).not.toBe(old);
  expect(posts().at(-1)?.pinged).toEqual([]);
  expect(boardsIn(evening, CHANNEL)).toHaveLength(1);
});

test('a limit that an edit would have to wait for leads to a new board', async () => {
  await runaround();
  const old = boardIn(evening, CHANNEL).id;
  const { channel } = evening.discord.channel(CHANNEL);
  evening.discord.faults.next(
    { method: 'PATCH', path: new RegExp(`^/channels/${channel.id}/messages/`) },
    { kind: '429', retryAfter: 60 },
  );
  const mover = toMove(evening, CHANNEL) as Actor;
  await answered(mover.slash(CHANNEL, 'move', { text: await firstMove(mover) }));
  await evening.bot.announcer.idle();
  expect(boardIn(evening, CHANNEL).id).not.toBe(old);
  await expectToldOnce(evening.store, 1);
});

test('every game but the free one is played out by the boards that are edited, and the end is a board of its own', async () => {
  for (const game of ['runaround', 'gostop']) {
    await sitDown(evening, { game, channel: 'table-two', people: ['theo', 'mina'] });
    await playOut(evening, 'table-two', chance);
    expect(boardIn(evening, 'table-two').content).toContain('The luck can be checked now.');
  }
});

const chance = seeded(3);

async function runaround(): Promise<void> {
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
}

/** The messages that are new in the channel, boards and the lobby card. */
function posts() {
  return evening.discord.sent.filter(({ kind, audience }) => kind === 'message' && audience === 'channel');
}

/** Turns are taken until somebody else is to move, who then is told. */
async function turnPassed(): Promise<Actor> {
  const mover = toMove(evening, CHANNEL) as Actor;
  for (;;) {
    await takeTurn(evening, CHANNEL, chance);
    const next = toMove(evening, CHANNEL) as Actor;
    if (next.id !== mover.id) return next;
  }
}

async function firstMove(mover: Actor): Promise<string> {
  const [offer] = await mover.complete(CHANNEL, 'move', { text: '' }, 'text');
  return String(offer?.value);
}

/** What an alarm does takes a moment. */
async function settle(): Promise<void> {
  for (let look = 0; look < 20; look++) await new Promise((resume) => setImmediate(resume));
  await calm(evening);
}
