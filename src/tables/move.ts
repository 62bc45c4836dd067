import type { Game, Seat } from '../engine/game.ts';
import { Refusal, refused } from '../engine/refusal.ts';
import { text } from '../engine/text.ts';
import { type Act, onceAt, type Repeated } from './act.ts';
import { goOn } from './ai.ts';
import type { House } from './house.ts';
import { type Moved, moving } from './moving.ts';
import { seatOf, type Table, viewOf } from './table.ts';

/** How a move is read from what the person may know: by walking the questions, or from what was typed. */
export type Composing = (game: Game, view: unknown, seat: Seat) => { readonly move: unknown } | Refusal;

/** The table is not what it was when the person decided. */
export class Stale extends Refusal {
  constructor() {
    super(text('house:refuse.stale'));
  }
}

/** Makes a person's move. `version`: the table they decided on, or null when it does not matter. */
export async function makeMove(
  house: House,
  by: Act,
  id: number,
  version: number | null,
  compose: Composing,
): Promise<Moved | Refusal | Repeated> {
  const outcome = await onceAt(house, by, id, async (store, table) => {
    const seat = mayMove(table, by, version);
    if (refused(seat)) return seat;
    const composed = compose(table.game, viewOf(table, seat), seat);
    return refused(composed) ? composed : await moving(house, store, table, seat, composed.move);
  });
  if (outcome !== 'repeated' && !refused(outcome)) goOn(house, id);
  return outcome;
}

function mayMove(table: Table, by: Act, version: number | null): Seat | Refusal {
  const { phase } = table.record;
  if (phase === 'lobby') return new Refusal(text('house:refuse.notStarted'));
  if (phase !== 'playing') return new Refusal(text('house:refuse.overAlready'));
  if (table.record.rules !== table.game.rules) return new Refusal(text('house:refuse.olderRules'));
  const seat = seatOf(table, by.person);
  if (seat === null) return new Refusal(text('house:refuse.notSeated'));
  if (version !== null && version !== table.record.version) return new Stale();
  const turn = table.game.turn(table.record.state);
  if (turn.kind === 'act' && turn.seats.includes(seat)) return seat;
  return new Refusal(
    text('house:refuse.notYourTurn', { who: { seat: turn.kind === 'act' ? (turn.seats[0] as Seat) : seat } }),
  );
}
