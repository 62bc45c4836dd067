import type { LookWish } from '../../../render/request.ts';
import { forage } from '../../games/forage/index.ts';
import { gostop } from '../../games/gostop/index.ts';
import { moneyrun } from '../../games/moneyrun/index.ts';
import { motox } from '../../games/motox/index.ts';
import { piecepack } from '../../games/piecepack/index.ts';
import { runaround } from '../../games/runaround/index.ts';
import { type Position, position, type Wanted } from './position.ts';
import { request, type Shot, TABLE } from './shots.ts';

/** Matches at moments where several moves were made since whoever is to move made one. */
const MATCHES: readonly Wanted[] = [
  { game: runaround, seats: 2, seed: 2, moves: 18 },
  { game: forage, seats: 4, seed: 20, moves: 65, options: { openMemory: true } },
  { game: motox, seats: 4, seed: 118, moves: 145 },
  { game: moneyrun, seats: 4, seed: 20, moves: 40 },
  { game: gostop, seats: 3, seed: 3, moves: 12 },
  { game: piecepack, seats: 3, at: TABLE, seed: 28, moves: 5 },
];

const LOOKS: readonly Partial<LookWish>[] = [{}, { strong: true }, { large: true }];

/** So many moves are traced, as on the pictures of the panel. */
const MOST = 9;

/** What whoever is to move sees after what the others did: each trace with the number of its move. */
export function recapShots(): readonly Shot[] {
  return MATCHES.flatMap((wanted) => {
    const stands = position(wanted);
    return LOOKS.map((look) => shot(wanted, stands, look));
  });
}

function shot(wanted: Wanted, stands: Position, look: Partial<LookWish>): Shot {
  const { game } = wanted;
  const moves = since(stands);
  const events = moves.flatMap((entry) => entry.events);
  const order = moves.flatMap((entry, at) => entry.events.map(() => at + 1));
  const shown = request({ ...wanted, viewer: 'mover' }, { ...stands, events }, { language: 'en', ...look });
  const name = [game.id, 'recap', look.strong ? 'strong' : look.large ? 'large' : 'plain'].join('-');
  return { name, game: game.id, moment: 'recap', request: { ...shown, order } };
}

/** The last moves since whoever is to move made one; on a free table, where nobody waits, the last ones. */
function since({ match, moves }: Position): Position['moves'] {
  if (match.game.table === 'free') return moves.slice(-MOST);
  const turn = match.game.turn(match.state);
  const own = turn.kind === 'act' ? turn.seats[0] : undefined;
  return moves.slice(moves.findLastIndex(({ seat }) => seat === own) + 1).slice(-MOST);
}
