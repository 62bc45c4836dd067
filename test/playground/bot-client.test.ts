import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Scene } from './bot.ts';
import { scene } from './bot.ts';

let it: Scene;
beforeAll(async () => {
  it = await scene();
  await it.bot.client.application!.commands.set([{ name: 'play', description: 'Plays' }]);
});
afterAll(() => it.close());

test('thin path', async () => {
  it.bot.handle = async (i) => {
    if (i.isChatInputCommand())
      await i.reply({
        content: 'hello',
        flags: 64,
        components: [{ type: 1, components: [{ type: 2, style: 1, label: 'Go', custom_id: 'go' }] }],
      });
    if (i.isButton()) await i.update({ content: 'went', components: [] });
  };
  const mina = it.playground.person('mina');
  const answer = await mina.slash('table-one', 'play');
  expect(answer.state).toBe('answered');
  expect(answer.message?.content).toBe('hello');
  const next = await mina.click(answer.message, 'Go');
  expect(next.message?.content).toBe('went');
  expect(it.playground.problems).toEqual([]);
  expect(it.bot.errors).toEqual([]);
});
