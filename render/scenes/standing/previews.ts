import { SAMPLE_AVATARS } from '../../kit/sample-avatars.ts';
import type { PictureRequest } from '../../request.ts';
import { START_RATING } from './scale.ts';
import type { StandingLine, StandingView } from './types.ts';

type ViewSpec = Pick<StandingView, 'name' | 'about' | 'avatar'> &
  Partial<Pick<StandingView, 'medals' | 'rivals'>> & {
    readonly count: number;
    readonly days: readonly string[];
    readonly games: readonly (readonly [name: string, about: string, gain: number])[];
  };

/** Creates matches of these games in turn, with ups and downs; always the same. */
function createView({ games, count, days, ...said }: ViewSpec): StandingView {
  const lines = games.map(([name, about, gain], nth) =>
    createLine({ name, about }, nth, games.length, count, gain),
  );
  const last = Math.max(1, days.length - 1);
  const numbers = days.map((words, at) => ({ number: Math.round(1 + ((count - 1) * at) / last), words }));
  return { medals: [0, 0, 0], rivals: null, ...said, count, lines, days: numbers };
}

function createLine(
  said: Pick<StandingLine, 'name' | 'about'>,
  nth: number,
  games: number,
  count: number,
  gain: number,
): StandingLine {
  const numbers = Array.from({ length: count }, (_, at) => at + 1).filter(
    (one) => getMatchGame(one, games) === nth,
  );
  const ratings = numbers.map((number, at) => computeRating(number, (at + 1) / numbers.length, nth, gain));
  const points = numbers.map((number, at) => ({ number, rating: ratings[at] ?? START_RATING }));
  const first = { number: (numbers[0] ?? 1) - 1, rating: START_RATING };
  return { ...said, rating: ratings.at(-1) ?? START_RATING, points: [first, ...points] };
}

/** Returns the game of a match. */
function getMatchGame(number: number, games: number): number {
  return ((number * number + Math.floor(number / 3)) % 7) % games;
}

function computeRating(number: number, part: number, nth: number, gain: number): number {
  const swing = Math.sin(number * (0.9 - nth * 0.1) + nth) * 22 + Math.sin(part * 7 + nth * 2) * 35;
  return Math.round(START_RATING + gain * Math.sqrt(part) + swing);
}

function createPicture(of: ViewSpec, korean = false): PictureRequest {
  return {
    ...{ scene: 'standing', view: createView(of), viewer: null, occupants: [], turn: [] },
    ...{ events: [], marks: [], places: null },
    ...(korean && { look: { language: 'ko' } }),
  };
}

const FIVE: ViewSpec = {
  ...{ name: 'Theo', about: 'Ratings · won 25 of 47', count: 41 },
  days: ['3 May', '20 May', '11 Jun', '2 Jul', '30 Jul'],
  games: [
    ['Runaround', 'Won 9 of 14 · 3 in a row', 210],
    ['Forage', 'Won 6 of 12', 60],
    ['Go-Stop', 'Won 5 of 10', -90],
    ['MotoX', 'Won 4 of 7 · 2 in a row', 130],
    ['Money Run', 'Won 1 of 4', -160],
  ],
  medals: [2, 1, 3],
  rivals: {
    head: 'Head-to-head',
    outcomes: { won: 'won', drawn: 'drawn', lost: 'lost' },
    each: [
      { name: 'Mina', won: 12, drawn: 2, lost: 9 },
      { name: 'Wolfgang the Unhurried of Somewhere Else', won: 1, drawn: 0, lost: 8 },
      { name: 'Rex 🦖', won: 4, drawn: 0, lost: 0 },
    ],
  },
};

const ONE: ViewSpec = {
  ...{ name: 'Mina', about: 'Ratings · won 12 of 24', count: 24 },
  days: ['28 Sep', '9 Oct', '1 Nov', '22 Nov'],
  games: [['Go-Stop', 'Won 12 of 24 · 4 in a row', 140]],
};

/** A long name, and the first of all matches. */
const FIRST: ViewSpec = {
  ...{ name: 'Wolfgang the Unhurried of Somewhere Else, Esq. 🦊', about: 'Ratings · won 1 of 1', count: 1 },
  days: ['22 Nov'],
  games: [['Runaround', 'Won 1 of 1', 40]],
};

const KOREAN: ViewSpec = {
  ...{ name: '느긋하고 느긋하고 또 느긋한 볼프강', about: '레이팅 · 300판 141승', count: 300 },
  days: ['2025년 5월', '2025년 11월', '2026년 4월', '2026년 11월'],
  games: [
    ['고스톱', '181판 92승 · 12연승', 190],
    ['런어라운드', '119판 49승', -60],
  ],
  medals: [0, 12, 0],
  rivals: {
    head: '상대 전적',
    outcomes: { won: '승', drawn: '무', lost: '패' },
    each: [
      { name: '지수', won: 120, drawn: 3, lost: 141 },
      { name: '느긋하고 느긋하고 또 느긋한 볼프강', won: 9, drawn: 1, lost: 10 },
    ],
  },
};

/** Maximum number of games. */
const SIX: ViewSpec = {
  ...FIVE,
  about: 'Ratings · won 123 of 456',
  count: 90,
  games: [...FIVE.games, ['The piecepack', 'Won 123 of 456 · 12 in a row', 30]],
};

export const PREVIEWS: readonly PictureRequest[] = [
  createPicture(FIVE),
  createPicture(ONE),
  createPicture(FIRST),
  createPicture(KOREAN, true),
  createPicture(SIX),
  {
    ...createPicture({
      ...{ ...ONE, avatar: SAMPLE_AVATARS[1].id, medals: [1, 0, 0] },
      rivals: {
        ...{ head: 'Head-to-head', outcomes: { won: 'won', drawn: 'drawn', lost: 'lost' } },
        each: [{ name: 'Theo', avatar: SAMPLE_AVATARS[0].id, won: 10, drawn: 2, lost: 11 }],
      },
    }),
    avatars: [SAMPLE_AVATARS[1], SAMPLE_AVATARS[0]],
  },
];
