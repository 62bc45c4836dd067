import type { StyleOptions } from '../../../render/request.ts';
import { getLastTurnOfEachSeat, splitTurns } from '../../app/core/log.ts';
import { forage } from '../../games/forage/index.ts';
import { gostop } from '../../games/gostop/index.ts';
import { moneyrun } from '../../games/moneyrun/index.ts';
import { motox } from '../../games/motox/index.ts';
import { piecepack } from '../../games/piecepack/index.ts';
import { runaround } from '../../games/runaround/index.ts';
import { type GalleryPosition, playToPosition, type WantedPosition } from './position.ts';
import { createPictureRequest, type GalleryShot, TABLE } from './shots.ts';

/** Matches at moments after turns of several moves. */
const MATCHES: readonly WantedPosition[] = [
  { game: runaround, seats: 2, seed: 2, moves: 18 },
  { game: forage, seats: 4, seed: 20, moves: 65, options: { openMemory: true } },
  { game: motox, seats: 4, seed: 118, moves: 145 },
  { game: moneyrun, seats: 4, seed: 20, moves: 40 },
  { game: gostop, seats: 3, seed: 3, moves: 12 },
  { game: piecepack, seats: 3, at: TABLE, seed: 28, moves: 5 },
];

const LOOKS: readonly Partial<StyleOptions>[] = [{}, { strong: true }, { large: true }];

/** Maximum number of moves of a free table that are traced. */
const MAX_TRACED_MOVES = 9;

/** Creates pictures of each seat's last turn as the seat to move sees it, with one number a turn. */
export function createRecapShots(): readonly GalleryShot[] {
  return MATCHES.flatMap((wanted) => {
    const stands = playToPosition(wanted);
    return LOOKS.map((look) => createRecapShot(wanted, stands, look));
  });
}

function createRecapShot(
  wanted: WantedPosition,
  stands: GalleryPosition,
  look: Partial<StyleOptions>,
): GalleryShot {
  const { game } = wanted;
  const turns = listLastTurns(stands).map((turn) => turn.flatMap(({ events }) => events));
  const events = turns.flat();
  const order = turns.flatMap((turn, at) => turn.map(() => at + 1));
  const shown = createPictureRequest(
    { ...wanted, viewer: 'mover' },
    { ...stands, events },
    { language: 'en', ...look },
  );
  const name = [game.id, 'recap', look.strong ? 'strong' : look.large ? 'large' : 'plain'].join('-');
  return { name, game: game.id, moment: 'recap', request: { ...shown, order } };
}

/** Returns the last turn of each seat; for a free table, which has no turns, its last moves. */
function listLastTurns({ match, moves }: GalleryPosition): readonly GalleryPosition['moves'][] {
  if (match.game.table === 'free') return moves.slice(-MAX_TRACED_MOVES).map((move) => [move]);
  return getLastTurnOfEachSeat(splitTurns(moves));
}
