import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Picture } from '../../render/picture.ts';
import { randomPath } from '../../src/ai/random.ts';
import { makeMove } from '../../src/app/play/move.ts';
import { seeded } from '../../src/engine/seeded.ts';
import type { Actor } from '../../src/playground/index.ts';
import { calm, expectCalm } from '../support/calm.ts';
import { openWeeks } from '../support/days.ts';
import { type Evening, PIXEL } from '../support/evening.ts';
import { act } from '../support/house.ts';
import { answered, boardIn, cardIn, sitDown, toMove } from '../support/table.ts';

const CHANNEL = 'table-one';
const LONGEST = 10_000;

/** So many of the next pictures never come. */
let hanging: number;
let hung: number;
let given: number;

let evening: Evening;
beforeEach(async () => {
  [hanging, hung, given] = [0, 0, 0];
  const paint = async (_: unknown, { signal }: { readonly signal?: AbortSignal } = {}): Promise<Picture> => {
    signal?.addEventListener('abort', () => void given++, { once: true });
    if (hanging > 0) {
      hanging--;
      hung++;
      await new Promise(() => {});
    }
    return { png: PIXEL, width: 1, height: 1 };
  };
  evening = await openWeeks({ painters: { paint } });
});
afterEach(async () => {
  expectCalm(evening);
  await evening.end();
});

test('a board whose picture is late gets it as soon as there is one', async () => {
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  hanging = 2;
  const by = act(toMover().id, { at: evening.discord.clock.now() });
  await makeMove(evening.house, by, 1, null, (game, view, seat) => randomPath(game, view, seat, seeded(1)));
  for (let late = 0; late < 2; late++) await passes();
  await calm(evening);
  expect(boardIn(evening, CHANNEL).attachments).toHaveLength(1);
  expect(given).toBe(2);
});

test('so does the message of a league', async () => {
  hanging = 1;
  const opening = answered(evening.discord.person('theo').slash(CHANNEL, 'league', { game: 'runaround' }));
  await opening;
  await hangs();
  await passes();
  await calm(evening);
  const [league] = evening.discord.channel(CHANNEL).messages;
  expect([league?.content, league?.attachments.length]).toEqual([
    expect.stringContaining('League of Runaround'),
    1,
  ]);
});

test('so does the last board of a match', async () => {
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  hanging = 1;
  const asked = await answered(toMover().slash(CHANNEL, 'resign'));
  const resigning = answered(toMover().click(asked, 'Yes, resign'));
  await passes();
  await resigning;
  await calm(evening);
  expect(boardIn(evening, CHANNEL).attachments).toHaveLength(1);
});

test('and the card of a lobby', async () => {
  hanging = 1;
  // Discord is told to wait before its time passes.
  const opening = await person('theo').slash(CHANNEL, 'play', { game: 'runaround' });
  await hangs();
  await passes();
  await opening.settled();
  await calm(evening);
  expect(cardIn(evening, CHANNEL).attachments).toHaveLength(1);
});

/** Waits until a picture hangs. */
async function hangs(): Promise<void> {
  for (let look = 0; hung < 1 && look < 1_000; look++) await new Promise((resume) => setImmediate(resume));
}

function person(key: string): Actor {
  return evening.discord.person(key);
}

function toMover(): Actor {
  return toMove(evening, CHANNEL) as Actor;
}

/** The picture that hangs is given up. */
async function passes(): Promise<void> {
  while (hung === given) await new Promise((resume) => setImmediate(resume));
  evening.discord.clock.advance(LONGEST);
}
