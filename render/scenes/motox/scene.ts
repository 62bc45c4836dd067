import type { MotoXView } from '../../../src/games/motox/types.ts';
import { getSuitColour, getSuitPale } from '../../kit/colours.ts';
import type { Scene } from '../../scene.ts';
import { drawBike } from './bike.ts';
import { drawBikes, drawSpotlights, placeBikes } from './bikes.ts';
import { drawBoard, inPanels } from './board.ts';
import { pickDrawnEvents } from './drawn-events.ts';
import { getPictureSize, layOutField } from './field.ts';
import { drawGrowth } from './growth.ts';
import { drawGuides, getGuideRect, placeGuides } from './guides.ts';
import { drawFrames, drawMarks, drawStalks, placeBadges } from './marks.ts';
import { drawMoments } from './moments.ts';
import { numberMoves } from './number-moves.ts';
import { drawSeatPlate, drawSpentCoins } from './plates.ts';
import { PREVIEWS } from './previews.ts';
import { drawRankFlags, getRankRect, placeRankFlags } from './rank-flags.ts';
import { drawSigns, getSigns } from './signs.ts';
import { drawBursts, drawSkids } from './skid.ts';

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
