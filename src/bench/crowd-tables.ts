import { setTimeout as until } from 'node:timers/promises';
import type { Chance } from '../engine/chance.ts';
import type { Game } from '../engine/game.ts';
import { type Refusal, refused } from '../engine/refusal.ts';
import { seeded } from '../engine/seeded.ts';
import { type Asked, type Choice, type Players, randomPlayers } from '../players/players.ts';
import { randomPath } from '../players/random.ts';
import { STRONGEST } from '../players/strengths.ts';
import { type Act, REPEATED, type Repeated } from '../tables/act.ts';
import type { House } from '../tables/house.ts';
import { addAi } from '../tables/lobby/lobby.ts';
import { openTable } from '../tables/lobby/open.ts';
import { startTable } from '../tables/lobby/start.ts';
import { playAis } from '../tables/minds/ai.ts';
import { makeMove } from '../tables/move.ts';
import { hasEnded, loadTable } from '../tables/table.ts';
import { Waker } from '../tables/time/waker.ts';
import type { Pace } from './path-steady.ts';

/** How an AI seat was answered: after how many ms, and whether it had been thought of or only looked at. */
export interface Thought {
  readonly milliseconds: number;
  readonly searched: boolean;
}

/** A table, and the one person who sits there. */
interface Seated {
  readonly id: number;
  readonly person: string;
}

/** Moves by which the tables differ in age. */
const AGES = [0, 4, 8, 12, 16, 20, 24];

/**
 * Tables of one person each and the strongest AI in all other seats, in no channel: what people and AI seats do there is
 * written down as ever, and nobody is told.
 */
export class CrowdTables {
  readonly #house: House;
  readonly #waker = new Waker(() => this.#house);
  readonly #chance: Chance = seeded(7);
  readonly #tables: Seated[] = [];
  readonly #thoughts: Promise<Thought>[] = [];
  #acts = 0;
  #next = 0;

  /** `players`: the AI seats of the house. */
  constructor(house: Pick<House, 'store' | 'games' | 'earlier' | 'now' | 'secret'>, players: Players) {
    this.#house = {
      ...house,
      puzzles: [],
      players: { ...players, choose: (asked) => this.#timed(players, asked) },
      news: () => {},
      notice: () => {},
      wake: (id) => this.#waker.wake(id),
      trouble: (error) => {
        throw error;
      },
    };
  }

  /** So many tables of these games in turn, some at their beginning and some older. */
  async gather(count: number, games: readonly Game[]): Promise<void> {
    const house = { ...this.#house, players: randomPlayers(this.#chance), wake: () => {} };
    for (let nth = 0; nth < count; nth++) {
      const table = await this.#opened(house, `person-${nth}`, games[nth % games.length] as Game);
      for (let age = AGES[nth % AGES.length] ?? 0; age > 0; age--) {
        await this.#move(house, table);
        await playAis(house, table.id);
      }
      this.#tables.push(table);
    }
  }

  /**
   * People move so that so many AI moves a second are wanted. Resolves when all of them are answered. `now`: ms of the clock by which
   * it goes.
   */
  async run({ perSecond, seconds }: Pace, now = () => performance.now()): Promise<readonly Thought[]> {
    this.#thoughts.length = 0;
    const began = now();
    for (let elapsed = 0; elapsed < seconds; elapsed = (now() - began) / 1_000) {
      if (this.#thoughts.length >= elapsed * perSecond) await until(2);
      else if (!(await this.#somebodyMoves())) await this.#aWhile();
    }
    return await this.#answered();
  }

  /** Wakes nobody any more. */
  async close(): Promise<void> {
    await this.#waker.close();
  }

  /** Where several AI seats follow one another, the next thought begins when the last has become a move. */
  async #answered(): Promise<readonly Thought[]> {
    for (let known = -1; known < this.#thoughts.length; await until(50)) {
      known = this.#thoughts.length;
      await Promise.all(this.#thoughts);
    }
    return await Promise.all(this.#thoughts);
  }

  /** At the next table that waits for its person; false where all of them wait for AI seats, or have ended. */
  async #somebodyMoves(): Promise<boolean> {
    for (let tried = 0; tried < this.#tables.length; tried++) {
      const table = this.#tables[this.#next++ % this.#tables.length] as Seated;
      if (await this.#move(this.#house, table)) return true;
    }
    return false;
  }

  /** In which AI seats may have their answers. Throws where no table waits for any. */
  async #aWhile(): Promise<void> {
    const tables = await Promise.all(this.#tables.map(({ id }) => loadTable(this.#house, id)));
    if (tables.every((table) => refused(table) || hasEnded(table)))
      throw new Error('All tables of the crowd have ended');
    await until(20);
  }

  async #timed(players: Players, asked: Asked): Promise<Choice> {
    const began = performance.now();
    const choice = players.choose(asked);
    this.#thoughts.push(
      choice.then(({ thought }) => ({
        milliseconds: performance.now() - began,
        searched: (thought?.playouts ?? 0) > 0,
      })),
    );
    return await choice;
  }

  async #opened(house: House, person: string, game: Game): Promise<Seated> {
    const place = { guild: `of-${person}`, channel: `of-${person}`, game: game.id } as const;
    const id = sure(await openTable(house, this.#act(person), { ...place, language: 'en' }));
    for (let seat = 1; seat < (game.seats[0] ?? 1); seat++)
      sure(await addAi(house, this.#act(person), id, (number) => `AI ${number}`, STRONGEST));
    sure(await startTable(house, this.#act(person), id));
    await playAis(house, id);
    return { id, person };
  }

  /** The person of that table moves at random; false where it does not wait for them. */
  async #move(house: House, { id, person }: Seated): Promise<boolean> {
    const made = await makeMove(house, this.#act(person), id, null, (game, view, seat) =>
      randomPath(game, view, seat, this.#chance),
    );
    return made !== REPEATED && !refused(made);
  }

  #act(person: string): Act {
    return {
      interaction: `crowd-${++this.#acts}`,
      at: this.#house.now(),
      person,
      name: person,
      manages: false,
    };
  }
}

function sure<T>(outcome: T | Refusal | Repeated): T {
  if (outcome === REPEATED || refused(outcome)) throw new Error('A table of the crowd was refused');
  return outcome;
}
