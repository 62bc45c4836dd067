import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StandingView } from '../../render/scenes/standing/types.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { openSettingsTab } from '../support/settings.ts';
import { createSpyRenderPool } from '../support/spy-render-pool.ts';
import { getOffers, isPrivate, playOut, startMatch, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBot();
});
afterEach(async () => await closeCalmly(testBot));

test('/stats: shows results, ratings and the record against other players', async () => {
  const none = await callCommand('theo', 'stats');
  expect([none.content, none.attachments]).toEqual([expect.stringContaining('No finished games yet.'), []]);
  await playLostMatch('theo', 'runaround');
  await playLostMatch('mina', 'runaround');
  await playLostMatch('mina', 'gostop');
  const stats = await callCommand('theo', 'stats');
  expect(isPrivate(stats)).toBe(true);
  expect(stats.content).toMatch(/Played 3: won 2, lost 1, drew 0\nWin streak: 2 \(best 2\)/);
  expect(stats.content).toMatch(
    /- Runaround: played 2, won 1, rating \d+\n- Go-Stop: played 1, won 1, rating 1\d+/,
  );
  expect(stats.content).toContain('- Mina: 2–1');
  const [image] = stats.attachments;
  expect(image?.filename).toBe('ratings.png');
  expect(image?.description).toMatch(
    /^Ratings of Theo after each game, won 2 of 3\. Runaround: started at 1000, now \d+, highest 1\d+, lowest 9\d+\. Won 1 of 2\. Go-Stop: /,
  );
  expect(image?.description).toMatch(/Against Mina: won 2, drew 0, lost 1\.$/);
  const between = await callCommand('rex', 'stats', {
    person: getPerson('mina').id,
    with: getPerson('theo').id,
  });
  expect(between.content).toContain('**Mina** on this server');
  expect(between.content).toContain('Head-to-head: 1–2, 0 level');
  expect(between.attachments).toEqual([]);
  const one = await callCommand('theo', 'stats', { game: 'gostop' });
  expect(one.content).toContain('Played 1: won 1');
  expect(one.content).not.toContain('Runaround');
  expect(one.attachments[0]?.description).not.toContain('Runaround');
});

test('leaderboard: sorts players by rating and leaves out those who do not want to be listed', async () => {
  expect((await callCommand('rex', 'leaders', { game: 'runaround' })).content).toContain(
    'Nobody has a rating yet.',
  );
  await playLostMatch('mina', 'runaround');
  const leaders = await callCommand('rex', 'leaders', { game: 'runaround' });
  expect(leaders.content).toMatch(/1\. Theo · \*\*1\d+\*\* · 1 game\n2\. Mina · \*\*\d+\*\* · 1 game/);
  const me = await openSettingsTab(getPerson('theo'), CHANNEL, 'privacy');
  const after = await waitForMessage(getPerson('theo').click(me, 'Hide from leaderboards'));
  expect(after.content).toContain('you’re hidden');
  expect(getOffers(after)).toContain('Show on leaderboards');
  expect((await callCommand('rex', 'leaders', { game: 'runaround' })).content).not.toContain('Theo');
  const refused = await callCommand('rex', 'stats', { person: getPerson('theo').id });
  expect(refused.content).toBe('This player’s games are private.');
  const hidden = await callCommand('rex', 'stats', {
    person: getPerson('mina').id,
    with: getPerson('theo').id,
  });
  expect(hidden.content).toBe('This player’s games are private.');
  expect(refused.attachments).toEqual([]);
  const met = await callCommand('rex', 'stats', { person: getPerson('mina').id });
  expect(met.content).toContain('Played 1: won 0, lost 1');
  expect(met.attachments).toHaveLength(1);
  expect(JSON.stringify(met)).not.toContain('Theo');
  expect((await callCommand('mina', 'stats')).content).toContain('- Theo: 0–1');
  const own = await callCommand('theo', 'stats');
  expect(own.content).toContain('Played 1');
  expect(own.attachments).toHaveLength(1);
});

test('/stats picture: shows that player with the opponents met most, and the text names records of finished matches', async () => {
  await testBot.end();
  const renderPool = createSpyRenderPool();
  testBot = await openTestBot({ renderPool });
  const short = [['Track', '18 spaces']] as const;
  await startMatch(testBot, {
    game: 'runaround',
    channel: CHANNEL,
    people: ['theo', 'mina'],
    options: short,
  });
  await playOut(testBot, CHANNEL, createSeededChance(2));
  const both = [await callCommand('theo', 'stats'), await callCommand('mina', 'stats')];
  const won = both.map(({ content }) => /\n {2}- Quickest win: (\d+) turns\n/.exec(content)?.[1]);
  expect(won.filter((turns) => Number(turns) > 4)).toHaveLength(1);
  const drawn = renderPool.requests.filter(({ scene }) => scene === 'standing');
  const views = drawn.map(({ view }) => view as StandingView);
  expect(views.map(({ name }) => name)).toEqual(['Theo', 'Mina']);
  const rivals = views.map((view) => view.rivals?.each.map(({ name, won, lost }) => [name, won + lost]));
  expect(rivals).toEqual([[['Mina', 1]], [['Theo', 1]]]);
  for (const { lines, count, about } of views) {
    expect([count, lines[0]?.name, lines[0]?.points[0]]).toEqual([
      1,
      'Runaround',
      { number: 0, rating: 1_000 },
    ]);
    expect(about).toMatch(/^Ratings · won [01] of 1$/);
  }
  expect(views.map(({ lines }) => Math.sign((lines[0]?.rating ?? 0) - 1_000)).toSorted()).toEqual([-1, 1]);
  const korean = await callCommand('jisu', 'stats', { person: getPerson('theo').id });
  expect(korean.attachments[0]?.description).toMatch(
    /^Theo 님의 게임별 레이팅, 모두 1판 [01]승\. 런어라운드: /,
  );
});

test('/stats dates: are Discord timestamps without a time zone, and in the picture with one', async () => {
  await testBot.end();
  const renderPool = createSpyRenderPool();
  testBot = await openTestBot({ renderPool });
  const daysOf = () => {
    const standing = renderPool.requests.filter(({ scene }) => scene === 'standing');
    return (standing.at(-1)?.view as StandingView | undefined)?.days ?? [];
  };
  await playLostMatch('theo', 'runaround');
  expect((await callCommand('theo', 'stats')).content).toMatch(
    /\n-# Game of <t:\d+:D>\. To see the day in the picture, set your time zone/,
  );
  expect(daysOf()).toEqual([]);
  await playLostMatch('mina', 'runaround');
  expect((await callCommand('jisu', 'stats', { person: getPerson('theo').id })).content).toMatch(
    /\n-# <t:\d+:D>부터 <t:\d+:D>까지의 게임\. /,
  );
  await waitForMessage(getPerson('theo').slash('general', 'settings', { zone: 'Pacific/Kiritimati' }));
  expect((await callCommand('theo', 'stats')).content).not.toContain('-#');
  const day = { day: 'numeric', month: 'short', timeZone: 'Pacific/Kiritimati' } as const;
  const today = new Intl.DateTimeFormat('en-GB', day).format(testBot.app.now());
  expect(daysOf().map(({ words }) => words)).toContain(today);
});

test('/stats: names a person who has not played by the server nickname', async () => {
  const stats = await callCommand('theo', 'stats', { person: getPerson('rex').id });
  expect(stats.content).toMatch(/\*\*Rex.*\*\* on this server\nNo finished games yet\./);
});

function getPerson(key: string): PlaygroundUser {
  return testBot.discord.person(key);
}

async function callCommand(who: string, command: string, options: Record<string, string> = {}) {
  return await waitForMessage(getPerson(who).slash('general', command, options));
}

async function playLostMatch(loser: string, game: string): Promise<void> {
  await startMatch(testBot, { game, channel: CHANNEL, people: ['theo', 'mina'] });
  const sure = await waitForMessage(getPerson(loser).slash(CHANNEL, 'table resign'));
  await waitForMessage(getPerson(loser).click(sure, 'Yes, resign'));
  await waitUntilIdle(testBot);
}
