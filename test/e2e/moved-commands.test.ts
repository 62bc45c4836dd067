import { afterEach, beforeEach, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { takeSnapshot } from '../support/snapshot.ts';
import { isPrivate, plainCommands, startMatch, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { closeCalmly } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBot();
});
afterEach(async () => await closeCalmly(testBot));

const OF_THE_TABLE = ['leave', 'start', 'cancel', 'resign', 'board', 'recap', 'replay', 'export'];
const OF_THE_PERSON = ['me', 'look', 'privacy', 'forget'];

test('command of version 0.1: is answered privately with its new name, and does nothing', async () => {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'jisu'] });
  const before = await takeSnapshot(testBot.store);
  const moved = [
    ...OF_THE_TABLE.map((name) => [name, `table ${name}`] as const),
    ...OF_THE_PERSON.map((name) => [name, 'settings'] as const),
  ];
  for (const [old, now] of moved) {
    const told = await callOld('theo', old);
    expect(isPrivate(told), old).toBe(true);
    expect(told.content, old).toMatch(new RegExp(`^\`/${old}\` is now </${now}:\\d+>\\.$`));
  }
  expect(plainCommands((await callOld('theo', 'leave')).content)).toBe('`/leave` is now /table leave.');
  expect((await callOld('jisu', 'board')).content).toMatch(
    /^`\/board` 명령은 <\/[가-힣]+ [가-힣]+:\d+> 명령으로 바뀌었습니다\.$/,
  );
  expect(await takeSnapshot(testBot.store)).toEqual(before);
});

test('commands of version 0.1: are not registered, nor are their new names twice', () => {
  const names = commands.map(({ name }) => name as string);
  expect(names.filter((name) => [...OF_THE_TABLE, ...OF_THE_PERSON].includes(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test('command that never was: is answered without a new name', async () => {
  expect((await callOld('theo', 'fly')).content).not.toContain('is now');
});

/** Calls a command that is not registered any more, as a client does that still lists it. */
async function callOld(name: string, command: string) {
  const data = { id: '1', name: command, type: 1 };
  return await waitForMessage(testBot.discord.person(name).raw({ channel: CHANNEL, type: 2, data }));
}
