import { type APIMessage, PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { createSpyFilmRenderer } from '../support/spy-render-pool.ts';
import { createStalledFilmRenderer } from '../support/stalled-film-renderer.ts';
import { getBoard, getOffers, isPrivate, startMatch, takeTurn, waitForMessage } from '../support/table.ts';
import {
  GIF,
  openTestBot,
  stillFilmRenderer,
  type TestBot,
  type TestBotOptions,
} from '../support/test-bot.ts';
import { countEntries } from '../support/verify.ts';
import { expectCalm } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';

let testBot: TestBot;
afterEach(async () => await testBot.end());

function getPerson(name: string): PlaygroundUser {
  return testBot.discord.person(name);
}

async function callReplay(name = 'mina'): Promise<APIMessage> {
  return await waitForMessage(getPerson(name).slash(CHANNEL, 'table replay'));
}

async function failFilm(): Promise<never> {
  throw new Error('The lamp is broken');
}

/** Starts a match of two people and takes two turns. */
async function startAndTakeTurns(options: TestBotOptions = {}): Promise<void> {
  testBot = await openTestBot(options);
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'rex'] });
  const chance = createSeededChance(3);
  for (let turn = 0; turn < 2; turn++) await takeTurn(testBot, CHANNEL, chance);
}

test('failed film: leaves a private message that leads to the steps of the match', async () => {
  await startAndTakeTurns({ filmRenderer: { film: () => Promise.reject(new Error('The lamp is broken')) } });
  const message = await callReplay();
  expect(isPrivate(message)).toBe(true);
  expect(message.content).toBe('The replay couldn’t be made. You can still step through the game.');
  const first = await waitForMessage(getPerson('mina').click(message, 'Step through'));
  expect(first.content).toContain('set-up, before');
  expect(testBot.logged.filter((line) => line.includes('The lamp is broken'))).toHaveLength(1);
  expect(testBot.discord.problems).toEqual([]);
});

test('failed film: can be tried again and is then posted publicly', async () => {
  let tries = 0;
  await startAndTakeTurns({
    filmRenderer: {
      film: async (pictures) => (tries++ === 0 ? await failFilm() : await stillFilmRenderer.film(pictures)),
    },
  });
  const failed = await callReplay();
  const film = await waitForMessage(getPerson('mina').click(failed, 'Try again'));
  expect(isPrivate(film)).toBe(false);
  expect(film.attachments.some(isFilm)).toBe(true);
});

test('film that fails late: leaves no message in the channel', async () => {
  const slow = createStalledFilmRenderer();
  await startAndTakeTurns({ filmRenderer: slow });
  const asking = getPerson('mina').slash(CHANNEL, 'table replay');
  const answer = await asking;
  expect(answer.state).toBe('thinking');
  slow.fail(new Error('The lamp is broken'));
  const said = await waitForLastPrivate('mina', /couldn’t be made/);
  expect(getOffers(said)).toEqual(['Try again', 'Step through']);
  expect(testBot.discord.channel(CHANNEL).messages.some(({ attachments }) => attachments.some(isFilm))).toBe(
    false,
  );
  expect(testBot.discord.problems).toEqual([]);
});

test('film in the making: a second one in the channel is refused', async () => {
  const slow = createStalledFilmRenderer();
  await startAndTakeTurns({ filmRenderer: slow });
  const first = getPerson('mina').slash(CHANNEL, 'table replay');
  await slow.asked;
  const second = await callReplay('rex');
  expect([isPrivate(second), second.content]).toEqual([
    true,
    'A replay for this channel is already being made. Try again when it’s here.',
  ]);
  slow.show();
  expect((await waitForMessage(first)).attachments.map(isFilm)).toEqual([true]);
  expect(isPrivate(await callReplay('rex'))).toBe(false);
  expectCalm(testBot);
});

test.each([
  'step:1:0',
  'forward:1:1',
  'last:1:0',
  'step:1:zzzzzzzzzz',
  'step:zz:0',
  'step:1',
  'step:1:0:0',
  'page:1:runaround:0',
])('forged replay button: shows nothing of a match: %s', async (custom_id) => {
  await startAndTakeTurns();
  const answer = await getPerson('mina').raw({
    channel: 'table-two',
    type: 3,
    data: { custom_id, component_type: 2, id: 1 },
    message: getBoard(testBot, CHANNEL),
  });
  const message = await waitForMessage(Promise.resolve(answer));
  expect(isPrivate(message)).toBe(true);
  expect(message.content).toMatch(/no longer works|no longer exists/);
  expect(message.attachments).toEqual([]);
  expectCalm(testBot);
});

test('replay step: beyond the end it is the last one, and a strange value is the set-up', async () => {
  await startAndTakeTurns();
  const count = await countEntries(testBot.app, 1);
  const forged = async (data: object) => {
    const message = getBoard(testBot, CHANNEL);
    const answer = await getPerson('mina').raw({
      channel: CHANNEL,
      type: 3,
      data: { id: 1, ...data },
      message,
    });
    return (await waitForMessage(Promise.resolve(answer))).content;
  };
  const beyond = await forged({ custom_id: 'forward:1:zzzzzzzzzz', component_type: 2 });
  expect(beyond).toContain(`move ${count} of ${count}`);
  for (const value of ['-1', '__proto__', 'NaN', '0.5']) {
    const strange = await forged({ custom_id: 'jump:1:0', component_type: 3, values: [value] });
    expect(strange).toContain('set-up, before');
  }
  expectCalm(testBot);
});

test('large film: is deferred first', async () => {
  const gif = Buffer.concat([GIF, Buffer.alloc(400_000)]);
  await startAndTakeTurns({
    filmRenderer: { film: async ({ length }) => ({ gif, width: 1, height: 1, shown: length }) },
  });
  const answer = await getPerson('mina').slash(CHANNEL, 'table replay');
  expect(answer.state).toBe('thinking');
  const { attachments } = await waitForMessage(Promise.resolve(answer));
  expect(attachments.map(({ size }) => size)).toEqual([gif.length]);
  expectCalm(testBot);
});

test('shortened film: says how many positions it shows', async () => {
  await startAndTakeTurns({
    filmRenderer: { film: async () => ({ gif: GIF, width: 1, height: 1, shown: 2 }) },
  });
  const { content } = await callReplay();
  const left = `-# The replay shows 2 of ${(await countEntries(testBot.app, 1)) + 1} positions. Press *Step through* to see them all.`;
  expect(content.split('\n').at(-1)).toBe(left);
  expectCalm(testBot);
});

test('film without Attach Files: is refused privately before it is made', async () => {
  const filmRenderer = createSpyFilmRenderer();
  await startAndTakeTurns({ filmRenderer });
  testBot.discord.channel(CHANNEL).deny(PermissionFlagsBits.AttachFiles);
  const message = await callReplay();
  expect([isPrivate(message), message.content]).toEqual([true, expect.stringContaining('Attach Files')]);
  expect(filmRenderer.films).toEqual([]);
  expectCalm(testBot);
});

test('replay: is refused for a match whose rules are not available', async () => {
  await startAndTakeTurns();
  await testBot.store.updateTable('tables').set({ rules: 0 }).execute();
  const message = await callReplay();
  expect([isPrivate(message), message.content]).toEqual([
    true,
    'This bot no longer has the rules of this game, so it can’t be shown.',
  ]);
});

function isFilm({ filename }: { readonly filename: string }): boolean {
  return filename === 'replay.gif';
}

/** Waits for the newest private message to a person that matches. */
async function waitForLastPrivate(name: string, says: RegExp): Promise<APIMessage> {
  return await new Promise((resolve) => {
    const look = (): void => {
      const seen = getPerson(name).sees(CHANNEL).at(-1);
      if (seen && says.test(seen.message.content)) resolve(seen.message);
      else setImmediate(look);
    };
    look();
  });
}
