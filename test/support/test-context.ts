import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { createRandomPlayers } from '../../src/ai/ai-players.ts';
import type { Actor } from '../../src/app/core/actor.ts';
import type { AppContext } from '../../src/app/core/context.ts';
import { EVENT_HANDLERS } from '../../src/app/event-handlers.ts';
import { AiScheduler } from '../../src/app/play/ai-scheduler.ts';
import type { Game } from '../../src/engine/game.ts';
import { createSeededChance } from '../../src/engine/seeded-chance.ts';
import { earlier } from '../../src/games/earlier.ts';
import { games } from '../../src/games/registry.ts';
import { DEFAULT_DISPLAY_SETTINGS, saveDisplaySettings } from '../../src/store/display-settings.ts';
import type { Store } from '../../src/store/open.ts';
import { openStore } from './store.ts';

/** The time at which a house of the tests opens, in ms. */
export const START_AT_MS = 1_800_000_000_000;

/** Who comes to a house of the tests. */
const PEOPLE = ['ann', 'bob', 'cem', 'dan', 'eve'];

/**
 * A house without Discord: what it would have told, and what went wrong, is written down. Its people make every move by
 * hand, so that tests can count them; {@link setForcedMovesByHand} changes that.
 */
export interface TestContext extends AppContext {
  readonly told: number[];
  /** Messages that belong to no table, by their ids. */
  readonly announced: number[];
  readonly troubles: unknown[];
}

export async function openTestContext(
  folder = ':memory:',
  playing: readonly Game[] = games,
  now = () => START_AT_MS,
): Promise<TestContext> {
  const told: number[] = [];
  const announced: number[] = [];
  const troubles: unknown[] = [];
  let secrets = 0;
  const waker = new AiScheduler(() => ctx);
  const ctx: TestContext = {
    store: await openStore(folder),
    games: playing,
    earlier,
    puzzles: [],
    now,
    secret: () => createHash('sha256').update(String(secrets++)).digest(),
    ai: createRandomPlayers(createSeededChance(1)),
    onOutbox: (table) => void told.push(table),
    onNotice: (id) => void announced.push(id),
    onEvent: EVENT_HANDLERS,
    onAiTurn: (table) => waker.wake(table),
    onError: (error) => void troubles.push(error),
    told,
    announced,
    troubles,
  };
  await setForcedMovesByHand(ctx, PEOPLE);
  return ctx;
}

/** A house whose clock stands where a test has it. */
export async function openTestContextAt(now: () => number): Promise<TestContext> {
  return await openTestContext(undefined, undefined, now);
}

/** The house closes, and nothing has gone wrong in it. */
export async function closeTestContext({ store, troubles }: TestContext): Promise<void> {
  expect(troubles).toEqual([]);
  await store.destroy();
}

/** Whether these people make moves by hand that are the only ones left. */
export async function setForcedMovesByHand(
  { store }: { readonly store: Store },
  people: readonly string[],
  on = true,
): Promise<void> {
  for (const person of people)
    await saveDisplaySettings(store, person, { ...DEFAULT_DISPLAY_SETTINGS, byHand: on }, 0);
}

let interactionCount = 0;

/** Somebody does something, by an interaction of its own. */
export function createActor(person: string, more: Partial<Actor> = {}): Actor {
  return {
    interaction: `i${++interactionCount}`,
    at: START_AT_MS,
    person,
    name: person,
    manages: false,
    ...more,
  };
}
