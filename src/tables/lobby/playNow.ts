import { type Refusal, refused } from '../../engine/refusal.ts';
import type { StrengthId } from '../../players/strengths.ts';
import { seat } from '../../store/seats.ts';
import { type Act, once, type Repeated } from '../act.ts';
import type { House } from '../house.ts';
import { loadTable } from '../table.ts';
import { personOf } from './lobby.ts';
import { laid, type Wish } from './open.ts';
import { starting } from './start.ts';

/** An AI that sits down, and what it is called there. */
export interface Opponent {
  readonly strength: StrengthId;
  readonly name: string;
}

/**
 * Opens a table and starts it at once, with who opens it and these AIs, which have to be as many as the game needs: the
 * channel is told of the board, and of no lobby. Returns its id.
 */
export async function playNow(
  house: House,
  by: Act,
  wish: Wish,
  opponents: readonly Opponent[],
): Promise<number | Refusal | Repeated> {
  return await once(house, by, async (deed) => {
    const id = await laid(house, deed, by, wish);
    if (refused(id)) return id;
    const ais = opponents.map(({ strength, name }) => ({ kind: 'ai' as const, player: strength, name }));
    await seat(deed.store, id, [personOf(by), ...ais]);
    const table = await loadTable(house, id, deed.store);
    const started = refused(table) ? table : await starting(house, deed, table, by);
    // A refusal would leave the table behind, which an error takes back.
    if (refused(started)) throw new Error(`${wish.game} does not start with AIs: ${started.reason.key}`);
    return id;
  });
}
