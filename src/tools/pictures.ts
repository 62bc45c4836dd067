import { writeFileSync } from 'node:fs';
import { paint } from '../../render/picture.ts';
import type { Game, Seat, Turn, Viewer } from '../engine/game.ts';
import { play, start } from '../engine/kernel.ts';
import { defaults } from '../engine/options.ts';
import type { Choice } from '../engine/question.ts';
import { refused } from '../engine/refusal.ts';
import { seeded } from '../engine/seeded.ts';
import { forage } from '../games/forage/index.ts';
import { gostop } from '../games/gostop/index.ts';
import { moneyrun } from '../games/moneyrun/index.ts';
import { motox } from '../games/motox/index.ts';
import { randomPath } from '../players/random.ts';

/** The README's pictures, drawn again by `npm run pictures`. */

const NAMES = ['Mina', 'Theo', '지수', 'Rex'];

interface Shot {
  readonly file: string;
  readonly game: Game;
  readonly seats: number;
  readonly moves: number;
  /** Who looks: everybody, or whoever is to move. */
  readonly viewer: 'all' | 'mover';
}

const SHOTS: readonly Shot[] = [
  { file: 'render/readme/moneyrun.png', game: moneyrun, seats: 4, moves: 90, viewer: 'all' },
  { file: 'render/readme/gostop.png', game: gostop, seats: 2, moves: 10, viewer: 'mover' },
  { file: 'render/readme/motox.png', game: motox, seats: 4, moves: 264, viewer: 'mover' },
  { file: 'render/readme/forage.png', game: forage, seats: 4, moves: 16, viewer: 'mover' },
];

async function shoot({ file, game, seats, moves, viewer: who }: Shot): Promise<void> {
  const { state, events } = played(game, seats, moves);
  const viewer = who === 'all' ? null : moverOf(game.turn(state));
  const view = game.view(state, viewer);
  const turn = game.turn(state);
  const { png } = await paint({
    scene: game.id,
    view,
    viewer,
    sitters: NAMES.slice(0, seats).map((name) => ({ name, ai: false })),
    turn: turn.kind === 'act' ? turn.seats : [],
    events: events.map((event) => game.seen(event, viewer, 'later')).filter((event) => event !== null),
    marks: viewer === null ? [] : marks(game, view, viewer),
    places: null,
  });
  writeFileSync(new URL(`../../${file}`, import.meta.url), png);
}

function moverOf(turn: Turn): Viewer {
  return turn.kind === 'act' ? (turn.seats[0] ?? null) : null;
}

function played(game: Game, seats: number, moves: number) {
  const chance = seeded(20);
  const started = start(game, seats, defaults(game.options), chance);
  if (refused(started)) throw new Error(started.reason.key);
  let match = started.match;
  let events: readonly unknown[] = [];
  for (let made = 0; made < moves; made++) {
    const turn = game.turn(match.state);
    if (turn.kind === 'over') break;
    const seat = turn.seats[0] as Seat;
    const outcome = play(
      match,
      seat,
      randomPath(game, game.view(match.state, seat), seat, chance).move,
      chance,
    );
    if (refused(outcome)) throw new Error(outcome.reason.key);
    match = outcome.match;
    events = outcome.entry.events;
  }
  return { state: match.state, events };
}

/** What the panel marks at its first question, or else once that is answered with the last choice. */
function marks(game: Game, view: unknown, seat: Seat) {
  const first = game.next(view, seat, []);
  if (first.kind === 'ready') return [];
  const marked = first.choices.some(({ mark }) => mark !== undefined);
  const question = marked ? first : game.next(view, seat, [(first.choices.at(-1) as Choice).id]);
  const choices = question.kind === 'ready' ? first.choices : question.choices;
  return choices.flatMap(({ at, mark }) => (at !== undefined && mark !== undefined ? [{ at, mark }] : []));
}

for (const shot of SHOTS) await shoot(shot);
