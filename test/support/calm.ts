import { MessageFlags } from 'discord-api-types/v10';
import { expect } from 'vitest';
import { aiDue, loadTable } from '../../src/app/core/table.ts';
import { refused } from '../../src/engine/refusal.ts';
import { wantedMatches } from '../../src/store/leagues/matches.ts';
import { untoldNotices } from '../../src/store/notices.ts';
import type { Store } from '../../src/store/open.ts';
import type { Evening } from './evening.ts';

/** Real ms after which a table that does not come to rest is a failure. */
const PATIENCE = 20_000;

interface Idling {
  idle(): Promise<void>;
}

/** Part of a session that is waited for. */
export interface Waited {
  readonly bot: { readonly announcer: Idling; readonly notices: Idling; readonly matches: Idling };
  readonly house: Pick<Evening['house'], 'store' | 'games' | 'earlier'>;
}

/** Waits until nothing is queued or being told and no AI is to move. */
export async function calm({ bot, house }: Waited): Promise<void> {
  const idle = async () => {
    await bot.announcer.idle();
    await bot.notices.idle();
    await bot.matches.idle();
    await bot.announcer.idle();
  };
  await idle();
  await restful(house, async () => {
    await new Promise((resume) => setImmediate(resume));
    await idle();
  });
  await idle();
}

/** The same for a bot whose file alone can be seen; `pause` is waited for before it is looked at again. */
export async function restful(
  house: Waited['house'],
  pause: () => Promise<void>,
  patience = PATIENCE,
): Promise<void> {
  const end = performance.now() + patience;
  for (;;) {
    const busy = await unrest(house);
    if (busy.length === 0) return;
    if (performance.now() > end) throw new Error(`No rest: ${JSON.stringify(busy)}`);
    await pause();
  }
}

/** What is still to be done, all seen at one moment. */
async function unrest(house: Waited['house']): Promise<readonly unknown[]> {
  return await house.store.transaction().execute(async (store) => {
    const queued = await store.selectFrom('outbox').selectAll().execute();
    const sending = await store.selectFrom('posts').selectAll().where('phase', '=', 'sending').execute();
    const playing = await store.selectFrom('tables').select('id').where('phase', '=', 'playing').execute();
    const asked = store.selectFrom('requests').selectAll().where('kind', 'in', ['play', 'here', 'dm']);
    const wanted = await asked.execute();
    const thinking = [];
    for (const { id } of playing) if (await aiToMove(house, id, store)) thinking.push(id);
    const noticed = await untoldNotices(store);
    const opening = await wantedMatches(store);
    return [...queued, ...sending, ...wanted, ...thinking, ...noticed, ...opening];
  });
}

async function aiToMove(house: Waited['house'], id: number, store: Store): Promise<boolean> {
  const table = await loadTable(house, id, store);
  return !refused(table) && aiDue(table) !== null;
}

/** Nothing was refused by Discord, no interaction was left without an answer, and no bug was met. */
export function expectCalm(evening: Evening): void {
  expect(evening.discord.problems).toEqual([]);
  expectSilence(evening);
  expectNoBug(evening);
}

/**
 * Every message that calls nobody is silent: where a server notifies of all messages, it would disturb everybody. An answer
 * that Discord was told to wait for cannot be.
 */
export function expectSilence({ discord }: Pick<Evening, 'discord'>): void {
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

/** No bug was met, whatever Discord refused. */
export function expectNoBug({ logged }: Pick<Evening, 'logged'>): void {
  expect(logged.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
}

/** The evening ends, and nothing went wrong in it. */
export async function endCalmly(evening: Evening): Promise<void> {
  expectCalm(evening);
  await evening.end();
}
