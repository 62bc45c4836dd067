import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { components } from '../../src/discord/client/components.ts';
import type { Component } from '../../src/discord/core/component.ts';
import { type ComponentId, formatCustomId, parseCustomId } from '../../src/discord/core/custom-ids.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { takeSnapshot } from '../support/snapshot.ts';
import { getBoard, startMatch } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';

const HERE = 'table-one';
const ELSEWHERE = 'table-two';

/** A button and menus with values that were never offered. */
const COMPONENTS = [
  { component_type: 2 },
  { component_type: 3, values: ['__proto__'] },
  { component_type: 3, values: ['-1', '999999999999'] },
] as const;

/** Number of presses that one person sends at once. */
const AT_ONCE = 12;

let testBot: TestBot;
beforeAll(async () => {
  testBot = await openTestBot();
  await startMatch(testBot, { game: 'runaround', channel: HERE, people: ['theo', 'jisu'] });
  await startMatch(testBot, { game: 'runaround', channel: ELSEWHERE, people: ['rex', 'mina'] });
});
afterEach(() => expectCalm(testBot));
afterAll(async () => await testBot.end());

const named = components.map((press): [string, Component] => [press.name, press]);

/** Lists the ids of a component at a table, with every example of every field. */
function listIds({ name, fields }: Component, table: number): readonly string[] {
  const values = fields.reduce<readonly (readonly unknown[])[]>(
    (begun, field) => begun.flatMap((some) => field.examples.map((value) => [...some, value])),
    [[]],
  );
  return values.map((some) => formatCustomId([name, table, ...some] as unknown as ComponentId));
}

/** Lists ids that were never sent, or not here: cut, extended, changed, of another channel's table, of none. */
function listBadForms(press: Component): readonly string[] {
  const [id = ''] = listIds(press, 1);
  const parts = id.split(':');
  const cut = parts.map((_, at) => parts.slice(0, at).join(':'));
  const changed = parts.flatMap((_, at) =>
    ['', '!', '-1', '%00', 'é', '__proto__', 'z'.repeat(11)].map((text) => parts.with(at, text).join(':')),
  );
  const forms = [...cut, ...changed, `${id}:x`, id.toUpperCase()];
  return [
    ...forms.filter((form) => isUnknown(press, form)),
    ...listIds(press, 2),
    ...listIds(press, 36 ** 10 - 1),
  ];
}

/** Returns true if the component cannot parse the fields, or no such component exists. */
function isUnknown(press: Component, id: string): boolean {
  const parts = parseCustomId(id);
  return parts === null || parts.name !== press.name || press.reading(parts.fields) === null;
}

describe.each(named)('component %s', (_, press) => {
  test('component: its ids have at most 100 characters and parse to the values they were made of', () => {
    for (const id of listIds(press, 36 ** 6)) {
      expect(id.length, id).toBeLessThanOrEqual(100);
      const { name, tableId: table, fields } = parseCustomId(id)!;
      expect([name, table]).toEqual([press.name, 36 ** 6]);
      expect(press.reading(fields), id).not.toBeNull();
      const values = fields.map((text, at) => press.fields[at]!.read(text));
      expect(formatCustomId([press.name, table, ...values] as unknown as ComponentId)).toBe(id);
    }
  });

  test('component: ids that were never sent are answered calmly and change nothing', async () => {
    const theo = testBot.discord.person('theo');
    const before = await takeSnapshot(testBot.store);
    await inBatches(listBadForms(press), async (id) => await expectCalmAnswer(theo, id, COMPONENTS[0]));
    await waitUntilIdle(testBot);
    expect(await takeSnapshot(testBot.store)).toEqual(before);
  });

  test('component: its buttons and menus are answered calmly when a player sends any stale id', async () => {
    if (press.name.endsWith('-sure')) return;
    const jisu = testBot.discord.person('jisu');
    const stale = listIds(press, 1).flatMap((id) => COMPONENTS.map((one) => [id, one] as const));
    await inBatches(stale, async ([id, one]) => await expectCalmAnswer(jisu, id, one, canBeForAll(press)));
    await waitUntilIdle(testBot);
  });

  test('component: a user without a seat changes nothing by it', async () => {
    const rex = testBot.discord.person('rex');
    const before = await takeSnapshot(testBot.store);
    const forged = listIds(press, 1).flatMap((id) => COMPONENTS.map((one) => [id, one] as const));
    await inBatches(forged, async ([id, one]) => await expectCalmAnswer(rex, id, one, canBeForAll(press)));
    await waitUntilIdle(testBot);
    expect(await takeSnapshot(testBot.store)).toEqual(before);
  });
});

test("modal that was never opened: is answered calmly in the user's language", async () => {
  const answer = await testBot.discord.person('jisu').raw({
    channel: HERE,
    type: 5,
    data: { custom_id: 'rules:1:0', components: [] },
  });
  expect(answer.state).toBe('answered');
  expect(answer.message).toMatchObject({ flags: 64, content: expect.stringMatching(/[가-힣]/) });
});

/** Returns true for a film of the match, which everybody in the channel may see. */
function canBeForAll({ way }: Component): boolean {
  return way === 'aloud';
}

/** Runs the work in batches, because presses of one person beyond the limit wait and are finally dropped. */
async function inBatches<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (let begun = 0; begun < all.length; begun += AT_ONCE)
    await Promise.all(all.slice(begun, begun + AT_ONCE).map(work));
}

async function expectCalmAnswer(
  person: PlaygroundUser,
  custom_id: string,
  component: (typeof COMPONENTS)[number],
  isAloud = false,
): Promise<void> {
  const answer = await person.raw({
    channel: HERE,
    type: 3,
    data: { custom_id, id: 1, ...component },
    message: getBoard(testBot, HERE),
  });
  await answer.settled();
  expect(answer.state, custom_id).toBe('answered');
  expect(answer.message?.content, custom_id).toMatch(/\S/);
  if (!isAloud) expect(answer.message?.flags, custom_id).toBe(64);
}
