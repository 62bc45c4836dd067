import { randomPath } from '../../src/ai/random.ts';
import { dueAt, personAt } from '../../src/app/core/table.ts';
import { join, setPace, setStrict } from '../../src/app/lobby/lobby.ts';
import { openTable } from '../../src/app/lobby/open.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { makeMove } from '../../src/app/play/move.ts';
import { refused } from '../../src/engine/refusal.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { act, type BareHouse } from './house.ts';
import { tableOf } from './verify.ts';

const chance = seeded(5);
let channels = 0;

interface Terms {
  /** Who deals first in Go-Stop. */
  readonly dealer?: string;
  /** Hours a turn; null for no clock. */
  readonly pace?: number | null;
  readonly strict?: boolean;
}

/** A match of ann and bob, which ann has opened in a channel of its own. Returns its id. */
export async function timedMatch(
  house: BareHouse,
  game = 'runaround',
  { dealer, pace = null, strict = false }: Terms = {},
): Promise<number> {
  const wish = { guild: 'g', channel: `c${channels++}`, game, language: 'en' as const };
  const id = await openTable(house, act('ann'), wish);
  if (typeof id !== 'number') throw new Error('No table was opened');
  await join(house, act('bob'), id);
  if (dealer) await deals(house, id, dealer);
  await setPace(house, act('ann'), id, pace);
  await setStrict(house, act('ann'), id, strict);
  await startTable(house, act('ann'), id);
  return id;
}

async function deals(house: BareHouse, id: number, dealer: string): Promise<void> {
  const { options } = (await tableOf(house, id)).record;
  const changed = JSON.stringify({ ...options, dealer });
  await house.store.updateTable('tables').set({ options: changed }).where('id', '=', id).execute();
}

/** Who is due, by the first seat. */
export async function due(house: BareHouse, id: number): Promise<string> {
  const table = await tableOf(house, id);
  return String(personAt(table, dueAt(table)[0] ?? 0));
}

/** Somebody makes any move, decided on the table of that version. */
export async function decide(
  house: BareHouse,
  id: number,
  person: string,
  version: number | null = null,
): Promise<void> {
  const made = await makeMove(house, act(person), id, version, (game, view, seat) =>
    randomPath(game, view, seat, chance),
  );
  if (typeof made === 'string' || refused(made)) throw new Error('It was not made');
}

/** Whoever is due moves until it is somebody else. */
export async function turnPassed(house: BareHouse, id: number): Promise<void> {
  const person = await due(house, id);
  while ((await due(house, id)) === person) await decide(house, id, person);
}
