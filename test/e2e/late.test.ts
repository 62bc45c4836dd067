import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seeded } from '../../src/engine/seeded.ts';
import { type Actor, MovableClock } from '../../src/playground/index.ts';
import { keepHours, USUAL_HOURS } from '../../src/store/hours.ts';
import { personAt } from '../../src/tables/table.ts';
import { calm, expectCalm } from '../support/calm.ts';
import { hurried } from '../support/ease.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { keptIn } from '../support/snapshot.ts';
import { answered, boardIn, cardIn, isPrivate, offers, takeTurn, toMove } from '../support/table.ts';
import { expectToldOnce, expectWhole, tableOf } from '../support/verify.ts';

const CHANNEL = 'table-one';
const DAY = 86_400_000;
const WAIT = 'Wait as long again';
const ONCE = 'An AI plays this turn';
const AI = 'An AI takes the seat';
const FREE = 'The seat is free for anybody';

let clock: MovableClock;
let folder: string;
let evening: Evening;
beforeEach(async () => {
  clock = new MovableClock();
  folder = mkdtempSync(join(tmpdir(), 'piecemeal-late-'));
  evening = await openEvening({ clock, botData: folder });
});
afterEach(async () => {
  expectCalm(evening);
  await evening.end();
  rmSync(folder, { recursive: true });
});

describe('when the time of one of three is over', () => {
  let late: Actor;
  let others: readonly Actor[];
  beforeEach(async () => {
    await begun('forage', ['theo', 'mina', 'jisu']);
    late = toMove(evening, CHANNEL) as Actor;
    others = ['theo', 'mina', 'jisu'].map(person).filter(({ id }) => id !== late.id);
    await passes(DAY);
  });

  test('the reminder asks the others, and pings only who is late', async () => {
    expect(offers(reminder())).toEqual(['Play', WAIT, ONCE, AI, FREE]);
    expect(reminder().content).toMatch(/What becomes of the turn of \S+\? .* 2 of them have to agree\./);
    expect(posts().at(-1)?.pinged).toEqual([late.id]);
    expect(toMove(evening, CHANNEL)?.id).toBe(late.id);
  });

  test('each sees how many agree, in the same message, and nobody is pinged', async () => {
    const { id } = reminder();
    const before = posts().length;
    await press(others[0], WAIT);
    expect(offers(reminder())).toEqual(['Play', `${WAIT} · 1`, ONCE, AI, FREE]);
    await press(others[0], AI);
    expect(offers(reminder())).toEqual(['Play', WAIT, ONCE, `${AI} · 1`, FREE]);
    expect(reminder().id).toBe(id);
    expect(posts()).toHaveLength(before);
  });

  test('who is late and who has no seat are told so in private, and nothing happens', async () => {
    const before = await keptIn(evening.store);
    for (const [who, said] of [
      [late, /your own turn|지금은 내 차례입니다/],
      [person('rex'), /no seat/],
    ] as const) {
      const told = await answered(who.click(reminder(), AI));
      expect([isPrivate(told), told.content]).toEqual([true, expect.stringMatching(said)]);
    }
    expect(await keptIn(evening.store)).toEqual(before);
    expect(offers(reminder())).toEqual(['Play', WAIT, ONCE, AI, FREE]);
  });

  test('an AI takes the seat; its person takes it back by one press under the board', async () => {
    await all(AI);
    expect(reminders()).toEqual([]);
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
    expect(boardIn(evening, CHANNEL).content).toContain(`the seat of ${nameOf(late)} is free`);
    expect(boardIn(evening, CHANNEL).content).toContain('It is the turn of a free seat.');
    await passes(3 * DAY);
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
    expect(reminders()).toEqual([]);
    expect(toMove(evening, CHANNEL)?.id).not.toBe(late.id);
    expect(await seated()).toContain(late.id);
    await expectWhole(evening.house, 1);
  });

  test('to wait as long again: the reminder goes, and comes when that is over; the older one decides nothing', async () => {
    const old = reminder();
    await all(WAIT);
    expect(reminders()).toEqual([]);
    await passes(DAY / 2);
    expect(offers(reminder())).toEqual(['Play']);
    await passes(DAY / 2);
    expect(offers(reminder())).toEqual(['Play', WAIT, ONCE, AI, FREE]);
    const raw = await answered(
      (others[0] as Actor).raw({
        channel: CHANNEL,
        type: 3,
        data: { custom_id: idOf(old, AI), component_type: 2, id: 1 },
        message: { id: reminder().id },
      }),
    );
    expect(raw.content).toContain('decided already');
    expect(offers(reminder())).toEqual(['Play', WAIT, ONCE, AI, FREE]);
  });

  test('the move is made meanwhile: it stands, and there is nothing left to decide', async () => {
    const old = reminder();
    await press(others[0], FREE);
    await takeTurn(evening, CHANNEL, chance);
    expect(reminders()).toEqual([]);
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
    const told = await answered(hasty.click(reminder(), `${AI} · 1`));
    expect([isPrivate(told), told.content]).toEqual([true, expect.stringContaining('That decides it.')]);
    await calm(evening);
    expect(boardIn(evening, CHANNEL).content).toContain('an AI plays on for');
  });

  test('two last votes at once decide once', async () => {
    const message = reminder();
    await Promise.all(others.map(async (one) => await (await one.click(message, AI)).settled()));
    await calm(evening);
    const log = await expectWhole(evening.house, 1);
    expect(log.filter(({ kind }) => kind === 'seat')).toHaveLength(1);
    await expectToldOnce(evening.store, 1);
  });

  test('what was said is kept when the bot starts anew, and the next vote decides', async () => {
    await press(others[0], AI);
    evening = await evening.again();
    await settled();
    expect(offers(reminder())).toContain(`${AI} · 1`);
    await press(others[1], AI);
    expect(boardIn(evening, CHANNEL).content).toContain('an AI plays on for');
    expect(reminders()).toEqual([]);
  });
});

test.each(['none', 'dm'] as const)(
  'the others are asked in the channel of somebody whose way of being reminded is %s, who is not pinged there',
  async (reminders) => {
    await begun('runaround', ['theo', 'mina']);
    const late = toMove(evening, CHANNEL) as Actor;
    await keepHours(evening.store, late.id, { ...USUAL_HOURS, reminders }, 0);
    await passes(DAY);
    expect(offers(reminder())).toEqual(['Play', WAIT, ONCE, AI, FREE]);
    expect(reminder().content).toContain(`<@${late.id}>`);
    expect(posts().at(-1)?.pinged).toEqual([]);
    expect(late.sees(late.direct())).toHaveLength(reminders === 'dm' ? 1 : 0);
  },
);

describe('among two', () => {
  let late: Actor;
  let other: Actor;
  beforeEach(async () => {
    await begun('runaround', ['theo', 'mina']);
    late = toMove(evening, CHANNEL) as Actor;
    other = person(late.key === 'theo' ? 'mina' : 'theo');
    await passes(DAY);
  });

  test('the other alone decides', async () => {
    expect(reminder().content).toMatch(/What becomes of the turn of \S+\? \S+ decides\./);
    await press(other, AI);
    expect(boardIn(evening, CHANNEL).content).toContain(`an AI plays on for ${nameOf(late)}`);
  });

  test('after twice the time the win can be claimed, with one more question', async () => {
    expect(offers(reminder())).not.toContain('Claim the win');
    const more = await answered(other.click(boardIn(evening, CHANNEL), 'More'));
    expect(offers(more)).not.toContain('Claim the win');
    await passes(DAY);
    const own = await answered(late.click(reminder(), 'Claim the win'));
    expect(own.content).toMatch(/has not moved for twice|두 배가 지나도록/);
    const asked = await answered(other.click(reminder(), 'Claim the win'));
    expect([isPrivate(asked), asked.content]).toEqual([true, expect.stringContaining('claim the win?')]);
    await answered(other.click(asked, 'Yes, claim it'));
    await calm(evening);
    const { content } = boardIn(evening, CHANNEL);
    expect(content).toContain(`${nameOf(other)} claims the win`);
    expect(content).toContain(`**${nameOf(other)} wins.**`);
    expect(reminders()).toEqual([]);
  });

  test('More offers it too, and a move takes it away', async () => {
    await passes(DAY);
    const more = await answered(other.click(boardIn(evening, CHANNEL), 'More'));
    const asked = await answered(other.click(more, 'Claim the win'));
    await takeTurn(evening, CHANNEL, chance);
    const told = await answered(other.click(asked, 'Yes, claim it'));
    expect(told.content).toContain('has not moved for twice');
    expect((await tableOf(evening.house, 1)).record.phase).toBe('playing');
  });
});

const chance = seeded(3);

/** They play with a day a turn. */
async function begun(game: string, people: readonly string[]): Promise<void> {
  const [host, ...rest] = people.map(person);
  if (!host) throw new Error('Somebody has to open the table');
  await answered(host.slash(CHANNEL, 'play', { game, pace: '24' }));
  await calm(evening);
  for (const one of rest) await answered(one.click(cardIn(evening, CHANNEL), 'Join'));
  await calm(evening);
  await answered(host.click(cardIn(evening, CHANNEL), 'Start'));
  await calm(evening);
}

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

function reminders(): readonly APIMessage[] {
  return evening.discord.channel(CHANNEL).messages.filter((message) => {
    const all = offers(message);
    return all[0] === 'Play' && !all.includes('More');
  });
}

/** The only one that is there. */
function reminder(): APIMessage {
  const [one, ...more] = reminders();
  if (!one || more.length > 0) throw new Error(`There are ${reminders().length} reminders`);
  return one;
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
  const all = offers(reminder());
  await answered(who.click(reminder(), all.find((one) => one.startsWith(label)) ?? label));
  await calm(evening);
}

/** Everybody but who is late agrees. */
async function all(label: string): Promise<void> {
  const late = toMove(evening, CHANNEL);
  for (const one of ['theo', 'mina', 'jisu'].map(person).filter(({ id }) => id !== late?.id))
    await press(one, label);
}

/** The messages that were new in the channel. */
function posts() {
  return evening.discord.sent.filter(({ kind, audience }) => kind === 'message' && audience === 'channel');
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
