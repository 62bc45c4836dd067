import { createPreview, endPreview } from '../../kit/preview.ts';
import type { PictureRequest } from '../../request.ts';
import { PREVIEWS as FORAGE } from '../forage/previews.ts';
import { PREVIEWS as GOSTOP } from '../gostop/previews.ts';
import { PREVIEWS as MONEYRUN } from '../moneyrun/previews.ts';
import { PREVIEWS as MOTOX } from '../motox/previews.ts';
import { PREVIEWS as RUNAROUND } from '../runaround/previews.ts';
import type { ChancesGift, ChancesPoint, ChancesView } from './types.ts';

/** Marks of the boards in the order of a match: the best move between two mistakes. */
const MARKS = [1, null, 2];

/** Decisions in the text: entry number, seat, and the chance that was given away. */
type GiftSpecs = readonly (readonly [number: number, seat: number, loss: number])[];

/** Creates a match of `count` entries that the first seat wins, with ups and downs; always the same. */
function createView(
  game: string,
  seats: number,
  count: number,
  gave: GiftSpecs = [],
  boards: readonly PictureRequest[] = [],
): ChancesView {
  const judged = Array.from({ length: count - 1 }, (_, at) => at + 1).filter((number) => number % 4 !== 0);
  const first = { number: 0, chances: Array.from({ length: seats }, () => 1 / seats) };
  const last = { number: count, chances: Array.from({ length: seats }, (_, seat) => Number(seat === 0)) };
  const points = [first, ...judged.map((number) => createPoint(seats, number, count)), last];
  const best = points[Math.floor(points.length / 2)];
  return {
    game,
    count,
    points,
    best: best && count > 2 ? { number: best.number, made: best.chances[0] ?? 0 } : null,
    gifts: gave.map(([number, seat, loss]) => createGift(points, number, seat, loss)),
    moments: boards
      .filter(({ places }) => places === null)
      .slice(0, Math.min(MARKS.length, gave.length + 1))
      .map(({ view, events }, nth) => ({ mark: MARKS[nth] ?? null, board: view, events })),
  };
}

function createGift(
  points: readonly ChancesPoint[],
  number: number,
  seat: number,
  loss: number,
): ChancesGift {
  const made = points.find((one) => one.number === number)?.chances[seat] ?? 0;
  return { number, made, best: Math.min(1, made + loss) };
}

function createPoint(seats: number, number: number, count: number): ChancesPoint {
  const part = number / count;
  const strengths = Array.from({ length: seats }, (_, seat) => {
    const swing = Math.sin(part * (9 + seat * 5) + seat * 2) + Math.sin(number * 1.3 + seat) * 0.4;
    return Math.exp(swing * (0.3 + part) + (seat === 0 ? part * 1.6 : 0));
  });
  const sum = strengths.reduce((all, one) => all + one, 0);
  return { number, chances: strengths.map((one) => one / sum) };
}

function createPicture(of: ChancesView): PictureRequest {
  const seats = of.points[0]?.chances.length ?? 0;
  return endPreview(createPreview({ scene: 'chances', view: of, seats, viewer: null, turn: [] }));
}

const TWO = createView(
  ...(['runaround', 2, 84] as const),
  [
    [31, 1, 0.19],
    [33, 1, 0.16],
    [62, 0, 0.09],
  ],
  RUNAROUND,
);

const THREE = createView('gostop', 3, 24, [[1, 0, 0.11]], GOSTOP);

/** Longest match, with all decisions close together at its end. */
const FOUR = createView(
  ...(['forage', 4, 400] as const),
  [
    [397, 3, 0.96],
    [399, 2, 0.4],
    [400, 1, 1],
  ],
  FORAGE,
);

/** Match resigned after two moves. */
const SHORT = createView('moneyrun', 4, 2);

export const PREVIEWS: readonly PictureRequest[] = [
  createPicture(TWO),
  createPicture(THREE),
  createPicture(FOUR),
  createPicture(SHORT),
  createPicture(createView('motox', 2, 60, [[20, 1, 0.3]], MOTOX)),
  createPicture(createView('moneyrun', 2, 30, [[12, 1, 0.3]], MONEYRUN)),
];
