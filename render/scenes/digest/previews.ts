import type { PictureRequest } from '../../request.ts';
import type { DigestFact, DigestView } from './types.ts';

function createPicture(view: DigestView, korean = false): PictureRequest {
  return {
    ...{ scene: 'digest', view, viewer: null, occupants: [], turn: [] },
    ...{ events: [], marks: [], places: null },
    ...(korean && { look: { language: 'ko' } }),
  };
}

function createFacts(
  ...told: readonly (readonly [DigestFact['kind'], head: string, about: string, words: string])[]
): readonly DigestFact[] {
  return told.map(([kind, head, about, words]) => ({ kind, head, about, words }));
}

const FULL: DigestView = {
  ...{ title: 'Letter of the week', week: '16–22 November', about: '7 people played' },
  ...{ count: 23, counted: 'games', posted: '23 Nov' },
  games: [
    { name: 'Go-Stop', count: 9 },
    { name: 'Runaround', count: 6 },
    { name: 'Forage', count: 4 },
    { name: 'MotoX', count: 3 },
    { name: 'Money Run', count: 1 },
  ],
  facts: createFacts(
    ['champion', 'Champion', '', 'Mina, Runaround league'],
    ['closest', 'Closest', 'Forage', 'Mina 24 · Theo 23 · Rex 9'],
    ['longest', 'Longest', 'MotoX · 212 moves', 'Theo, Mina, Jisu and Rex'],
    ['runs', 'Wins in a row', '', 'Mina 5 · Theo 3'],
    ['newcomers', 'New here', '', 'Rex, 지수 and 2 more'],
  ),
};

const KOREAN: DigestView = {
  ...{ title: '이번 주 소식', week: '11월 16일~22일', about: '7명이 참여' },
  ...{ count: 128, counted: '게임', posted: '11월 23일' },
  games: [
    { name: '고스톱', count: 61 },
    { name: '런어라운드', count: 40 },
    { name: '숨은 동전', count: 27 },
  ],
  facts: createFacts(
    ['champion', '우승', '', '고스톱 리그 지수'],
    ['closest', '가장 아슬아슬한 게임', '고스톱', '느긋한 볼프강 12 : 11 하늘'],
    ['longest', '가장 길었던 게임', '숨은 동전 · 212수', '하늘, 민서, 지수'],
    ['runs', '연승 중', '', '민서 5연승 · 지수 3연승'],
  ),
};

/** First match of a server, and a long name. */
const FIRST: DigestView = {
  ...FULL,
  ...{ about: '1 person played', count: 1, counted: 'game', week: '28 December – 3 January' },
  games: [{ name: 'The piecepack', count: 1 }],
  facts: createFacts([
    'newcomers',
    'New here',
    '',
    'Wolfgang the Unhurried of Somewhere Else, Esq. 🦊, and somebody else',
  ]),
};

/** Maximum content. */
const SIX: DigestView = {
  ...FULL,
  ...{ count: 12_345, about: '1234 people played' },
  games: [...FULL.games, { name: 'The piecepack', count: 1 }].map((game, nth) => ({
    ...game,
    count: 9_876 - nth * 1_900,
  })),
};

export const PREVIEWS: readonly PictureRequest[] = [
  createPicture(FULL),
  createPicture(KOREAN, true),
  createPicture(FIRST),
  createPicture(SIX),
];
