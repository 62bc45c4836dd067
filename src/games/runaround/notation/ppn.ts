import type { Ppn } from '../../../engine/game-parts.ts';
import type { Runaround, RunaroundEvent, RunaroundState, Space } from '../types.ts';

/**
 * Portable Piecepack Notation of the match: pawns of crowns for yellow and of arms for blue, on a grid of three rows
 * (rulings 5.1). The tips of the track are the ends of the middle row. A six-sided die has no piecepack form.
 */
export const ppn: Ppn<Runaround> = {
  head: ({ size, goal, eight }) => ({
    GameType: { Name: 'Runaround', size, goal, ...(eight && { form: 'eight' }) },
    SetUp: 'None',
  }),
  opening: () => [],
  move: (before, { events }) => events.flatMap((event) => printTokens(before, event)).join(' '),
};

const PAWN_TOKENS = ['pC', 'pA'] as const;

function printTokens({ size, eight }: RunaroundState, event: RunaroundEvent): string[] {
  const at = (space: Space) => getSquare(size, space, eight);
  switch (event.kind) {
    case 'entered':
      return [`${PAWN_TOKENS[event.seat]}@${at(event.space)}`];
    case 'moved':
      return [`${at(event.from)}-${at(event.to)}`];
    case 'bumped':
      return [...(event.home === null ? [] : [`*${at(event.to)}`]), `${at(event.from)}[2]-${at(event.to)}`];
    case 'sentHome':
      return [`*${at(event.space)}`];
    case 'swapped':
      return [`${at(event.space)}#${at(event.across)}`];
    default:
      return [];
  }
}

/**
 * Returns the square of a space. Space 0 is the left end of the middle row; spaces run along the top to the right end,
 * and back along the bottom. On a figure of eight the bottom row also begins at the left.
 */
function getSquare(size: number, space: Space, eight = false): string {
  const half = size / 2;
  const column = space <= half ? space : eight ? space - half : size - space;
  const row = space % half === 0 ? 2 : space < half ? 3 : 1;
  return String.fromCharCode(97 + column) + row;
}
