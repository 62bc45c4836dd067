import { setImmediate } from 'node:timers/promises';
import type { Game, Seat } from '../../engine/game.ts';
import type { BestKind } from '../../engine/game-text.ts';
import { refused } from '../../engine/refusal.ts';
import { biggestDeal, fewestTurns, highestScore, turnsOf, wonAtEnd } from '../../stats/best.ts';
import { atTable } from '../../store/hold.ts';
import { type LogEntry, logBetween } from '../../store/log.ts';
import { moversIn } from '../../store/movers.ts';
import type { Store } from '../../store/open.ts';
import type { PlayedRow } from '../../store/played.ts';
import { type Result, remember, resultsOf, unremembered } from '../../store/results.ts';
import { gameOf, type House, type Shelf } from '../core/context.ts';
import { standing } from '../core/effective-log.ts';
import { loadTable, type Table } from '../core/table.ts';

/** A result of which is not said yet for what it is remembered. */
type Outcome = Omit<Result, 'best'>;

/**
 * For each result of a match that has ended what its game remembers of it, 0 for nothing: the turns of whoever has won, or
 * the most that a deal brought. Null where the game remembers nothing but scores.
 */
export async function achieved(
  store: Store,
  { record, game }: Table,
  results: readonly Outcome[],
): Promise<readonly (number | null)[]> {
  const kind = record.phase === 'over' ? bestKindOf(game) : null;
  if (kind === 'turns') return await turnsToWin(store, record.id, results);
  if (kind !== 'deal') return results.map(() => null);
  const log = standing(await logBetween(store, record.id, 0, record.version));
  const deals = biggestDeals(game, log);
  return results.map(({ seat, ending }) => (ending === 'left' ? 0 : (deals.get(seat) ?? 0)));
}

async function turnsToWin(store: Store, id: number, results: readonly Outcome[]): Promise<readonly number[]> {
  if (!results.some((_, at) => wonAtEnd(results, at))) return results.map(() => 0);
  const movers = (await moversIn(store, [id])).get(id) ?? [];
  return results.map(({ seat }, at) => (wonAtEnd(results, at) ? turnsOf(movers, seat) : 0));
}

/** By seat the most that a deal brought whoever has held it since. */
function biggestDeals(game: Game, log: readonly LogEntry[]): ReadonlyMap<Seat, number> {
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

/** What somebody can be proud of in a game. */
export interface Best {
  readonly kind: BestKind;
  readonly best: number;
}

/** What somebody can be proud of, as far as their matches have been looked at, in whatever order. */
export class BestsSoFar {
  readonly #house: Pick<House, 'games'>;
  readonly #person: string;
  readonly #bests = new Map<string, Best>();

  constructor(house: Pick<House, 'games'>, person: string) {
    this.#house = house;
    this.#person = person;
  }

  add(matches: readonly PlayedRow[]): void {
    for (const id of new Set(matches.map(({ game }) => game))) {
      const kind = bestKindOf(gameOf(this.#house, id));
      const own = matches.filter(({ game }) => game === id);
      const best = kind && BEST[kind](own, this.#person);
      if (kind && best)
        this.#bests.set(id, { kind, best: better(kind, this.#bests.get(id)?.best ?? best, best) });
    }
  }

  /** By the id of the game, where it remembers one. */
  get bests(): ReadonlyMap<string, Best> {
    return this.#bests;
  }
}

function better(kind: BestKind, one: number, other: number): number {
  return kind === 'turns' ? Math.min(one, other) : Math.max(one, other);
}

const BEST = { score: highestScore, turns: fewestTurns, deal: biggestDeal };
const KINDS = Object.keys(BEST) as readonly BestKind[];

/** Which one a game remembers: the one that it has a sentence for. */
export function bestKindOf(game: Game | undefined): BestKind | null {
  const said = Object.keys(game?.words.sentences.en.best ?? {});
  return KINDS.find((kind) => said.some((key) => key === kind || key === `${kind}_other`)) ?? null;
}

/** Matches that are looked through before others have their turn. */
const AT_ONCE = 5;

type Library = Shelf & Pick<House, 'store'>;

/** Matches that ended before anybody looked for what they are remembered are looked through, while others play. */
export async function rememberEarlier(house: Library): Promise<void> {
  const { store } = house;
  const games = house.games.filter((game) => (bestKindOf(game) ?? 'score') !== 'score').map(({ id }) => id);
  const next = (after: number) => unremembered(store, games, { after, most: AT_ONCE });
  for (let ids = await next(0); ids.length > 0; ids = await next(ids.at(-1) ?? 0)) {
    for (const id of ids) await rememberOne(house, id);
    await setImmediate();
  }
}

async function rememberOne(house: Library, id: number): Promise<void> {
  await atTable(house.store, id, async (store) => {
    const table = await loadTable(house, id, store);
    if (!refused(table)) await remember(store, id, await achieved(store, table, await resultsOf(store, id)));
  });
}
