import type { Game, Seat } from '../../engine/game.ts';
import type { Options } from '../../engine/options.ts';
import { hasOneMove } from '../../engine/public-question.ts';
import type { ForageState } from '../../games/forage/types.ts';
import type { GoStopState } from '../../games/gostop/types.ts';
import type { MoneyRunState } from '../../games/moneyrun/types.ts';
import type { MotoXState } from '../../games/motox/types.ts';
import type { RunaroundState } from '../../games/runaround/types.ts';
import { type Decision, playMatch } from '../arena/matches.ts';
import type { LineUpPlace } from './line-ups.ts';

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

/** Match to play. */
interface CourseCall {
  readonly game: Game;
  readonly options: Options;
  readonly places: readonly LineUpPlace[];
  readonly seed: number;
  readonly number: number;
}

/** Statistics of one match. */
export interface MatchCourse {
  readonly isOver: boolean;
  /** True if the cap of rounds or an adjudication ended it. */
  readonly isCapped: boolean;
  readonly moves: number;
  /** Highest number of occurrences of one position in which the player had a choice. */
  readonly repeats: number;
  /** Maximum number of consecutive rounds in which everybody passed. */
  readonly passedRounds: number;
  /** Number of passes by the bot's AIs. */
  readonly passes: number;
}

/** Plays a match and gathers statistics of every move. */
export async function playCourse({ places, ...call }: CourseCall): Promise<MatchCourse> {
  const counts = new Map<string, number>();
  let [isCapped, inARow, longest, passes] = [false, 0, 0, 0];
  const watch = (decision: Decision) => {
    countPosition(counts, decision);
    const { seat, move, events } = decision.entry;
    const hasPassed = isPass(move);
    inARow = hasPassed ? inARow + 1 : 0;
    longest = Math.max(longest, inARow);
    if (hasPassed && places[seat]?.isAi) passes++;
    isCapped = events.some(isAdjudication);
  };
  const players = places.map(({ player }) => player);
  const { standings, moves } = await playMatch({ ...call, players, watch });
  return {
    isOver: standings.length > 0,
    isCapped,
    moves,
    repeats: Math.max(0, ...counts.values()),
    passedRounds: Math.floor(longest / places.length),
    passes,
  };
}

function countPosition(counts: Map<string, number>, { match, view, entry }: Decision): void {
  const position = hasChoice(match.game, view, entry.seat) ? getPositionKey(match.game, match.state) : null;
  if (position !== null) counts.set(position, 1 + (counts.get(position) ?? 0));
}

function hasChoice(game: Game, view: unknown, seat: Seat): boolean {
  return !hasOneMove(game, view, seat);
}

function isPass(move: unknown): boolean {
  return (move as { readonly kind?: unknown }).kind === 'pass';
}

/** Returns whether an event ends Forage or Money Run at its cap; other games have none. */
function isAdjudication(event: unknown): boolean {
  const { kind, reason, end } = event as {
    readonly kind: string;
    readonly reason?: string;
    readonly end?: { readonly kind: string };
  };
  return kind === 'over' && (reason === 'cap' || (end !== undefined && end.kind !== 'line'));
}

/**
 * Untyped form of a reader. A method may require a narrower state than declared: each one only gets the states of its
 * own game.
 */
interface PositionReader {
  of(state: unknown): unknown;
}

/** Returns the position as text, equal for equal positions; null if it does not count. */
export function getPositionKey({ id }: Game, state: unknown): string | null {
  const position = POSITION_READERS[id]?.of(state) ?? null;
  return position === null ? null : JSON.stringify(position);
}
