import { setImmediate } from 'node:timers/promises';
import type { Game, Seat } from '../../engine/game.ts';
import type { BestKind } from '../../engine/game-text.ts';
import { refused } from '../../engine/refusal.ts';
import {
  countTurns,
  findBiggestDeal,
  findFewestTurns,
  findHighestScore,
  hasWonAtEnd,
} from '../../stats/bests.ts';
import { type LogEntry, loadLogEntries } from '../../store/log.ts';
import { loadMovers, type PlayedRow } from '../../store/match-history.ts';
import type { Store } from '../../store/open.ts';
import { listTablesWithoutBests, loadResults, type Result, saveBests } from '../../store/results.ts';
import { inTableTransaction } from '../../store/row-locks.ts';
import { type AppContext, findGame, type GameCatalogue } from '../core/context.ts';
import { getEffectiveLog } from '../core/log.ts';
import { loadTable, type Table } from '../core/table.ts';

/** A result whose best value is not computed yet. */
type UnrankedResult = Omit<Result, 'best'>;

/**
 * Computes the best value of each result of an ended match: the winner's turns, or the most points of one deal. It is 0
 * for none, and null if the game keeps only scores.
 */
export async function computeBests(
  store: Store,
  { record, game }: Table,
  results: readonly UnrankedResult[],
): Promise<readonly (number | null)[]> {
  const kind = record.phase === 'over' ? getBestKind(game) : null;
  if (kind === 'turns') return await countTurnsToWin(store, record.id, results);
  if (kind !== 'deal') return results.map(() => null);
  const log = getEffectiveLog(await loadLogEntries(store, record.id, 0, record.version));
  const deals = findBiggestDeals(game, log);
  return results.map(({ seat, ending }) => (ending === 'left' ? 0 : (deals.get(seat) ?? 0)));
}

async function countTurnsToWin(
  store: Store,
  id: number,
  results: readonly UnrankedResult[],
): Promise<readonly number[]> {
  if (!results.some((_, at) => hasWonAtEnd(results, at))) return results.map(() => 0);
  const movers = (await loadMovers(store, [id])).get(id) ?? [];
  return results.map(({ seat }, at) => (hasWonAtEnd(results, at) ? countTurns(movers, seat) : 0));
}

/** Returns the most points of one deal by seat, for its present holder. */
function findBiggestDeals(game: Game, log: readonly LogEntry[]): ReadonlyMap<Seat, number> {
  const most = new Map<Seat, number>();
  for (const entry of log) {
    if (entry.kind === 'seat' || entry.kind === 'resign') most.delete(entry.seat);
    if (entry.kind !== 'move') continue;
    for (const event of entry.events) {
      const won = game.dealWon?.(event);
      if (won) most.set(won.seat, Math.max(won.points, most.get(won.seat) ?? 0));
    }
  }
  return most;
}

/** A person's best value in a game. */
export interface Best {
  readonly kind: BestKind;
  readonly best: number;
}

/** Collects a person's best values from their matches, in any order. */
export class BestsSoFar {
  readonly #ctx: Pick<AppContext, 'games'>;
  readonly #person: string;
  readonly #bests = new Map<string, Best>();

  constructor(ctx: Pick<AppContext, 'games'>, person: string) {
    this.#ctx = ctx;
    this.#person = person;
  }

  add(matches: readonly PlayedRow[]): void {
    for (const id of new Set(matches.map(({ game }) => game))) {
      const kind = getBestKind(findGame(this.#ctx, id));
      const own = matches.filter(({ game }) => game === id);
      const best = kind && BEST_FINDERS[kind](own, this.#person);
      if (kind && best)
        this.#bests.set(id, { kind, best: pickBetter(kind, this.#bests.get(id)?.best ?? best, best) });
    }
  }

  /** Best values by game id, for games that keep one. */
  get bests(): ReadonlyMap<string, Best> {
    return this.#bests;
  }
}

/** Returns whether one best value of a game is better than another. */
export function isBetter(kind: BestKind, one: number, other: number): boolean {
  return kind === 'turns' ? one < other : one > other;
}

function pickBetter(kind: BestKind, one: number, other: number): number {
  return isBetter(kind, one, other) ? one : other;
}

/** Returns a person's best value in matches of a game, or null if unknown. */
export function findBest(kind: BestKind, matches: readonly PlayedRow[], person: string): number | null {
  return BEST_FINDERS[kind](matches, person);
}

const BEST_FINDERS = { score: findHighestScore, turns: findFewestTurns, deal: findBiggestDeal };
const BEST_KINDS = Object.keys(BEST_FINDERS) as readonly BestKind[];

/** Returns the kind of best value a game keeps: the one it has a sentence for. */
export function getBestKind(game: Game | undefined): BestKind | null {
  const said = Object.keys(game?.text.sentences.en.best ?? {});
  return BEST_KINDS.find((kind) => said.some((key) => key === kind || key === `${kind}_other`)) ?? null;
}

/** Number of matches processed before the event loop gets a turn. */
const BATCH_SIZE = 5;

type CatalogueContext = GameCatalogue & Pick<AppContext, 'store'>;

/** Computes the missing best values of older matches in the background. */
export async function backfillBests(ctx: CatalogueContext): Promise<void> {
  const { store } = ctx;
  const games = ctx.games.filter((game) => (getBestKind(game) ?? 'score') !== 'score').map(({ id }) => id);
  const next = (after: number) => listTablesWithoutBests(store, games, { after, most: BATCH_SIZE });
  for (let ids = await next(0); ids.length > 0; ids = await next(ids.at(-1) ?? 0)) {
    for (const id of ids) await backfillTableBests(ctx, id);
    await setImmediate();
  }
}

async function backfillTableBests(ctx: CatalogueContext, id: number): Promise<void> {
  await inTableTransaction(ctx.store, id, async (store) => {
    const table = await loadTable(ctx, id, store);
    if (!refused(table))
      await saveBests(store, id, await computeBests(store, table, await loadResults(store, id)));
  });
}
