import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { encodeTries } from '../../src/app/leagues/league.ts';
import { earlier } from '../../src/games/earlier.ts';
import { games } from '../../src/games/registry.ts';
import { openTestBotForWeeks } from '../support/days.ts';
import { LeagueChannel } from '../support/league-channel.ts';
import { chooseLabel, getOffers, waitForMessage } from '../support/table.ts';
import type { TestBot } from '../support/test-bot.ts';
import { expectNoBug, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const THREE = ['theo', 'mina', 'rex'];
const TEN_MINUTES = 600_000;

let testBot: TestBot;
let league: LeagueChannel;
/** End of the line of an expected refusal. */
let refused: string;
beforeEach(async () => {
  refused = 'nothing';
  testBot = await openTestBotForWeeks();
  league = new LeagueChannel(() => testBot);
});
afterEach(async () => {
  expect(testBot.discord.problems.filter((line) => !line.endsWith(refused))).toEqual([]);
  expectNoBug(testBot);
  await testBot.end();
});

test('league: its organiser removes a player after a confirmation, and the league goes on', async () => {
  await league.begun([...THREE, 'jisu']);
  expect(JSON.stringify((await league.asked('rex', 'My matches')).components)).not.toContain(
    'Remove a player',
  );
  const mine = await league.asked('theo', 'My matches');
  const question = await chooseLabel(league.person('theo'), mine, 'Remove a player', '지수');
  expect(question.content).toMatch(/^지수 will forfeit all remaining matches/);
  expect(league.message().content).toContain('Played: 0 of 6 matches');
  const told = await waitForMessage(league.person('theo').click(question, 'Yes, remove them'));
  await waitUntilIdle(testBot);
  expect(told.content).toContain('Played: 3 of 6 matches');
  expect(league.message().content).toContain('Played: 3 of 6 matches');
  const jisu = await league.asked('jisu', 'My matches');
  expect(jisu.content).toContain('중도에 나갔습니다.');
  await league.playAll();
  expect(league.messages().at(-1)?.content).toMatch(/^\*\*The Runaround league is over\*\*\n/);
});

test('league: a player who left is marked as such in the final ranking', async () => {
  await league.begun(THREE);
  const question = await league.asked('mina', 'Leave');
  await waitForMessage(league.person('mina').click(question, 'Yes, leave it'));
  await waitUntilIdle(testBot);
  await league.playAll();
  const ceremony = league.messages().at(-1);
  expect(ceremony?.content).toMatch(/\n3\. Mina \(left\) · 0 points\n/);
  expect(ceremony?.content.match(/\(left\)/g)).toHaveLength(1);
  expect(ceremony?.attachments[0]?.description).toMatch(/3\. Mina \(0 points · left\)/);
});

test('league: says so when its game is no longer available', async () => {
  await league.begun(THREE);
  const id = league.message().id;
  testBot = await testBot.again({ games: games.filter((game) => game.id !== 'runaround'), earlier });
  await waitUntilIdle(testBot);
  const closed = league.messages().find((message) => message.id === id);
  expect(closed?.content).toMatch(/^\*\*Runaround league\*\*\nIt’s over: .* is no longer available here\./);
  expect(closed && getOffers(closed)).toEqual([]);
});

test('league: says that a table could not be opened, and after a day why it was closed', async () => {
  refused = '403 50013 Missing Permissions';
  await league.entered(THREE);
  const lacking = P.ViewChannel | P.SendMessages | P.AttachFiles | P.ReadMessageHistory;
  testBot.discord.channel(CHANNEL).permit(lacking);
  await league.person('theo').click(league.message(), 'Start');
  await waitUntilQuiet();
  await passTenMinutes();
  expect(league.message().content).toContain('-# I couldn’t start a match. ');
  const tried = encodeTries({ broken: 0, taken: 0, waited: 143 });
  await testBot.store.updateTable('league_matches').set({ tried }).where('state', '=', 'wanted').execute();
  await passTenMinutes();
  const [message] = league.messages();
  expect(message?.content).toMatch(
    /^\*\*Runaround league\*\*\nIt was closed: for a day, I couldn’t start \w+ – /,
  );
});

async function passTenMinutes(): Promise<void> {
  testBot.discord.clock.advance(TEN_MINUTES);
  await waitUntilQuiet();
}

/** Waits for the bot in a case in which some work cannot be done. */
async function waitUntilQuiet(): Promise<void> {
  for (let look = 0; look < 200; look++) await new Promise((resume) => setImmediate(resume));
  await testBot.bot.notices.idle();
  await testBot.bot.matches.idle();
}
