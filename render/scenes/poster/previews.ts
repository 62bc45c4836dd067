import { endPreview } from '../../kit/preview.ts';
import { SAMPLE_AVATARS } from '../../kit/sample-avatars.ts';
import type { PictureRequest } from '../../request.ts';
import { PREVIEWS as CHANCES } from '../chances/previews.ts';
import type { ChancesView } from '../chances/types.ts';
import { PREVIEWS as FORAGE } from '../forage/previews.ts';
import { PREVIEWS as GOSTOP } from '../gostop/previews.ts';
import { PREVIEWS as MOTOX } from '../motox/previews.ts';
import { PREVIEWS as PIECEPACK } from '../piecepack/previews.ts';
import type { PosterView } from './types.ts';

/** Creates a poster from the end of a game's previews. */
function createPoster(
  boards: readonly PictureRequest[],
  chances: number | null,
  words: Omit<PosterView, 'game' | 'board' | 'chances' | 'seal'>,
  korean = false,
): PictureRequest {
  const end = boards.find(({ places }) => places) ?? boards[0];
  if (!end) throw new Error('There is no preview of an ended match');
  const judged = chances === null ? null : (CHANCES[chances]?.view as ChancesView);
  const head = korean ? '승률' : 'Chances';
  const view: PosterView = {
    ...words,
    game: end.scene,
    seal: words.best === null ? null : korean ? '사진 판정' : 'Photo finish',
    board: end.view,
    chances: judged && { head, count: judged.count, points: judged.points },
  };
  return {
    ...endPreview({ ...end, scene: 'poster', view, events: [] }),
    ...(korean && { look: { language: 'ko' } }),
  };
}

/** Gives every person of a poster an avatar. */
function withSamples(request: PictureRequest): PictureRequest {
  const occupants = request.occupants.map((one, seat) => {
    const sample = SAMPLE_AVATARS[seat % 3];
    return one.ai || !sample ? one : { ...one, avatar: sample.id };
  });
  return { ...request, occupants, avatars: SAMPLE_AVATARS };
}

const FORAGE_POSTER = createPoster(FORAGE, 2, {
  ...{
    title: 'Forage',
    result: 'Dana wins.',
    date: '28 November 2026',
    place: 'Board game night · #forage',
  },
  best: {
    ...{ head: 'Best move · 31', about: '42% → 78%' },
    words: 'Dana runs from e4 to e7 and takes three coins that 민서 had left behind.',
  },
});

export const PREVIEWS: readonly PictureRequest[] = [
  FORAGE_POSTER,
  createPoster(
    GOSTOP,
    1,
    {
      ...{
        title: '고스톱',
        result: 'Dana 승리.',
        date: '2026년 11월 28일',
        place: '보드게임 모임 · #고스톱',
      },
      best: {
        ...{ head: '최고의 수 · 12', about: '31% → 66%' },
        words: 'Dana가 3월 광으로 바닥의 3월 띠를 가져오고, 8월 광까지 뒤집어 삼광을 만듭니다.',
      },
    },
    true,
  ),
  createPoster(MOTOX, null, {
    ...{
      title: 'Wolfgang’s very long race through the canyon of canyons',
      result: 'Wolfgang the Unhurried of Somewhere Else and 민서 share the win.',
      date: '1 December 2026',
      place: 'A server with a name that has no end at all · #a-channel-with-a-name',
    },
    best: null,
  }),
  {
    ...createPoster(PIECEPACK, null, {
      ...{
        title: 'Free table',
        result: 'The game is over.',
        date: '28 November 2026',
        place: 'Night · #free',
      },
      best: null,
    }),
    places: null,
  },
  withSamples(FORAGE_POSTER),
];
