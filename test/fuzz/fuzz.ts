import fc from 'fast-check';
import { MovableClock } from '../../src/playground/index.ts';
import { createHintPlayers } from '../support/ai-players.ts';
import { addAi, getLobbyCard, startMatch, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot, type TestBotOptions } from '../support/test-bot.ts';
import { waitUntilIdle } from '../support/wait-until-idle.ts';
import { type Sending, sendingOf } from './sending.ts';
import { ALIVE, type Shape, shape } from './shapes.ts';
import { expectTheirs, momentOf } from './watch.ts';

/** Amount of interactions to send. */
export interface FuzzCall {
  /** Number of runs, each with a bot of its own. */
  readonly runs: number;
  /** Number of interactions in each. */
  readonly length: number;
  readonly seed: number;
  /** Options of the bot that put a fault into it. */
  readonly bot?: Pick<TestBotOptions, 'versions' | 'links'>;
}

/** Time in ms of the real clock within which an answer has to come. */
const IN_TIME = 3_000;

/** Number of interactions after which all boards are awaited, so that other boards are pressed. */
const IDLE_EVERY = 8;

/** Refusal of an answer whose private message a newer one has just replaced; the bot then sends a new one. */
const DELETED_MEANWHILE = / \/interactions\/\S+\/callback 404 10008 /;

/**
 * Sends any interactions in any order, and returns their number. Each must be answered once and in time. Nobody may change
 * what they have no right to, no typed text may come back with its markup in effect, and the bot may meet no bug. Throws an
 * Error with the seed and the interaction at fault; it is not shrunk, because each try would take a whole run.
 */
export async function fuzz({ runs, length, seed, bot = {} }: FuzzCall): Promise<number> {
  let sent = 0;
  const testBot = fc.asyncProperty(
    fc.array(shape, { minLength: length, maxLength: length }),
    async (shapes) => {
      sent += await evenOne(shapes, bot);
    },
  );
  await fc.assert(testBot, { numRuns: runs, seed, endOnFailure: true });
  return sent;
}

async function evenOne(shapes: readonly Shape[], bot: FuzzCall['bot']): Promise<number> {
  const testBot = await opened(bot);
  let sent = 0;
  try {
    for (const [at, one] of shapes.entries()) {
      const sending = sendingOf(testBot, one);
      if (sending === null) continue;
      sent += 1;
      await expectGood(testBot, sending).catch((cause: Error) => {
        throw new Error(`${sending.who.key}, ${sent}: ${cause.message}`, { cause });
      });
      if (at % IDLE_EVERY === 0) await waitUntilIdle(testBot);
    }
    await waitUntilIdle(testBot);
    expectHarmless(testBot);
  } finally {
    await testBot.end();
  }
  return sent;
}

/** Opens a bot with an empty channel, a match, a lobby, and a match with an AI. */
async function opened(bot: FuzzCall['bot']): Promise<TestBot> {
  const testBot = await openTestBot({ clock: new MovableClock(), ai: createHintPlayers(8), ...bot });
  await startMatch(testBot, { game: 'forage', channel: 'table-one', people: ['theo', 'mina', 'rex'] });
  await startMatch(testBot, { game: 'runaround', channel: '놀이방', people: ['rex', 'jisu'] });
  const rex = testBot.discord.person('rex');
  await waitForMessage(rex.slash('table-two', 'play', { game: 'gostop' }));
  await waitUntilIdle(testBot);
  await addAi(rex, getLobbyCard(testBot, 'table-two'));
  return testBot;
}

async function expectGood(testBot: TestBot, sending: Sending): Promise<void> {
  const { discord } = testBot;
  const before = await momentOf(testBot);
  const [problems, sent] = [discord.problems.length, discord.sent.length];
  const listRefusals = () => discord.problems.slice(problems).filter((one) => !DELETED_MEANWHILE.test(one));
  const answer = await within(sending.who.raw(sending.forged), sending);
  await within(answer.settled(), sending);
  const told = JSON.stringify(sending.forged);
  if (answer.state !== 'answered') throw new Error(`It was left ${answer.state}: ${told}`);
  if (answer.acknowledgedAfter > IN_TIME) throw new Error(`It took ${answer.acknowledgedAfter} ms: ${told}`);
  const [refusal] = listRefusals();
  if (refusal !== undefined) throw new Error(`Discord refused ${refusal}: ${told}`);
  const bug = testBot.logged.find((line) => /"level":[56]0/.test(line));
  if (bug !== undefined) throw new Error(`The bot met a bug: ${bug}, at ${told}`);
  expectHarmless(testBot, sent);
  await expectTheirs(testBot, before, sending.who);
}

async function within<T>(doing: Promise<T>, { forged }: Sending): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const fail = () => reject(new Error(`No answer within ${IN_TIME} ms: ${JSON.stringify(forged)}`));
    timer = setTimeout(fail, IN_TIME);
  });
  return await Promise.race([doing, late]).finally(() => clearTimeout(timer));
}

function expectHarmless({ discord }: TestBot, from = 0): void {
  for (const { text } of discord.sent.slice(from))
    for (const alive of ALIVE)
      if (text.replaceAll(/\\./gs, '').includes(alive))
        throw new Error(`Typed text comes back alive: ${text}`);
}
