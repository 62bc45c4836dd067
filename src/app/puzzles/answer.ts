import { purposeOf } from '../../ai/purpose.ts';
import { isSameMove } from '../../ai/puzzles/moves.ts';
import { moveAt } from '../../ai/puzzles/posed.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { seeded } from '../../engine/seeded.ts';
import { type Text, text } from '../../engine/text.ts';
import type { Walk } from '../../engine/walk.ts';
import { holdServer } from '../../store/hold.ts';
import { unlisted } from '../../store/own.ts';
import { countTries, keepTry, triesOf } from '../../store/puzzle-tries.ts';
import { posedPuzzle } from '../../store/puzzles.ts';
import { type Act, once, type Repeated } from '../core/actor.ts';
import type { House } from '../core/context.ts';
import { wayToMove } from '../core/path-to-move.ts';
import { subjectOf } from './daily.ts';
import { puzzleOn, type ServerPuzzle } from './puzzles.ts';
import { puzzleStanding } from './standing.ts';

/** Somebody who was right, and how often in a row. */
export interface Solver {
  readonly name: string;
  readonly row: number;
}

/** A puzzle with its answer. */
export interface Answered extends ServerPuzzle {
  readonly best: unknown;
  /** The answers that lead to the best move, and to the one that tempts. */
  readonly ways: { readonly best: Walk; readonly tempting: Walk };
  /** What the best move is for; null where its game does not say. */
  readonly purpose: Text | null;
  /** Those who were right and may be named, the first first, and how many were. */
  readonly solvers: readonly Solver[];
  readonly right: number;
  readonly tried: number;
}

/** The answer of a puzzle, and who had it. */
export async function answerOf(house: House, guild: string, number: number): Promise<Answered | Refusal> {
  const found = await puzzleOn(house, guild, number);
  if (refused(found)) return found;
  const { position, puzzle } = found;
  const tries = await triesOf(house.store, found.posed);
  const right = tries.filter(({ isRight }) => isRight);
  return {
    ...found,
    best: moveAt(position, puzzle.best.move),
    ways: { best: await wayTo(found, puzzle.best.move), tempting: await wayTo(found, puzzle.tempting.move) },
    purpose: purposeIn(found),
    solvers: await namedIn(house, guild, right),
    right: right.length,
    tried: tries.length,
  };
}

async function wayTo({ position, puzzle, known }: ServerPuzzle, move: string): Promise<Walk> {
  const { game, view, seat } = known;
  const way = await wayToMove(game, view, seat, moveAt(position, move));
  if (way === null) throw new Error(`No answers lead to ${move} in puzzle ${puzzle.id}`);
  return way;
}

function purposeIn({ position, puzzle, known }: ServerPuzzle): Text | null {
  const move = moveAt(position, puzzle.best.move);
  return purposeOf({ ...known, move }, seeded(position.match.played));
}

/** So many are named. */
const MOST = 20;

/** Who does not want to be listed is not named. */
async function namedIn(
  { store }: House,
  guild: string,
  right: readonly { readonly person: string; readonly name: string }[],
): Promise<readonly Solver[]> {
  const hidden = await unlisted(
    store,
    right.map(({ person }) => person),
  );
  const named = right.filter(({ person }) => !hidden.has(person)).slice(0, MOST);
  return await Promise.all(
    named.map(async ({ person, name }) => ({
      name,
      row: (await puzzleStanding(store, { guild, person })).streaks.now,
    })),
  );
}

/** How many have tried it. */
export async function triedIn({ store }: Pick<House, 'store'>, { posed }: ServerPuzzle): Promise<number> {
  return await countTries(store, posed);
}

/** Keeps the legal move that somebody chose for the open puzzle: one try each. Whether it is right is told to nobody before the answer. */
export async function tryPuzzle(
  house: House,
  by: Act,
  { posed, position, puzzle }: ServerPuzzle,
  move: unknown,
): Promise<true | Refusal | Repeated> {
  const isRight = isSameMove(position, move, moveAt(position, puzzle.best.move));
  const { guild, number, channel } = posed;
  return await once(house, by, async (deed) => {
    const { store, at } = deed;
    await holdServer(store, guild);
    const now = await posedPuzzle(store, guild, number);
    if (now?.answeredAt !== null) return new Refusal(text('bot:puzzle.late'));
    const { person, name } = by;
    const kept = await keepTry(store, { guild, number, person, name, move, isRight, at });
    if (!kept) return new Refusal(text('bot:puzzle.once'));
    await deed.announce({ kind: 'puzzle', subject: subjectOf(posed), guild, channel });
    return true as const;
  });
}
