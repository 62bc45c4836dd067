import { PNG } from 'pngjs';
import { renderPicture } from '../../render/picture.ts';
import type { PictureRequest } from '../../render/request.ts';
import { createSeededChance, pickOne } from '../../src/engine/chance.ts';
import type { Game, Seat, Viewer } from '../../src/engine/game.ts';
import { listSituations } from '../../src/engine/plan.ts';
import { expectTrue } from './plain.ts';
import type { Setting, Spot, Step } from './spot.ts';
import { walkGame } from './walk.ts';

/** Samples picture requests from random games, with random settings and viewers; some show what a waiting seat foresees. */
export function samplePictures(
  game: Game,
  settings: readonly Setting[],
  seed: number,
  count: number,
): PictureRequest[] {
  const chance = createSeededChance(seed);
  return Array.from({ length: count }, (_, round) => {
    const spots = listShownSpots(game, pickOne(chance, settings), seed + round);
    const { spot, events } = pickOne(chance, spots);
    return createPictureRequest(game, spot, pickOne(chance, [...spot.views.keys()]), events);
  });
}

/** Throws unless the view renders as a PNG that is not empty and fits a phone. */
export async function expectDrawn(
  request: PictureRequest,
  painter: typeof renderPicture = renderPicture,
): Promise<void> {
  const { png, width, height } = await painter(request);
  expectTrue(png.subarray(1, 4).toString('latin1') === 'PNG', 'The picture is no PNG');
  expectTrue(width > 0 && width <= 1000 && height > 0, `The picture has ${width} by ${height} pixels`);
  const read = PNG.sync.read(png);
  expectTrue(read.width === width && read.height === height, 'The picture is not of the size it says');
}

interface ShownSpot {
  readonly spot: Spot;
  readonly events: readonly unknown[];
}

function listShownSpots(game: Game, setting: Setting, seed: number): ShownSpot[] {
  const spots: ShownSpot[] = [];
  let events: Step['entry']['events'] = [];
  walkGame(game, setting, seed, {
    at: (spot) => spots.push({ spot, events }),
    after: ({ entry }) => {
      events = entry.events;
    },
    end: () => {},
  });
  return spots;
}

function createPictureRequest(
  game: Game,
  { turn, views, seats, trees, played }: Spot,
  viewer: Viewer,
  events: readonly unknown[],
): PictureRequest {
  const view = views.get(viewer);
  const acting = turn.kind === 'act' ? turn.seats : [];
  const plans = viewer !== null && played % 2 === 0 && !acting.includes(viewer) && turn.kind === 'act';
  const foreseen = plans ? listSituations(game, view, viewer).at(-1)?.view : undefined;
  return {
    scene: game.id,
    view: foreseen ?? view,
    viewer,
    occupants: Array.from({ length: seats }, (_, seat) => ({
      name: `Player ${seat + 1}`,
      ai: seat % 2 === 1,
    })),
    turn: foreseen === undefined ? acting : [viewer as Seat],
    events: events.map((event) => game.seen(event, viewer, 'later')).filter((event) => event !== null),
    marks: viewer === null ? [] : getMarks(trees.get(viewer)),
    places: turn.kind === 'over' ? [...turn.standings] : null,
  };
}

function getMarks(tree: ReturnType<Spot['trees']['get']>): PictureRequest['marks'] {
  const choices = tree?.questions[0]?.question.choices ?? [];
  return choices.flatMap(({ at, mark }) => (at === undefined || mark === undefined ? [] : [{ at, mark }]));
}
