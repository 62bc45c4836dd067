import type { LookWish } from '../../../render/request.ts';
import { lastOfEachSeat, splitTurns } from '../../app/publishing/log-end.ts';
import { forage } from '../../games/forage/index.ts';
import { gostop } from '../../games/gostop/index.ts';
import { moneyrun } from '../../games/moneyrun/index.ts';
import { motox } from '../../games/motox/index.ts';
import { piecepack } from '../../games/piecepack/index.ts';
import { runaround } from '../../games/runaround/index.ts';
import { type Position, position, type Wanted } from './position.ts';
import { request, type Shot, TABLE } from './shots.ts';

/** Matches at moments after turns of several moves. */
const MATCHES: readonly Wanted[] = [
  { game: runaround, seats: 2, seed: 2, moves: 18 },
  { game: forage, seats: 4, seed: 20, moves: 65, options: { openMemory: true } },
  { game: motox, seats: 4, seed: 118, moves: 145 },
  { game: moneyrun, seats: 4, seed: 20, moves: 40 },
  { game: gostop, seats: 3, seed: 3, moves: 12 },
  { game: piecepack, seats: 3, at: TABLE, seed: 28, moves: 5 },
];

const LOOKS: readonly Partial<LookWish>[] = [{}, { strong: true }, { large: true }];

/** Maximum number of moves of a free table that are traced. */
const MOST = 9;

/** The last turn of each seat as whoever is to move sees it, each turn with one number. */
export function recapShots(): readonly Shot[] {
  return MATCHES.flatMap((wanted) => {
    const stands = position(wanted);
    return LOOKS.map((look) => shot(wanted, stands, look));
  });
}

function shot(wanted: Wanted, stands: Position, look: Partial<LookWish>): Shot {
  const { game } = wanted;
  const turns = turnsOf(stands).map((turn) => turn.flatMap(({ events }) => events));
  const events = turns.flat();
  const order = turns.flatMap((turn, at) => turn.map(() => at + 1));
  const shown = request({ ...wanted, viewer: 'mover' }, { ...stands, events }, { language: 'en', ...look });
  const name = [game.id, 'recap', look.strong ? 'strong' : look.large ? 'large' : 'plain'].join('-');
  return { name, game: game.id, moment: 'recap', request: { ...shown, order } };
}

/** The last turn of each seat; of a free table its last moves, as they are of nobody's turn. */
function turnsOf({ match, moves }: Position): readonly Position['moves'][] {
  if (match.game.table === 'free') return moves.slice(-MOST).map((move) => [move]);
  return lastOfEachSeat(splitTurns(moves));
}
