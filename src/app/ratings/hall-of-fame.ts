import type { Game } from '../../engine/game.ts';
import type { BestKind } from '../../engine/game-text.ts';
import { getPersonOutcome } from '../../stats/played-match.ts';
import { TallyBuilder } from '../../stats/tally.ts';
import { loadPlayedMatches, type PlayedPart, type PlayedRow } from '../../store/match-history.ts';
import type { AppContext } from '../core/context.ts';
import { isForgotten } from '../core/names.ts';
import { yieldToEventLoop } from '../core/yield-to-event-loop.ts';
import { findBest, getBestKind, isBetter } from './bests.ts';
import { filterUnlistedPeople, loadLeaders } from './leaderboard.ts';
import { type HonouredPerson, loadTitles, type Title } from './titles.ts';

/** Best players of a server, and their records. */
export interface HallOfFame {
  /** Leader of each rated game, in the order of the games. */
  readonly champions: readonly (HonouredPerson & { readonly game: Game; readonly rating: number })[];
  /** Most wins in a row, over all games; null if nobody has won twice in a row. */
  readonly streak: (HonouredPerson & { readonly wins: number }) | null;
  /** Best value of each game that keeps one. */
  readonly bests: readonly GameBest[];
  /** Winners of leagues and cups, the newest first. */
  readonly titles: readonly Title[];
}

interface GameBest extends HonouredPerson {
  readonly game: Game;
  readonly kind: BestKind;
  readonly best: number;
}

/** Returns the hall of fame of a server, without unlisted and forgotten people. Yields to the event loop while reading. */
export async function loadHallOfFame(ctx: AppContext, guild: string): Promise<HallOfFame> {
  const champions = await loadChampions(ctx, guild);
  return { champions, ...(await loadRecords(ctx, guild)), titles: await loadTitles(ctx, guild) };
}

async function loadChampions(ctx: AppContext, guild: string): Promise<HallOfFame['champions']> {
  const champions: HallOfFame['champions'][number][] = [];
  for (const game of ctx.games) {
    const [leader] = await loadLeaders(ctx, { guild, game: game.id }, 1);
    if (leader) champions.push({ ...leader, game });
    await yieldToEventLoop();
  }
  return champions;
}

/** Number of matches read before the event loop gets a turn. */
const PAGE_SIZE = 100;

/** Minimum length of a streak. */
const MIN_STREAK = 2;

async function loadRecords(ctx: AppContext, guild: string): Promise<Pick<HallOfFame, 'streak' | 'bests'>> {
  const records = new Records(ctx.games);
  for (let after: PlayedRow | undefined; ; ) {
    const page = await loadPlayedMatches(ctx.store, { guild, most: PAGE_SIZE, ...(after && { after }) });
    for (const match of page) records.add(match);
    if (page.length < PAGE_SIZE) break;
    after = page.at(-1);
    await yieldToEventLoop();
  }
  return records.find(await filterUnlistedPeople(ctx, records.people));
}

/** Records of all people, from their matches in the order in which these ended. */
class Records {
  readonly #games: readonly Game[];
  readonly #names = new Map<string, string>();
  readonly #tallies = new Map<string, TallyBuilder>();
  /** Best values by game and person. */
  readonly #bests = new Map<Game, Map<string, number>>();

  constructor(games: readonly Game[]) {
    this.#games = games;
  }

  get people(): readonly string[] {
    return [...this.#names.keys()];
  }

  add(match: PlayedRow): void {
    const game = this.#games.find(({ id }) => id === match.game);
    for (const part of match.parts) {
      const { person } = part;
      if (person === null || isForgotten(person)) continue;
      this.#names.set(person, part.name);
      this.#addOutcome(match, person);
      if (game) this.#addBest(game, match, part, person);
    }
  }

  #addOutcome(match: PlayedRow, person: string): void {
    const outcome = getPersonOutcome(match, person);
    if (outcome === null) return;
    const tally = this.#tallies.get(person) ?? new TallyBuilder();
    this.#tallies.set(person, tally);
    tally.add(outcome);
  }

  #addBest(game: Game, match: PlayedRow, part: PlayedPart, person: string): void {
    const kind = getBestKind(game);
    const best = kind && findBest(kind, [{ ...match, parts: [part] }], person);
    if (!kind || !best) return;
    const bests = this.#bests.get(game) ?? new Map<string, number>();
    this.#bests.set(game, bests);
    const before = bests.get(person);
    if (before === undefined || isBetter(kind, best, before)) bests.set(person, best);
  }

  /** Returns the records of those who are not hidden; of equals, the one who was first. */
  find(hidden: ReadonlySet<string>): Pick<HallOfFame, 'streak' | 'bests'> {
    const streaks = [...this.#tallies].map(([person, { streaks }]) => [person, streaks.longest] as const);
    const streak = pickFirst(streaks, hidden, (one, other) => one > other);
    return {
      streak: streak && streak[1] >= MIN_STREAK ? { ...this.#honour(streak[0]), wins: streak[1] } : null,
      bests: this.#games.flatMap((game) => this.#findGameBest(game, hidden) ?? []),
    };
  }

  #findGameBest(game: Game, hidden: ReadonlySet<string>): GameBest | null {
    const kind = getBestKind(game);
    if (!kind) return null;
    const found = pickFirst([...(this.#bests.get(game) ?? [])], hidden, (one, other) =>
      isBetter(kind, one, other),
    );
    return found && { ...this.#honour(found[0]), game, kind, best: found[1] };
  }

  #honour(person: string): HonouredPerson {
    return { person, name: this.#names.get(person) ?? '' };
  }
}

/** Returns the best entry of those who are not hidden; of equals, the first. */
function pickFirst(
  entries: readonly (readonly [person: string, value: number])[],
  hidden: ReadonlySet<string>,
  isAhead: (one: number, other: number) => boolean,
): readonly [person: string, value: number] | null {
  return entries
    .filter(([person]) => !hidden.has(person))
    .reduce<readonly [string, number] | null>(
      (first, one) => (first && !isAhead(one[1], first[1]) ? first : one),
      null,
    );
}
