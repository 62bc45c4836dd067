import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { personAt } from '../../src/app/core/table.ts';
import { seeded } from '../../src/engine/seeded.ts';
import type { Actor } from '../../src/playground/index.ts';
import { keepHours, USUAL_HOURS } from '../../src/store/hours.ts';
import { calm, expectCalm } from '../support/calm.ts';
import { openWeeks, settle, timePasses } from '../support/days.ts';
import { hurried } from '../support/ease.ts';
import type { Evening } from '../support/evening.ts';
import { begun, otherOf } from '../support/paced.ts';
import { postsIn, reminderIn, remindersIn } from '../support/reminders.ts';
import { keptIn } from '../support/snapshot.ts';
import { answered, boardIn, isPrivate, offers, takeTurn, toMove } from '../support/table.ts';
import { expectToldOnce, expectWhole, tableOf } from '../support/verify.ts';

const CHANNEL = 'table-one';
const DAY = 86_400_000;
const THREE = ['theo', 'mina', 'jisu'];
const WAIT = 'Give more time';
const ONCE = 'Let an AI play this turn';
const AI = 'Let an AI take over';
const FREE = 'Open the seat';

let evening: Evening;
beforeEach(async () => {
  evening = await openWeeks();
});
afterEach(async () => {
  expectCalm(evening);
  await evening.end();
});

describe('when the time of one of three is over', () => {
  let late: Actor;
  let others: readonly Actor[];
  beforeEach(async () => {
    await begun(evening, CHANNEL, { game: 'forage', people: THREE, pace: '24' });
    late = toMove(evening, CHANNEL) as Actor;
    others = THREE.map(person).filter(({ id }) => id !== late.id);
    await timePasses(evening, DAY);
  });

  test('the reminder asks the others, and pings them once beside who is late', async () => {
    expect(offered()).toEqual(['Play', WAIT, ONCE, AI, FREE]);
    expect(reminderIn(evening, CHANNEL).content).toMatch(/, what now\? 2 votes decide about \S+’s turn\./);
    for (const { id } of others) expect(reminderIn(evening, CHANNEL).content).toContain(`<@${id}>`);
    const called = [late, ...others].map(({ id }) => id);
    expect([...(postsIn(evening).at(-1)?.pinged ?? [])].sort()).toEqual(called.sort());
    expect(toMove(evening, CHANNEL)?.id).toBe(late.id);
  });

  test('each sees how many agree, in the same message, and nobody is pinged', async () => {
    const { id } = reminderIn(evening, CHANNEL);
    const before = postsIn(evening).length;
    await press(others[0], WAIT);
    expect(offered()).toEqual(['Play', `${WAIT} · 1`, ONCE, AI, FREE]);
    await press(others[0], AI);
    expect(offered()).toEqual(['Play', WAIT, ONCE, `${AI} · 1`, FREE]);
    expect(reminderIn(evening, CHANNEL).id).toBe(id);
    expect(postsIn(evening)).toHaveLength(before);
  });

  test('who is late and who has no seat are told so in private, and nothing happens', async () => {
    const before = await keptIn(evening.store);
    for (const [who, said] of [
      [late, /your own turn|지금은 내 차례입니다/],
      [person('rex'), /no seat/],
    ] as const) {
      const told = await answered(who.click(reminderIn(evening, CHANNEL), AI));
      expect([isPrivate(told), told.content]).toEqual([true, expect.stringMatching(said)]);
    }
    expect(await keptIn(evening.store)).toEqual(before);
    expect(offered()).toEqual(['Play', WAIT, ONCE, AI, FREE]);
  });

  test('an AI takes the seat; its person takes it back by one press under the board', async () => {
    const before = postsIn(evening).length;
    await all(AI);
    expect(remindersIn(evening, CHANNEL)).toEqual([]);
    const next = toMove(evening, CHANNEL)?.id;
    expect(postsIn(evening).slice(before)).toMatchObject([
      { pinged: expect.arrayContaining([late.id, next]) },
    ]);
    expect(boardIn(evening, CHANNEL).content).toContain(`-# <@${late.id}> can still take the seat back`);
    expect(boardIn(evening, CHANNEL).content).toContain(`an AI plays on for ${nameOf(late)}`);
    expect(toMove(evening, CHANNEL)?.id).not.toBe(late.id);
    const stranger = await answered(person('rex').click(boardIn(evening, CHANNEL), 'Take my seat back'));
    expect([isPrivate(stranger), stranger.content]).toEqual([true, expect.stringContaining('no seat here')]);
    await answered(late.click(boardIn(evening, CHANNEL), 'Take my seat back'));
    await calm(evening);
    expect(boardIn(evening, CHANNEL).content).toContain(`${nameOf(late)} is back and plays on.`);
    expect(offers(boardIn(evening, CHANNEL))).not.toContain('Take my seat back');
    expect(await seated()).toContain(late.id);
    for (let turn = 0; turn < 4; turn++) await takeTurn(evening, CHANNEL, chance);
    await expectWhole(evening.house, 1);
    await expectToldOnce(evening.store, 1);
  });

  test('whose seat an AI holds finds it in the panel too', async () => {
    await all(AI);
    const panel = await answered(late.click(boardIn(evening, CHANNEL), 'Play'));
    expect(panel.content).toMatch(/An AI plays in your seat|내 자리에서 AI가/);
    const listed = await answered(late.slash('table-two', 'games', {}));
    expect(listed.content).toMatch(/Your seat can be taken back|되찾을 수 있는 자리/);
    await answered(late.click(panel, offers(panel)[0] ?? ''));
    await calm(evening);
    expect(await seated()).toContain(late.id);
  });

  test('a seat that is free is taken by anybody who has none, and the table waits until then', async () => {
    await all(FREE);
    expect(postsIn(evening).at(-1)?.pinged).toEqual([late.id]);
    expect(boardIn(evening, CHANNEL).content).toContain(`${nameOf(late)}’s seat is free`);
    expect(boardIn(evening, CHANNEL).content).toContain('It is the turn of a free seat.');
    await timePasses(evening, 3 * DAY);
    expect(toMove(evening, CHANNEL)).toBeNull();
    const held = await answered((others[0] as Actor).click(boardIn(evening, CHANNEL), 'Take the seat'));
    expect([isPrivate(held), held.content]).toEqual([true, expect.stringContaining('already have a seat')]);
    await answered(person('rex').click(boardIn(evening, CHANNEL), 'Take the seat'));
    await calm(evening);
    expect(boardIn(evening, CHANNEL).content).toContain('takes the free seat and plays on.');
    expect(toMove(evening, CHANNEL)?.id).toBe(person('rex').id);
    await takeTurn(evening, CHANNEL, chance);
    const told = await answered(late.click(boardIn(evening, CHANNEL), 'Play'));
    expect(told.content).toMatch(/You have no seat|자리가 없습니다/);
    await expectToldOnce(evening.store, 1);
  });

  test('an AI plays this turn, and the seat stays whose it was', async () => {
    await all(ONCE);
    expect(boardIn(evening, CHANNEL).content).toContain(`plays this turn for ${nameOf(late)}.`);
    expect(remindersIn(evening, CHANNEL)).toEqual([]);
    expect(toMove(evening, CHANNEL)?.id).not.toBe(late.id);
    expect(await seated()).toContain(late.id);
    await expectWhole(evening.house, 1);
  });

  test('to wait as long again: the reminder goes, and comes when that is over; the older one decides nothing', async () => {
    const old = reminderIn(evening, CHANNEL);
    await all(WAIT);
    expect(remindersIn(evening, CHANNEL)).toEqual([]);
    await timePasses(evening, DAY / 2);
    expect(offered()).toEqual(['Play']);
    await timePasses(evening, DAY / 2);
    expect(offered()).toEqual(['Play', WAIT, ONCE, AI, FREE]);
    const raw = await answered(
      (others[0] as Actor).raw({
        channel: CHANNEL,
        type: 3,
        data: { custom_id: idOf(old, AI), component_type: 2, id: 1 },
        message: { id: reminderIn(evening, CHANNEL).id },
      }),
    );
    expect(raw.content).toContain('decided already');
    expect(offered()).toEqual(['Play', WAIT, ONCE, AI, FREE]);
  });

  test('the move is made meanwhile: it stands, and there is nothing left to decide', async () => {
    const old = reminderIn(evening, CHANNEL);
    await press(others[0], FREE);
    await takeTurn(evening, CHANNEL, chance);
    expect(remindersIn(evening, CHANNEL)).toEqual([]);
    const told = await answered(
      (others[1] as Actor).raw({
        channel: CHANNEL,
        type: 3,
        data: { custom_id: idOf(old, FREE), component_type: 2, id: 1 },
        message: { id: boardIn(evening, CHANNEL).id },
      }),
    );
    expect(told.content).toContain('or the move has come');
    expect(await seated()).toContain(late.id);
  });

  test('who presses just when the vote of another was counted is heard', async () => {
    await press(others[0], AI);
    const hasty = hurried(others[1] as Actor);
    const told = await answered(hasty.click(reminderIn(evening, CHANNEL), `${AI} · 1`));
    expect([isPrivate(told), told.content]).toEqual([true, expect.stringContaining('That decides it.')]);
    await calm(evening);
    expect(boardIn(evening, CHANNEL).content).toContain('an AI plays on for');
  });

  test('two last votes at once decide once', async () => {
    const message = reminderIn(evening, CHANNEL);
    await Promise.all(others.map(async (one) => await (await one.click(message, AI)).settled()));
    await calm(evening);
    const log = await expectWhole(evening.house, 1);
    expect(log.filter(({ kind }) => kind === 'seat')).toHaveLength(1);
    await expectToldOnce(evening.store, 1);
  });

  test('what was said is kept when the bot starts anew, and the next vote decides', async () => {
    await press(others[0], AI);
    evening = await evening.again();
    await settle(evening);
    expect(offered()).toContain(`${AI} · 1`);
    await press(others[1], AI);
    expect(boardIn(evening, CHANNEL).content).toContain('an AI plays on for');
    expect(remindersIn(evening, CHANNEL)).toEqual([]);
  });
});

test('who wants no reminders is not pinged when their seat passes to an AI', async () => {
  await begun(evening, CHANNEL, { pace: '24' });
  const late = toMove(evening, CHANNEL) as Actor;
  await keepHours(evening.store, late.id, { ...USUAL_HOURS, reminders: 'none' }, 0);
  await timePasses(evening, DAY);
  await press(otherOf(evening, late), AI);
  expect(boardIn(evening, CHANNEL).content).toContain(`<@${late.id}> can still take the seat back`);
  expect(
    postsIn(evening)
      .flatMap(({ pinged }) => pinged)
      .filter((id) => id === late.id),
  ).toHaveLength(1);
});

test.each(['none', 'dm'] as const)(
  'the others are asked in the channel of somebody whose way of being reminded is %s, who is not pinged there',
  async (reminders) => {
    await begun(evening, CHANNEL, { pace: '24' });
    const late = toMove(evening, CHANNEL) as Actor;
    await keepHours(evening.store, late.id, { ...USUAL_HOURS, reminders }, 0);
    await timePasses(evening, DAY);
    expect(offered()).toEqual(['Play', WAIT, ONCE, AI, FREE]);
    expect(reminderIn(evening, CHANNEL).content).toContain(`<@${late.id}>`);
    expect(postsIn(evening).at(-1)?.pinged).toEqual([otherOf(evening, late).id]);
    expect(late.sees(late.direct())).toHaveLength(reminders === 'dm' ? 1 : 0);
  },
);

const chance = seeded(3);

function person(key: string): Actor {
  return evening.discord.person(key);
}

function nameOf({ key }: Actor): string {
  return { theo: 'Theo', mina: 'Mina', jisu: '지수' }[key] ?? '';
}

async function seated(): Promise<readonly (string | null)[]> {
  const table = await tableOf(evening.house, 1);
  return table.sitters.map(({ seat }) => personAt(table, seat));
}

/** The id of a button, by its label. */
function idOf(message: APIMessage, label: string): string {
  const text = JSON.stringify(message.components);
  return (
    new RegExp(`"custom_id":"([^"]+)"[^}]*"label":"${label}`).exec(text)?.[1] ??
    new RegExp(`"label":"${label}[^}]*"custom_id":"([^"]+)"`).exec(text)?.[1] ??
    ''
  );
}

async function press(who: Actor | undefined, label: string): Promise<void> {
  if (!who) throw new Error('Nobody presses');
  const all = offered();
  await answered(who.click(reminderIn(evening, CHANNEL), all.find((one) => one.startsWith(label)) ?? label));
  await calm(evening);
}

/** Everybody but who is late agrees. */
async function all(label: string): Promise<void> {
  const late = toMove(evening, CHANNEL);
  for (const one of THREE.map(person).filter(({ id }) => id !== late?.id)) await press(one, label);
}

/** What the reminder offers, but the time zone that first reminders ask for. */
function offered(): readonly string[] {
  return offers(reminderIn(evening, CHANNEL)).filter((label) => label !== 'Set my time zone');
}
