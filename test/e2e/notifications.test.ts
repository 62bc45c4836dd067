import { type APIMessage, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoServer } from '../../src/demo-server.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { listPressable, type PlaygroundUser } from '../../src/playground/index.ts';
import { openTestBotForWeeks, passTime } from '../support/days.ts';
import { beginPacedMatch, getOtherPlayer, playUntilTurnPasses } from '../support/paced-match.ts';
import {
  chooseLabel,
  findMover,
  getAnswers,
  getBoard,
  getLobbyCard,
  getOffers,
  giveAnswer,
  isPrivate,
  waitForMessage,
} from '../support/table.ts';
import type { TestBot } from '../support/test-bot.ts';
import { expectToldOnce, loadStoredTable } from '../support/verify.ts';
import { expectNoBug, expectSilence, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const DAY = 86_400_000;
const MENU = 'How are players told it’s their turn?';
const chance = createSeededChance(3);

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBotForWeeks({ server: { ...demoServer, notifications: 'all' }, restTimeout: 400 });
});
afterEach(async () => {
  const refusedLetter = 'Cannot send messages to this user';
  expect(testBot.discord.problems.filter((line) => !line.endsWith(refusedLetter))).toEqual([]);
  expectSilence(testBot);
  expectNoBug(testBot);
  await testBot.end();
});

describe('quiet notifications', () => {
  test('quiet mode: only the player to move is notified, once a turn, by direct message', async () => {
    await choose('Quiet');
    const first = await beginPacedMatch(testBot, CHANNEL, { pace: 'null' });
    expect(listNotified()).toEqual([first.key]);
    for (let turn = 0; turn < 6; turn++) {
      const from = listNotified().length;
      const mover = findMover(testBot, CHANNEL) as PlaygroundUser;
      await playUntilTurnPasses(testBot, CHANNEL, chance);
      // A player who has just pressed is notified only if they do not move soon.
      await passTime(testBot, 120_000);
      expect(listNotified().slice(from)).toEqual([getOtherPlayer(testBot, mover).key]);
      expect(mover.sees(mover.direct())).toEqual([]);
    }
    await expectToldOnce(testBot.store, 1);
  });

  test('quiet mode: the direct message links to the board, and its button opens the panel', async () => {
    await choose('Quiet');
    const first = await beginPacedMatch(testBot, CHANNEL, { pace: 'null' });
    const [directMessage] = listLetters(first);
    expect(directMessage?.content).toContain('**Runaround**: your turn.');
    expect(directMessage?.content).toContain(`/${getBoard(testBot, CHANNEL).id}`);
    let panel = await waitForMessage(first.click(directMessage as APIMessage, 'Play'));
    expect(panel.channel_id).toBe(first.direct().id);
    while (findMover(testBot, CHANNEL)?.id === first.id) {
      panel = await giveAnswer(first, panel, String(getAnswers(panel)[0]));
      await waitUntilIdle(testBot);
    }
    expect(listLetters(first)).toEqual([]);
  });

  test('quiet mode: a player without direct messages is pinged in the channel', async () => {
    await choose('Quiet');
    for (const key of ['theo', 'mina']) testBot.discord.person(key).takeDirect(false);
    const first = await beginPacedMatch(testBot, CHANNEL, { pace: 'null' });
    const last = testBot.discord.channel(CHANNEL).messages.at(-1);
    expect(last?.content).toContain(`<@${first.id}>, your turn.`);
    expect(testBot.discord.sent.flatMap(({ pinged }) => pinged)).toEqual([first.id]);
    await playUntilTurnPasses(testBot, CHANNEL, chance);
    expect(testBot.discord.channel(CHANNEL).messages.map(({ id }) => id)).not.toContain(last?.id);
  });

  test('quiet mode: reminders come by direct message, also to players who chose the channel', async () => {
    await choose('Quiet');
    const first = await beginPacedMatch(testBot, CHANNEL, { pace: '24' });
    const from = listNotified().length;
    await passTime(testBot, DAY - 3_600_000);
    expect(listNotified().slice(from)).toEqual([first.key]);
    expect(listLetters(first).map(({ content }) => content)).toEqual([
      expect.stringContaining('still your turn'),
    ]);
  });

  test('quiet mode: an undo request is sent once, also when its board could not be edited', async () => {
    const [first, other] = await startOnQuietServer();
    const from = listNotified().length;
    const more = await waitForMessage(first.click(getBoard(testBot, CHANNEL), 'More'));
    const edits = { method: 'PATCH', path: /^\/channels\/\d+\/messages\/\d+$/ };
    for (let nth = 0; nth < 4; nth++) testBot.discord.faults.next(edits, { kind: '502', write: 'before' });
    let tries = 0;
    testBot.discord.onRequest(({ method, path, phase }) => {
      if (method === edits.method && edits.path.test(path) && phase === 'before') tries++;
    });
    await waitForMessage(first.click(more, 'Ask to undo'));
    await testBot.discord.until(() => tries >= 4, 'an edit that fails');
    await testBot.bot.publisher.idle();
    await passTime(testBot, 10_000);
    expect(listNotified().slice(from)).toEqual([other.key]);
  });

  test('quiet mode: an undo request comes by direct message and is deleted after the answer', async () => {
    const [first, other] = await startOnQuietServer();
    const from = listNotified().length;
    const more = await waitForMessage(first.click(getBoard(testBot, CHANNEL), 'More'));
    await waitForMessage(first.click(more, 'Ask to undo'));
    await waitUntilIdle(testBot);
    expect(listNotified().slice(from)).toEqual([other.key]);
    const [directMessage] = listLetters(other);
    expect(directMessage?.content).toContain('wants to undo a move.');
    await waitForMessage(other.click(directMessage as APIMessage, 'Allow'));
    await waitUntilIdle(testBot);
    expect(listLetters(other)).toEqual([]);
  });

  test('quiet mode: an undo request pings a player without direct messages in the channel', async () => {
    await choose('Quiet');
    for (const key of ['theo', 'mina']) testBot.discord.person(key).takeDirect(false);
    const first = await beginPacedMatch(testBot, CHANNEL, { pace: 'null', game: 'gostop' });
    const other = getOtherPlayer(testBot, first);
    await playUntilTurnPasses(testBot, CHANNEL, chance);
    await passTime(testBot, 120_000);
    const from = testBot.discord.sent.length;
    const more = await waitForMessage(first.click(getBoard(testBot, CHANNEL), 'More'));
    await waitForMessage(first.click(more, 'Ask to undo'));
    await waitUntilIdle(testBot);
    expect(testBot.discord.sent.slice(from).flatMap(({ pinged }) => pinged)).toEqual([other.id]);
  });

  test('quiet mode: the vote on a late turn takes place by direct message', async () => {
    await choose('Quiet');
    const people = ['theo', 'mina', 'jisu'];
    const late = await beginPacedMatch(testBot, CHANNEL, { pace: '24', game: 'forage', people });
    await passTime(testBot, DAY - 3_600_000);
    const from = listNotified().length;
    await passTime(testBot, 7_200_000);
    const voters = people.filter((key) => key !== late.key);
    expect([...listNotified().slice(from)].sort()).toEqual([...people].sort());
    for (const key of voters) {
      const voter = testBot.discord.person(key);
      const [directMessage] = listLetters(voter);
      expect(directMessage?.components?.length).toBeGreaterThan(0);
      await waitForMessage(
        voter.click(directMessage as APIMessage, findVoteButton(directMessage as APIMessage, 'wait')),
      );
      await waitUntilIdle(testBot);
    }
    for (const key of voters) expect(listLetters(testBot.discord.person(key))).toEqual([]);
    await expectToldOnce(testBot.store, 1);
  });

  test('quiet mode: a player replaced by an AI takes the seat back by direct message', async () => {
    await choose('Quiet');
    const people = ['theo', 'mina', 'rex'];
    const late = await beginPacedMatch(testBot, CHANNEL, { pace: '24', game: 'forage', people });
    await passTime(testBot, DAY - 3_600_000);
    await passTime(testBot, 7_200_000);
    const from = listNotified().length;
    for (const key of people.filter((one) => one !== late.key)) {
      const voter = testBot.discord.person(key);
      await waitForMessage(
        voter.click(
          listLetters(voter)[0] as APIMessage,
          findVoteButton(listLetters(voter)[0] as APIMessage, 'ai'),
        ),
      );
      await waitUntilIdle(testBot);
    }
    expect(listNotified().slice(from)).toContain(late.key);
    const [directMessage] = listLetters(late);
    expect(directMessage?.content).toContain('you can still take your seat back');
    await waitForMessage(late.click(directMessage as APIMessage, 'Take my seat back'));
    await waitUntilIdle(testBot);
    expect(listLetters(late).filter(({ content }) => content.includes('take your seat back'))).toEqual([]);
  });

  test('quiet mode: an invited player joins by direct message, and no one else is notified', async () => {
    await choose('Quiet');
    const [theo, mina] = ['theo', 'mina'].map((key) => testBot.discord.person(key)) as [
      PlaygroundUser,
      PlaygroundUser,
    ];
    await waitForMessage(theo.slash(CHANNEL, 'play', { game: 'runaround', with: mina.id }));
    await waitUntilIdle(testBot);
    expect(listNotified()).toEqual(['mina']);
    const [directMessage] = listLetters(mina);
    expect(directMessage?.content).toContain('Theo saved you a seat');
    await waitForMessage(mina.click(directMessage as APIMessage, 'Join'));
    await waitUntilIdle(testBot);
    expect(listLetters(mina)).toEqual([]);
    expect((await loadStoredTable(testBot.app, 1)).seats.map(({ name }) => name)).toEqual(['Theo', 'Mina']);
  });

  test('quiet mode: an invitation pings a player without direct messages in the channel', async () => {
    await choose('Quiet');
    const mina = testBot.discord.person('mina');
    mina.takeDirect(false);
    const theo = testBot.discord.person('theo');
    await waitForMessage(theo.slash(CHANNEL, 'play', { game: 'runaround', with: mina.id }));
    await waitUntilIdle(testBot);
    expect(testBot.discord.sent.flatMap(({ pinged }) => pinged)).toEqual([mina.id]);
    await waitForMessage(mina.click(getLobbyCard(testBot, CHANNEL), 'Join'));
    await waitUntilIdle(testBot);
    expect(
      testBot.discord.channel(CHANNEL).messages.filter(({ content }) => content.includes('saved you a seat')),
    ).toEqual([]);
  });

  test('quiet mode: a pause is announced by direct message', async () => {
    await choose('Quiet');
    const first = await beginPacedMatch(testBot, CHANNEL, { pace: 'null' });
    for (let day = 0; day < 22; day++) await passTime(testBot, DAY);
    expect(listLetters(first).at(-1)?.content).toContain('paused');
    expect(listLetters(getOtherPlayer(testBot, first)).at(-1)?.content).toContain('paused');
    await waitForMessage(first.click(getBoard(testBot, CHANNEL), 'More'));
    await waitUntilIdle(testBot);
  });

  test('quiet mode: the direct message channel is requested once a person', async () => {
    await choose('Quiet');
    let asked = 0;
    testBot.discord.onRequest(({ phase, method, path }) => {
      if (phase === 'before' && method === 'POST' && path.endsWith('/users/@me/channels')) asked++;
    });
    await beginPacedMatch(testBot, CHANNEL, { pace: 'null' });
    for (let turn = 0; turn < 4; turn++) {
      await playUntilTurnPasses(testBot, CHANNEL, chance);
      await passTime(testBot, 120_000);
    }
    expect(asked).toBe(2);
  });

  test('quiet mode: the player to move is notified once more after the bot was removed and invited again', async () => {
    await choose('Quiet');
    const first = await beginPacedMatch(testBot, CHANNEL, { pace: 'null' });
    const from = listNotified().length;
    testBot.discord.removeBot();
    await passTime(testBot, DAY / 2);
    testBot.discord.inviteBot();
    await passTime(testBot, 120_000);
    expect(listNotified().slice(from)).toEqual([first.key]);
    expect(listLetters(first)).toHaveLength(1);
  });

  test('quiet mode: a nudge comes by direct message', async () => {
    await choose('Quiet');
    const first = await beginPacedMatch(testBot, CHANNEL, { pace: 'null' });
    await passTime(testBot, 6 * 3_600_000);
    const from = listNotified().length;
    const more = await waitForMessage(
      getOtherPlayer(testBot, first).click(getBoard(testBot, CHANNEL), 'More'),
    );
    await waitForMessage(getOtherPlayer(testBot, first).click(more, 'Nudge'));
    await waitUntilIdle(testBot);
    expect(listNotified().slice(from)).toEqual([first.key]);
    expect(listLetters(first)).toHaveLength(1);
  });

  test("quiet mode: a direct message is sent once when Discord's answer was lost, also over a restart", async () => {
    await choose('Quiet');
    const letters = /^\/channels\/(?!13)\d+\/messages$/;
    testBot.discord.faults.next({ method: 'POST', path: letters }, { kind: 'hang', write: 'after' });
    const first = await beginPacedMatch(testBot, CHANNEL, { pace: 'null' });
    testBot = await testBot.again();
    await waitUntilIdle(testBot);
    expect(listLetters(first)).toHaveLength(1);
    expect(listNotified()).toEqual([first.key]);
  });
});

describe('threads mode', () => {
  test('threads mode: a new game gets its own thread unless the host asks for the channel', async () => {
    await choose('Threads');
    const theo = testBot.discord.person('theo');
    const open = await waitForMessage(theo.slash(CHANNEL, 'play', { game: 'runaround' }));
    await waitUntilIdle(testBot);
    const [thread] = listThreads();
    expect(open.content).toContain(`/${thread?.channel.id}`);
    expect(testBot.discord.channel(CHANNEL).messages.filter(({ components }) => components?.length)).toEqual(
      [],
    );
    await waitForMessage(theo.slash(CHANNEL, 'play', { game: 'runaround', thread: false }));
    await waitUntilIdle(testBot);
    expect(listThreads()).toHaveLength(1);
    expect(getOffers(getLobbyCard(testBot, CHANNEL))).toContain('Join');
  });

  test('threads mode: only the player to move is notified, once a turn', async () => {
    await choose('Threads');
    const theo = testBot.discord.person('theo');
    await waitForMessage(theo.slash(CHANNEL, 'play', { game: 'runaround', 'time-limit': 'null' }));
    await waitUntilIdle(testBot);
    const thread = listThreads()[0]?.channel.id ?? '';
    await waitForMessage(testBot.discord.person('mina').click(getLobbyCard(testBot, thread), 'Join'));
    await waitUntilIdle(testBot);
    await waitForMessage(theo.click(getLobbyCard(testBot, thread), 'Start'));
    await waitUntilIdle(testBot);
    expect(listNotified()).toEqual([findMover(testBot, thread)?.key]);
    for (let turn = 0; turn < 4; turn++) {
      const from = listNotified().length;
      await playUntilTurnPasses(testBot, thread, chance);
      await passTime(testBot, 120_000);
      expect(listNotified().slice(from)).toEqual([findMover(testBot, thread)?.key]);
    }
  });
});

describe('threads mode where the bot may write in threads only', () => {
  const inThread = async () => {
    await waitUntilIdle(testBot);
    const [thread] = listThreads();
    expect(getOffers(getLobbyCard(testBot, thread?.id ?? ''))).toContain('Join');
  };
  beforeEach(async () => {
    await choose('Threads');
    testBot.discord.channel(CHANNEL).deny(P.SendMessages);
  });

  test('threads mode: a challenge from the user menu opens a thread', async () => {
    const [theo, mina] = [testBot.discord.person('theo'), testBot.discord.person('mina')];
    const menu = await waitForMessage(theo.context(CHANNEL, 'Challenge to a game', mina));
    await chooseLabel(theo, menu, 0, 'Runaround');
    await inThread();
  });

  test('threads mode: a two-player game from /help opens a thread', async () => {
    const theo = testBot.discord.person('theo');
    const help = await waitForMessage(theo.slash(CHANNEL, 'help'));
    const menu = await waitForMessage(theo.click(help, 'Play with a friend'));
    await chooseLabel(theo, menu, 0, 'Runaround');
    await inThread();
  });
});

test('threads mode: a rematch of a match in the channel opens a thread', async () => {
  await beginPacedMatch(testBot, CHANNEL, { pace: 'null' });
  const theo = testBot.discord.person('theo');
  const sure = await waitForMessage(theo.slash(CHANNEL, 'table resign'));
  await waitForMessage(theo.click(sure, 'Yes, resign'));
  await waitUntilIdle(testBot);
  await choose('Threads');
  await waitForMessage(theo.click(getBoard(testBot, CHANNEL), 'Rematch'));
  await waitUntilIdle(testBot);
  const [thread] = listThreads();
  expect(getLobbyCard(testBot, thread?.id ?? '').content).toContain('reserved for Mina');
});

describe('choice of notification mode', () => {
  test('notification mode: is offered to a manager with the first lobby when Discord notifies of all messages', async () => {
    const mina = testBot.discord.person('mina');
    const open = await waitForMessage(mina.slash(CHANNEL, 'play', { game: 'runaround' }));
    expect(open.content).toContain('notifies everyone of every message');
    const settings = await chooseLabel(mina, open, MENU, 'Quiet');
    expect(settings.content).toContain('- Notifications: quiet');
    const next = await waitForMessage(mina.slash('table-two', 'play', { game: 'runaround' }));
    expect(next.content).not.toContain('notifies everyone');
    await waitUntilIdle(testBot);
  });

  test('notification mode: is not offered to other members', async () => {
    const open = await waitForMessage(
      testBot.discord.person('theo').slash(CHANNEL, 'play', { game: 'runaround' }),
    );
    expect(open.content).not.toContain('notifies everyone');
    await waitUntilIdle(testBot);
  });

  test('notification mode: threads are suggested when two games want the same channel', async () => {
    const mina = testBot.discord.person('mina');
    await waitForMessage(mina.slash(CHANNEL, 'play', { game: 'runaround' }));
    const second = await waitForMessage(mina.slash(CHANNEL, 'play', { game: 'forage' }));
    expect(second.content).toContain('*Threads* gives each its own');
    expect(getOffers(second)).toContain('Open in a thread');
    await chooseLabel(mina, second, MENU, 'Threads');
    await waitForMessage(mina.slash(CHANNEL, 'play', { game: 'forage' }));
    await waitUntilIdle(testBot);
    expect(listThreads()).toHaveLength(1);
  });
});

/** Starts Go-Stop on a quiet server; returns the player who has moved, and the other. */
async function startOnQuietServer(): Promise<readonly [PlaygroundUser, PlaygroundUser]> {
  await choose('Quiet');
  const first = await beginPacedMatch(testBot, CHANNEL, { pace: 'null', game: 'gostop' });
  await playUntilTurnPasses(testBot, CHANNEL, chance);
  await passTime(testBot, 120_000);
  return [first, getOtherPlayer(testBot, first)];
}

async function choose(mode: 'Quiet' | 'Threads'): Promise<void> {
  const mina = testBot.discord.person('mina');
  const settings = await waitForMessage(mina.slash(CHANNEL, 'server'));
  await chooseLabel(mina, await waitForMessage(mina.click(settings, 'Messages')), MENU, mode);
}

/** Lists the keys of the people notified by the bot's messages. */
function listNotified(): readonly string[] {
  return testBot.discord.notifications.map(({ person }) => testBot.discord.person(person).key);
}

function listLetters(who: PlaygroundUser): readonly APIMessage[] {
  const messages = who.sees(who.direct()).map(({ message }) => message);
  return messages.filter((message) => !isPrivate(message));
}

function listThreads() {
  return testBot.discord.channels.filter(({ channel }) => 'thread_metadata' in channel);
}

/** Returns the custom id of the vote button for this choice. */
function findVoteButton({ components }: APIMessage, choice: string): string {
  const ids = listPressable(components).flatMap(({ custom_id }) => custom_id ?? []);
  return ids.find((id) => id.startsWith('vote:') && id.endsWith(`:${choice}`)) ?? '';
}
