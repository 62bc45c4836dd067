import { afterEach, beforeEach, expect, test } from 'vitest';
import { dueAt, loadTable } from '../../src/app/core/table.ts';
import { refused } from '../../src/engine/refusal.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { openWatch, type Watch } from '../../src/ops/watch.ts';
import type { Actor } from '../../src/playground/index.ts';
import { samplesIn, sum } from '../ops/scraped.ts';
import { calm } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { answered, boardsIn, cardIn, sitDown, takeTurn } from '../support/table.ts';
import { wholeLog } from '../support/verify.ts';

const CHANNEL = 'table-one';
const HOUR = 3_600_000;
const POST = { method: 'POST', path: /^\/channels\/\d+\/messages$/ };
const EDIT = { method: 'PATCH', path: /^\/channels\/\d+\/messages\/\d+$/ };

/** Codes that the bot does not know: harmful links, one of which nothing is known, one without a code of its own. */
const UNKNOWN = [240000, 987654, 0];

/** A request with such a code is made at most so often. */
const FEW = 8;

let watch: Watch;
let evening: Evening;
beforeEach(async () => {
  watch = await openWatch({ host: '127.0.0.1', port: 0, now: () => evening.house.now() });
  evening = await openEvening({ watching: watch });
});
afterEach(async () => {
  await evening.end();
  await watch.close();
});

test.each(UNKNOWN)(
  'a board refused with %i is tried a few times, dropped, logged and counted',
  async (code) => {
    await runaround();
    await move();
    await calm(evening);
    refuse(POST, code);
    const tries = counting(POST);
    await move();
    await hoursPass(48);
    expect(tries()).toBeGreaterThan(1);
    expect(tries()).toBeLessThanOrEqual(FEW);
    await expectDropped('/channels/:id/messages', code);
    evening.discord.faults.clear();
    await takeTurn(evening, CHANNEL, seeded(3));
    await calm(evening);
    expect(boardsIn(evening, CHANNEL)).toHaveLength(1);
  },
);

test.each(UNKNOWN)('a lobby card refused with %i does not keep anything waiting', async (code) => {
  refuse(POST, code);
  const tries = counting(POST);
  await person('theo').slash(CHANNEL, 'play', { game: 'runaround' });
  await hoursPass(48);
  expect(tries()).toBeLessThanOrEqual(FEW);
  await expectDropped('/channels/:id/messages', code);
});

test.each(UNKNOWN)('edits refused with %i are tried a few times, and play goes on', async (code) => {
  await answered(person('theo').slash(CHANNEL, 'play', { game: 'runaround' }));
  await calm(evening);
  const card = cardIn(evening, CHANNEL);
  refuse(EDIT, code);
  const tries = counting({ ...EDIT, path: new RegExp(`/messages/${card.id}$`) });
  await answered(person('mina').click(card, 'Join'));
  await hoursPass(24);
  await answered(person('theo').slash(CHANNEL, 'start'));
  await hoursPass(24);
  expect(tries()).toBeLessThanOrEqual(2 * FEW);
  await expectDropped('/channels/:id/messages/:id', code);
  for (let turn = 0; turn < 2; turn++) {
    await move();
    await hoursPass(24);
  }
  expect(evening.discord.channel(CHANNEL).messages.at(-1)?.content).toContain('Runaround');
  await calm(evening);
});

test('a refusal that passes within the tries loses nothing', async () => {
  await runaround();
  await move();
  await calm(evening);
  const before = boardsIn(evening, CHANNEL).at(-1);
  evening.discord.faults.next(POST, { kind: 'refuse', code: 987654, times: 3 });
  await move();
  await hoursPass(1);
  await calm(evening);
  expect(boardsIn(evening, CHANNEL).at(-1)?.id).not.toBe(before?.id);
  expect(boardsIn(evening, CHANNEL)).toHaveLength(1);
  expect(evening.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
});

function person(name: string): Actor {
  return evening.discord.person(name);
}

async function runaround(): Promise<void> {
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
}

/** Whoever is due makes the first move that is offered: rolls, or moves a pawn, so that the other is called. */
async function move(): Promise<void> {
  const moves = (await wholeLog(evening.house, 1)).length;
  evening.pass(120_000);
  const table = await loadTable(evening.house, 1);
  if (refused(table)) throw new Error('There is no table');
  const mover = person(dueAt(table)[0] === 0 ? 'theo' : 'mina');
  const [offer] = await mover.complete(CHANNEL, 'move', { text: '' }, 'text');
  await answered(mover.slash(CHANNEL, 'move', { text: String(offer?.value) }));
  expect((await wholeLog(evening.house, 1)).length).toBe(moves + 1);
}

function refuse(match: typeof POST, code: number): void {
  evening.discord.faults.next(match, { kind: 'refuse', code, times: Number.POSITIVE_INFINITY });
}

/** Counts requests from now on. */
function counting(match: typeof POST): () => number {
  let count = 0;
  evening.discord.onRequest(({ method, path, phase }) => {
    if (phase === 'before' && method === match.method && match.path.test(path)) count += 1;
  });
  return () => count;
}

async function hoursPass(hours: number): Promise<void> {
  for (let half = 0; half < hours * 2; half++) {
    await evening.bot.announcer.idle();
    evening.discord.pass(HOUR / 2);
  }
  await evening.bot.announcer.idle();
}

async function expectDropped(route: string, code: number): Promise<void> {
  const samples = samplesIn(await (await fetch(`${watch.address}/metrics`)).text());
  expect(sum(samples, 'piecemeal_discord_dropped_total', { route })).toBeGreaterThan(0);
  const errors = evening.logged.filter((line) => line.includes('"level":50'));
  expect(errors.some((line) => line.includes(`"code":${code},`) && line.includes('dropped'))).toBe(true);
}
