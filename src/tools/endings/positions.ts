import type { Game } from '../../engine/game.ts';
import type { ForageState } from '../../games/forage/types.ts';
import type { GoStopState } from '../../games/gostop/types.ts';
import type { MoneyRunState } from '../../games/moneyrun/types.ts';
import type { MotoXState } from '../../games/motox/types.ts';
import type { RunaroundState } from '../../games/runaround/types.ts';

/** A method may want a narrower state than it promises to take: each of these is asked by the id of its own game only. */
interface PositionReader {
  of(state: unknown): unknown;
}

/** Extracts the position without round and turn counters; null if luck alone decides. */
const POSITION_READERS: Readonly<Record<string, PositionReader>> = {
  forage: {
    of: ({ phase, pawns, coins, stashes, mover, rolled }: ForageState) => [
      phase,
      pawns,
      coins,
      stashes,
      mover,
      rolled,
    ],
  },
  gostop: {
    of: ({ phase, hands, row, storage, deck, mover, deal, shaken }: GoStopState) => [
      phase,
      hands,
      row,
      storage,
      deck,
      mover,
      deal,
      shaken,
    ],
  },
  moneyrun: {
    of: ({ pawns, stacks, table, mover, actions }: MoneyRunState) => [pawns, stacks, table, mover, actions],
  },
  // A wiped rider tries the engine as often as it takes.
  motox: {
    of: ({ phase, track, hands, bikes, mover, dice, started }: MotoXState) =>
      bikes[mover]?.wiped ? null : [phase, track.length, hands, bikes, mover, dice, started],
  },
  runaround: {
    of: ({ homes, pawns, runs, mover, rolled, again }: RunaroundState) => [
      homes,
      pawns,
      runs,
      mover,
      rolled,
      again,
    ],
  },
};

/** Returns the position as text, the same for the same one; null where it is not to be counted. */
export function getPositionKey({ id }: Game, state: unknown): string | null {
  const position = POSITION_READERS[id]?.of(state) ?? null;
  return position === null ? null : JSON.stringify(position);
}
