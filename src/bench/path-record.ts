import { type Chance, pickOne } from '../engine/chance.ts';
import type { Game, Seat } from '../engine/game.ts';
import { type Refusal, refused } from '../engine/refusal.ts';
import { seeded } from '../engine/seeded.ts';
import { earlier } from '../games/earlier.ts';
import { games } from '../games/registry.ts';
import { randomPlayers } from '../players/players.ts';
import { randomPath } from '../players/random.ts';
import type { Store } from '../store/open.ts';
import { type Act, REPEATED, type Repeated } from '../tables/act.ts';
import type { House } from '../tables/house.ts';
import { join } from '../tables/lobby/lobby.ts';
import { openTable } from '../tables/lobby/open.ts';
import { startTable } from '../tables/lobby/start.ts';
import { makeMove } from '../tables/move.ts';
import { loadTable, type Table, turnOf } from '../tables/table.ts';
import { claimBoard } from '../tables/telling/boards.ts';
import { boardsWithButtons, delivered } from '../tables/telling/news.ts';

/** Ids grow as Discord's do: 2²² a millisecond, here 60 000 ms apart. */
const FIRST_ID = 1_573_598_000_000_000_000n;
const APART = 60_000n << 22n;

/** Games played by the tables' own services as they are written into the file of data, with no Discord at all. */
export class GameRecord {
  readonly #house: House;
  readonly #chance: Chance = seeded(1);
  #ids = 0n;

  constructor(store: Store) {
    this.#house = {
      store,
      games,
      earlier,
      puzzles: [],
      now: () => 1_764_000_000_000 + Number(this.#ids) * 60_000,
      secret: () => Buffer.from(Array.from({ length: 32 }, () => this.#chance.draw(256))),
      players: randomPlayers(this.#chance),
      news: () => {},
      notice: () => {},
      wake: () => {},
      trouble: (error) => {
        throw error;
      },
    };
  }

  /** Plays whole games of everything in the registry in turn until at least so many moves are made; says how many. */
  async play(moves: number): Promise<number> {
    let made = 0;
    for (let nth = 0; made < moves; nth++) made += await this.#game(games[nth % games.length] as Game);
    return made;
  }

  async #game(game: Game): Promise<number> {
    const id = await this.#started(game);
    for (let made = 0; ; made++) {
      await this.#posted(id);
      const table = done(await loadTable(this.#house, id));
      const turn = turnOf(table);
      if (turn.kind === 'over') return made;
      await this.#move(table, pickOne(this.#chance, turn.seats));
    }
  }

  async #started(game: Game): Promise<number> {
    const wish = { guild: this.#id(), channel: this.#id(), game: game.id, language: 'en' as const };
    const id = done(await openTable(this.#house, this.#by(0), wish));
    for (let seat = 1; seat < game.seats[0]!; seat++) done(await join(this.#house, this.#by(seat), id));
    done(await startTable(this.#house, this.#by(0), id));
    return id;
  }

  async #move({ record, game }: Table, seat: Seat): Promise<void> {
    const compose = (_: Game, view: unknown) => ({ move: randomPath(game, view, seat, this.#chance).move });
    done(await makeMove(this.#house, this.#by(seat), record.id, record.version, compose));
  }

  /** As the announcer writes it down: a board is posted and the one before it loses its buttons. */
  async #posted(id: number): Promise<void> {
    const news = await claimBoard(this.#house, id);
    const older = (await boardsWithButtons(this.#house, id)).map(({ post }) => post);
    if (!news) return;
    const reached = { message: this.#id(), to: news.table.record.version };
    await delivered(this.#house, id, news.claim, reached, { retired: older, gone: [], left: false });
  }

  #by(seat: Seat): Act {
    const name = `Person ${seat + 1}`;
    const person = String(FIRST_ID + BigInt(seat));
    return { interaction: this.#id(), at: this.#house.now(), person, name, manages: false };
  }

  #id(): string {
    this.#ids++;
    return String(FIRST_ID + this.#ids * APART);
  }
}

function done<T>(outcome: T | Refusal | Repeated): T {
  if (refused(outcome)) throw new Error(`Refused: ${outcome.reason.key}`);
  if (outcome === REPEATED) throw new Error('An interaction acted twice');
  return outcome;
}
