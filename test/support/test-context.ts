import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { createRandomPlayers } from '../../src/ai/ai-players.ts';
import type { Actor } from '../../src/app/core/actor.ts';
import type { AppContext } from '../../src/app/core/context.ts';
import { EVENT_HANDLERS } from '../../src/app/event-handlers.ts';
import { AiScheduler } from '../../src/app/play/ai-scheduler.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { Game } from '../../src/engine/game.ts';
import { earlier } from '../../src/games/earlier.ts';
import { games } from '../../src/games/registry.ts';
import type { Store } from '../../src/store/open.ts';
import { DEFAULT_DISPLAY_SETTINGS, saveDisplaySettings } from '../../src/store/user-settings.ts';
import { openStore } from './store.ts';

/** Start of a test context's clock, in ms since 1970. */
export const START_AT_MS = 1_800_000_000_000;

/** People of a test context. */
const PEOPLE = ['ann', 'bob', 'cem', 'dan', 'eve'];

/**
 * An app context without Discord that records what would be published, and errors.
 * Its people make every move by hand, so that tests can count moves; {@link setForcedMovesByHand} changes that.
 */
export interface TestContext extends AppContext {
  readonly told: number[];
  /** Ids of messages that belong to no table. */
  readonly announced: number[];
  readonly errors: unknown[];
}

export async function openTestContext(
  folder = ':memory:',
  playing: readonly Game[] = games,
  now = () => START_AT_MS,
): Promise<TestContext> {
  const told: number[] = [];
  const announced: number[] = [];
  const errors: unknown[] = [];
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
    onError: (error) => void errors.push(error),
    told,
    announced,
    errors,
  };
  await setForcedMovesByHand(ctx, PEOPLE);
  return ctx;
}

/** Opens a test context with the test's clock. */
export async function openTestContextAt(now: () => number): Promise<TestContext> {
  return await openTestContext(undefined, undefined, now);
}

/** Closes the test context, and expects that no error occurred in it. */
export async function closeTestContext({ store, errors }: TestContext): Promise<void> {
  expect(errors).toEqual([]);
  await store.destroy();
}

/** Sets whether these people make forced moves by hand. */
export async function setForcedMovesByHand(
  { store }: { readonly store: Store },
  people: readonly string[],
  on = true,
): Promise<void> {
  for (const person of people)
    await saveDisplaySettings(store, person, { ...DEFAULT_DISPLAY_SETTINGS, byHand: on }, 0);
}

let interactionCount = 0;

/** Creates an actor with an interaction of its own. */
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
