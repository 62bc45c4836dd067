import { afterAll, beforeAll, expect, test } from 'vitest';
import { endCalmly } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { spyPainters } from '../support/spy-painters.ts';
import { answered, boardIn, offers, sitDown } from '../support/table.ts';

const CHANNEL = 'table-one';
const painters = spyPainters();

let evening: Evening;

beforeAll(async () => {
  evening = await openEvening({ painters });
  await sitDown(evening, {
    game: 'gostop',
    channel: CHANNEL,
    people: ['theo', 'jisu'],
    options: [['Dealer', 'The first seat']],
  });
});

afterAll(async () => {
  await endCalmly(evening);
});

test('the panel of Go-Stop leads to the chart of its cards, in the language of who looks, and back again', async () => {
  const { person } = evening.discord;
  const panel = await answered(person('theo').click(boardIn(evening, CHANNEL), 'Play'));
  const chart = await answered(person('theo').click(panel, 'Cards'));
  expect([chart.id, offers(chart)]).toEqual([panel.id, ['Back']]);
  expect(chart.content).toBe('**Go-Stop** · All 48 cards.');
  expect(chart.attachments[0]?.description).toContain('1 (pine): bright, red ribbon, junk, and junk.');
  const back = await answered(person('theo').click(chart, 'Back'));
  expect([back.id, offers(back)]).toEqual([panel.id, offers(panel)]);
  const view = await answered(person('jisu').click(boardIn(evening, CHANNEL), 'My view'));
  const korean = await answered(person('jisu').click(view, '패 보기'));
  expect(korean.attachments[0]?.description).toContain('12월 비: 광, 열끗, 비띠, 쌍피.');
  const drawn = painters.requests.filter(({ scene }) => scene === 'hwatu');
  expect(drawn.map(({ look }) => look?.language)).toEqual(['en', 'ko']);
});

test('who begins is told with the first board', () => {
  expect(boardIn(evening, CHANNEL).content).toContain('deals and begins, as the host has it.');
});

test('a game without a chart has no such button', async () => {
  const { person } = evening.discord;
  await sitDown(evening, { game: 'runaround', channel: 'table-two', people: ['theo', 'rex'] });
  for (const name of ['theo', 'rex'])
    expect(
      offers(await answered(person(name).click(boardIn(evening, 'table-two'), 'My view'))),
    ).not.toContain('Cards');
});
