import { joinLobby } from '../../src/app/lobby/lobby.ts';
import { openTable } from '../../src/app/lobby/open.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import type { Language } from '../../src/engine/text.ts';
import { createActor, type TestContext } from './test-context.ts';
import { loadStoredTable } from './verify.ts';

/** Opens a table in the channel `c` of a context without Discord. Returns its id. */
export async function openLobby(
  ctx: TestContext,
  game: string,
  language: Language = 'en',
  host = 'ann',
): Promise<number> {
  const id = await openTable(ctx, createActor(host), { guild: 'g', channel: 'c', game, language });
  if (typeof id !== 'number') throw new Error('No table was opened');
  return id;
}

/** Opens a table in the channel `c` as the first person; the others join. Returns its id. */
export async function openSeatedLobby(
  ctx: TestContext,
  game: string,
  host: string,
  ...others: string[]
): Promise<number> {
  const id = await openLobby(ctx, game, 'en', host);
  for (const other of others) await joinLobby(ctx, createActor(other), id);
  return id;
}

/** Starts a match of these people at a table that the first opens. Returns its id. */
export async function beginMatch(
  ctx: TestContext,
  game: string,
  host: string,
  ...others: string[]
): Promise<number> {
  const id = await openSeatedLobby(ctx, game, host, ...others);
  await startTable(ctx, createActor(host), id);
  return id;
}

/** A match of Runaround: its id, the person to move first, and the other. */
export interface Duel {
  readonly id: number;
  readonly mover: string;
  readonly waiter: string;
}

/** Starts a match of Runaround between Ann and Bob. */
export async function beginDuel(ctx: TestContext): Promise<Duel> {
  const id = await beginMatch(ctx, 'runaround', 'ann', 'bob');
  const { record, game } = await loadStoredTable(ctx, id);
  const turn = game.turn(record.state);
  const first = turn.kind === 'act' && turn.seats[0] === 0;
  return first ? { id, mover: 'ann', waiter: 'bob' } : { id, mover: 'bob', waiter: 'ann' };
}
