import type { Direction, MotoXEvent, MotoXView, Tile } from '../../../src/games/motox/types.ts';
import { createPreview, endPreview } from '../../kit/preview.ts';
import type { PictureRequest } from '../../request.ts';
import { DIRECTION_STEPS } from './track-geometry.ts';

/** Parses a track: `e n2` is the start tile, one to its east, one to the north of that with a ramp of two. */
function parseTrack(way: string): readonly Tile[] {
  const tiles: Tile[] = [{ x: 0, y: 0, ramp: 0 }];
  for (const step of way.split(' ').filter((part) => part !== '')) {
    const { x, y } = DIRECTION_STEPS[step.charAt(0) as Direction];
    const last = tiles.at(-1) as Tile;
    tiles.push({ x: last.x + x, y: last.y + y, ramp: Number(step.slice(1)) });
  }
  return tiles;
}

const WINDING = 'e e1 e e n n w w2 w n n n e1 e e3 e e e s s s1 s s';
const LONG = 'e e1 e e e e2 e e e e1 e e e e e e1 e e e e n n1 n';

const RACE: MotoXView = {
  options: { traps: 'refused', stuckCoins: 'removed', runOff: 'free', flight: 'move' },
  phase: 'race',
  track: parseTrack(WINDING),
  hands: [4, 3, 2, 0].map((coins) => ({ tiles: 0, coins })),
  discard: 3,
  removed: 0,
  waiting: 0,
  bikes: [
    { at: '13RR', wiped: false },
    { at: '14FL', wiped: false },
    { at: '10RL', wiped: true },
    { at: '10RL', wiped: false },
  ],
  first: 0,
  mover: 0,
  dice: [0, 4, 1],
  started: false,
  rank: 2,
  winner: null,
  viewer: 0,
};

const RODE: readonly MotoXEvent[] = [
  {
    kind: 'rode',
    seat: 3,
    number: 5,
    path: ['8RL', '8FL', '9RR', '9RL', '9FL', '10RL'],
    outcome: { kind: 'land', space: '10RL' },
    jumped: 2,
  },
  { kind: 'knocked', seat: 2, by: 3, space: '10RL' },
];

const BUILDING: MotoXView = {
  ...RACE,
  phase: 'build',
  track: parseTrack('e e1 e2 e n n e e1 e'),
  hands: [2, 1, 2, 1].map((tiles) => ({ tiles: tiles + 2, coins: tiles })),
  bikes: [null, null, null, null],
  dice: null,
  rank: 0,
  discard: 0,
  waiting: 12,
};

const THREE: MotoXView = {
  ...RACE,
  track: parseTrack(LONG),
  hands: RACE.hands.slice(1),
  bikes: [
    { at: '23FL', wiped: false },
    { at: '4FR', wiped: true },
    { at: '4FR', wiped: true },
  ],
  dice: [5, 0, 2, 3],
};

const MIDDLE = createPreview({
  scene: 'motox',
  view: RACE,
  seats: 4,
  events: RODE,
  marks: [
    '14RR:A',
    '14FR:B',
    '15RR:C',
    '15FR:D',
    '13RL:E',
    'out-13RR:F',
    'on-14FL:G',
    'out-14RL:H',
    'out-15FL:I',
  ],
});

const WON: MotoXView = {
  ...RACE,
  phase: 'over',
  winner: 0,
  dice: null,
  rank: 0,
  bikes: [{ at: '23FR', wiped: false }, ...RACE.bikes.slice(1)],
};

/** Previews: middle and end of a race, building of a track, start, and a long track cut into strips. */
export const PREVIEWS: readonly PictureRequest[] = [
  MIDDLE,
  {
    ...endPreview({ ...MIDDLE, view: WON }),
    events: [
      { kind: 'rode', seat: 0, number: 3, path: ['23RR', '23FR'], outcome: { kind: 'finish' }, jumped: 0 },
    ],
  },
  createPreview({
    scene: 'motox',
    view: BUILDING,
    seats: 4,
    events: [{ kind: 'laid', seat: 3, tile: 9 }],
    marks: ['n:N', 'e:E', 's:S', 'T2:2', 'T3:3', 'T1:1', 'T7:7', 'T8:8'],
  }),
  createPreview({
    scene: 'motox',
    view: THREE,
    seats: 3,
    events: [{ kind: 'wiped', seat: 1, space: '4FR' }],
    marks: ['finish:A', '23FR:B', 'out-23FL:C'],
  }),
  createPreview({
    scene: 'motox',
    view: {
      ...RACE,
      phase: 'grid',
      dice: null,
      rank: 0,
      bikes: [{ at: '0FL', wiped: false }, null, null, null],
    },
    seats: 4,
    viewer: 1,
    turn: [1],
    marks: ['0FR:A', '0RL:B', '0RR:C'],
  }),
  createPreview({
    scene: 'motox',
    view: {
      ...BUILDING,
      track: [],
      hands: RACE.hands.slice(1).map(() => ({ tiles: 8, coins: 4 })),
      bikes: [null, null, null],
    },
    seats: 3,
    viewer: null,
  }),
];
