import { pressable } from '../../src/playground/index.ts';
import type { LogEntry } from '../../src/store/log.ts';
import { expectToldOnce, expectWhole } from '../support/verify.ts';
import type { SoakEvening } from './evening.ts';
import { TABLES } from './place.ts';

/** What is refused where an answer or an event was held up on its way: it was answered already, or too late. */
const EXPECTED = / 40060 | 10062 | 10008 | 50027 /;

/** Tables that ended and were looked at then: nothing happens there any more. */
export type Settled = Set<number>;

/**
 * No acknowledged move is lost and none is made twice, every log replays to the state that is kept, every entry is told
 * by one message, and the channels show the boards of the file and no others, each live one with its picture.
 * Returns how many moves the matches have that were found over now.
 */
export async function expectKept(evening: SoakEvening, settled: Settled): Promise<number> {
  const { house, ledger } = evening;
  expectQuiet(evening);
  const tables = await house.store
    .selectFrom('tables')
    .select(['id', 'phase'])
    .where('state', 'is not', null)
    .execute();
  let moves = 0;
  for (const { id, phase } of tables) {
    if (settled.has(id)) continue;
    const log = await expectWhole(house, id);
    await expectToldOnce(house.store, id);
    ledger.expectKept(id, log);
    if (phase !== 'playing') settled.add(id);
    if (phase !== 'playing') moves += movesIn(log);
  }
  await expectBoards(evening);
  return moves;
}

/** How many moves a log has. */
function movesIn(log: readonly LogEntry[]): number {
  return log.filter(({ kind }) => kind === 'move').length;
}

/** No bug was met, and Discord refused nothing but what came too late. */
function expectQuiet({ bot, discord }: SoakEvening): void {
  const bugs = bot
    .output()
    .split('\n')
    .filter((line) => /"level":[56]0/.test(line));
  if (bugs.length > 0) throw new Error(`The bot met a bug: ${bugs[0]}`);
  const refused = discord.problems.find((line) => !EXPECTED.test(line));
  if (refused !== undefined) throw new Error(`Discord refused: ${refused}`);
}

async function expectBoards({ discord, house }: SoakEvening): Promise<void> {
  const posts = await house.store
    .selectFrom('posts')
    .select(['message', 'phase'])
    .where('person', 'is', null)
    .execute();
  const known = new Map(posts.map(({ message, phase }) => [message, phase]));
  if (known.size !== posts.length) throw new Error('Two posts are one message');
  for (const { channel } of TABLES) {
    const { messages } = discord.channel(channel);
    const shown = messages.filter(({ author, flags = 0 }) => author.bot && (flags & 64) === 0);
    const stray = shown.find(({ id }) => !known.has(id));
    if (stray) throw new Error(`#${channel} has a message that the bot does not know of: ${stray.content}`);
    const live = shown.filter((one) =>
      pressable(one.components).some(({ custom_id = '' }) => /^(?:play|do):/.test(custom_id)),
    );
    if (live.length > 1) throw new Error(`#${channel} has ${live.length} boards to play on`);
    const bare = live.find(({ attachments }) => attachments.length === 0);
    if (bare) throw new Error(`#${channel} has a board without its picture: ${bare.content}`);
  }
}
