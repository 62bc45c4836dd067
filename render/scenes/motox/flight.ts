import type { Point } from '../../kit/arrow.ts';

const SMOOTHING_REACH = 8;

/** Returns the same path, lifted off the road in the middle. `cell` is the width of a space in pixels. */
export function liftPath(way: readonly Point[], cell: number): readonly Point[] {
  const legs = way.length - 1;
  if (legs < 1) return [];
  const steps = legs * SMOOTHING_REACH;
  const points = Array.from({ length: steps + 1 }, (_, at) =>
    liftPoint(way, at / SMOOTHING_REACH, at / steps, cell),
  );
  return points.map((_, at) => getMeanPoint(points, at));
}

/** Returns the mean of the points round this one, fewer towards the ends, which rounds corners. */
function getMeanPoint(points: readonly Point[], at: number): Point {
  const reach = Math.min(SMOOTHING_REACH, at, points.length - 1 - at);
  const near = points.slice(at - reach, at + reach + 1);
  const [x, y] = near.reduce(([right, down], point) => [right + point.x, down + point.y], [0, 0]);
  return { x: x / near.length, y: y / near.length };
}

function liftPoint(way: readonly Point[], at: number, part: number, cell: number): Point {
  const leg = Math.min(Math.floor(at), way.length - 2);
  const [one, other] = [way[leg] ?? { x: 0, y: 0 }, way[leg + 1] ?? { x: 0, y: 0 }];
  const height = Math.sin(part * Math.PI) * cell * 0.45;
  return {
    x: one.x + (other.x - one.x) * (at - leg) + height * 0.5,
    y: one.y + (other.y - one.y) * (at - leg) - height,
  };
}
