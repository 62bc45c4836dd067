import { BOARDS } from '../board.ts';
import { type Board, DIRECTIONS } from '../types.ts';
import { MAX_WILD_STEPS } from '../ways/ways.ts';

/** Upper bound (exclusive) on the spaces of a ray. */
export const RAY_LENGTH = 16;
/** Maximum number of links between two spaces: on a torus, four steps on any diagonal reach the same space. */
export const LINKS_PER_PAIR = 4;

/** Board in numbers; a space is its index among the squares. */
interface Spaces {
  readonly count: number;
  /** Spaces ahead: from `(space * 8 + direction) * RAY_LENGTH` on, nearest first, then −1. */
  readonly rays: Int16Array;
  /**
   * Courses between two spaces: from `(from * count + to) * LINKS_PER_PAIR` on. A course is its direction times
   * RAY_LENGTH plus the steps; 0 ends the list. Only the torus has several courses for a pair.
   */
  readonly links: Int16Array;
}

/** Boards in numbers, by name. */
export const SPACES: Readonly<Record<Board, Spaces>> = {
  torus: createSpaces('torus'),
  wide: createSpaces('wide'),
  ring: createSpaces('ring'),
};

function createSpaces(board: Board): Spaces {
  const count = BOARDS[board].squares.length;
  const rays = createRays(board);
  return { count, rays, links: createLinks(count, rays) };
}

function createRays(board: Board): Int16Array {
  const { squares, rank, rays } = BOARDS[board];
  const ahead = new Int16Array(squares.length * DIRECTIONS.length * RAY_LENGTH).fill(-1);
  for (const [space, square] of squares.entries())
    for (const [direction, ray] of (rays.get(square) ?? []).entries())
      ahead.set(
        ray.map((one) => rank.get(one) as number),
        (space * DIRECTIONS.length + direction) * RAY_LENGTH,
      );
  return ahead;
}

function createLinks(count: number, rays: Int16Array): Int16Array {
  const links = new Int16Array(count * count * LINKS_PER_PAIR);
  for (let from = 0; from < count; from++)
    for (let direction = 0; direction < DIRECTIONS.length; direction++)
      for (let steps = 1; steps <= MAX_WILD_STEPS; steps++) {
        const to = rays[(from * DIRECTIONS.length + direction) * RAY_LENGTH + steps - 1] as number;
        if (to < 0) break;
        const at = links.indexOf(0, (from * count + to) * LINKS_PER_PAIR);
        links[at] = direction * RAY_LENGTH + steps;
      }
  return links;
}
