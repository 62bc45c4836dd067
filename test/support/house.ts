import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { randomPlayers } from '../../src/ai/players.ts';
import type { Act } from '../../src/app/core/actor.ts';
import type { House } from '../../src/app/core/context.ts';
import { EVENT_HANDLERS } from '../../src/app/event-handlers.ts';
import { Waker } from '../../src/app/play/ai-scheduler.ts';
import type { Game } from '../../src/engine/game.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { earlier } from '../../src/games/earlier.ts';
import { games } from '../../src/games/registry.ts';
import type { Store } from '../../src/store/open.ts';
import { keepLook, USUAL_LOOK } from '../../src/store/people.ts';
import { openStore } from './store.ts';

/** The time at which a house of the tests opens, in ms. */
export const BEGIN = 1_800_000_000_000;

/** Who comes to a house of the tests. */
const PEOPLE = ['ann', 'bob', 'cem', 'dan', 'eve'];

/**
 * A house without Discord: what it would have told, and what went wrong, is written down. Its people make every move by
 * hand, so that tests can count them; {@link byHand} changes that.
 */
export interface BareHouse extends House {
  readonly told: number[];
  /** Messages that belong to no table, by their ids. */
  readonly announced: number[];
  readonly troubles: unknown[];
}

export async function openHouse(
  folder = ':memory:',
  playing: readonly Game[] = games,
  now = () => BEGIN,
): Promise<BareHouse> {
  const told: number[] = [];
  const announced: number[] = [];
  const troubles: unknown[] = [];
  let secrets = 0;
  const waker = new Waker(() => house);
  const house: BareHouse = {
    store: await openStore(folder),
    games: playing,
    earlier,
    puzzles: [],
    now,
    secret: () => createHash('sha256').update(String(secrets++)).digest(),
    players: randomPlayers(seeded(1)),
    news: (table) => void told.push(table),
    notice: (id) => void announced.push(id),
    onEvent: EVENT_HANDLERS,
    wake: (table) => waker.wake(table),
    trouble: (error) => void troubles.push(error),
    told,
    announced,
    troubles,
  };
  await byHand(house, PEOPLE);
  return house;
}

/** A house whose clock stands where a test has it. */
export async function openHouseAt(now: () => number): Promise<BareHouse> {
  return await openHouse(undefined, undefined, now);
}

/** The house closes, and nothing has gone wrong in it. */
export async function closeHouse({ store, troubles }: BareHouse): Promise<void> {
  expect(troubles).toEqual([]);
  await store.destroy();
}

/** Whether these people make moves by hand that are the only ones left. */
export async function byHand(
  { store }: { readonly store: Store },
  people: readonly string[],
  on = true,
): Promise<void> {
  for (const person of people) await keepLook(store, person, { ...USUAL_LOOK, byHand: on }, 0);
}

let interactions = 0;

/** Somebody does something, by an interaction of its own. */
export function act(person: string, more: Partial<Act> = {}): Act {
  return {
    interaction: `i${++interactions}`,
    at: BEGIN,
    person,
    name: person,
    manages: false,
    ...more,
  };
}
