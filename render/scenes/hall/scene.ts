import { getKitHues } from '../../kit/colours.ts';
import { SAMPLE_AVATARS } from '../../kit/sample-avatars.ts';
import { drawTitlePlate } from '../../kit/title-plate.ts';
import type { PictureRequest } from '../../request.ts';
import type { Scene } from '../../scene.ts';
import { drawCabinet } from './cabinet.ts';
import { getPictureHeight, getTitleRect, WIDTH } from './measures.ts';
import type { HallCup, HallView } from './types.ts';

const CHAMPIONS: readonly HallCup[] = [
  { kind: 'champion', game: 'runaround', head: 'Runaround', name: 'Mina', about: 'Rating 1240' },
  { kind: 'champion', game: 'forage', head: 'Forage', name: 'Theo', about: 'Rating 1187' },
  {
    ...{ kind: 'champion', game: 'motox', head: 'MotoX' },
    ...{ name: 'Wolfgang the Unhurried of Somewhere Else', about: 'Rating 1322' },
  },
  { kind: 'champion', game: 'moneyrun', head: 'Money Run', name: '지수', about: 'Rating 1098' },
  { kind: 'champion', game: 'gostop', head: 'Go-Stop', name: 'Rex 🦖', about: 'Rating 1410' },
];

const RECORDS: readonly HallCup[] = [
  { kind: 'record', game: null, head: 'Longest streak', name: 'Mina', about: '9 wins in a row' },
  { kind: 'record', game: 'gostop', head: 'Go-Stop', name: 'Theo', about: 'biggest hand: 136 points' },
  { kind: 'title', game: 'moneyrun', head: 'Cup of Money Run', name: 'Olga', about: '21 November 2026' },
];

const PREVIEWS: readonly PictureRequest[] = [
  createPicture({ title: 'Hall of fame', about: 'Board game night', cups: [...CHAMPIONS, ...RECORDS] }),
  createPicture(
    {
      ...{ title: '명예의 전당', about: '아주 아주 긴 이름을 가진 보드게임 모임 서버' },
      cups: [
        { kind: 'champion', game: 'gostop', head: '고스톱', name: '하늘', about: '레이팅 1310' },
        { kind: 'record', game: null, head: '최다 연승', name: '느긋하고 느긋한 볼프강', about: '7연승' },
        { kind: 'title', game: 'gostop', head: '고스톱 리그', name: '지수', about: '2026년 11월 21일' },
      ],
    },
    true,
  ),
  createPicture({ title: 'Hall of fame', about: '', cups: CHAMPIONS.slice(0, 1) }),
  {
    ...createPicture({
      ...{ title: 'Hall of fame', about: 'Board game night' },
      cups: [...CHAMPIONS, ...RECORDS].map((cup, nth) => ({ ...cup, ...pickSample(nth) })),
    }),
    avatars: SAMPLE_AVATARS,
  },
];

/** Hall of fame of a server: a cabinet of cups. */
export const hall: Scene = {
  id: 'hall',
  previews: PREVIEWS,
  size: (view) => ({ width: WIDTH, height: getPictureHeight(view as HallView) }),
  alike: true,
  draw(pen, request, boxes) {
    const view = request.view as HallView;
    pen.fillStyle = getKitHues(pen).table;
    pen.fillRect(0, 0, WIDTH, getPictureHeight(view));
    drawTitlePlate(pen, getTitleRect(), view, boxes);
    drawCabinet(pen, view, boxes);
  },
};

function createPicture(view: HallView, korean = false): PictureRequest {
  return {
    ...{ scene: 'hall', view, viewer: null, occupants: [], turn: [], events: [], marks: [], places: null },
    ...(korean && { look: { language: 'ko' } }),
  };
}

/** Returns an avatar for two of three cups. */
function pickSample(nth: number): Pick<HallCup, 'avatar'> {
  const sample = nth % 3 === 1 ? undefined : SAMPLE_AVATARS[(nth * 2) % 3];
  return sample ? { avatar: sample.id } : {};
}
