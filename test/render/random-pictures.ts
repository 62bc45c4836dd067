import type { PictureRequest } from '../../render/request.ts';
import { type Chance, createSeededChance, pickOne } from '../../src/engine/chance.ts';
import type { Game, Turn, Viewer } from '../../src/engine/game.ts';
import { advance, listSteps, type Match, start } from '../../src/engine/kernel.ts';
import type { OptionValue } from '../../src/engine/options.ts';
import type { Path } from '../../src/engine/question.ts';
import { refused } from '../../src/engine/refusal.ts';

/** Names that are hard to fit: long, Hangul, emoji of several characters. */
const OCCUPANTS: PictureRequest['occupants'] = [
  { name: 'Dana', ai: true },
  { name: '민서', ai: false },
  { name: 'Wolfgang Amadeus the Very Long Name', ai: true, portrait: 'owl' },
  { name: '하늘처럼 아주아주 기다란 이름 👩‍🚀🦊', ai: true, portrait: 'sparrow' },
];

/** Maximum number of moves of a random game, because those without a bound never end. */
const MAX_GAME_MOVES = 600;

/** Yields the pictures of a random game for each viewer, at every few positions and at the end. */
export function* walkPictures(game: Game, round: number, every: number): Generator<PictureRequest> {
  const chance = createSeededChance(round);
  let match = openRandomMatch(game, round);
  let events: readonly unknown[] = [];
  for (let made = 0; made < MAX_GAME_MOVES; made++) {
    const turn = game.turn(match.state);
    if (turn.kind === 'over' || (made + round) % every === 0) yield* listShownPictures(match, turn, events);
    if (turn.kind === 'over') return;
    const seat = pickOne(chance, turn.seats);
    const move = chooseMove(game, game.view(match.state, seat), seat, chance);
    const played = advance(match, seat, move, chance);
    if (refused(played)) throw new Error(`A move that was offered is refused: ${played.reason.key}`);
    match = played.match;
    events = played.entry.events;
  }
}

/** Chooses answers at random until the move is complete. */
function chooseMove(game: Game, view: unknown, seat: number, chance: Chance): unknown {
  for (let path: Path = []; ; ) {
    const question = game.next(view, seat, path);
    if (question.kind === 'ready') return question.move;
    path = [...path, pickOne(chance, [...listSteps(question)])];
  }
}

function openRandomMatch(game: Game, round: number): Match {
  const chance = createSeededChance(round + 10_000);
  for (;;) {
    const options = Object.fromEntries(
      game.options.map(({ id, values }): [string, OptionValue] => [id, pickOne(chance, values)]),
    );
    const started = start(game, pickOne(chance, game.seats), options, chance);
    if (!refused(started)) return started.match;
  }
}

function* listShownPictures(match: Match, turn: Turn, events: readonly unknown[]): Generator<PictureRequest> {
  const { game, state, seats } = match;
  const acting = turn.kind === 'act' ? turn.seats : [];
  for (const viewer of [null, ...acting] as Viewer[]) {
    const view = game.view(state, viewer);
    const seen = events.map((event) => game.seen(event, viewer, 'later')).filter((event) => event !== null);
    yield {
      scene: game.id,
      view,
      viewer,
      occupants: OCCUPANTS.slice(0, seats),
      turn: acting,
      events: seen,
      marks: viewer === null ? [] : listMarks(game, view, viewer),
      places: turn.kind === 'over' ? turn.standings : null,
    };
  }
}

/** Returns the marks of the first question with any, along the path of first answers. */
function listMarks(game: Game, view: unknown, seat: number): PictureRequest['marks'] {
  for (let path: Path = []; ; ) {
    const question = game.next(view, seat, path);
    if (question.kind === 'ready') return [];
    const marked = question.choices.flatMap(({ at, mark }) => (at && mark ? [{ at, mark }] : []));
    const first = question.choices[0];
    if (marked.length > 0 || !first) return marked;
    path = [...path, first.id];
  }
}
