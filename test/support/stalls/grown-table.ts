import { randomBytes } from 'node:crypto';
import { randomPlayers } from '../../../src/ai/players.ts';
import { randomPath } from '../../../src/ai/random.ts';
import type { Act } from '../../../src/app/core/actor.ts';
import type { House } from '../../../src/app/core/context.ts';
import { loadTable, matchOf, type Table, turnOf, viewOf } from '../../../src/app/core/table.ts';
import { EVENT_HANDLERS } from '../../../src/app/event-handlers.ts';
import { join } from '../../../src/app/lobby/lobby.ts';
import { openTable } from '../../../src/app/lobby/open.ts';
import { startTable } from '../../../src/app/lobby/start.ts';
import { makeMove } from '../../../src/app/play/move.ts';
import { type Chance, pickOne } from '../../../src/engine/chance.ts';
import type { Seat } from '../../../src/engine/game.ts';
import { advance } from '../../../src/engine/kernel.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { seeded } from '../../../src/engine/seeded.ts';
import { games } from '../../../src/games/registry.ts';
import type { Store } from '../../../src/store/open.ts';

/** Where a table is opened, and of which game. */
export interface Ground {
  readonly guild: string;
  readonly channel: string;
  readonly game: string;
}

/** So many moves are looked at for one that does not end the match. */
const TRIES = 20;

let acts = 0;

/** Somebody does something by an interaction of its own. */
function by(person: string, name: string): Act {
  return { interaction: `grown-${++acts}`, at: Date.now(), person, name, manages: false };
}

/** A table at which these people have made so many random moves, of which nobody is told. Returns its id. */
export async function grownTable(
  told: House,
  ground: Ground,
  people: readonly { readonly id: string; readonly key: string }[],
  age: number,
  chance: Chance,
): Promise<number> {
  const house: House = { ...told, news: () => {}, notice: () => {} };
  const [host, ...others] = people.map(({ id, key }) => ({ id, name: key }));
  if (!host) throw new Error('Nobody sits there');
  const id = await openTable(house, by(host.id, host.name), { ...ground, language: 'en' });
  if (typeof id !== 'number') throw new Error('No table was opened');
  for (const other of others) await join(house, by(other.id, other.name), id);
  await startTable(house, by(host.id, host.name), id);
  for (let made = 0; made < age; made++) if (!(await movedAt(house, id, chance, people))) break;
  return id;
}

/** A random move after which the match goes on, where there is one. */
function goingOn(table: Table, seat: Seat, chance: Chance): unknown {
  const view = viewOf(table, seat);
  for (let tried = 0; ; tried++) {
    const { move } = randomPath(table.game, view, seat, chance);
    const made = advance(matchOf(table), seat, move, chance);
    const ends = !refused(made) && table.game.turn(made.match.state).kind === 'over';
    if (!ends || tried === TRIES) return move;
  }
}

/** One more random move there; false where the match is over. */
export async function movedAt(
  house: House,
  id: number,
  chance: Chance,
  people: readonly { readonly id: string; readonly key: string }[],
): Promise<boolean> {
  const table = await loadTable(house, id);
  if (refused(table)) throw new Error('The table is gone');
  const turn = turnOf(table);
  if (turn.kind === 'over') return false;
  const seat = pickOne(chance, turn.seats);
  const who = people[seat];
  if (!who) throw new Error(`Nobody sits on ${seat}`);
  const move = goingOn(table, seat, chance);
  await makeMove(house, by(who.id, who.key), id, null, () => ({ move }));
  return true;
}

/** A house without Discord; what goes wrong at a table is thrown. `news`: what is told of tables goes there. */
export function bareHouse(store: Store, news: House['news'] = () => {}): House {
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
    ...{ players: randomPlayers(seeded(1)), news, notice: () => {}, wake: () => {} },
    trouble: (error) => {
      throw error;
    },
  };
}
