import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findPerson } from '../../src/app/core/table.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { DEFAULT_TIME_SETTINGS, saveTimeSettings } from '../../src/store/user-settings.ts';
import { openTestBotForWeeks, passTime, waitUntilSettled } from '../support/days.ts';
import { beginPacedMatch, getOtherPlayer } from '../support/paced-match.ts';
import { getPosts, getReminder, getReminders } from '../support/reminders.ts';
import { getHurried } from '../support/slow-people.ts';
import { takeSnapshot } from '../support/snapshot.ts';
import {
  findMover,
  getBoard,
  getOffers,
  isPrivate,
  openPanel,
  takeTurn,
  waitForMessage,
} from '../support/table.ts';
import type { TestBot } from '../support/test-bot.ts';
import { expectCompleteLog, expectToldOnce, loadStoredTable } from '../support/verify.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const DAY = 86_400_000;
const THREE = ['theo', 'mina', 'jisu'];
const WAIT = 'Give more time';
const ONCE = 'AI plays this turn';
const AI = 'Let an AI take over';
const FREE = 'Open the seat';

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBotForWeeks();
});
afterEach(async () => {
  expectCalm(testBot);
  await testBot.end();
});

describe('timeout of one of three players', () => {
  let late: PlaygroundUser;
  let others: readonly PlaygroundUser[];
  beforeEach(async () => {
    await beginPacedMatch(testBot, CHANNEL, { game: 'forage', people: THREE, pace: '24' });
    late = findMover(testBot, CHANNEL) as PlaygroundUser;
    others = THREE.map(getPerson).filter(({ id }) => id !== late.id);
    await passTime(testBot, DAY);
  });

  test('timeout reminder: asks the other players to vote and pings all three once', async () => {
    expect(listOffered()).toEqual(['Play', WAIT, ONCE, AI, FREE]);
    expect(getReminder(testBot, CHANNEL).content).toMatch(/, what now\? 2 votes decide about \S+’s turn\./);
    for (const { id } of others) expect(getReminder(testBot, CHANNEL).content).toContain(`<@${id}>`);
    const called = [late, ...others].map(({ id }) => id);
    expect([...(getPosts(testBot).at(-1)?.pinged ?? [])].sort()).toEqual(called.sort());
    expect(findMover(testBot, CHANNEL)?.id).toBe(late.id);
  });

  test('timeout vote: counts are shown by edits of the reminder without pings', async () => {
    const { id } = getReminder(testBot, CHANNEL);
    const before = getPosts(testBot).length;
    await click(others[0], WAIT);
    expect(listOffered()).toEqual(['Play', `${WAIT} · 1`, ONCE, AI, FREE]);
    await click(others[0], AI);
    expect(listOffered()).toEqual(['Play', WAIT, ONCE, `${AI} · 1`, FREE]);
    expect(getReminder(testBot, CHANNEL).id).toBe(id);
    expect(getPosts(testBot)).toHaveLength(before);
  });

  test('timeout vote: is refused privately for the late player and for people without a seat', async () => {
    const before = await takeSnapshot(testBot.store);
    for (const [who, said] of [
      [late, /your own turn|지금은 내 차례입니다/],
      [getPerson('rex'), /not in this game/],
    ] as const) {
      const told = await waitForMessage(who.click(getReminder(testBot, CHANNEL), AI));
      expect([isPrivate(told), told.content]).toEqual([true, expect.stringMatching(said)]);
    }
    expect(await takeSnapshot(testBot.store)).toEqual(before);
    expect(listOffered()).toEqual(['Play', WAIT, ONCE, AI, FREE]);
  });

  test('AI takeover: is decided by vote, and the player takes the seat back with one click', async () => {
    const before = getPosts(testBot).length;
    await clickByAll(AI);
    expect(getReminders(testBot, CHANNEL)).toEqual([]);
    const next = findMover(testBot, CHANNEL)?.id;
    expect(getPosts(testBot).slice(before)).toMatchObject([
      { pinged: expect.arrayContaining([late.id, next]) },
    ]);
    expect(getBoard(testBot, CHANNEL).content).toContain(
      `-# <@${late.id}>, you can still take your seat back`,
    );
    expect(getBoard(testBot, CHANNEL).content).toContain(`An AI takes over for ${getName(late)}`);
    expect(findMover(testBot, CHANNEL)?.id).not.toBe(late.id);
    const stranger = await waitForMessage(
      getPerson('rex').click(getBoard(testBot, CHANNEL), 'Take my seat back'),
    );
    expect([isPrivate(stranger), stranger.content]).toEqual([
      true,
      expect.stringContaining('don’t have a seat here'),
    ]);
    await waitForMessage(late.click(getBoard(testBot, CHANNEL), 'Take my seat back'));
    await waitUntilIdle(testBot);
    expect(getBoard(testBot, CHANNEL).content).toContain(`${getName(late)} is back and takes over again.`);
    expect(getOffers(getBoard(testBot, CHANNEL))).not.toContain('Take my seat back');
    expect(await listSeated()).toContain(late.id);
    for (let turn = 0; turn < 4; turn++) await takeTurn(testBot, CHANNEL, chance);
    await expectCompleteLog(testBot.app, 1);
    await expectToldOnce(testBot.store, 1);
  });

  test('AI takeover: the player can also take the seat back in the panel', async () => {
    await clickByAll(AI);
    const panel = await openPanel(testBot, late, CHANNEL);
    expect(panel.content).toMatch(/An AI is playing for you|AI가 대신 하고 있습니다/);
    const listed = await waitForMessage(late.slash('table-two', 'games', {}));
    expect(listed.content).toMatch(/Seats you can take back|되찾을 수 있는 자리/);
    await waitForMessage(late.click(panel, getOffers(panel)[0] ?? ''));
    await waitUntilIdle(testBot);
    expect(await listSeated()).toContain(late.id);
  });

  test('open seat: can be taken by anyone without a seat, and the table waits until then', async () => {
    await clickByAll(FREE);
    expect(getPosts(testBot).at(-1)?.pinged).toEqual([late.id]);
    expect(getBoard(testBot, CHANNEL).content).toContain(`${getName(late)}’s seat is now open`);
    expect(getBoard(testBot, CHANNEL).content).toContain('Open seat to move.');
    await passTime(testBot, 3 * DAY);
    expect(findMover(testBot, CHANNEL)).toBeNull();
    const held = await waitForMessage(
      (others[0] as PlaygroundUser).click(getBoard(testBot, CHANNEL), 'Take seat'),
    );
    expect([isPrivate(held), held.content]).toEqual([true, expect.stringContaining('already in this game')]);
    await waitForMessage(getPerson('rex').click(getBoard(testBot, CHANNEL), 'Take seat'));
    await waitUntilIdle(testBot);
    expect(getBoard(testBot, CHANNEL).content).toContain('takes the open seat.');
    expect(findMover(testBot, CHANNEL)?.id).toBe(getPerson('rex').id);
    await takeTurn(testBot, CHANNEL, chance);
    const told = await openPanel(testBot, late, CHANNEL);
    expect(told.content).toMatch(/You’re not in this game|참가하지 않은 게임입니다/);
    await expectToldOnce(testBot.store, 1);
  });

  test('AI for one turn: plays the turn, and the player keeps the seat', async () => {
    await clickByAll(ONCE);
    expect(getBoard(testBot, CHANNEL).content).toContain(
      `${getName(late)} ran out of time. An AI plays this turn.`,
    );
    expect(getReminders(testBot, CHANNEL)).toEqual([]);
    expect(findMover(testBot, CHANNEL)?.id).not.toBe(late.id);
    expect(await listSeated()).toContain(late.id);
    await expectCompleteLog(testBot.app, 1);
  });

  test('more time: the reminder is removed and returns later, and an outdated vote decides nothing', async () => {
    const old = getReminder(testBot, CHANNEL);
    await clickByAll(WAIT);
    expect(getReminders(testBot, CHANNEL)).toEqual([]);
    await passTime(testBot, DAY / 2);
    expect(listOffered()).toEqual(['Play']);
    await passTime(testBot, DAY / 2);
    expect(listOffered()).toEqual(['Play', WAIT, ONCE, AI, FREE]);
    const raw = await waitForMessage(
      (others[0] as PlaygroundUser).raw({
        channel: CHANNEL,
        type: 3,
        data: { custom_id: findButtonId(old, AI), component_type: 2, id: 1 },
        message: { id: getReminder(testBot, CHANNEL).id },
      }),
    );
    expect(raw.content).toContain('already decided');
    expect(listOffered()).toEqual(['Play', WAIT, ONCE, AI, FREE]);
  });

  test('late move: stands when made during the vote, which ends it', async () => {
    const old = getReminder(testBot, CHANNEL);
    await click(others[0], FREE);
    await takeTurn(testBot, CHANNEL, chance);
    expect(getReminders(testBot, CHANNEL)).toEqual([]);
    const told = await waitForMessage(
      (others[1] as PlaygroundUser).raw({
        channel: CHANNEL,
        type: 3,
        data: { custom_id: findButtonId(old, FREE), component_type: 2, id: 1 },
        message: { id: getBoard(testBot, CHANNEL).id },
      }),
    );
    expect(told.content).toContain('or the move has been made');
    expect(await listSeated()).toContain(late.id);
  });

  test('timeout vote: counts a click made just after another vote changed the reminder', async () => {
    await click(others[0], AI);
    const hasty = getHurried(others[1] as PlaygroundUser);
    const told = await waitForMessage(hasty.click(getReminder(testBot, CHANNEL), `${AI} · 1`));
    expect([isPrivate(told), told.content]).toEqual([true, expect.stringContaining('That decides it.')]);
    await waitUntilIdle(testBot);
    expect(getBoard(testBot, CHANNEL).content).toContain('An AI takes over for');
  });

  test('timeout vote: two deciding votes at once decide once', async () => {
    const message = getReminder(testBot, CHANNEL);
    await Promise.all(others.map(async (one) => await (await one.click(message, AI)).settled()));
    await waitUntilIdle(testBot);
    const log = await expectCompleteLog(testBot.app, 1);
    expect(log.filter(({ kind }) => kind === 'seat')).toHaveLength(1);
    await expectToldOnce(testBot.store, 1);
  });

  test('timeout vote: votes survive a restart', async () => {
    await click(others[0], AI);
    testBot = await testBot.again();
    await waitUntilSettled(testBot);
    expect(listOffered()).toContain(`${AI} · 1`);
    await click(others[1], AI);
    expect(getBoard(testBot, CHANNEL).content).toContain('An AI takes over for');
    expect(getReminders(testBot, CHANNEL)).toEqual([]);
  });
});

test('AI takeover: does not ping a player who has turned reminders off', async () => {
  await beginPacedMatch(testBot, CHANNEL, { pace: '24' });
  const late = findMover(testBot, CHANNEL) as PlaygroundUser;
  await saveTimeSettings(testBot.store, late.id, { ...DEFAULT_TIME_SETTINGS, reminders: 'none' }, 0);
  await passTime(testBot, DAY);
  await click(getOtherPlayer(testBot, late), AI);
  expect(getBoard(testBot, CHANNEL).content).toContain(`<@${late.id}>, you can still take your seat back`);
  expect(
    getPosts(testBot)
      .flatMap(({ pinged }) => pinged)
      .filter((id) => id === late.id),
  ).toHaveLength(1);
});

test.each(['none', 'dm'] as const)(
  'timeout vote: with reminders set to %s the vote is in the channel without a ping for the late player',
  async (reminders) => {
    await beginPacedMatch(testBot, CHANNEL, { pace: '24' });
    const late = findMover(testBot, CHANNEL) as PlaygroundUser;
    await saveTimeSettings(testBot.store, late.id, { ...DEFAULT_TIME_SETTINGS, reminders }, 0);
    await passTime(testBot, DAY);
    expect(listOffered()).toEqual(['Play', WAIT, ONCE, AI, FREE]);
    expect(getReminder(testBot, CHANNEL).content).toContain(`<@${late.id}>`);
    expect(getPosts(testBot).at(-1)?.pinged).toEqual([getOtherPlayer(testBot, late).id]);
    expect(late.sees(late.direct())).toHaveLength(reminders === 'dm' ? 1 : 0);
  },
);

const chance = createSeededChance(3);

function getPerson(key: string): PlaygroundUser {
  return testBot.discord.person(key);
}

function getName({ key }: PlaygroundUser): string {
  return { theo: 'Theo', mina: 'Mina', jisu: '지수' }[key] ?? '';
}

async function listSeated(): Promise<readonly (string | null)[]> {
  const table = await loadStoredTable(testBot.app, 1);
  return table.seats.map(({ seat }) => findPerson(table, seat));
}

/** Returns the id of a button, by its label. */
function findButtonId(message: APIMessage, label: string): string {
  const text = JSON.stringify(message.components);
  return (
    new RegExp(`"custom_id":"([^"]+)"[^}]*"label":"${label}`).exec(text)?.[1] ??
    new RegExp(`"label":"${label}[^}]*"custom_id":"([^"]+)"`).exec(text)?.[1] ??
    ''
  );
}

async function click(who: PlaygroundUser | undefined, label: string): Promise<void> {
  if (!who) throw new Error('Nobody presses');
  const all = listOffered();
  await waitForMessage(
    who.click(getReminder(testBot, CHANNEL), all.find((one) => one.startsWith(label)) ?? label),
  );
  await waitUntilIdle(testBot);
}

/** Has everybody but the late player agree. */
async function clickByAll(label: string): Promise<void> {
  const late = findMover(testBot, CHANNEL);
  for (const one of THREE.map(getPerson).filter(({ id }) => id !== late?.id)) await click(one, label);
}

/** Lists the reminder's buttons, except that for the time zone on first reminders. */
function listOffered(): readonly string[] {
  return getOffers(getReminder(testBot, CHANNEL)).filter((label) => label !== 'Set my time zone');
}
