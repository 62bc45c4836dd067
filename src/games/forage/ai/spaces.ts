import { BOARDS } from '../board.ts';
import { type Board, DIRECTIONS } from '../types.ts';
import { FARTHEST } from '../ways/ways.ts';

/** A ray has fewer spaces than this. */
export const RAY = 16;
/** Four steps on any diagonal come to the same space of a torus. */
export const LINKS = 4;

/** A board in numbers, a space being its place among the squares. */
interface Spaces {
  readonly count: number;
  /** What lies ahead: from `(space * 8 + direction) * RAY`, nearest first, then −1. */
  readonly rays: Int16Array;
  /**
   * How to come from one space to another with a number: from `(from * count + to) * LINKS` on, a course being its
   * direction times RAY, and the steps; then 0. Only where edges join there are several.
   */
  readonly links: Int16Array;
}

/** The boards. */
export const SPACES: Readonly<Record<Board, Spaces>> = {
  torus: spacesOf('torus'),
  wide: spacesOf('wide'),
  ring: spacesOf('ring'),
};

function spacesOf(board: Board): Spaces {
  const count = BOARDS[board].squares.length;
  const rays = raysOf(board);
  return { count, rays, links: linksOf(count, rays) };
}

function raysOf(board: Board): Int16Array {
  const { squares, rank, rays } = BOARDS[board];
  const ahead = new Int16Array(squares.length * DIRECTIONS.length * RAY).fill(-1);
  for (const [space, square] of squares.entries())
    for (const [direction, ray] of (rays.get(square) ?? []).entries())
      ahead.set(
        ray.map((one) => rank.get(one) as number),
        (space * DIRECTIONS.length + direction) * RAY,
      );
  return ahead;
}

function linksOf(count: number, rays: Int16Array): Int16Array {
  const links = new Int16Array(count * count * LINKS);
  for (let from = 0; from < count; from++)
    for (let direction = 0; direction < DIRECTIONS.length; direction++)
      for (let steps = 1; steps <= FARTHEST; steps++) {
        const to = rays[(from * DIRECTIONS.length + direction) * RAY + steps - 1] as number;
        if (to < 0) break;
        const at = links.indexOf(0, (from * count + to) * LINKS);
        links[at] = direction * RAY + steps;
      }
  return links;
}
