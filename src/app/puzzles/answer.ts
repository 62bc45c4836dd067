import { findPurpose } from '../../ai/find-purpose.ts';
import { isSameMove, parsePositionMove } from '../../ai/puzzles/replay-puzzle.ts';
import { createSeededChance } from '../../engine/chance.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { type Text, text } from '../../engine/text.ts';
import type { Walk } from '../../engine/walk.ts';
import { countTries, loadPuzzleTries, savePuzzleTry } from '../../store/puzzle-tries.ts';
import { findPosedPuzzle } from '../../store/puzzles.ts';
import { lockServer } from '../../store/row-locks.ts';
import { loadUnlistedPeople } from '../../store/user-settings.ts';
import { type Actor, oncePerInteraction, type Repeated } from '../core/actor.ts';
import type { AppContext } from '../core/context.ts';
import { findPathToMove } from '../core/path-to-move.ts';
import { formatPuzzleSubject, loadPuzzleStanding, loadServerPuzzle, type ServerPuzzle } from './puzzles.ts';

/** A person who solved a puzzle, with their current streak. */
export interface Solver {
  readonly name: string;
  readonly row: number;
}

/** A puzzle with its solution. */
export interface AnsweredPuzzle extends ServerPuzzle {
  readonly best: unknown;
  /** Answers that lead to the best move and to the tempting one. */
  readonly ways: { readonly best: Walk; readonly tempting: Walk };
  /** Purpose of the best move; null if its game gives none. */
  readonly purpose: Text | null;
  /** Solvers who may be named, in order of their tries, and the number of all solvers. */
  readonly solvers: readonly Solver[];
  readonly right: number;
  readonly tried: number;
}

/** Returns the solution of a puzzle, and who solved it. */
export async function loadAnswer(
  ctx: AppContext,
  guild: string,
  number: number,
): Promise<AnsweredPuzzle | Refusal> {
  const found = await loadServerPuzzle(ctx, guild, number);
  if (refused(found)) return found;
  const { position, puzzle } = found;
  const tries = await loadPuzzleTries(ctx.store, found.posed);
  const right = tries.filter(({ isRight }) => isRight);
  return {
    ...found,
    best: parsePositionMove(position, puzzle.best.move),
    ways: {
      best: await findAnswerPath(found, puzzle.best.move),
      tempting: await findAnswerPath(found, puzzle.tempting.move),
    },
    purpose: describePurpose(found),
    solvers: await loadNamedSolvers(ctx, guild, right),
    right: right.length,
    tried: tries.length,
  };
}

async function findAnswerPath({ position, puzzle, known }: ServerPuzzle, move: string): Promise<Walk> {
  const { game, view, seat } = known;
  const way = await findPathToMove(game, view, seat, parsePositionMove(position, move));
  if (way === null) throw new Error(`No answers lead to ${move} in puzzle ${puzzle.id}`);
  return way;
}

function describePurpose({ position, puzzle, known }: ServerPuzzle): Text | null {
  const move = parsePositionMove(position, puzzle.best.move);
  return findPurpose({ ...known, move }, createSeededChance(position.match.played));
}

/** Maximum number of solvers named. */
const MAX_SOLVERS_NAMED = 20;

/** Returns the solvers to name, without unlisted people. */
async function loadNamedSolvers(
  { store }: AppContext,
  guild: string,
  right: readonly { readonly person: string; readonly name: string }[],
): Promise<readonly Solver[]> {
  const hidden = await loadUnlistedPeople(
    store,
    right.map(({ person }) => person),
  );
  const named = right.filter(({ person }) => !hidden.has(person)).slice(0, MAX_SOLVERS_NAMED);
  return await Promise.all(
    named.map(async ({ person, name }) => ({
      name,
      row: (await loadPuzzleStanding(store, { guild, person })).streaks.now,
    })),
  );
}

/** Returns how many people have tried a puzzle. */
export async function countTriers(
  { store }: Pick<AppContext, 'store'>,
  { posed }: ServerPuzzle,
): Promise<number> {
  return await countTries(store, posed);
}

/** Saves a person's legal move for the open puzzle, one try each. The result is kept secret until the answer is published. */
export async function tryPuzzle(
  ctx: AppContext,
  by: Actor,
  { posed, position, puzzle }: ServerPuzzle,
  move: unknown,
): Promise<true | Refusal | Repeated> {
  const isRight = isSameMove(position, move, parsePositionMove(position, puzzle.best.move));
  const { guild, number, channel } = posed;
  return await oncePerInteraction(ctx, by, async (work) => {
    const { store, at } = work;
    await lockServer(store, guild);
    const now = await findPosedPuzzle(store, guild, number);
    if (now?.answeredAt !== null) return new Refusal(text('bot:puzzle.late'));
    const { person, name } = by;
    const kept = await savePuzzleTry(store, { guild, number, person, name, move, isRight, at });
    if (!kept) return new Refusal(text('bot:puzzle.once'));
    await work.queueNotice({ kind: 'puzzle', subject: formatPuzzleSubject(posed), guild, channel });
    return true as const;
  });
}
