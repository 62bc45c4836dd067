import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commitment } from '../../src/engine/luck.ts';
import { pressable } from '../../src/playground/index.ts';
import { calm, endCalmly } from '../support/calm.ts';
import { type Evening, openEvening, still } from '../support/evening.ts';
import { answered, boardIn, isPrivate, sitDown } from '../support/table.ts';
import { tableOf } from '../support/verify.ts';

const CHANNEL = 'table-one';

let evening: Evening;
/** What it takes to make a film. */
let making: () => Promise<void>;
beforeEach(async () => {
  making = async () => {};
  evening = await openEvening({ projector: { film } });
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
});
afterEach(async () => await endCalmly(evening));

test('the luck is sealed and revealed under More, and on no board', async () => {
  const secret = (await tableOf(evening.house, 1)).record.secret as Buffer;
  const [sealed, revealed] = [commitment(secret), secret.toString('hex')];
  expect(last().content).not.toMatch(new RegExp(`[Ll]uck|${sealed.slice(0, 4)}`));
  expect((await pressed('rex', 'More')).content).toContain(`is sealed: \`${sealed}\``);
  await over();
  expect(last().content).not.toMatch(new RegExp(`[Ll]uck|${revealed.slice(0, 4)}`));
  const more = await pressed('rex', 'More');
  expect(more.content).toContain(`Match \`table-1\`, secret \`${revealed}\``);
  expect(more.content).not.toContain('sealed');
});

test('under the last board there is what can be done with the match, in two rows', async () => {
  await over();
  const rows = last().components?.map((row) => pressable([row]).map(({ label }) => label));
  expect(rows).toEqual([
    ['Play again', 'How it went', 'Film', 'Moves', 'Export'],
    ['Rules', 'More'],
  ]);
});

test('it tells what the match says of those who played, and what it stands at between them', async () => {
  await over();
  expect(last().content).toMatch(
    /\n-# Rating: \S+ \d+ \([+−]\d+\), \S+ \d+ \([+−]\d+\)\n-# The first game among you/,
  );
});

test('Film posts the film for all, Moves opens the first step and Export gives the files, both privately', async () => {
  await over();
  const film = await pressed('rex', 'Film');
  expect([isPrivate(film), film.attachments.map(({ filename }) => filename)]).toEqual([
    false,
    ['replay.gif'],
  ]);
  const first = await pressed('rex', 'Moves');
  expect([isPrivate(first), first.content]).toEqual([true, expect.stringContaining('the set-up')]);
  const files = await pressed('rex', 'Export');
  expect([isPrivate(files), files.attachments.map(({ filename }) => filename)]).toEqual([
    true,
    ['runaround-1.json', 'runaround-1.ppn'],
  ]);
  expect(last().components).toHaveLength(2);
});

test('two films at a time are not made, whether asked for by button or by command', async () => {
  await over();
  let ready = () => {};
  const asked = new Promise<void>((begin) => {
    making = async () => {
      begin();
      await new Promise<void>((resolve) => {
        ready = resolve;
      });
    };
  });
  const first = pressed('theo', 'Film');
  await asked;
  const second = await answered(evening.discord.person('mina').slash(CHANNEL, 'replay'));
  expect([isPrivate(second), second.content]).toEqual([
    true,
    expect.stringContaining('being made right now'),
  ]);
  ready();
  expect((await first).attachments).toHaveLength(1);
});

const film: typeof still.film = async (pictures) => {
  await making();
  return await still.film(pictures);
};

/** Theo resigns. */
async function over(): Promise<void> {
  const theo = evening.discord.person('theo');
  await answered(theo.click(await answered(theo.slash(CHANNEL, 'resign')), 'Yes, resign'));
  await calm(evening);
}

function last(): APIMessage {
  return boardIn(evening, CHANNEL);
}

async function pressed(name: string, label: string): Promise<APIMessage> {
  return await answered(evening.discord.person(name).click(last(), label));
}
