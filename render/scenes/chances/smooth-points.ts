import type { ChancesPoint } from './types.ts';

/** Maximum number of points; more would clutter the curve. */
const MAX_POINTS = 80;

/** Averages each point of a long match with its neighbours; leaves the first and the last points unchanged. */
export function smoothPoints(points: readonly ChancesPoint[]): readonly ChancesPoint[] {
  const reach = Math.floor(points.length / MAX_POINTS) * 2;
  return points.map((point, at) => {
    const side = Math.min(reach, at, points.length - 1 - at);
    const round = points.slice(at - side, at + side + 1);
    const mean = (seat: number) =>
      round.reduce((sum, { chances }) => sum + (chances[seat] ?? 0), 0) / round.length;
    return { number: point.number, chances: point.chances.map((_, seat) => mean(seat)) };
  });
}
