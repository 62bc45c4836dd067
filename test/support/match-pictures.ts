import type { PictureRequest } from '../../render/request.ts';
import { pickRandomPath } from '../../src/ai/random-path.ts';
import { createSeededChance, pickOne } from '../../src/engine/chance.ts';
import type { Game } from '../../src/engine/game.ts';
import { advance, start } from '../../src/engine/kernel.ts';
import { getDefaultOptions } from '../../src/engine/options.ts';
import { refused } from '../../src/engine/refusal.ts';

const NAMES = ['Mina', 'Theo', '지수', 'Rex'];

/** Returns the public pictures of a random match: the set-up and up to `moves` moves. */
export function getMatchPictures(game: Game, moves: number, seed = 1): readonly PictureRequest[] {
  const seats = Math.max(...game.seats);
  const chance = createSeededChance(seed);
  const started = start(game, seats, getDefaultOptions(game.options), chance);
  if (refused(started)) throw new Error(started.reason.key);
  let [match, events]: [typeof started.match, readonly unknown[]] = [started.match, []];
  const pictures: PictureRequest[] = [];
  for (;;) {
    const turn = game.turn(match.state);
    pictures.push({
      scene: game.id,
      view: game.view(match.state, null),
      viewer: null,
      occupants: NAMES.slice(0, seats).map((name) => ({ name, ai: false })),
      turn: turn.kind === 'act' ? turn.seats : [],
      events: events.map((event) => game.seen(event, null, 'later')).filter((event) => event !== null),
      marks: [],
      places: turn.kind === 'over' ? turn.standings : null,
    });
    if (turn.kind === 'over' || pictures.length > moves) return pictures;
    const seat = pickOne(chance, turn.seats);
    const { move } = pickRandomPath(game, game.view(match.state, seat), seat, chance);
    const played = advance(match, seat, move, chance);
    if (refused(played)) throw new Error(played.reason.key);
    [match, events] = [played.match, played.entry.events];
  }
}
