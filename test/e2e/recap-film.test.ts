import { type APIMessage, PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, expect, test } from 'vitest';
import type { FilmRenderer } from '../../render/film-renderer.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { createStalledFilmRenderer } from '../support/stalled-film-renderer.ts';
import {
  getBoard,
  getOffers,
  makeOneFreeMove,
  openPanel,
  startMatch,
  waitForMessage,
} from '../support/table.ts';
import { GIF, openTestBot, stillFilmRenderer, type TestBot } from '../support/test-bot.ts';
import { expectCalm } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const ACTS = 10;

type FilmProjector = Pick<FilmRenderer, 'film'>;

let testBot: TestBot;
afterEach(async () => await testBot.end());

test('recap film: after a failure offers to try again or step through', async () => {
  const panel = await openWaitedPanel({ film: () => Promise.reject(new Error('The lamp is broken')) });
  const said = await waitForMessage(getMina().click(panel, 'Replay'));
  expect(said.content).toBe('The replay couldn’t be made. You can still step through the game.');
  expect(getOffers(said)).toEqual(['Try again', 'Step through', 'Back']);
  expect(testBot.logged.filter((line) => line.includes('The lamp is broken'))).toHaveLength(1);
});

test('recap film: one at a time is made for a person, while others get theirs', async () => {
  const slow = createStalledFilmRenderer();
  const panel = await openWaitedPanel(slow);
  const first = getMina().click(panel, 'Replay');
  await slow.asked;
  const second = await waitForMessage(getMina().click(panel, 'Replay'));
  expect(second.content).toBe('Your replay is already being made. Try again when it’s here.');
  const other = testBot.discord.person('jisu').click(await callRecap('jisu'), '다시보기');
  slow.show();
  expect((await waitForMessage(first)).attachments).toHaveLength(1);
  expect((await waitForMessage(other)).content).toBe('**피스팩 테이블** · 최근 10수');
  expectCalm(testBot);
});

test('recap film: a large one is deferred first', async () => {
  const gif = Buffer.concat([GIF, Buffer.alloc(400_000)]);
  const panel = await openWaitedPanel({
    film: async ({ length }) => ({ gif, width: 1, height: 1, shown: length }),
  });
  const answer = await getMina().click(panel, 'Replay');
  expect(answer.state).toBe('thinking');
  expect((await waitForMessage(Promise.resolve(answer))).attachments[0]?.size).toBe(gif.length);
  expectCalm(testBot);
});

test('recap film: is refused with the missing permission when files may not be attached', async () => {
  const panel = await openWaitedPanel({ film: () => Promise.reject(new Error('Nobody asked for it')) });
  testBot.discord.channel(CHANNEL).deny(PermissionFlagsBits.AttachFiles);
  const said = await waitForMessage(getMina().click(panel, 'Replay'));
  expect([said.content, said.attachments]).toEqual([expect.stringContaining('Attach Files'), []]);
  expectCalm(testBot);
});

test.each([
  ['since:1:zzzzzz', 1],
  ['since:1:0', ACTS + 1],
  ['since:1:1', ACTS + 1],
  ['since:1:2', ACTS],
])('recap film: of %s has %i pictures', async (custom_id, count) => {
  const films: number[] = [];
  await openWaitedPanel({
    film: async (pictures) => {
      films.push(pictures.length);
      return await stillFilmRenderer.film(pictures);
    },
  });
  const data = { custom_id, component_type: 2, id: 1 };
  const message = getBoard(testBot, CHANNEL);
  await waitForMessage(getMina().raw({ channel: CHANNEL, type: 3, data, message }));
  expect(films).toEqual([count]);
  expectCalm(testBot);
});

/** Has Theo do more than a screen shows. Returns the panel of Mina, who has done nothing. */
async function openWaitedPanel(filmRenderer: FilmProjector): Promise<APIMessage> {
  testBot = await openTestBot({ filmRenderer });
  await startMatch(testBot, { game: 'piecepack', channel: CHANNEL, people: ['theo', 'mina', 'jisu'] });
  const theo = testBot.discord.person('theo');
  for (let made = 0; made < ACTS; made++)
    await makeOneFreeMove(testBot, CHANNEL, theo, (all) => all[0] ?? '');
  return await openPanel(testBot, getMina(), CHANNEL);
}

async function callRecap(who: string): Promise<APIMessage> {
  return await waitForMessage(testBot.discord.person(who).slash(CHANNEL, 'table recap'));
}

function getMina(): PlaygroundUser {
  return testBot.discord.person('mina');
}
