import { randomBytes } from 'node:crypto';
import { createRandomPlayers } from '../../../src/ai/ai-players.ts';
import { pickRandomPath } from '../../../src/ai/random-path.ts';
import type { Actor } from '../../../src/app/core/actor.ts';
import type { AppContext } from '../../../src/app/core/context.ts';
import {
  getTableMatch,
  getTableTurn,
  getTableView,
  loadTable,
  type Table,
} from '../../../src/app/core/table.ts';
import { EVENT_HANDLERS } from '../../../src/app/event-handlers.ts';
import { joinLobby } from '../../../src/app/lobby/lobby.ts';
import { openTable } from '../../../src/app/lobby/open.ts';
import { startTable } from '../../../src/app/lobby/start.ts';
import { makeMove } from '../../../src/app/play/make-move.ts';
import { type Chance, createSeededChance, pickOne } from '../../../src/engine/chance.ts';
import type { Seat } from '../../../src/engine/game.ts';
import { advance } from '../../../src/engine/kernel.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { games } from '../../../src/games/registry.ts';
import type { Store } from '../../../src/store/open.ts';

/** Place and game of a table. */
export interface TablePlace {
  readonly guild: string;
  readonly channel: string;
  readonly game: string;
}

/** Number of attempts to find a move that does not end the match. */
const MAX_TRIES = 20;

let actCount = 0;

/** Creates an actor with an interaction of its own. */
function createInteractionActor(person: string, name: string): Actor {
  return { interaction: `grown-${++actCount}`, at: Date.now(), person, name, manages: false };
}

/** Opens a table with `age` random moves by these people, none of them published. Returns its id. */
export async function growTable(
  told: AppContext,
  ground: TablePlace,
  people: readonly { readonly id: string; readonly key: string }[],
  age: number,
  chance: Chance,
): Promise<number> {
  const ctx: AppContext = { ...told, onOutbox: () => {}, onNotice: () => {} };
  const [host, ...others] = people.map(({ id, key }) => ({ id, name: key }));
  if (!host) throw new Error('Nobody sits there');
  const id = await openTable(ctx, createInteractionActor(host.id, host.name), { ...ground, language: 'en' });
  if (typeof id !== 'number') throw new Error('No table was opened');
  for (const other of others) await joinLobby(ctx, createInteractionActor(other.id, other.name), id);
  await startTable(ctx, createInteractionActor(host.id, host.name), id);
  for (let made = 0; made < age; made++) if (!(await makeRandomMove(ctx, id, chance, people))) break;
  return id;
}

/** Returns a random move after which the match goes on, if one is found. */
function findContinuingMove(table: Table, seat: Seat, chance: Chance): unknown {
  const view = getTableView(table, seat);
  for (let tried = 0; ; tried++) {
    const { move } = pickRandomPath(table.game, view, seat, chance);
    const made = advance(getTableMatch(table), seat, move, chance);
    const ends = !refused(made) && table.game.turn(made.match.state).kind === 'over';
    if (!ends || tried === MAX_TRIES) return move;
  }
}

/** Makes one more random move; returns false if the match is over. */
export async function makeRandomMove(
  ctx: AppContext,
  id: number,
  chance: Chance,
  people: readonly { readonly id: string; readonly key: string }[],
): Promise<boolean> {
  const table = await loadTable(ctx, id);
  if (refused(table)) throw new Error('The table is gone');
  const turn = getTableTurn(table);
  if (turn.kind === 'over') return false;
  const seat = pickOne(chance, turn.seats);
  const who = people[seat];
  if (!who) throw new Error(`Nobody sits on ${seat}`);
  const move = findContinuingMove(table, seat, chance);
  await makeMove(ctx, createInteractionActor(who.id, who.key), id, null, () => ({ move }));
  return true;
}

/** Creates a context without Discord that throws errors; `news` receives the tables with something to publish. */
export function createBareContext(store: Store, news: AppContext['onOutbox'] = () => {}): AppContext {
  return {
    ...{
      store,
      games,
      earlier: [],
      puzzles: [],
      onEvent: EVENT_HANDLERS,
      now: Date.now,
      secret: () => randomBytes(32),
    },
    ...{
      ai: createRandomPlayers(createSeededChance(1)),
      onOutbox: news,
      onNotice: () => {},
      onAiTurn: () => {},
    },
    onError: (error) => {
      throw error;
    },
  };
}
