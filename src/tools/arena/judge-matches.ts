import { type Chance, createSeededChance } from '../../engine/chance.ts';
import type { Seat } from '../../engine/game.ts';
import { isSameJson } from '../../engine/is-same-json.ts';
import { advance, type Match } from '../../engine/kernel.ts';
import { refused } from '../../engine/refusal.ts';
import { pickGreedyMove } from './greedy.ts';
import { type ArenaCall, type FoughtMatch, fight, MAX_ARENA_MOVES } from './matches.ts';
import { type Estimate, estimateMean, getShare } from './outcome.ts';

/** Estimated long-run result of A against greedy in all other seats. */
export interface JudgedEstimates {
  readonly first: Estimate;
  readonly alone: Estimate;
}

/** Share of the first place won in a match or lost by a move, and whether it was a sole first place. */
interface WonShares {
  readonly first: number;
  readonly alone: number;
}

/** Number of all-greedy matches for each match of A, to estimate how often a seat is sole first there. */
const GREEDY_MATCH_FACTOR = 10;

/**
 * Judges every decision of A instead of counting results. The gain of a move is its result over that of greedy's move
 * when greedy plays everything that follows, from pairs of such continuations from the true position. A's advantage
 * over greedy in its place is the mean of the gains summed over the decisions on its own way (the performance
 * difference lemma). This needs no assumptions and far fewer matches. Greedy against itself has an equal share. B is
 * greedy.
 */
export async function judgeMatches(
  call: ArenaCall,
  pairs: number,
): Promise<{ fought: readonly FoughtMatch[]; judged: JudgedEstimates }> {
  const chance = createSeededChance(call.seed * 1_000_003 + 5);
  const [fought, sums]: [FoughtMatch[], WonShares[]] = [[], []];
  let sum: WonShares = { first: 0, alone: 0 };
  const watch = (match: Match, seat: Seat, move: unknown) => {
    sum = addWonShares(sum, measureGain(match, seat, move, pairs, chance));
  };
  for await (const one of fight({ ...call, watch })) {
    fought.push(one);
    sums.push(sum);
    sum = { first: 0, alone: 0 };
  }
  const alone = await estimateGreedyAlone(call);
  const first = estimateMean(sums.map((one) => one.first + 1 / call.seats));
  return {
    fought,
    judged: { first, alone: addEstimates(estimateMean(sums.map((one) => one.alone)), alone) },
  };
}

function measureGain(match: Match, seat: Seat, move: unknown, pairs: number, chance: Chance): WonShares {
  let sum: WonShares = { first: 0, alone: 0 };
  for (let pair = 0; pair < pairs; pair++) {
    const luck = chance.draw(2 ** 31);
    const other = pickGreedyMove(match.game, match.game.view(match.state, seat), seat, chance);
    if (isSameJson(move, other)) continue;
    sum = addWonShares(
      addWonShares(sum, playOnGreedily(match, seat, move, luck), 1 / pairs),
      playOnGreedily(match, seat, other, luck),
      -1 / pairs,
    );
  }
  return sum;
}

/** Returns the result of a move when greedy plays on for all seats, with the given seed. */
function playOnGreedily(start: Match, seat: Seat, move: unknown, luck: number): WonShares {
  const { game } = start;
  const [rules, chance] = [createSeededChance(luck), createSeededChance(luck + 1)];
  let match = makeArenaMove(start, seat, move, rules);
  for (let moves = 0; moves < MAX_ARENA_MOVES; moves++) {
    const turn = game.turn(match.state);
    if (turn.kind === 'over') return createWonShares(getShare(turn.standings, seat));
    const mover = turn.seats[0] as Seat;
    match = makeArenaMove(
      match,
      mover,
      pickGreedyMove(game, game.view(match.state, mover), mover, chance),
      rules,
    );
  }
  return createWonShares(0);
}

function makeArenaMove(match: Match, seat: Seat, move: unknown, rules: Chance): Match {
  const played = advance(match, seat, move, rules);
  if (refused(played)) throw new Error(`${match.game.id} refused ${JSON.stringify(move)} of seat ${seat}`);
  return played.match;
}

function createWonShares(first: number): WonShares {
  return { first, alone: Number(first === 1) };
}

function addWonShares(one: WonShares, other: WonShares, times = 1): WonShares {
  return { first: one.first + times * other.first, alone: one.alone + times * other.alone };
}

/** Estimates how often a seat is sole first when all are greedy, pooled over all seats as they are alike. */
async function estimateGreedyAlone(call: ArenaCall): Promise<Estimate> {
  const player: ArenaCall['a'] = ({ game, view, seat, chance }) => pickGreedyMove(game, view, seat, chance);
  const won: number[] = [];
  for await (const { standings } of fight({
    ...call,
    a: player,
    b: player,
    games: GREEDY_MATCH_FACTOR * call.games,
    seed: call.seed + 1,
  }))
    won.push(Number(standings.filter(({ place }) => place === 1).length === 1) / call.seats);
  return estimateMean(won);
}

function addEstimates(one: Estimate, other: Estimate): Estimate {
  return { mean: one.mean + other.mean, interval: Math.hypot(one.interval, other.interval) };
}
