import { expect } from 'vitest';
import { createRandomPlayers } from '../../../src/ai/ai-players.ts';
import type { AppContext } from '../../../src/app/core/context.ts';
import { EVENT_HANDLERS } from '../../../src/app/event-handlers.ts';
import { createSeededChance } from '../../../src/engine/seeded-chance.ts';
import { earlier } from '../../../src/games/earlier.ts';
import { games } from '../../../src/games/registry.ts';
import { examine } from '../../../src/ops/doctor/examine.ts';
import type { Playground } from '../../../src/playground/index.ts';
import type { LogEntry } from '../../../src/store/log.ts';
import type { Store } from '../../../src/store/open.ts';
import { expectCompleteLog, expectToldOnce } from '../verify.ts';
import { pollUntilIdle } from '../wait-until-idle.ts';
import type { Ledger } from './ledger.ts';
import type { Storm } from './storm.ts';

/** Time in ms until everything must be published and no AI is to move. */
const REST_TIMEOUT_MS = 60_000;

/** Waits until everything is published, and then checks all data and messages. */
export async function expectSound({ store, discord, ledger }: Storm): Promise<void> {
  const ctx = createReadOnlyContext(store);
  await pollUntilIdle(
    ctx,
    async () => await new Promise((resume) => setTimeout(resume, 100)),
    REST_TIMEOUT_MS,
  );
  const tables = await store
    .selectFrom('tables')
    .select(['id', 'channel'])
    .where('state', 'is not', null)
    .execute();
  for (const { id } of tables) {
    expectMade(ledger, id, await expectCompleteLog(ctx, id));
    await expectToldOnce(store, id).catch(async (error: Error) => {
      throw new Error(`${await formatBoards(store, id)}`, { cause: error });
    });
  }
  await expectShownOnce(store, discord);
  expect((await examine({ store, games, earlier })).faults).toEqual([]);
}

/** Expects that each acknowledged move was made, and each move was requested, once each. */
function expectMade({ asked: question, acknowledged }: Ledger, id: number, log: readonly LogEntry[]): void {
  const made = log.flatMap((entry) =>
    entry.kind === 'move' && entry.person !== null ? [`${entry.number - 1} ${entry.person}`] : [],
  );
  const here = (all: Ledger['asked']) =>
    all.flatMap(({ table, version, person }) => (table === id ? [`${version} ${person}`] : []));
  expect(made, `moves of table ${id}`).toEqual(expect.arrayContaining(here(acknowledged)));
  expect(here(question), `presses at table ${id}`).toEqual(expect.arrayContaining(made));
}

/** Formats the log entries that each board of a table publishes, and when Discord created it. */
async function formatBoards(store: Store, id: number): Promise<string> {
  const boards = store.selectFrom('posts').selectAll().where('kind', '=', 'board').where('table_id', '=', id);
  const told = (await boards.orderBy('id').execute()).map((post) => JSON.stringify(post));
  return [`Table ${id} is not told once:`, ...told.slice(-6)].join('\n');
}

/** Expects that the boards shown are exactly the stored ones. */
async function expectShownOnce(store: Store, discord: Playground): Promise<void> {
  const posts = await store.selectFrom('posts').select('message').where('kind', '=', 'board').execute();
  const shown = discord.channels.flatMap(({ messages }) =>
    messages.filter(({ content }) => BOARD.test(content)),
  );
  expect(shown.map(({ id }) => id).sort()).toEqual(posts.map(({ message }) => message).sort());
}

const BOARD = /^\*\*(?:Runaround|Forage|MotoX|Money Run|Go-Stop)\*\*\n/;

/** Creates a context that only reads. */
function createReadOnlyContext(store: Store): AppContext {
  const never = () => {
    throw new Error('Only looked at');
  };
  return {
    ...{ store, games, earlier, puzzles: [], onEvent: EVENT_HANDLERS, now: Date.now, secret: never },
    ai: createRandomPlayers(createSeededChance(0)),
    ...{ onAiTurn: never, onOutbox: never, onNotice: never, onError: never },
  };
}
