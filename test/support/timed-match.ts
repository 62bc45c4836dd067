import { pickRandomPath } from '../../src/ai/random-path.ts';
import { findPerson, getDueSeats } from '../../src/app/core/table.ts';
import { joinLobby, setPace, setStrict } from '../../src/app/lobby/lobby.ts';
import { openTable } from '../../src/app/lobby/open.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { makeMove } from '../../src/app/play/make-move.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { refused } from '../../src/engine/refusal.ts';
import { createActor, type TestContext } from './test-context.ts';
import { loadStoredTable } from './verify.ts';

const chance = createSeededChance(5);
let channelCount = 0;

interface MatchTerms {
  /** First dealer in Go-Stop. */
  readonly dealer?: string;
  /** Hours of a turn; null for no clock. */
  readonly pace?: number | null;
  readonly strict?: boolean;
}

/** Starts a match of ann and bob, which ann opens in a channel of its own. Returns its id. */
export async function beginTimedMatch(
  ctx: TestContext,
  game = 'runaround',
  { dealer, pace = null, strict = false }: MatchTerms = {},
): Promise<number> {
  const wish = { guild: 'g', channel: `c${channelCount++}`, game, language: 'en' as const };
  const id = await openTable(ctx, createActor('ann'), wish);
  if (typeof id !== 'number') throw new Error('No table was opened');
  await joinLobby(ctx, createActor('bob'), id);
  if (dealer) await chooseDealer(ctx, id, dealer);
  await setPace(ctx, createActor('ann'), id, pace);
  await setStrict(ctx, createActor('ann'), id, strict);
  await startTable(ctx, createActor('ann'), id);
  return id;
}

async function chooseDealer(ctx: TestContext, id: number, dealer: string): Promise<void> {
  const { options } = (await loadStoredTable(ctx, id)).record;
  const changed = JSON.stringify({ ...options, dealer });
  await ctx.store.updateTable('tables').set({ options: changed }).where('id', '=', id).execute();
}

/** Returns the person on the first seat that is due. */
export async function findDuePerson(ctx: TestContext, id: number): Promise<string> {
  const table = await loadStoredTable(ctx, id);
  return String(findPerson(table, getDueSeats(table)[0] ?? 0));
}

/** Makes a random move of a person, decided on that version of the table. */
export async function makeDecision(
  ctx: TestContext,
  id: number,
  person: string,
  version: number | null = null,
): Promise<void> {
  const made = await makeMove(ctx, createActor(person), id, version, (game, view, seat) =>
    pickRandomPath(game, view, seat, chance),
  );
  if (typeof made === 'string' || refused(made)) throw new Error('It was not made');
}

/** Has the person who is due move until another is. */
export async function playUntilTurnPasses(ctx: TestContext, id: number): Promise<void> {
  const person = await findDuePerson(ctx, id);
  while ((await findDuePerson(ctx, id)) === person) await makeDecision(ctx, id, person);
}
