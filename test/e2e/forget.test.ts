import { afterEach, beforeEach, expect, test } from 'vitest';
import { seeded } from '../../src/engine/seeded.ts';
import { keepForgetting } from '../../src/store/forgetting.ts';
import { calm, expectCalm } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { answered, boardIn, isPrivate, offers, playOut, sitDown, takeTurn } from '../support/table.ts';
import { expectWhole, tableOf } from '../support/verify.ts';

const CHANNEL = 'table-one';

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening({ kept: true });
});
afterEach(async () => {
  expectCalm(evening);
  await evening.end();
});

test('what is kept is said to whoever asks, in their language, alone', async () => {
  const theo = await answered(evening.discord.person('theo').slash(CHANNEL, 'privacy'));
  expect([isPrivate(theo), theo.content.split('\n').length]).toEqual([true, 8]);
  expect(theo.content).toMatch(/^\*\*What is kept of you\*\*\n- Of each table: your Discord id/);
  const jisu = await answered(evening.discord.person('jisu').slash(CHANNEL, 'privacy'));
  expect(jisu.content).toMatch(/^\*\*나에 대해 보관하는 것\*\*\n/);
});

test('asked once more, somebody is forgotten at once, and the game goes on without them', async () => {
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  for (let turns = 0; turns < 4; turns++) await takeTurn(evening, CHANNEL, seeded(turns));
  const question = await asked('theo');
  expect([isPrivate(question), offers(question)]).toEqual([true, ['Yes, forget me']]);
  expect(question.content).toContain('you become "somebody"');
  const done = await answered(evening.discord.person('theo').click(question, 'Yes, forget me'));
  await calm(evening);
  expect([done.content, offers(done)]).toEqual(['Done. I know nothing of you any more.', []]);
  const { record, sitters } = await tableOf(evening.house, 1);
  expect([record.phase, sitters.map(({ name }) => name)]).toEqual(['playing', ['AI (somebody)', 'Mina']]);
  await playOut(evening, CHANNEL, seeded(5));
  expect(boardIn(evening, CHANNEL).content).not.toContain('Theo');
  await expectWhole(evening.house, 1);
  const said = evening.discord.channel(CHANNEL).messages.map(({ content }) => content);
  expect(said.join('\n')).not.toContain('somebody-');
});

test('in Korean too, and a press that comes twice does nothing more', async () => {
  const question = await asked('jisu');
  expect([question.content.split('\n')[0], offers(question)]).toEqual([
    '**모든 서버에서 당신을 잊을까요?**',
    ['네, 잊어 주세요'],
  ]);
  const jisu = evening.discord.person('jisu');
  const both = await Promise.all(
    [0, 1].map(async () => await answered(jisu.click(question, '네, 잊어 주세요'))),
  );
  expect(both.map(({ content }) => content)).toContain('끝났습니다. 이제 당신에 대해 아는 것이 없습니다.');
});

test('whom the bot had not forgotten yet when it stopped it forgets when it is back', async () => {
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  const { sitters } = await tableOf(evening.house, 1);
  const [theo] = sitters;
  if (theo?.kind !== 'person') throw new Error('Nobody sits there');
  await keepForgetting(evening.house.store, { person: theo.person, seed: 'seed' }, 1);
  evening = await evening.again();
  await calm(evening);
  const { store } = evening.house;
  await expect
    .poll(async () => await store.selectFrom('forgetting').selectAll().execute(), { timeout: 20_000 })
    .toEqual([]);
  await calm(evening);
  expect((await tableOf(evening.house, 1)).sitters.map(({ name }) => name)).toEqual([
    'AI (somebody)',
    'Mina',
  ]);
});

async function asked(name: string) {
  return await answered(evening.discord.person(name).slash(CHANNEL, 'forget me'));
}
