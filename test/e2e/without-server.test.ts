import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { getAnswers, giveAnswer, isPrivate, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { expectToldOnce, loadStoredTable } from '../support/verify.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';

let testBot: TestBot;
let [mina, theo]: readonly PlaygroundUser[] = [];
beforeEach(async () => {
  testBot = await openTestBot();
  [mina, theo] = ['mina', 'theo'].map((name) => testBot.discord.person(name));
});
afterEach(async () => {
  expectCalm(testBot);
  await testBot.end();
});

test('game without a server: two people play it in their direct messages', async () => {
  await waitForMessage(mina!.slash(mina!.direct(), 'play', { game: 'runaround' }));
  await waitUntilIdle(testBot);
  const card = listOwn(mina!).at(-1)!;
  console.log(card.content, JSON.stringify(card.components).slice(0, 900));
  const [, code = ''] = /\*\*(\w{4}-\w{4})\*\*/.exec(card.content) ?? [];
  const joined = await waitForMessage(theo!.slash(theo!.direct(), 'join', { code }));
  console.log(joined.content);
  await waitUntilIdle(testBot);
  console.log(listOwn(theo!).map(({ content }) => content));
  await waitForMessage(mina!.click(listOwn(mina!).at(-1)!, 'Start'));
  await waitUntilIdle(testBot);
  console.log(listOwn(mina!).map(({ content }) => content), listOwn(theo!).map(({ content }) => content));
  for (let move = 0; move < 12; move++) {
    const { record } = await loadStoredTable(testBot.app, 1);
    for (const one of [mina!, theo!]) {
      const panel = await waitForMessage(one.click(listOwn(one).at(-1)!, 'Play'));
      if (getAnswers(panel).length > 0) await giveAnswer(one, panel, String(getAnswers(panel)[0]));
      await waitUntilIdle(testBot);
    }
    console.log(record.version);
  }
  console.log(listOwn(mina!).map(({ content }) => content), listOwn(theo!).map(({ content }) => content));
  await expectToldOnce(testBot.store, 1);
});

/** Lists the messages in a person's direct messages that stay there. */
function listOwn(person: PlaygroundUser): readonly APIMessage[] {
  return person
    .sees(person.direct())
    .map(({ message }) => message)
    .filter((message) => !isPrivate(message) && message.author.bot);
}
