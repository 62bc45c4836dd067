import { SAMPLE_AVATARS } from '../../kit/sample-avatars.ts';
import type { PictureRequest } from '../../request.ts';
import type { LeagueCell, LeagueLine, LeagueView, LeagueWords } from './types.ts';

const EN: LeagueWords = {
  played: 'P',
  won: 'W',
  drawn: 'D',
  lost: 'L',
  difference: '+/−',
  points: 'Pts',
  free: 'free',
};
const KO: LeagueWords = {
  played: '경기',
  won: '승',
  drawn: '무',
  lost: '패',
  difference: '득실',
  points: '점수',
  free: '빈자리',
};

const NAMES = [
  ...['Theo', 'Mina', '지수', 'Rex 🦖', 'Ada', 'Wolfgang the Unhurried of Somewhere Else', 'Bo', '하늘'],
  ...['Noor', 'Ines', '민준', 'Kai', 'Zoë', '서연', 'Lou', 'Olga'],
];

/** Returns a result; the higher-placed player mostly wins, later matches are not yet played. */
function createCell(row: number, other: number, nth: number, done: number): LeagueCell {
  const [one, two] = row < other ? [row, other] : [other, row];
  const order = (one * 7 + two * 3 + nth * 5) % 20;
  if (order >= done) return order === done ? 'now' : 'open';
  if (order % 9 === 4) return 'drawn';
  const isUpset = order % 5 === 3;
  return row < other !== isUpset ? 'won' : 'lost';
}

function createRows(count: number, times: number, done: number, drawn: boolean): readonly LeagueLine[] {
  return NAMES.slice(0, count).map((name, row) => {
    const cells = Array.from({ length: count }, (_, other) =>
      other === row
        ? []
        : Array.from({ length: times }, (_, nth) =>
            resolveDraw(createCell(row, other, nth, done), drawn, row < other),
          ),
    );
    const all = cells.flat();
    const sum = (wanted: LeagueCell) => all.filter((one) => one === wanted).length;
    const [won, lost, level] = [sum('won'), sum('lost'), sum('drawn')];
    const left = row === count - 1 && count > 4;
    return {
      name,
      place: row + 1,
      left,
      won,
      lost,
      drawn: level,
      difference: (won - lost) * 7,
      points: 2 * won + level,
      cells,
    };
  });
}

function resolveDraw(one: LeagueCell, drawn: boolean, isHigher: boolean): LeagueCell {
  if (one !== 'drawn' || drawn) return one;
  return isHigher ? 'won' : 'lost';
}

function createPicture(view: LeagueView, korean = false): PictureRequest {
  return {
    ...{ scene: 'league', view, viewer: null, occupants: [], turn: [], events: [], marks: [], places: null },
    ...(korean && { look: { language: 'ko' } }),
  };
}

const createEntrants = (count: number): readonly LeagueLine[] =>
  createRows(count, 1, 0, false).map((row) => ({ ...row, cells: [], left: false }));

/** Gives two of three entrants an avatar. */
function withSample(line: LeagueLine, nth: number): LeagueLine {
  const sample = nth % 3 === 1 ? undefined : SAMPLE_AVATARS[(nth * 2) % 3];
  return sample ? { ...line, avatar: sample.id } : line;
}

export const PREVIEWS: readonly PictureRequest[] = [
  createPicture({
    ...{
      game: 'runaround',
      title: 'League of Runaround',
      about: '9 of 15 played',
      phase: 'running',
      words: EN,
    },
    rows: createRows(6, 1, 12, false),
  }),
  createPicture({
    ...{ game: 'moneyrun', title: 'League of Money Run', about: 'Final standings', phase: 'over', words: EN },
    rows: createRows(16, 2, 20, true),
  }),
  createPicture(
    {
      ...{ game: 'gostop', title: '고스톱 리그', about: '56경기 중 31경기', phase: 'running', words: KO },
      rows: createRows(8, 2, 13, true),
    },
    true,
  ),
  createPicture({
    ...{ game: 'forage', title: 'League of Forage', about: '5 people', phase: 'entering', words: EN },
    rows: createEntrants(5),
  }),
  createPicture(
    {
      ...{ game: 'motox', title: 'MotoX 리그', about: '16명', phase: 'entering', words: KO },
      rows: createEntrants(16),
    },
    true,
  ),
  createPicture({
    ...{ game: 'runaround', title: 'League of Runaround', about: '0 people', phase: 'entering', words: EN },
    rows: [],
  }),
  {
    ...createPicture({
      ...{ game: 'gostop', title: 'League of Go-Stop', about: '8 of 15 played', phase: 'running', words: EN },
      rows: createRows(6, 1, 10, false).map(withSample),
    }),
    avatars: SAMPLE_AVATARS,
  },
  {
    ...createPicture({
      ...{ game: 'forage', title: 'League of Forage', about: '5 people', phase: 'entering', words: EN },
      rows: createEntrants(5).map(withSample),
    }),
    avatars: SAMPLE_AVATARS,
  },
];
