import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CupView } from '../../render/scenes/cup/types.ts';
import type { LeagueView } from '../../render/scenes/league/types.ts';
import type { PodiumView } from '../../render/scenes/podium/types.ts';
import { LeagueChannel } from '../support/league-channel.ts';
import { createSpyRenderPool } from '../support/spy-render-pool.ts';
import { getLobbyCard, getOffers, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const HANGUL = /[가-힣]/;
/** Words that reveal a sentence in the wrong language. */
const ENGLISH = /\b(the|your|match|round|has|won|played|league|cup)\b/i;

let testBot: TestBot;
let league: LeagueChannel;
let renderPool: ReturnType<typeof createSpyRenderPool>;
beforeEach(async () => {
  renderPool = createSpyRenderPool();
});
afterEach(async () => await closeCalmly(testBot));

async function open(options = {}): Promise<void> {
  testBot = await openTestBot({ kept: true, renderPool, ...options });
  league = new LeagueChannel(() => testBot);
}

test('cup of three: has a bye, a final and a drawn bracket', async () => {
  await open();
  await league.begun(['theo', 'mina', 'rex'], { kind: 'cup' });
  expect(league.message().content).toMatch(/^\*\*Runaround cup\*\*\nPlayed: 0 of 2 matches\n- /);
  const first = getView<CupView>('cup');
  expect(first.rounds.map(({ name, matches }) => [name, matches.map(({ bye }) => bye)])).toEqual([
    ['Semifinal', [true, false]],
    ['Final', [false]],
  ]);
  await league.playAll();
  const pairings = league.messages().filter(({ content }) => /^\*\*(Semifinal|Final)\*\*/.test(content));
  expect(pairings.map(({ content }) => content)).toEqual([
    expect.stringMatching(
      /^\*\*Semifinal\*\* · Runaround cup\n- .+ – .+ · <#\d+> · .+ won: .* stopped playing\.$/,
    ),
    expect.stringMatching(
      /^\*\*Final\*\* · Runaround cup\n- .+ – .+ · <#\d+> · .+ won: .* stopped playing\.$/,
    ),
  ]);
  expect(league.messages().at(-1)?.content).toMatch(/^\*\*The Runaround cup is over\*\*\n1\. \S+\n2\. \S+/);
  expect(league.messages().at(-1)?.content).not.toContain('points');
  expect(getView<CupView>('cup').winner).toBe(getView<PodiumView>('podium').placed[0]?.name);
  expect((await league.slash('theo')).content).toContain('**Runaround cup**');
});

test('cup: leaves the channel free for another table', async () => {
  await open();
  await league.begun(['theo', 'mina', 'rex'], { kind: 'cup' });
  await waitForMessage(league.person('jisu').slash('table-one', 'play', { game: 'gostop' }));
  await waitUntilIdle(testBot);
  expect(getOffers(getLobbyCard(testBot, 'table-one', '참가'))).toContain('참가');
  await league.playAll();
  expect(league.messages().at(-1)?.content).toContain('is over');
});

test("league in a Korean server: is in Korean, with private answers in the user's language", async () => {
  await open({ guildLocale: 'ko' });
  const korean = new LeagueChannel(() => testBot, '놀이방');
  await korean.slash('jisu', { game: 'gostop', twice: true, 'time-limit': '24', strict: true });
  expect(korean.message().content).toMatch(
    /^\*\*고스톱 리그\*\*\n풀리그: 모두가 자리를 바꿔 두 번씩 대결합니다\.\n제한 시간: 한 차례에 1일, /,
  );
  for (const name of ['jisu', 'theo', 'mina']) await korean.click(name, '참가');
  expect(korean.message().content).toContain('참가자 3명: 지수, Theo, Mina');
  await korean.click('jisu', '시작');
  expect(korean.message().content).toContain('6경기 중 0경기 끝남');
  const mine = await waitForMessage(korean.person('theo').click(korean.message(), '내 경기'));
  expect(mine.content).toMatch(/^\*\*Go-Stop league\*\*\nPlayed: 0 of 6 matches\nPlace \d of 3: 0 points/);
  await korean.playAll();
  expect(korean.messages().at(-1)?.content).toMatch(/^\*\*고스톱 리그가 끝났습니다\*\*\n1위 .* · \d+점\n/);
  const texts = korean
    .messages()
    .flatMap((message) => [
      message.content.replaceAll(/Theo|Mina|<@\d+>|<#\d+>/g, ''),
      ...getOffers(message),
      ...message.attachments.map(({ description }) => description?.replaceAll(/Theo|Mina/g, '') ?? ''),
    ]);
  for (const said of texts.filter((one) => one !== '')) {
    expect(said).toMatch(HANGUL);
    expect(said).not.toMatch(ENGLISH);
    expect(said).not.toMatch(/\{\{|\}\}/);
  }
  const drawn = getView<LeagueView>('league');
  expect([drawn.title, drawn.about, drawn.words.points]).toEqual(['고스톱 리그', '최종 순위', '점수']);
});

function getView<V>(scene: string): V {
  return renderPool.requests.findLast((one) => one.scene === scene)?.view as V;
}
