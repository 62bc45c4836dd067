import { STRENGTH_IDS, STRONGEST } from '../../ai/strengths.ts';
import { think } from '../../ai/thought.ts';
import { hasOneMove } from '../../engine/forced.ts';
import type { Game, Seat } from '../../engine/game.ts';
import { defaults } from '../../engine/options.ts';
import { seeded } from '../../engine/seeded.ts';
import { playMatch } from '../arena/matches.ts';
import { share } from '../arena/outcome.ts';
import { mind, type Player, type Playouts, playerCalled, scripted } from '../arena/players.ts';
import { scriptOf } from '../arena/scripted.ts';

/** Matches from which decisions are sampled. */
interface SampleCall {
  readonly game: Game;
  readonly seats: number;
  readonly matches: number;
  readonly seed: number;
  readonly playouts: Playouts;
  /** Only of players of that name; null for those of all. */
  readonly of: string | null;
}

/** Chance that a hint shows for a decision, 0 to 1, and the player's final share of the first place. */
export interface Sampled {
  readonly said: number;
  readonly won: number;
}

interface Named {
  readonly name: string;
  readonly player: Player;
}

/** View and notes of the player who decides. */
interface Standing {
  readonly view: unknown;
  readonly notes: unknown;
  readonly seat: Seat;
}

/** Decisions sampled per match; more would be strongly correlated. */
const EACH = 4;

/** Plays matches of drawn players and asks the strongest AI for some decisions of each what the match is worth. */
export async function* sampled(call: SampleCall): AsyncGenerator<Sampled> {
  const pool = await playersFor(call);
  for (let number = 0; number < call.matches; number++) yield* await sampledIn(call, pool, number);
}

/** All strengths, greedy and the scripted players of the game; the strengths as often as all others. */
async function playersFor({ game, playouts }: SampleCall): Promise<readonly Named[]> {
  const minds = STRENGTH_IDS.map((name) => ({ name: name as string, player: mind(name, playouts) }));
  const plans = Object.keys(scriptOf(game)?.plans ?? {});
  const others = plans.map((name) => ({ name, player: scripted(name) }));
  const greedy = { name: 'greedy', player: await playerCalled('greedy', undefined) };
  const times = Math.max(1, Math.round((others.length + 1) / minds.length));
  return [...Array.from({ length: times }, () => minds).flat(), greedy, ...others];
}

async function sampledIn(call: SampleCall, pool: readonly Named[], number: number): Promise<Sampled[]> {
  const { game, seats, seed } = call;
  const chance = seeded(seed * 1_000_003 + number * 7 + 5);
  const players = Array.from({ length: seats }, () => pool[chance.draw(pool.length)] as Named);
  const kept: Standing[] = [];
  let met = 0;
  const { standings } = await playMatch({
    game,
    options: defaults(game.options),
    players: players.map(({ player }) => player),
    seed,
    number,
    watch: ({ view, notes, entry: { seat } }) => {
      if (call.of !== null && players[seat]?.name !== call.of) return;
      if (hasOneMove(game, view, seat)) return;
      // Each decision of the match is as likely to be kept: reservoir sampling.
      const at = met < EACH ? met : chance.draw(met + 1);
      met++;
      if (at < EACH) kept[at] = { view, notes, seat };
    },
  });
  if (standings.length === 0) return [];
  return kept.flatMap((one, at) => {
    const said = saidOf(call, one, number * EACH + at);
    return said === null ? [] : [{ said, won: share(standings, one.seat) }];
  });
}

/** The chance that a hint shows; null where the mind knows nothing of what is asked. */
function saidOf({ game, playouts }: SampleCall, standing: Standing, number: number): number | null {
  const seed = number.toString(16).padStart(32, 'c');
  const count = playouts ?? game.mind?.search.playouts ?? 0;
  return think(game, { ...standing, strength: STRONGEST, seed, playouts: count, weighs: true }).chance;
}
