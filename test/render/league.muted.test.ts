import { beforeAll, describe, expect, it } from 'vitest';
import { getScene } from '../../render/registry.ts';
import type { PictureRequest } from '../../render/request.ts';
import type { CupView } from '../../render/scenes/cup/types.ts';
import type { LeagueCell, LeagueView } from '../../render/scenes/league/types.ts';
import type { PodiumView } from '../../render/scenes/podium/types.ts';
import { expectTidyPicture } from './expect-tidy.ts';
import { getBoxes } from './get-boxes.ts';
import { muteCanvas } from './mute-canvas.ts';

const NAME = '느긋하고 느긋하고 또 느긋한 볼프강 아마데우스 of Somewhere Else';
const LOOKS = [{}, { large: true, strong: true }] as const;
const CELLS: readonly LeagueCell[] = ['won', 'lost', 'drawn', 'now', 'open'];
const WORDS = {
  ...{ played: '경기', won: '승', drawn: '무', lost: '패' },
  ...{ difference: '+/−', points: '점수', free: '빈자리' },
};

function createRequest(scene: string, view: unknown): PictureRequest {
  return { scene, view, viewer: null, occupants: [], turn: [], events: [], marks: [], places: null };
}

/** Creates a league of `count` people with long names who meet `times` times; `level` includes draws. */
function createLeagueView(
  count: number,
  times: number,
  level: boolean,
  phase: LeagueView['phase'],
): LeagueView {
  const rows = Array.from({ length: count }, (_, row) => ({
    ...{ name: `${row} ${NAME}`, place: row + 1, left: row % 3 === 0 },
    ...{ won: 28, drawn: level ? 11 : 0, lost: 19, difference: row % 2 ? -12_345 : 1_234, points: 60 },
    cells: Array.from({ length: count }, (_, other) =>
      other === row
        ? []
        : Array.from({ length: times }, (_, nth) => CELLS[(row + other + nth) % 5] ?? 'open'),
    ),
  }));
  return {
    game: 'motox',
    title: `League of ${NAME}`,
    about: '240경기 중 120경기',
    rows,
    phase,
    words: WORDS,
  };
}

function createCupView(rounds: number): CupView {
  const side = { name: NAME, won: true, score: -1_234 };
  const name = '4라운드 중 1라운드';
  return {
    ...{ game: 'motox', title: `Cup of ${NAME}`, about: '15 of 15 played', winner: NAME },
    rounds: Array.from({ length: rounds }, (_, at) => ({
      name,
      matches: Array.from({ length: 2 ** (rounds - 1 - at) }, (_, nth) => ({
        ...{
          first: side,
          second: nth % 2 ? { ...side, won: false } : { name: null, won: null, score: null },
        },
        ...{ now: nth % 3 === 1, bye: at === 0 && nth % 2 === 0 },
      })),
    })),
  };
}

function createPodiumView(places: readonly number[]): PodiumView {
  const placed = places.map((place) => ({
    name: NAME,
    place,
    about: '1234 points',
    tie: 'tied · +/− +1234',
  }));
  return { game: 'motox', title: `League of ${NAME}`, about: '16 people · 240 matches', placed };
}

describe('league pictures', () => {
  beforeAll(muteCanvas);

  it('league picture: is tidy for any number of players and any results', () => {
    for (const look of LOOKS)
      for (let count = 0; count <= 16; count++) {
        expectTidyPicture(
          { ...createRequest('league', createLeagueView(count, 1, false, 'entering')), look },
          count,
        );
        for (const times of count > 2 ? [1, 2] : [])
          for (const level of [true, false])
            for (const phase of ['running', 'over'] as const)
              expectTidyPicture(
                { ...createRequest('league', createLeagueView(count, times, level, phase)), look },
                count,
              );
      }
  });

  it('cup and podium pictures: are tidy for any bracket and any podium', () => {
    for (const look of LOOKS) {
      for (const rounds of [2, 3, 4])
        expectTidyPicture({ ...createRequest('cup', createCupView(rounds)), look }, rounds);
      for (const places of [[1], [1, 2], [1, 2, 3], [1, 2, 3, 3]])
        expectTidyPicture({ ...createRequest('podium', createPodiumView(places)), look }, places.length);
    }
  });

  it('league picture: tells the places and points', () => {
    const [first] = getScene('league').previews;
    const texts = first
      ? getBoxes(first)
          .list('text')
          .map(({ name }) => name)
      : [];
    for (const words of ['League of Runaround', '9 of 15 played', 'Theo', '+7 by 1', 'Pts head'])
      expect(texts).toContain(words);
  });
});
