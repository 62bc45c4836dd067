import { type APIMessage, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LetterView } from '../../render/scenes/letter/types.ts';
import { nextLetter } from '../../src/app/digest/schedule.ts';
import type { Actor } from '../../src/playground/index.ts';
import { keepAllowed } from '../../src/store/own.ts';
import { calm, endCalmly } from '../support/calm.ts';
import { openWeeks, settle, timePasses } from '../support/days.ts';
import { endedMatch } from '../support/ended-match.ts';
import type { Evening } from '../support/evening.ts';
import { spyPainters } from '../support/spy-painters.ts';
import { answered, offers, sitDown } from '../support/table.ts';

const CHANNEL = 'table-one';
const NEWS = 'general';
const HOUR = 3_600_000;
const ON = 'A letter of the week, here';

let evening: Evening;
let painters: ReturnType<typeof spyPainters>;
beforeEach(async () => {
  painters = spyPainters();
  evening = await openWeeks({ painters });
  await timePasses(evening, nextLetter('UTC', evening.house.now()) + HOUR - evening.house.now());
});
afterEach(async () => await endCalmly(evening));

test('it comes on Monday to the channel where it was switched on, tells of the week, and pings nobody', async () => {
  await played('theo', 'mina', 'runaround');
  await played('mina', 'theo', 'gostop');
  const panel = await switched();
  expect(panel.content).toContain(`- Letter of the week: in <#${channel().id}>, on Mondays at 9:00 (UTC)\n`);
  expect(offers(panel)).toContain('No letter of the week');
  await toMonday(-1_000);
  expect(letters()).toEqual([]);
  const before = evening.discord.sent.length;
  await toMonday();
  const [letter, ...more] = letters();
  expect(more).toEqual([]);
  expect(letter?.content).toMatch(/^\*\*Letter of the week\*\* · \d+.* \(UTC\)\n/);
  expect(letter?.content).toContain('\n2 games were finished: Runaround 1 and Go-Stop 1.\n');
  expect(letter?.content).toContain('- New here: Theo and Mina\n');
  expect(letter?.attachments[0]?.description).toMatch(
    /^A letter by air mail, its stamp worth 2\. .*New here: /,
  );
  expect(evening.discord.sent.slice(before).flatMap(({ pinged }) => pinged)).toEqual([]);
  expect(drawn()).toMatchObject([{ count: 2, counted: 'games', about: '2 people played' }]);
});

test('a week without games has none, and the week after has its own', async () => {
  await switched();
  await toMonday();
  await played('theo', 'mina', 'runaround');
  await toMonday();
  await toMonday();
  expect(letters().map(({ content }) => /finished: .*/.exec(content)?.[0])).toEqual(['finished: Runaround.']);
});

test('who does not want to be listed is named nowhere, and counted', async () => {
  await keepAllowed(evening.store, person('theo').id, { listed: false }, 1);
  await played('mina', 'theo', 'runaround');
  await played('mina', 'theo', 'runaround');
  await endedMatch(evening.store, {
    guild: evening.discord.guildId,
    at: evening.house.now(),
    moves: 500,
    parts: [
      { who: person('mina').id, name: 'Mina', place: 1 },
      { who: '', ai: true, name: 'AI (Theo)', place: 2 },
      { who: person('theo').id, name: 'Theo', place: null, seat: 1 },
    ],
  });
  await switched();
  await toMonday();
  const [letter] = letters();
  expect(letter?.content).toContain('- Wins in a row: Mina 3\n');
  expect(letter?.content).toContain('- New here: Mina and 1 more\n');
  expect(JSON.stringify([letter, drawn()])).not.toContain('Theo');
  expect(drawn()).toMatchObject([{ about: '2 people played' }]);
});

test('it speaks what the server speaks, in the zone of who wished it, and ends when it is switched off', async () => {
  await answered(person('mina').slash(NEWS, 'me', { zone: 'Asia/Seoul' }));
  const panel = await switched();
  expect(panel.content).toContain('on Mondays at 9:00 (Asia/Seoul)\n');
  await played('theo', 'mina', 'gostop');
  const games = await answered(person('mina').click(panel, 'Back'));
  await answered(person('mina').click(games, 'New tables in 한국어'));
  await timePasses(evening, nextLetter('Asia/Seoul', evening.house.now()) - evening.house.now());
  expect(letters()[0]?.content).toMatch(/^\*\*주간 소식\*\* · \d+월 [^U]*\n/);
  expect(letters()[0]?.content).toContain('\n끝난 게임 1판: 고스톱.\n');
  const off = await answered(person('mina').click(await messages(NEWS), 'No letter of the week'));
  expect(off.content).toContain('Letter of the week: none');
  await timePasses(evening, 8 * 24 * HOUR);
  expect(letters()).toHaveLength(1);
});

test('after a restart it has come once, and comes once where the bot was away', async () => {
  await switched();
  await played('theo', 'mina', 'runaround');
  await toMonday();
  evening = await evening.again();
  await calm(evening);
  await played('theo', 'mina', 'runaround');
  expect(letters()).toHaveLength(1);
  evening.discord.clock.advance(20 * 24 * HOUR);
  evening = await evening.again();
  await calm(evening);
  expect(letters()).toHaveLength(1);
});

test('it is not switched on where the bot may not write, nor by who does not manage the server', async () => {
  const panel = await messages(NEWS);
  evening.discord.channel(NEWS).deny(P.SendMessages);
  const told = await answered(person('mina').click(panel, ON));
  expect(told.content).toContain('I still need: Send Messages.');
  expect(offers(told)).toContain(ON);
  const data = { custom_id: 'server-letter:0:1', component_type: 2 };
  const theo = await person('theo').raw({ channel: CHANNEL, type: 3, data, message: panel });
  expect((await theo.settled()).message?.content).toMatch(/permission Manage Server/);
  expect(await evening.store.selectFrom('dates').selectAll().execute()).toEqual([]);
});

test('it ends where its channel is deleted', async () => {
  await switched();
  evening.discord.deleteChannel(NEWS);
  await settle(evening);
  expect(await evening.store.selectFrom('dates').selectAll().execute()).toEqual([]);
  const panel = await messages(CHANNEL);
  expect(panel.content).toContain('- Letter of the week: none');
});

/** Somebody wins against another who resigns. */
async function played(winner: string, loser: string, game: string): Promise<void> {
  await sitDown(evening, { game, channel: CHANNEL, people: [winner, loser] });
  const sure = await answered(person(loser).slash(CHANNEL, 'resign'));
  await answered(person(loser).click(sure, 'Yes, resign'));
  await calm(evening);
}

async function switched(): Promise<APIMessage> {
  return await answered(person('mina').click(await messages(NEWS), ON));
}

/** The page of messages in the settings of the server. */
async function messages(where: string): Promise<APIMessage> {
  const mina = person('mina');
  return await answered(mina.click(await answered(mina.slash(where, 'server')), 'Messages'));
}

/** To the next Monday at nine, and so many ms more. */
async function toMonday(more = 0): Promise<void> {
  const now = evening.house.now();
  await timePasses(evening, nextLetter('UTC', now) - now + more);
}

function letters(): readonly APIMessage[] {
  return channel().messages.filter(({ content }) => /^\*\*(Letter of the week|주간 소식)/.test(content));
}

function drawn(): readonly LetterView[] {
  return painters.requests.flatMap(({ scene, view }) => (scene === 'letter' ? [view as LetterView] : []));
}

function channel() {
  return evening.discord.channel(NEWS);
}

function person(name: string): Actor {
  return evening.discord.person(name);
}
