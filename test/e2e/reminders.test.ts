import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { post } from '../../src/discord/kit/rest/channel.ts';
import { reminderMessage } from '../../src/discord/messages/time/reminder.ts';
import { nonceOf } from '../../src/discord/telling/nonce.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { type Actor, MovableClock } from '../../src/playground/index.ts';
import { keepHours, type OwnHours, USUAL_HOURS } from '../../src/store/hours.ts';
import type { LogEntry } from '../../src/store/log.ts';
import { comingAlarm, ring } from '../../src/tables/alarms.ts';
import { claimDirect, claimHere, goesTo, type Reminder } from '../../src/tables/reminding.ts';
import { calm, expectCalm } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import {
  answered,
  answersOf,
  boardIn,
  cardIn,
  chooseLabel,
  offers,
  takeTurn,
  toMove,
} from '../support/table.ts';
import { expectToldOnce, expectWhole, tableOf } from '../support/verify.ts';

const CHANNEL = 'table-one';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let clock: MovableClock;
let folder: string;
let evening: Evening;
beforeEach(async () => {
  clock = new MovableClock();
  folder = mkdtempSync(join(tmpdir(), 'piecemeal-reminders-'));
  evening = await openEvening({ clock, botData: folder, byHand: false, restTimeout: 400 });
});
afterEach(async () => {
  await evening.end();
  rmSync(folder, { recursive: true });
});

describe('where there is no clock', () => {
  test('who forgets is reminded after one day, three and seven, by one message at a time', async () => {
    const late = await begun();
    const before = posts().length;
    let last = '';
    for (const [day, times] of [
      [1, 1],
      [1, 1],
      [1, 2],
      [4, 3],
      [13, 3],
    ] as const) {
      await passes(day * DAY);
      const [reminder, ...others] = reminders();
      expect(others).toEqual([]);
      expect(posts().length - before).toBe(times);
      expect(reminder?.content).toContain(`<@${late.id}>`);
      expect(posts().at(-1)?.pinged).toEqual([late.id]);
      last = reminder?.content ?? '';
    }
    expect(last).toContain(`<t:${Math.floor(STARTED / 1_000)}:R>`);
    expect(last).not.toContain(':f>');
    expectCalm(evening);
  });

  test('it goes when the move comes, and its button opens the panel', async () => {
    const late = await begun();
    await passes(DAY);
    const [reminder] = reminders();
    const panel = await answered(late.click(reminder as APIMessage, 'Play'));
    expect(answersOf(panel).length).toBeGreaterThan(0);
    await turnPassed();
    expect(reminders()).toEqual([]);
    await passes(DAY);
    expect(reminders()).toHaveLength(1);
    expect(posts().at(-1)?.pinged).toEqual([toMove(evening, CHANNEL)?.id]);
    await expectToldOnce(evening.store, 1);
    expectCalm(evening);
  });

  test('it goes when the game is ended, and no other comes', async () => {
    await begun();
    await passes(DAY);
    const more = await answered(person('theo').click(boardIn(evening, CHANNEL), 'More'));
    const sure = await answered(person('theo').click(more, 'End the game'));
    await answered(person('theo').click(sure, 'Yes, end it'));
    await calm(evening);
    expect(reminders()).toEqual([]);
    await passes(7 * DAY);
    expect(reminders()).toEqual([]);
    expectCalm(evening);
  });
});

describe('with a clock', () => {
  test('at half of it and at its end: until when, then since when it is over', async () => {
    await begun('A day', '1 day a turn');
    const end = Math.floor((STARTED + DAY) / 1_000);
    await passes(12 * HOUR);
    expect(reminders()[0]?.content).toContain(`There is time until <t:${end}:f> (<t:${end}:R>).`);
    await passes(12 * HOUR);
    expect(reminders()).toHaveLength(1);
    expect(reminders()[0]?.content).toContain(`Its time ran out <t:${end}:R>.`);
    await passes(13 * DAY);
    expect(reminders()).toHaveLength(1);
    expect(toMove(evening, CHANNEL)).not.toBeNull();
    expectCalm(evening);
  });

  test('the card and the options say the pace, and /play takes it', async () => {
    const theo = person('theo');
    await answered(theo.slash(CHANNEL, 'play', { game: 'gostop', pace: '72' }));
    await calm(evening);
    expect(cardIn(evening, CHANNEL).content).toContain('Pace: 3 days a turn');
    let panel = await answered(theo.click(cardIn(evening, CHANNEL), 'Options'));
    panel = await chooseLabel(theo, panel, 'Which option?', 'When time is over');
    expect(panel.components).toHaveLength(5);
    panel = await chooseLabel(theo, panel, -1, 'An AI plays the turn');
    await calm(evening);
    expect(cardIn(evening, CHANNEL).content).toContain('when time is over an AI plays the turn');
    panel = await chooseLabel(theo, panel, 'Which option?', 'Pace');
    panel = await chooseLabel(theo, panel, -1, 'No clock');
    await calm(evening);
    expect(cardIn(evening, CHANNEL).content).not.toContain('Pace');
    expectCalm(evening);
  });

  test('at a strict table an AI plays the turn, the board says so, and the other one is called', async () => {
    const late = await begun('Strict', '12 hours a turn', true);
    const other = person(late.key === 'theo' ? 'mina' : 'theo');
    await passes(12 * HOUR);
    const { content } = boardIn(evening, CHANNEL);
    expect(content).toMatch(
      late.key === 'mina' ? /plays this turn for Mina\./ : /plays this turn for Theo\./,
    );
    expect(toMove(evening, CHANNEL)?.id).toBe(other.id);
    expect(posts().at(-1)?.pinged).toEqual([other.id]);
    expect(reminders()).toEqual([]);
    await expectWhole(evening.house, 1);
    await expectToldOnce(evening.store, 1);
    await turnPassed();
    expect(toMove(evening, CHANNEL)?.id).toBe(late.id);
    expectCalm(evening);
  });
});

test('at a strict table every turn of an AI is told, also where it ends by moves that play themselves', async () => {
  await begun('Strict', '12 hours a turn', true);
  for (let turn = 0; turn < 12; turn++) {
    await passes(12 * HOUR);
    await expectToldOnce(evening.store, 1);
    expect((await evening.store.selectFrom('outbox').selectAll().execute()).length).toBe(0);
  }
  const log = await expectWhole(evening.house, 1);
  const turns = log.filter((entry) => entry.kind === 'time');
  expect(turns.some(({ seat, number }) => isForced(log[number + 1], seat))).toBe(true);
  expectCalm(evening);
});

test('/games and More say since when a table waits, and until when', async () => {
  const late = await begun('A day', '1 day a turn');
  const [from, end] = [STARTED, STARTED + DAY].map((ms) => Math.floor(ms / 1_000));
  const other = person(late.key === 'theo' ? 'mina' : 'theo');
  for (const who of [late, other]) {
    const { content } = await answered(who.slash('general', 'games'));
    expect(content).toContain(`the turn came <t:${from}:R>, time until <t:${end}:f>`);
  }
  const more = await answered(other.click(boardIn(evening, CHANNEL), 'More'));
  expect(more.content).toContain(`: the turn came <t:${from}:R>, time until <t:${end}:f>.`);
  expect(more.content).toContain('Pace: 1 day a turn');
  expectCalm(evening);
});

describe('in one’s own way', () => {
  test('by direct message, in one’s own language, with the way to the table; it goes as well', async () => {
    const late = await begun();
    await wishes(late, { reminders: 'dm', language: 'ko' });
    const before = posts().length;
    await passes(DAY);
    expect(posts()).toHaveLength(before);
    const [letter, ...others] = late.sees(late.direct());
    expect(others).toEqual([]);
    expect(letter?.message.content).toContain('내 차례입니다');
    expect(letter?.message.content).toContain(`/${boardIn(evening, CHANNEL).id}`);
    await passes(2 * DAY);
    expect(late.sees(late.direct())).toHaveLength(1);
    await turnPassed();
    expect(late.sees(late.direct())).toEqual([]);
    expectCalm(evening);
  });

  test('who takes no direct messages is reminded in the channel', async () => {
    const late = await begun();
    await wishes(late, { reminders: 'dm' });
    late.takeDirect(false);
    await passes(DAY);
    expect(posts().at(-1)?.pinged).toEqual([late.id]);
    expect(reminders()).toHaveLength(1);
    expect(late.sees(late.direct())).toEqual([]);
    await turnPassed();
    expect(reminders()).toEqual([]);
  });

  test('who wants none gets none', async () => {
    const late = await begun();
    await wishes(late, { reminders: 'none' });
    const before = evening.discord.sent.length;
    await passes(30 * DAY);
    expect(evening.discord.sent).toHaveLength(before);
  });

  test('what falls into quiet hours comes at their end', async () => {
    const late = await begun();
    const start = new Date(STARTED).getUTCHours() * 60;
    await wishes(late, { zone: 'UTC', quiet: { from: start - 60, to: start + 120 } });
    await passes(DAY + HOUR);
    expect(reminders()).toEqual([]);
    await passes(HOUR + 60_000);
    expect(reminders()).toHaveLength(1);
  });

  test('of two who are due each is reminded once, and the message names who still is', async () => {
    await bothDue();
    await wishes(person('mina'), { zone: 'UTC', away: { from: STARTED, until: STARTED + DAY } });
    await passes(DAY);
    expect(posts().at(-1)?.pinged).toEqual([person('theo').id]);
    await passes(DAY);
    expect(posts().at(-1)?.pinged).toEqual([person('mina').id]);
    expect(reminders()).toHaveLength(1);
    for (const key of ['theo', 'mina']) expect(reminders()[0]?.content).toContain(`<@${person(key).id}>`);
    const panel = await answered(person('theo').click(boardIn(evening, CHANNEL), 'Play'));
    await answered(person('theo').click(panel, String(answersOf(panel)[0])));
    await calm(evening);
    expect(reminders()).toHaveLength(1);
    expect(reminders()[0]?.content).not.toContain(`<@${person('theo').id}>`);
    expectCalm(evening);
  });
});

describe('whatever fails', () => {
  test('after a restart the same wait goes on, and all that has come meanwhile is one reminder', async () => {
    const late = await begun();
    await passes(DAY);
    const { id } = reminders()[0] as APIMessage;
    clock.advance(HOUR);
    await evening.bot.close();
    clock.advance(8 * DAY);
    evening = await evening.again();
    await settled();
    expect(reminders()).toHaveLength(1);
    expect(reminders()[0]?.id).not.toBe(id);
    expect(pinged(late)).toBe(3);
    await turnPassed();
    expect(reminders()).toEqual([]);
  });

  test.each(['before', 'after'] as const)(
    'one whose sending fails %s it is written comes once',
    async (write) => {
      const late = await begun();
      const before = pinged(late);
      const { channel } = evening.discord.channel(CHANNEL);
      const path = new RegExp(`^/channels/${channel.id}/messages$`);
      evening.discord.faults.next({ method: 'POST', path }, { kind: 'hang', write });
      await passes(DAY);
      expect(reminders()).toHaveLength(1);
      expect(pinged(late)).toBe(before + 1);
      await turnPassed();
      expect(reminders()).toEqual([]);
    },
  );

  test.each([
    ['here', false],
    ['here', true],
    ['dm', false],
    ['dm', true],
  ] as const)('where the process ends at the claim of one %s, sent: %s, it comes once', async (way, sent) => {
    const late = await begun();
    await wishes(late, { reminders: way });
    await evening.bot.close();
    clock.advance(DAY);
    const alarm = await comingAlarm(evening.house);
    if (alarm) await ring(evening.house, alarm);
    const reminder = await (way === 'dm' ? claimDirect : claimHere)(evening.house, 1);
    if (!reminder) throw new Error('Nobody is to be reminded');
    if (sent)
      await sendUnseen(reminder, way === 'dm' ? late.direct().id : evening.discord.channel(CHANNEL).id);
    evening = await evening.again();
    await settled();
    const there = way === 'dm' ? late.sees(late.direct()) : reminders();
    expect(there).toHaveLength(1);
    await turnPassed();
    expect(way === 'dm' ? late.sees(late.direct()) : reminders()).toEqual([]);
  });

  test('a reminder that cannot be taken away is taken away later', async () => {
    await begun();
    await passes(DAY);
    const { channel } = evening.discord.channel(CHANNEL);
    const path = new RegExp(`^/channels/${channel.id}/messages/`);
    evening.discord.faults.next({ method: 'DELETE', path }, { kind: '502', write: 'before' });
    await passes(2 * DAY);
    await turnPassed();
    expect(reminders()).toEqual([]);
  });
});

const chance = seeded(3);
let STARTED = 0;

/** Theo and Mina play Runaround; whoever is due. `pace` as its menu says it. */
async function begun(_about = '', pace?: string, strict = false): Promise<Actor> {
  const theo = person('theo');
  await answered(theo.slash(CHANNEL, 'play', { game: 'runaround' }));
  await calm(evening);
  await answered(person('mina').click(cardIn(evening, CHANNEL), 'Join'));
  if (pace) await paced(theo, pace, strict);
  await calm(evening);
  await answered(theo.click(cardIn(evening, CHANNEL), 'Start'));
  await calm(evening);
  STARTED = (await tableOf(evening.house, 1)).record.startedAt ?? 0;
  return toMove(evening, CHANNEL) as Actor;
}

async function paced(theo: Actor, pace: string, strict: boolean): Promise<void> {
  let panel = await answered(theo.click(cardIn(evening, CHANNEL), 'Options'));
  panel = await chooseLabel(theo, panel, 'Which option?', 'Pace');
  panel = await chooseLabel(theo, panel, -1, pace);
  if (!strict) return;
  panel = await chooseLabel(theo, panel, 'Which option?', 'When time is over');
  await chooseLabel(theo, panel, -1, 'An AI plays the turn');
}

/** Theo and Mina choose the dealer of Go-Stop at the same time. */
async function bothDue(): Promise<void> {
  const theo = person('theo');
  await answered(theo.slash(CHANNEL, 'play', { game: 'gostop' }));
  await calm(evening);
  await answered(person('mina').click(cardIn(evening, CHANNEL), 'Join'));
  let panel = await answered(theo.click(cardIn(evening, CHANNEL), 'Options'));
  panel = await chooseLabel(theo, panel, 'Which option?', 'Dealer');
  await chooseLabel(theo, panel, -1, 'Rock, paper, scissors');
  await calm(evening);
  await answered(theo.click(cardIn(evening, CHANNEL), 'Start'));
  await calm(evening);
  STARTED = (await tableOf(evening.house, 1)).record.startedAt ?? 0;
}

function person(key: string): Actor {
  return evening.discord.person(key);
}

async function wishes({ id }: Actor, own: Partial<OwnHours>): Promise<void> {
  await keepHours(evening.store, id, { ...USUAL_HOURS, ...own }, 0);
}

/** The reminders that are in the channel. */
function reminders(): readonly APIMessage[] {
  return evening.discord.channel(CHANNEL).messages.filter((message) => {
    const all = offers(message);
    return all[0] === 'Play' && !all.includes('More');
  });
}

/** The messages that were new in the channel. */
function posts() {
  return evening.discord.sent.filter(({ kind, audience }) => kind === 'message' && audience === 'channel');
}

function pinged({ id }: Actor): number {
  return posts().filter((post) => post.pinged.includes(id)).length;
}

function isForced(entry: LogEntry | undefined, seat: number): boolean {
  return entry?.kind === 'move' && entry.forced === true && entry.seat === seat;
}

async function passes(ms: number): Promise<void> {
  clock.advance(ms);
  await settled();
}

/** What an alarm does takes a moment. */
async function settled(): Promise<void> {
  for (let look = 0; look < 20; look++) await new Promise((resume) => setImmediate(resume));
  await calm(evening);
}

async function turnPassed(): Promise<void> {
  const mover = toMove(evening, CHANNEL);
  while (toMove(evening, CHANNEL)?.id === mover?.id) await takeTurn(evening, CHANNEL, chance);
}

/** It arrives, and the bot ends before it has heard of it. */
async function sendUnseen(reminder: Reminder, channel: string): Promise<void> {
  const { house, bot } = evening;
  const { id, claimedAt, person } = reminder.post;
  if (person !== null) await goesTo(house, reminder.post, channel);
  await post(bot.bot.rest, channel, await reminderMessage(house, reminder), nonceOf(id, claimedAt));
}
