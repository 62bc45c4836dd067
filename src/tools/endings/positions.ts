import type { Game } from '../../engine/game.ts';
import type { ForageState } from '../../games/forage/types.ts';
import type { GoStopState } from '../../games/gostop/types.ts';
import type { MoneyRunState } from '../../games/moneyrun/types.ts';
import type { MotoXState } from '../../games/motox/types.ts';
import type { RunaroundState } from '../../games/runaround/types.ts';

/**
 * Untyped form of a reader. A method may require a narrower state than declared: each one only gets the states of its
 * own game.
 */
interface PositionReader {
  of(state: unknown): unknown;
}

/** Extracts the position without round and turn counters; null if only randomness decides. */
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
  // A wiped-out rider retries the engine until it starts.
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

/** Returns the position as text, equal for equal positions; null if it does not count. */
export function getPositionKey({ id }: Game, state: unknown): string | null {
  const position = POSITION_READERS[id]?.of(state) ?? null;
  return position === null ? null : JSON.stringify(position);
}
