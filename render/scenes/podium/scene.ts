import { drawGameArt } from '../../game-art.ts';
import { getKitHues } from '../../kit/colours.ts';
import { SAMPLE_AVATARS } from '../../kit/sample-avatars.ts';
import { drawTitlePlate } from '../../kit/title-plate.ts';
import type { PictureRequest } from '../../request.ts';
import type { Scene } from '../../scene.ts';
import { getStageRect, getTitleRect, HEIGHT, WIDTH } from './measures.ts';
import { drawStageConfetti, drawStep } from './steps.ts';
import type { PodiumView } from './types.ts';

const PREVIEWS: readonly PictureRequest[] = [
  createPicture({
    ...{ game: 'runaround', title: 'League of Runaround', about: '6 people · 15 matches' },
    placed: [
      { name: 'Mina', place: 1, about: '10 points', tie: null },
      { name: 'Theo', place: 2, about: '8 points', tie: null },
      { name: 'Rex 🦖', place: 3, about: '5 points', tie: null },
    ],
  }),
  createPicture(
    {
      ...{ game: 'gostop', title: '고스톱 리그', about: '16명 · 240경기' },
      placed: [
        { name: '지수', place: 1, about: '52점', tie: null },
        { name: '느긋하고 느긋하고 또 느긋한 볼프강', place: 2, about: '49점', tie: '득실 +31' },
        { name: '하늘', place: 3, about: '49점', tie: '득실 +12' },
      ],
    },
    true,
  ),
  createPicture({
    ...{ game: 'moneyrun', title: 'Cup of Money Run', about: '11 people · 10 matches' },
    placed: [
      { name: 'Wolfgang the Unhurried of Somewhere Else', place: 1, about: null, tie: null },
      { name: 'Mina', place: 2, about: null, tie: null },
      { name: 'Theo', place: 3, about: null, tie: null },
      { name: 'Olga', place: 3, about: null, tie: null },
    ],
  }),
  createPicture({
    ...{ game: 'motox', title: 'Cup of MotoX', about: '3 people · 2 matches' },
    placed: [
      { name: 'Bo', place: 1, about: null, tie: null },
      { name: 'Zoë', place: 2, about: null, tie: null },
    ],
  }),
  {
    ...createPicture({
      ...{ game: 'forage', title: 'League of Forage', about: '5 people · 10 matches' },
      placed: [
        { name: 'Mina', place: 1, about: '8 points', tie: null, avatar: 'sample-dusk' },
        { name: 'Noor Ada', place: 2, about: '6 points', tie: null },
        { name: '하늘', place: 3, about: '5 points', tie: null, avatar: 'sample-reef' },
      ],
    }),
    avatars: SAMPLE_AVATARS,
  },
  createPicture({
    ...{ game: 'forage', title: 'Cup of Forage', about: '4 people · 3 matches' },
    placed: [
      { name: 'Theo', place: 1, about: null, tie: null },
      { name: 'Olga', place: 2, about: null, tie: null },
      { name: 'Bo', place: 3, about: null, tie: null },
      { name: '하늘', place: 3, about: null, tie: null },
    ],
  }),
];

/** Result of a league or a cup: the best players on their steps. */
export const podium: Scene = {
  id: 'podium',
  previews: PREVIEWS,
  size: () => ({ width: WIDTH, height: HEIGHT }),
  draw(pen, request, boxes) {
    const view = request.view as PodiumView;
    pen.fillStyle = getKitHues(pen).table;
    pen.fillRect(0, 0, WIDTH, HEIGHT);
    drawGameArt(pen, view.game, { x: 0, y: 0, width: WIDTH, height: HEIGHT }, 0.45);
    drawTitlePlate(pen, getTitleRect(pen.look), view, boxes);
    boxes.note('plate', 'stage', getStageRect(pen.look));
    drawStageConfetti(pen, view);
    for (const nth of view.placed.keys()) drawStep(pen, view, nth, boxes);
  },
};

function createPicture(view: PodiumView, korean = false): PictureRequest {
  return {
    ...{ scene: 'podium', view, viewer: null, occupants: [], turn: [], events: [], marks: [], places: null },
    ...(korean && { look: { language: 'ko' } }),
  };
}
