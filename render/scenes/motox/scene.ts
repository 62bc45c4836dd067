import type { MotoXEvent, MotoXView } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { getSuitColour, getSuitDark, getSuitPale } from '../../kit/colours.ts';
import {
  createMoveNumbers,
  drawMoveNumbers,
  filterDrawnEvents,
  findNumberedEvents,
} from '../../kit/move-numbers.ts';
import type { PictureRequest } from '../../request.ts';
import type { MoveEvents, Scene } from '../../scene.ts';
import { drawBike } from './bike.ts';
import { drawBikes, drawSpotlights, type ParkedBike, placeBikes } from './bikes.ts';
import { drawBoard, inPanels } from './board.ts';
import { type Field, getPictureSize, layOutField, toPicturePoint } from './field.ts';
import { drawGrowth } from './growth.ts';
import { drawGuides, getGuideRect, placeGuides } from './guides.ts';
import { drawFrames, drawMarks, drawStalks, placeBadges } from './marks.ts';
import { drawMoments } from './moments.ts';
import { drawSeatPlate, drawSpentCoins } from './plates.ts';
import { PREVIEWS } from './previews.ts';
import { drawRankFlag, getRank } from './rank.ts';
import { drawSigns, getSigns } from './signs.ts';
import { drawBursts, drawSkids, getCourse, hasTrace } from './skid.ts';
import { getSpaceMiddle, getTileCentre, parseSpace } from './track-geometry.ts';

/** Height of a flag, in spaces. */
const FLAG_HEIGHT = 0.68;

/** Kinds of events that leave something on the road; failing, passing and waiting change nothing. */
const ROAD_EVENT_KINDS: readonly MotoXEvent['kind'][] = ['rode', 'knocked', 'wiped'];

/** Kinds of events while the road is built, which include building. */
const BUILD_EVENT_KINDS: readonly MotoXEvent['kind'][] = [...ROAD_EVENT_KINDS, 'laid', 'raised'];

/** Scene of MotoX: a winding road of tiles with ramps, and motorcycles on it. */
export const motox: Scene = {
  id: 'motox',
  size: (view, look) => getPictureSize(view as MotoXView, look),
  previews: PREVIEWS,
  seatSign: {
    getColours: (pen, seat) => ({ colour: getSuitColour(pen, seat), pale: getSuitPale(pen, seat) }),
    draw: (pen, seat, x, y, size) => drawBike(pen, seat, 'right', x, y, size),
  },
  art: { preview: 1, rect: { x: 60, y: 180, width: 880, height: 680 } },
  drawn: pickDrawnEvents,
  alike: true,
  draw(pen, request, boxes) {
    const view = request.view as MotoXView;
    const on = layOutField(view, pen.look);
    const { height } = getPictureSize(view, pen.look);
    const standing = placeBikes(on, view);
    const numbers = getSigns(on, view);
    const leading = placeGuides(on, view, numbers);
    const flags = placeRankFlags(on, view, standing);
    const kept = [...leading.map(getGuideRect), ...flags.map(getRankRect)];
    const badges = placeBadges(request, view, on, standing, { signs: numbers, kept });
    drawBoard(pen, on, view);
    view.hands.forEach((_, seat) => {
      drawSeatPlate(pen, request, view, seat, height, boxes);
    });
    drawSpentCoins(pen, view, boxes);
    inPanels(pen, on, (panel) => drawGrowth(pen, request, view, on, panel));
    drawFrames(pen, view, on, badges, 'free');
    drawSpotlights(pen, request, standing);
    inPanels(pen, on, (panel) => drawSkids(pen, request, view, on, panel));
    drawBursts(pen, request, view, on);
    drawBikes(pen, standing, boxes);
    drawFrames(pen, view, on, badges, 'taken');
    drawStalks(pen, view, on, badges);
    drawGuides(pen, leading, boxes);
    drawSigns(pen, numbers, boxes);
    drawRankFlags(pen, flags);
    drawMarks(pen, badges, boxes);
    drawMoments(pen, request, view, on, boxes);
    numberMoves(pen, request, view, on, boxes);
  },
};

/** Returns the events that changed the road or happened on it. */
function pickDrawnEvents(request: PictureRequest): MoveEvents {
  const kinds = (request.view as MotoXView).phase === 'build' ? BUILD_EVENT_KINDS : ROAD_EVENT_KINDS;
  return filterDrawnEvents(request, ({ kind }: MotoXEvent) => kinds.includes(kind), hasTrace);
}

/** Draws the numbers of the rides if there are several. */
function numberMoves(pen: Pen, request: PictureRequest, view: MotoXView, on: Field, boxes: Boxes): void {
  const list = findNumberedEvents(request, hasTrace);
  const ways = createMoveNumbers(list, (event) =>
    event.kind === 'rode'
      ? { way: getCourse(view, on, event), colour: getSuitDark(pen, event.seat) }
      : { way: [], colour: '' },
  );
  drawMoveNumbers(pen, boxes, ways);
}

/** A small flag on a bike, with its place in the race. */
interface RankFlag {
  readonly seat: number;
  readonly rank: number;
  readonly x: number;
  readonly y: number;
  /** Scale of the flag; 1 is 44 pixels high. */
  readonly scale: number;
}

/** Places the flag of every bike in the race at the corner of its space that is away from the tile's number. */
function placeRankFlags(on: Field, view: MotoXView, bikes: readonly ParkedBike[]): readonly RankFlag[] {
  if (view.phase !== 'race') return [];
  const scale = (on.cell * FLAG_HEIGHT) / 44;
  return bikes.flatMap(({ seat, x, y, posture }) => {
    const place = parseSpace(view.track, view.bikes[seat]?.at ?? '');
    if (!place || posture === 'lying') return [];
    const tile = toPicturePoint(on, place.tile, getTileCentre(view.track[place.tile] ?? { x: 0, y: 0 }));
    const space = toPicturePoint(on, place.tile, getSpaceMiddle(view.track, place));
    const away = { x: Math.sign(space.x - tile.x), y: Math.sign(space.y - tile.y) };
    const at = { x: x + away.x * on.cell * 0.56, y: y + away.y * on.cell * 0.4 };
    return [{ seat, rank: getRank(view, seat), scale, ...at }];
  });
}

/** Returns the rectangle of a flag. */
function getRankRect({ x, y, scale }: RankFlag): Rect {
  return { x: x - 20 * scale, y: y - 21 * scale, width: 46 * scale, height: 43 * scale };
}

/** Draws the flags. */
function drawRankFlags(pen: Pen, list: readonly RankFlag[]): void {
  for (const { seat, rank, x, y, scale } of list) drawRankFlag(pen, rank, seat, x, y, scale);
}
