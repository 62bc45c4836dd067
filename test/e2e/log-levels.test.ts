import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { games } from '../../commands/games.ts';
import { CommitUnknownError, CommitUnknownForNowError } from '../../src/app/core/actor.ts';
import { replyPrivately } from '../../src/discord/core/reply.ts';
import { isConnectionLoss, StoreUnavailableError } from '../../src/store/connection-errors.ts';
import { waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';

const [WARN, ERROR] = [40, 50];
const CHANNEL = 'table-one';

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBot();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await testBot.end();
});

test.each([
  [
    'finds no database',
    new StoreUnavailableError(new Error('cannot execute INSERT in a read-only transaction')),
    WARN,
  ],
  [
    'lost the database at its commit',
    new CommitUnknownForNowError('The database was lost at a commit'),
    WARN,
  ],
  ['met a disk that fails', new CommitUnknownError('The disk fails'), ERROR],
  ['met a bug', new TypeError('undefined is not a function'), ERROR],
])('log level: an interaction that %s is logged at its level', async (words, error, level) => {
  vi.spyOn(games, 'run').mockImplementation((incoming) =>
    replyPrivately(incoming, () => {
      throw error;
    }),
  );
  await waitForMessage(testBot.discord.person('theo').slash(CHANNEL, 'games'));
  expect(listLoudLines()).toEqual([[level, expect.stringContaining(words)]]);
});

test('log level: an answer that Discord rejects four times with 502 is a warning', async () => {
  for (let time = 0; time < 4; time++)
    testBot.discord.faults.next({ method: 'POST', path: /\/callback$/ }, { kind: '502', write: 'before' });
  await testBot.discord.person('theo').slash(CHANNEL, 'games');
  await expect
    .poll(listLoudLines, { timeout: 10_000 })
    .toEqual([[WARN, 'Discord took no answer to an interaction']]);
});

test('isConnectionLoss: counts a read-only database server as lost', () => {
  expect(isConnectionLoss({ code: '25006', severity: 'ERROR', message: 'read-only transaction' })).toBe(true);
});

/** Lists level and text of every log line at which the host should look. */
function listLoudLines(): readonly unknown[] {
  const lines = testBot.logged.map(
    (line) => JSON.parse(line) as { readonly level: number; readonly msg: string },
  );
  return lines.filter(({ level }) => level >= WARN).map(({ level, msg }) => [level, msg]);
}
