import { ComponentType, MessageFlags } from 'discord-api-types/v10';
import { expect } from 'vitest';
import { findDueAiSeat, loadTable } from '../../src/app/core/table.ts';
import { refused } from '../../src/engine/refusal.ts';
import { loadWantedMatches } from '../../src/store/leagues/matches.ts';
import { listPendingNotices } from '../../src/store/notices.ts';
import type { Store } from '../../src/store/open.ts';
import type { TestBot } from './test-bot.ts';

/** Real ms after which a table that is not idle is a failure. */
const IDLE_TIMEOUT_MS = 20_000;

interface Idler {
  idle(): Promise<void>;
}

/** Part of a test bot that is waited for. */
export interface IdleTarget {
  readonly bot: { readonly publisher: Idler; readonly notices: Idler; readonly matches: Idler };
  readonly app: Pick<TestBot['app'], 'store' | 'games' | 'earlier'>;
}

/** Waits until nothing is queued or being published and no AI is to move. */
export async function waitUntilIdle({ bot, app: ctx }: IdleTarget): Promise<void> {
  const idle = async () => {
    await bot.publisher.idle();
    await bot.notices.idle();
    await bot.matches.idle();
    await bot.publisher.idle();
  };
  await idle();
  await pollUntilIdle(ctx, async () => {
    await new Promise((resume) => setImmediate(resume));
    await idle();
  });
  await idle();
}

/** Waits until idle, for a bot of which only the store is visible; `pause` is awaited between two looks. */
export async function pollUntilIdle(
  ctx: IdleTarget['app'],
  pause: () => Promise<void>,
  patience = IDLE_TIMEOUT_MS,
): Promise<void> {
  const end = performance.now() + patience;
  for (;;) {
    const busy = await findPendingWork(ctx);
    if (busy.length === 0) return;
    if (performance.now() > end) throw new Error(`No rest: ${JSON.stringify(busy)}`);
    await pause();
  }
}

/** Lists the pending work, read in one transaction. */
async function findPendingWork(ctx: IdleTarget['app']): Promise<readonly unknown[]> {
  return await ctx.store.transaction().execute(async (store) => {
    const queued = await store.selectFrom('outbox').selectAll().execute();
    const sending = await store.selectFrom('posts').selectAll().where('phase', '=', 'sending').execute();
    const playing = await store.selectFrom('tables').select('id').where('phase', '=', 'playing').execute();
    const asked = store.selectFrom('requests').selectAll().where('kind', 'in', ['play', 'here', 'dm']);
    const wanted = await asked.execute();
    const thinking = [];
    for (const { id } of playing) if (await isAiToMove(ctx, id, store)) thinking.push(id);
    const noticed = await listPendingNotices(store);
    const opening = await loadWantedMatches(store);
    return [...queued, ...sending, ...wanted, ...thinking, ...noticed, ...opening];
  });
}

async function isAiToMove(ctx: IdleTarget['app'], id: number, store: Store): Promise<boolean> {
  const table = await loadTable(ctx, id, store);
  return !refused(table) && findDueAiSeat(table) !== null;
}

/** Expects that Discord refused nothing, every interaction was answered, and no error was logged. */
export function expectCalm(testBot: TestBot): void {
  expect(testBot.discord.problems).toEqual([]);
  expectSilence(testBot);
  expectCommandsMentioned(testBot);
  expectShortLabels(testBot);
  expectNoBug(testBot);
}

/**
 * Expects that every message without a ping is silent, because it would notify everybody on a server that notifies of all messages.
 * Deferred answers cannot be silent.
 */
export function expectSilence({ discord }: Pick<TestBot, 'discord'>): void {
  const channels = new Set(discord.channels.map(({ id }) => id));
  const late = new Set(discord.sent.flatMap(({ kind, message }) => (kind === 'defer' ? [message] : [])));
  const loud = discord.sent.filter(
    ({ kind, audience, channel, message, pinged, payload }) =>
      !late.has(message) &&
      (kind === 'message' || kind === 'reply' || kind === 'follow-up') &&
      audience === 'channel' &&
      channels.has(channel) &&
      pinged.length === 0 &&
      !(Number((payload as { flags?: number }).flags ?? 0) & MessageFlags.SuppressNotifications),
  );
  expect(loud.map(({ text }) => text)).toEqual([]);
}

/** Mark of a command in a sentence, which every message has as a mention or a plain name. */
const COMMAND_MARK = /<\/[^\s<>:/]+(?: [^\s<>:/]+)?>/;

/** Expects that nothing sent shows the mark of a command, such as `</play>`: no text, label or alt text. */
export function expectCommandsMentioned({ discord }: Pick<TestBot, 'discord'>): void {
  expect(discord.sent.flatMap(({ text }) => COMMAND_MARK.exec(text)?.[0] ?? [])).toEqual([]);
}

/** Maximum number of characters on a button. Phones cut longer labels. */
const MAX_LABEL = 24;

/** Spot of the free table between the squares, such as (3,6.5). */
const OFF_GRID = /\(\d+(\.\d)?,\d+(\.\d)?\)/;

/** Expects that every button fits a phone, unless it has the name of a person or an unusual spot, which may be longer. */
export function expectShortLabels({ discord }: Pick<TestBot, 'discord'>): void {
  const labels = new Set(discord.sent.flatMap(({ payload }) => listButtonLabels(payload)));
  const names = discord.people.flatMap(({ nick, user }) => [nick, user.global_name, user.username]);
  const long = [...labels].filter((label) => [...label].length > MAX_LABEL);
  const isExcused = (label: string) =>
    OFF_GRID.test(label) || names.some((name) => name && label.includes(name));
  expect(long.filter((label) => !isExcused(label))).toEqual([]);
}

/** Lists the labels of all buttons anywhere inside a payload. */
function listButtonLabels(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { type, label } = value as { readonly type?: unknown; readonly label?: unknown };
  const own = type === ComponentType.Button && typeof label === 'string' ? [label] : [];
  return [...own, ...Object.values(value).flatMap(listButtonLabels)];
}

/** Expects that no error was logged, whatever Discord refused. */
export function expectNoBug({ logged }: Pick<TestBot, 'logged'>): void {
  expect(logged.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
}

/** Ends the test bot, and expects that nothing went wrong. */
export async function closeCalmly(testBot: TestBot): Promise<void> {
  expectCalm(testBot);
  await testBot.end();
}
