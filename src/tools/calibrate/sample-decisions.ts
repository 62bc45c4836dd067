import { searchBestMove } from '../../ai/search-best-move.ts';
import { STRENGTH_IDS, STRONGEST_STRENGTH } from '../../ai/strengths.ts';
import { createSeededChance } from '../../engine/chance.ts';
import type { Game, Seat } from '../../engine/game.ts';
import { getDefaultOptions } from '../../engine/options.ts';
import { hasOneMove } from '../../engine/public-question.ts';
import { playMatch } from '../arena/matches.ts';
import { getShare } from '../arena/outcome.ts';
import {
  createAiPlayer,
  createScriptedPlayer,
  type Player,
  type Playouts,
  parsePlayer,
} from '../arena/players.ts';
import { findScript } from '../arena/scripted.ts';

/** Matches from which decisions are sampled. */
interface SampleCall {
  readonly game: Game;
  readonly seats: number;
  readonly matches: number;
  readonly seed: number;
  readonly playouts: Playouts;
  /** Restricts the decisions to the player of that name; null for all. */
  readonly of: string | null;
}

/** Chance that a hint shows for a decision, 0 to 1, and the player's final share of the first place. */
export interface Sample {
  readonly said: number;
  readonly won: number;
}

interface NamedPlayer {
  readonly name: string;
  readonly player: Player;
}

/** View and notes of the player who decides. */
interface SampledDecision {
  readonly view: unknown;
  readonly notes: unknown;
  readonly seat: Seat;
}

/** Decisions sampled per match; more would be strongly correlated. */
const SAMPLES_PER_MATCH = 4;

/** Plays matches of randomly drawn players and estimates the winning chance of some decisions with the strongest AI. */
export async function* sampleDecisions(call: SampleCall): AsyncGenerator<Sample> {
  const pool = await createPlayerPool(call);
  for (let number = 0; number < call.matches; number++) yield* await sampleMatch(call, pool, number);
}

/**
 * Creates the pool: all strengths, greedy and the scripted players of the game. The strengths are as frequent as all
 * others together.
 */
async function createPlayerPool({ game, playouts }: SampleCall): Promise<readonly NamedPlayer[]> {
  const ais = STRENGTH_IDS.map((name) => ({
    name: name as string,
    player: createAiPlayer(name, playouts),
  }));
  const plans = Object.keys(findScript(game)?.plans ?? {});
  const others = plans.map((name) => ({ name, player: createScriptedPlayer(name) }));
  const greedy = { name: 'greedy', player: await parsePlayer('greedy', undefined) };
  const times = Math.max(1, Math.round((others.length + 1) / ais.length));
  return [...Array.from({ length: times }, () => ais).flat(), greedy, ...others];
}

async function sampleMatch(
  call: SampleCall,
  pool: readonly NamedPlayer[],
  number: number,
): Promise<Sample[]> {
  const { game, seats, seed } = call;
  const chance = createSeededChance(seed * 1_000_003 + number * 7 + 5);
  const players = Array.from({ length: seats }, () => pool[chance.draw(pool.length)] as NamedPlayer);
  const kept: SampledDecision[] = [];
  let met = 0;
  const { standings } = await playMatch({
    game,
    options: getDefaultOptions(game.options),
    players: players.map(({ player }) => player),
    seed,
    number,
    watch: ({ view, notes, entry: { seat } }) => {
      if (call.of !== null && players[seat]?.name !== call.of) return;
      if (hasOneMove(game, view, seat)) return;
      // Reservoir sampling: each decision of the match is equally likely to be kept.
      const at = met < SAMPLES_PER_MATCH ? met : chance.draw(met + 1);
      met++;
      if (at < SAMPLES_PER_MATCH) kept[at] = { view, notes, seat };
    },
  });
  if (standings.length === 0) return [];
  return kept.flatMap((one, at) => {
    const said = getHintChance(call, one, number * SAMPLES_PER_MATCH + at);
    return said === null ? [] : [{ said, won: getShare(standings, one.seat) }];
  });
}

/** Returns the chance that a hint shows, or null if the AI does not model the decision. */
function getHintChance(
  { game, playouts }: SampleCall,
  standing: SampledDecision,
  number: number,
): number | null {
  const seed = number.toString(16).padStart(32, 'c');
  const count = playouts ?? game.ai?.search.playouts ?? 0;
  return searchBestMove(game, {
    ...standing,
    strength: STRONGEST_STRENGTH,
    seed,
    playouts: count,
    weighs: true,
  }).chance;
}
