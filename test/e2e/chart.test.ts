import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSpyRenderPool } from '../support/spy-render-pool.ts';
import { getBoard, getOffers, openPanel, startMatch, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { closeCalmly } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const renderPool = createSpyRenderPool();

let testBot: TestBot;

beforeAll(async () => {
  testBot = await openTestBot({ renderPool });
  await startMatch(testBot, {
    game: 'gostop',
    channel: CHANNEL,
    people: ['theo', 'jisu'],
    options: [['Dealer', 'First seat']],
  });
});

afterAll(async () => {
  await closeCalmly(testBot);
});

test('card chart: opens from the Go-Stop panel in the language of the player, and leads back', async () => {
  const { person } = testBot.discord;
  const panel = await openPanel(testBot, person('theo'), CHANNEL);
  const chart = await waitForMessage(person('theo').click(panel, 'Cards'));
  expect([chart.id, getOffers(chart)]).toEqual([panel.id, ['Back']]);
  expect(chart.content).toBe('**Go-Stop** · All 48 cards.');
  expect(chart.attachments[0]?.description).toContain('1 (pine): bright, red ribbon, junk, and junk.');
  const back = await waitForMessage(person('theo').click(chart, 'Back'));
  expect([back.id, getOffers(back)]).toEqual([panel.id, getOffers(panel)]);
  const view = await waitForMessage(person('jisu').click(getBoard(testBot, CHANNEL), 'View'));
  const korean = await waitForMessage(person('jisu').click(view, '패 보기'));
  expect(korean.attachments[0]?.description).toContain('12월 비: 광, 열끗, 비띠, 쌍피.');
  const drawn = renderPool.requests.filter(({ scene }) => scene === 'hwatu');
  expect(drawn.map(({ look }) => look?.language)).toEqual(['en', 'ko']);
});

test('first board of Go-Stop: says who deals and begins', () => {
  expect(getBoard(testBot, CHANNEL).content).toContain('deals and goes first, as the settings say.');
});

test('card chart: games without a chart have no button for it', async () => {
  const { person } = testBot.discord;
  await startMatch(testBot, { game: 'runaround', channel: 'table-two', people: ['theo', 'rex'] });
  for (const name of ['theo', 'rex'])
    expect(
      getOffers(await waitForMessage(person(name).click(getBoard(testBot, 'table-two'), 'View'))),
    ).not.toContain('Cards');
});
