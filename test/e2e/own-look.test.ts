import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seeded } from '../../src/engine/seeded.ts';
import { calm, endCalmly } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { type SpyPainters, spyPainters } from '../support/spy-painters.ts';
import { answered, boardIn, offers, sitDown, takeTurn, toMove } from '../support/table.ts';

const CHANNEL = 'table-one';
const USUAL = { strong: false, large: false, corners: true };

let folder: string;
let evening: Evening;
let painters: SpyPainters;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'piecemeal-look-'));
  painters = spyPainters();
  evening = await openEvening({ painters, botData: folder, byHand: false });
});
afterEach(async () => {
  await endCalmly(evening);
  rmSync(folder, { recursive: true });
});

test('the panel says what is on, shows an example, and turns each part on and off', async () => {
  const panel = await answered(person('theo').slash(CHANNEL, 'look'));
  expect(panel.content).toContain(
    '- High contrast: off\n- Large pieces: off\n- Corner marks on the flower cards: on\n- Forced moves by hand: off\n',
  );
  expect(offers(panel)).toEqual([
    'Turn on: High contrast',
    'Turn on: Large pieces',
    'Turn off: Corner marks on the flower cards',
    'Turn on: Forced moves by hand',
  ]);
  expect(panel.attachments[0]?.description).toBe('An example of how pictures look to you.');
  expect(painters.requests.at(-1)).toMatchObject({ scene: 'gostop', look: { language: 'en', ...USUAL } });
  const strong = await answered(person('theo').click(panel, 'Turn on: High contrast'));
  expect(strong.content).toContain('- High contrast: on\n- Large pieces: off\n');
  expect(lookNow()).toEqual({ language: 'en', ...USUAL, strong: true });
  const bare = await answered(person('theo').click(strong, 'Turn off: Corner marks on the flower cards'));
  expect(lookNow()).toEqual({ language: 'en', strong: true, large: false, corners: false });
  await answered(person('theo').click(bare, 'Turn off: High contrast'));
  expect(lookNow()).toEqual({ language: 'en', strong: false, large: false, corners: false });
});

test('it is kept for each person, over a restart, in their language', async () => {
  const panel = await answered(person('jisu').slash(CHANNEL, 'look'));
  expect(panel.content).toContain('큰 말과 패: 꺼짐');
  await answered(person('jisu').click(panel, '큰 말과 패 켜기'));
  await evening.end();
  evening = await openEvening({ painters, botData: folder, byHand: false });
  await answered(person('theo').slash(CHANNEL, 'look'));
  expect(lookNow()).toEqual({ language: 'en', ...USUAL });
  await answered(person('jisu').slash(CHANNEL, 'look'));
  expect(lookNow()).toEqual({ language: 'ko', ...USUAL, large: true });
});

test('what only a person sees is drawn as they want it, what all see is not', async () => {
  await sitDown(evening, { game: 'runaround', channel: CHANNEL, people: ['theo', 'jisu'] });
  for (const name of ['theo', 'jisu', 'rex']) await turnOn(name);
  const before = painters.requests.length;
  await takeTurn(evening, CHANNEL, seeded(3));
  const mover = toMove(evening, CHANNEL);
  if (!mover) throw new Error('Nobody is to move');
  await answered(mover.click(boardIn(evening, CHANNEL), 'Play'));
  for (const words of ['hand', 'board', 'rules'] as const)
    await answered(person('jisu').slash(CHANNEL, words));
  await answered(person('jisu').click(boardIn(evening, CHANNEL), 'My view'));
  await answered(person('rex').slash(CHANNEL, 'hand'));
  const requests = painters.requests.slice(before);
  const own = requests.filter(({ look }) => look?.strong);
  const all = requests.filter(({ look }) => look?.strong === undefined);
  expect(own.length + all.length).toBe(requests.length);
  expect(all.length).toBeGreaterThan(0);
  for (const { viewer, look } of all)
    expect([viewer, look]).toEqual([null, { theme: 'plain', language: 'en' }]);
  for (const { viewer, look } of own.filter((request) => request.viewer !== null))
    expect(look?.language).toBe(viewer === 1 ? 'ko' : 'en');
  expect(own.filter(({ viewer }) => viewer === 1).length).toBeGreaterThan(1);
});

test('the sample is what the person sees of their table here, or the game that gathers here', async () => {
  await answered(person('theo').slash(CHANNEL, 'play', { game: 'forage' }));
  await calm(evening);
  await answered(person('theo').slash(CHANNEL, 'look'));
  expect(painters.requests.at(-1)?.scene).toBe('forage');
  await sitDown(evening, { game: 'runaround', channel: 'table-two', people: ['theo', 'mina'] });
  const panel = await answered(person('mina').slash('table-two', 'look'));
  expect(painters.requests.at(-1)).toMatchObject({ scene: 'runaround', viewer: 1 });
  expect(panel.attachments[0]?.description).toMatch(/^Runaround\. /);
  await answered(person('rex').slash('table-two', 'look'));
  expect(painters.requests.at(-1)?.sitters.map(({ name }) => name)).not.toContain('Mina');
});

test('a forged part of the look changes nothing', async () => {
  const panel = await answered(person('theo').slash(CHANNEL, 'look'));
  for (const custom_id of ['own:0:colour:1', 'own:0:large:2', 'own:0:large', 'own:0:__proto__:1']) {
    const data = { custom_id, component_type: 2, id: 1 };
    const answer = await person('theo').raw({ channel: CHANNEL, type: 3, data, message: { id: panel.id } });
    await answer.settled();
    expect(answer.message?.content, custom_id).toContain('This button cannot be used any more.');
  }
  expect(await evening.store.selectFrom('people').selectAll().execute()).toEqual([]);
});

async function turnOn(name: string): Promise<APIMessage> {
  const panel = await answered(person(name).slash('table-two', 'look'));
  return await answered(
    person(name).click(panel, name === 'jisu' ? '고대비 켜기' : 'Turn on: High contrast'),
  );
}

function lookNow(): unknown {
  return painters.requests.at(-1)?.look;
}

function person(name: string) {
  return evening.discord.person(name);
}
