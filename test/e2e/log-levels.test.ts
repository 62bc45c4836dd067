import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { games } from '../../commands/games.ts';
import { Unsure, UnsureForNow } from '../../src/app/core/actor.ts';
import { replyPrivately } from '../../src/discord/core/reply.ts';
import { isLoss, StoreAway } from '../../src/store/away.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { answered } from '../support/table.ts';

const [WARN, ERROR] = [40, 50];
const CHANNEL = 'table-one';

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await evening.end();
});

test.each([
  ['finds no database', new StoreAway(new Error('cannot execute INSERT in a read-only transaction')), WARN],
  ['lost the database at its commit', new UnsureForNow('The database was lost at a commit'), WARN],
  ['met a disk that fails', new Unsure('The disk fails'), ERROR],
  ['met a bug', new TypeError('undefined is not a function'), ERROR],
])('an interaction that %s is logged so', async (words, error, level) => {
  vi.spyOn(games, 'run').mockImplementation((arrival) =>
    replyPrivately(arrival, () => {
      throw error;
    }),
  );
  await answered(evening.discord.person('theo').slash(CHANNEL, 'games'));
  expect(loud()).toEqual([[level, expect.stringContaining(words)]]);
});

test('an answer that Discord fails at four times is no error of the bot', async () => {
  for (let time = 0; time < 4; time++)
    evening.discord.faults.next({ method: 'POST', path: /\/callback$/ }, { kind: '502', write: 'before' });
  await evening.discord.person('theo').slash(CHANNEL, 'games');
  await expect.poll(loud, { timeout: 10_000 }).toEqual([[WARN, 'Discord took no answer to an interaction']]);
});

test('a server that takes no changes is away', () => {
  expect(isLoss({ code: '25006', severity: 'ERROR', message: 'read-only transaction' })).toBe(true);
});

/** Level and words of every line that whoever runs the bot should read. */
function loud(): readonly unknown[] {
  const lines = evening.logged.map(
    (line) => JSON.parse(line) as { readonly level: number; readonly msg: string },
  );
  return lines.filter(({ level }) => level >= WARN).map(({ level, msg }) => [level, msg]);
}
