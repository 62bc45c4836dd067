import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SettingsTab } from '../../src/discord/core/custom-ids.ts';
import { MovableClock } from '../../src/playground/index.ts';
import { openSettingsTab } from '../support/settings.ts';
import {
  chooseLabel,
  getBoard,
  getLobbyCard,
  getOffers,
  plainCommands,
  startMatch,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const DAY = 86_400_000;
const HANGUL = /[가-힣]/;

let testBot: TestBot;
beforeEach(async () => {
  // The clock stands still, because the panel shows the time to the minute.
  testBot = await openTestBot({ clock: new MovableClock() });
});
afterEach(async () => {
  expectCalm(testBot);
  await testBot.end();
});

test('settings: lists the settings in the language of the user', async () => {
  const theo = await callMe('theo');
  expect(theo.content.split('\n').slice(2, 5)).toEqual([
    '- Time zone: none yet. Your days start at midnight UTC.',
    '- Quiet hours: none',
    '- Away: no',
  ]);
  expect(theo.content).toMatch(/^\*\*Your settings\*\* · Notifications\n/);
  const display = await openTab('theo', 'display');
  expect(display.content.split('\n').slice(0, 3)).toEqual([
    '**Your settings** · Display',
    '- Language: English, same as Discord',
    '- High contrast: off',
  ]);
  const privacy = await openTab('theo', 'privacy');
  expect(privacy.content.split('\n').slice(0, 5)).toEqual([
    '**Your settings** · Privacy',
    '- Leaderboards: you’re on them',
    '- Challenges: anyone can challenge you',
    '',
    '**What I store about you**',
  ]);
  for (const tab of [theo, display, privacy])
    expect(getOffers(tab).slice(-3)).toEqual(['Notifications', 'Display', 'Privacy']);
  const jisu = await callMe('jisu');
  expect((await openTab('jisu', 'display')).content).toContain('- 언어: 한국어, 디스코드 설정에 따름\n');
  expect(plainCommands(`${jisu.content}${getOffers(jisu).join()}`).replaceAll('UTC', '')).not.toMatch(
    /[a-z]{3}/i,
  );
  expect([theo.flags, jisu.flags]).toEqual([64, 64]);
});

test('settings: stores time zone, quiet hours and absence and shows how they were understood', async () => {
  const panel = await callMe('theo', { zone: 'kst', quiet: '22:30-7', away: '3 days' });
  expect(panel.content).toMatch(/- Time zone: Asia\/Seoul \(UTC\+9\), where it’s \d{1,2}:\d\d now\n/);
  expect(panel.content).toContain('- Quiet hours (no deadlines then): 22:30 to 7:00');
  const [, until = ''] = /- Away until <t:(\d+):f>, <t:\1:R>\./.exec(panel.content) ?? [];
  const back = new Date((Number(until) + 9 * 3600) * 1000);
  expect(back.toISOString()).toMatch(/T00:00:00/);
  expect(Number(until) * 1000 - testBot.app.now()).toBeGreaterThan(2 * DAY);
  expect(getOffers(panel)).toEqual(expect.arrayContaining(['I’m back', 'Turn off quiet hours']));
  expect((await callMe('theo')).content).toBe(panel.content);
  expect((await callMe('rex')).content).toContain('- Time zone: none yet');
});

test.each([
  [{ zone: 'Asia/Seul' }, 'I don’t know that time zone. Did you mean one of these? Asia/Seoul.'],
  [
    { zone: 'Atlantis' },
    'I don’t know that time zone. Type a large city near you, like Seoul or Berlin, or off.',
  ],
  [{ zone: 'kst', away: '2020-01-01' }, 'That day has passed. Choose tomorrow or later.'],
  [{ zone: 'kst', away: 'soon' }, 'I can’t read that day.'],
  [{ away: '2 days', quiet: '22-8' }, 'Quiet hours need your time zone. Add zone to the same command.'],
  [{ zone: 'kst', quiet: '8' }, 'I can’t read those quiet hours.'],
  [{ away: '90 days' }, 'You can be away for at most 60 days.'],
])('settings command with %j: answers with one sentence and changes nothing', async (wishes, sentence) => {
  const panel = await callMe('theo', wishes);
  expect(panel.content.startsWith(sentence), panel.content).toBe(true);
  expect(panel.content).toContain('- Time zone: none yet');
  expect(panel.content).toContain('- Quiet hours: none\n- Away: no\n');
  expect(
    await testBot.store.selectFrom('people').select('zone').where('zone', 'is not', null).execute(),
  ).toEqual([]);
});

test('settings: menus and buttons change one setting each and show its tab', async () => {
  const theo = testBot.discord.person('theo');
  let panel = await callMe('theo', { zone: 'berlin', quiet: '22-8' });
  panel = await chooseLabel(theo, panel, 'Where do you want reminders?', 'Reminders: off');
  expect(panel.content).toContain('- Reminders: off\n');
  const [menu = ''] = getOffers(panel).filter((label) => label.startsWith('Away'));
  panel = await chooseOffer(panel, menu, 2);
  expect(panel.content).toMatch(/- Away until <t:/);
  panel = await waitForMessage(theo.click(panel, 'I’m back'));
  expect(panel.content).toContain('- Away: no\n');
  expect(getOffers(panel)).not.toContain('I’m back');
  panel = await waitForMessage(theo.click(panel, 'Turn off quiet hours'));
  expect(panel.content).toContain('- Quiet hours: none\n');
  panel = await waitForMessage(theo.click(panel, 'Display'));
  panel = await waitForMessage(theo.click(panel, 'Large pieces: off'));
  expect(panel.content).toContain('- Large pieces: on\n');
  panel = await waitForMessage(theo.click(panel, 'Confirm forced move: on'));
  expect(panel.content).toContain('- Confirm forced move: off\n');
  panel = await waitForMessage(theo.click(panel, 'Privacy'));
  panel = await waitForMessage(theo.click(panel, 'Hide from leaderboards'));
  expect(panel.content).not.toContain('- Leaderboards: you’re on them\n');
  panel = await waitForMessage(theo.click(panel, 'Block challenges'));
  expect(panel.content).toContain('- Challenges: blocked\n');
  panel = await waitForMessage(theo.click(panel, 'Notifications'));
  expect(panel.content).toContain('- Time zone: Europe/Berlin');
  expect(panel.content).toContain('- Reminders: off\n');
});

test('language setting: overrides the language of Discord in everything private', async () => {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'jisu'] });
  const theo = testBot.discord.person('theo');
  const panel = await chooseLabel(theo, await openTab('theo', 'display'), 'Choose a language…', '한국어');
  expect(panel.content).toContain('- 언어: 한국어\n');
  for (const words of ['hand', 'games', 'rules', 'join'] as const)
    expect((await waitForMessage(theo.slash(CHANNEL, words))).content.replaceAll('지수', '')).toMatch(HANGUL);
  expect((await waitForMessage(theo.click(getBoard(testBot, CHANNEL), 'View'))).content).toMatch(HANGUL);
  const [first] = await theo.complete(CHANNEL, 'settings', { away: '' }, 'away');
  expect(first?.name).toMatch(/^내일 · .*요일 \(UTC\)$/);
  await waitForMessage(theo.slash('table-two', 'play', { game: 'runaround' }));
  await waitUntilIdle(testBot);
  expect(getLobbyCard(testBot, 'table-two', '참가').content).toContain('참가자를 기다리고 있습니다.');
  const again = await chooseLabel(
    theo,
    await openTab('theo', 'display'),
    '어떤 언어로 할까요?',
    '디스코드 설정에 따름',
  );
  expect(again.content).toContain('- Language: English, same as Discord\n');
  expect((await openTab('jisu', 'display')).content).toContain('- 언어: 한국어, 디스코드 설정에 따름\n');
});

test('settings autocomplete: offers time zones, hours and days', async () => {
  const theo = testBot.discord.person('theo');
  const names = async (wish: 'zone' | 'quiet' | 'away', typed: string) =>
    (await theo.complete(CHANNEL, 'settings', { [wish]: typed }, wish)).map(({ name }) => name);
  expect((await names('zone', 'york'))[0]).toMatch(/^America\/New_York · UTC-[45] · \d{1,2}:\d\d$/);
  expect((await names('zone', '서울'))[0]).toMatch(/^Asia\/Seoul · UTC\+9 · /);
  expect((await names('zone', 'utc+5:30'))[0]).toMatch(/^\+05:30 · UTC\+5:30 · /);
  expect(await names('zone', 'america')).toHaveLength(25);
  expect(await names('zone', 'nowhere')).toEqual([]);
  expect(await names('quiet', '22-6:30')).toEqual(['22:00 – 6:30']);
  expect(await names('quiet', '')).toContain('23:00 – 7:00');
  expect(await names('quiet', '10–11 p.m.')).toEqual(['22:00 – 23:00']);
  expect(await names('quiet', '10pm-8')).toEqual(['22:00 – 8:00', '22:00 – 20:00']);
  expect(await names('away', '')).toHaveLength(7);
  expect((await names('away', ''))[0]).toMatch(/ \(UTC\)$/);
  expect(await names('away', '3 days')).toEqual([(await names('away', ''))[2]?.replace('in 3 days · ', '')]);
});

// any-date-parser #8: 12. 1. is the first of December where CLDR writes the month first.
test('settings: reads dates and hours in the language of the user and repeats them', async () => {
  const day = async (who: string, away: string) =>
    (await testBot.discord.person(who).complete(CHANNEL, 'settings', { away }, 'away'))[0]?.value;
  expect(await day('jisu', '12. 1.')).toMatch(/-12-01$/);
  expect(await day('theo', '1.12.')).toMatch(/-12-01$/);
  expect(await day('jisu', '금요일까지')).toMatch(/^\d{4}-\d\d-\d\d$/);
  const jisu = await callMe('jisu', {
    zone: 'UTC−05:00',
    quiet: '오후 10시부터 오전 7시까지',
    away: '내일까지',
  });
  expect(jisu.content).toContain('22:00');
  expect(jisu.content).toMatch(/<t:\d+:f>/);
  const theo = await callMe('theo', { zone: 'kst', quiet: '10pm-8' });
  expect(theo.content).toMatch(/^That could mean 22:00-8:00 or 22:00-20:00\. Type one of them\./);
});

test('time zone setting: can be removed, but not while quiet hours need it', async () => {
  const theo = testBot.discord.person('theo');
  const offers = async () => (await theo.complete(CHANNEL, 'settings', { zone: '' }, 'zone'))[0];
  expect((await offers())?.value).not.toBe('off');
  await callMe('theo', { zone: 'kst', quiet: '22-8' });
  expect(await offers()).toEqual({ name: 'No time zone', value: 'off' });
  const kept = await callMe('theo', { zone: 'off' });
  expect(kept.content).toContain('add quiet: off to the same command.');
  expect(kept.content).toContain('- Time zone: Asia/Seoul');
  const ended = await callMe('theo', { zone: '끔', quiet: 'off' });
  expect(ended.content).toContain('- Time zone: none yet.');
  expect(ended.content).toContain('- Quiet hours: none');
});

test('settings: a forged menu value changes nothing', async () => {
  const panel = await callMe('theo', { zone: 'kst' });
  for (const custom_id of ['my-reminders:0', 'my-language:0', 'my-away:0']) {
    const data = { custom_id, component_type: 3, id: 1, values: ['__proto__'] };
    const theo = testBot.discord.person('theo');
    const answer = await theo.raw({ channel: CHANNEL, type: 3, data, message: { id: panel.id } });
    await answer.settled();
    expect(answer.state, custom_id).toBe('answered');
  }
  expect((await callMe('theo')).content).toBe(panel.content);
});

async function callMe(name: string, wishes: Readonly<Record<string, string>> = {}): Promise<APIMessage> {
  return await waitForMessage(testBot.discord.person(name).slash(CHANNEL, 'settings', wishes));
}

async function openTab(name: string, tab: SettingsTab): Promise<APIMessage> {
  return await openSettingsTab(testBot.discord.person(name), CHANNEL, tab);
}

/** Chooses the option at this place of the menu with this placeholder. */
async function chooseOffer(panel: APIMessage, menu: string, place: number): Promise<APIMessage> {
  const rows = (panel.components ?? []) as readonly {
    readonly components: readonly { placeholder?: string; options?: readonly { label: string }[] }[];
  }[];
  const found = rows.flatMap(({ components }) => components).find(({ placeholder }) => placeholder === menu);
  return await chooseLabel(testBot.discord.person('theo'), panel, menu, found?.options?.[place]?.label ?? '');
}
