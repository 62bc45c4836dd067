import { type Film, film } from '../../render/film.ts';
import type { PictureRequest } from '../../render/request.ts';
import { pickOne } from '../engine/chance.ts';
import type { Game } from '../engine/game.ts';
import { advance, type Match, start } from '../engine/kernel.ts';
import { defaults } from '../engine/options.ts';
import { refused } from '../engine/refusal.ts';
import { seeded } from '../engine/seeded.ts';
import { games } from '../games/registry.ts';
import { randomPath } from '../players/random.ts';
import type { Part } from './part.ts';

/** What the film of a match costs: the best of some, for the set-up and {@link MOVES} moves. */
export interface FilmCost {
  readonly milliseconds: number;
  readonly kilobytes: number;
}

const MOVES = 100;
/** So many come first, until the code runs as fast as it does all day. */
const WARMING = 1;
const ROUNDS = 3;

/** A film of a hundred random moves of every game, with as many seats as can be, drawn and written in this thread. */
export const films: Part<Readonly<Record<string, FilmCost>>> = {
  name: 'films',
  run: async () => Object.fromEntries(games.map((game) => [game.id, cost(picturesOf(game))])),
  rows: (costs) =>
    Object.entries(costs).map(([id, { milliseconds, kilobytes }]) => [
      `${id}, film of ${MOVES} moves`,
      `${milliseconds.toFixed(0)} ms, ${kilobytes.toFixed(0)} KB`,
    ]),
};

function cost(pictures: readonly PictureRequest[]): FilmCost {
  let [made, best]: [Film | null, number] = [null, Number.POSITIVE_INFINITY];
  for (let round = -WARMING; round < ROUNDS; round++) {
    const began = performance.now();
    made = film(pictures);
    if (round >= 0) best = Math.min(best, performance.now() - began);
  }
  return { milliseconds: best, kilobytes: (made?.gif.length ?? 0) / 1024 };
}

/** Where a match ends before, the next one follows. */
function picturesOf(game: Game): readonly PictureRequest[] {
  const pictures: PictureRequest[] = [];
  for (let seed = 1; pictures.length <= MOVES; seed++) pictures.push(...matchOf(game, seed));
  return pictures.slice(0, MOVES + 1);
}

function* matchOf(game: Game, seed: number): Generator<PictureRequest> {
  const chance = seeded(seed);
  const started = start(game, Math.max(...game.seats), defaults(game.options), chance);
  if (refused(started)) throw new Error(`Refused: ${started.reason.key}`);
  let [match, events]: [Match, readonly unknown[]] = [started.match, []];
  for (let turn = game.turn(match.state); turn.kind === 'act'; turn = game.turn(match.state)) {
    yield picture(match, turn.seats, events);
    const seat = pickOne(chance, turn.seats);
    const { move } = randomPath(game, game.view(match.state, seat), seat, chance);
    const played = advance(match, seat, move, chance);
    if (refused(played)) throw new Error(`Refused: ${played.reason.key}`);
    [match, events] = [played.match, played.entry.events];
  }
}

function picture(
  { game, state, seats }: Match,
  turn: readonly number[],
  events: readonly unknown[],
): PictureRequest {
  return {
    scene: game.id,
    view: game.view(state, null),
    viewer: null,
    sitters: Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat + 1}`, ai: false })),
    turn,
    events: events.map((event) => game.seen(event, null, 'later')).filter((event) => event !== null),
    marks: [],
    places: null,
  };
}
