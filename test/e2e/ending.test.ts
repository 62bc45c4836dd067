import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { computeCommitment } from '../../src/engine/luck.ts';
import { listPressable } from '../../src/playground/index.ts';
import { getBoard, getOffers, isPrivate, startMatch, waitForMessage } from '../support/table.ts';
import { openTestBot, stillFilmRenderer, type TestBot } from '../support/test-bot.ts';
import { loadStoredTable } from '../support/verify.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';

let testBot: TestBot;
/** Runs while a film is made. */
let pendingFilm: () => Promise<void>;
beforeEach(async () => {
  pendingFilm = async () => {};
  testBot = await openTestBot({ filmRenderer: { film: makeFilm } });
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
});
afterEach(async () => await closeCalmly(testBot));

test('random seed: its commitment and later the secret are shown under More, never on the board', async () => {
  const secret = (await loadStoredTable(testBot.app, 1)).record.secret as Buffer;
  const [sealed, revealed] = [computeCommitment(secret), secret.toString('hex')];
  expect(getLastMessage().content).not.toMatch(new RegExp(`locked in|${sealed.slice(0, 4)}`));
  expect((await clickLabel('rex', 'More')).content).toContain(`locked in before the game: \`${sealed}\``);
  await endMatch();
  expect(getLastMessage().content).not.toMatch(new RegExp(`verify the dice|${revealed.slice(0, 4)}`));
  const more = await clickLabel('rex', 'More');
  expect(more.content).toContain(`Game \`table-1\`, secret \`${revealed}\``);
  expect(more.content).not.toContain('locked in');
});

test('last board: offers what can be done with the match in one row of buttons', async () => {
  await endMatch();
  const rows = getLastMessage().components?.map((row) => listPressable([row]).map(({ label }) => label));
  expect(rows).toEqual([['Rematch', 'Review', 'Replay', 'Poster', 'More']]);
  expect(getOffers(await clickLabel('rex', 'More'))).toEqual([
    ...['Rules', 'Text version', 'Step through', 'Export', 'Check the luck'],
  ]);
});

test('last board: shows rating changes and the head-to-head record', async () => {
  await endMatch();
  expect(getLastMessage().content).toMatch(
    /\n-# Ratings: \S+ \d+ \([+−]\d+\), \S+ \d+ \([+−]\d+\)\n-# Your first game together/,
  );
});

test('last board: the film is posted publicly, steps and export are private', async () => {
  await endMatch();
  const film = await clickLabel('rex', 'Replay');
  expect([isPrivate(film), film.attachments.map(({ filename }) => filename)]).toEqual([
    false,
    ['replay.gif'],
  ]);
  const first = await waitForMessage(
    testBot.discord.person('rex').click(await clickLabel('rex', 'More'), 'Step through'),
  );
  expect([isPrivate(first), first.content]).toEqual([true, expect.stringContaining('set-up, before')]);
  const files = await waitForMessage(
    testBot.discord.person('rex').click(await clickLabel('rex', 'More'), 'Export'),
  );
  expect([isPrivate(files), files.attachments.map(({ filename }) => filename)]).toEqual([
    true,
    ['runaround-1.json', 'runaround-1.ppn'],
  ]);
  expect(getLastMessage().components).toHaveLength(1);
});

test('film: is not made twice at the same time, by button or by command', async () => {
  await endMatch();
  let ready = () => {};
  const asked = new Promise<void>((begin) => {
    pendingFilm = async () => {
      begin();
      await new Promise<void>((resolve) => {
        ready = resolve;
      });
    };
  });
  const first = clickLabel('theo', 'Replay');
  await asked;
  const second = await waitForMessage(testBot.discord.person('mina').slash(CHANNEL, 'table replay'));
  expect([isPrivate(second), second.content]).toEqual([true, expect.stringContaining('already being made')]);
  ready();
  expect((await first).attachments).toHaveLength(1);
});

const makeFilm: typeof stillFilmRenderer.film = async (pictures) => {
  await pendingFilm();
  return await stillFilmRenderer.film(pictures);
};

/** Ends the match by Theo's resignation. */
async function endMatch(): Promise<void> {
  const theo = testBot.discord.person('theo');
  await waitForMessage(theo.click(await waitForMessage(theo.slash(CHANNEL, 'table resign')), 'Yes, resign'));
  await waitUntilIdle(testBot);
}

function getLastMessage(): APIMessage {
  return getBoard(testBot, CHANNEL);
}

async function clickLabel(name: string, label: string): Promise<APIMessage> {
  return await waitForMessage(testBot.discord.person(name).click(getLastMessage(), label));
}
