import type { Chance } from '../../engine/chance.ts';
import type { Seat } from '../../engine/game.ts';
import { advance, type Match } from '../../engine/kernel.ts';
import { refused } from '../../engine/refusal.ts';
import { sameJson } from '../../engine/same-json.ts';
import { seeded } from '../../engine/seeded.ts';
import { greedy } from './greedy.ts';
import { type ArenaCall, BROKEN_OFF, type Fought, fight } from './matches.ts';
import { type Estimate, estimate, share } from './outcome.ts';

/** What A would have in the long run against greedy in all other seats. */
export interface Judged {
  readonly first: Estimate;
  readonly alone: Estimate;
}

/** What was had of one match or lost by one move: the share of the first place, and whether alone. */
interface Won {
  readonly first: number;
  readonly alone: number;
}

/** For one match of A so many of greedy alone, to know how often somebody is first alone there. */
const PLAIN = 10;

/**
 * Judges every decision of A instead of counting who was lucky: what its move gives beyond that of greedy where greedy plays
 * all that follows, by so many pairs of such continuations from the true position. What a player has more
 * than greedy in its place is the mean of that, summed over the decisions on its own way (the performance difference lemma):
 * nothing is assumed, and far fewer matches tell it. Greedy against itself has an equal share. B is greedy.
 */
export async function judged(
  call: ArenaCall,
  pairs: number,
): Promise<{ fought: readonly Fought[]; judged: Judged }> {
  const chance = seeded(call.seed * 1_000_003 + 5);
  const [fought, sums]: [Fought[], Won[]] = [[], []];
  let sum: Won = { first: 0, alone: 0 };
  const watch = (match: Match, seat: Seat, move: unknown) => {
    sum = plus(sum, gain(match, seat, move, pairs, chance));
  };
  for await (const one of fight({ ...call, watch })) {
    fought.push(one);
    sums.push(sum);
    sum = { first: 0, alone: 0 };
  }
  const alone = await aloneAmongGreedy(call);
  const first = estimate(sums.map((one) => one.first + 1 / call.seats));
  return { fought, judged: { first, alone: sumOf(estimate(sums.map((one) => one.alone)), alone) } };
}

function gain(match: Match, seat: Seat, move: unknown, pairs: number, chance: Chance): Won {
  let sum: Won = { first: 0, alone: 0 };
  for (let pair = 0; pair < pairs; pair++) {
    const luck = chance.draw(2 ** 31);
    const other = greedy(match.game, match.game.view(match.state, seat), seat, chance);
    if (sameJson(move, other)) continue;
    sum = plus(
      plus(sum, after(match, seat, move, luck), 1 / pairs),
      after(match, seat, other, luck),
      -1 / pairs,
    );
  }
  return sum;
}

/** What comes of the move if greedy plays on for everybody, with that luck. */
function after(start: Match, seat: Seat, move: unknown, luck: number): Won {
  const { game } = start;
  const [rules, chance] = [seeded(luck), seeded(luck + 1)];
  let match = made(start, seat, move, rules);
  for (let moves = 0; moves < BROKEN_OFF; moves++) {
    const turn = game.turn(match.state);
    if (turn.kind === 'over') return wonBy(share(turn.standings, seat));
    const mover = turn.seats[0] as Seat;
    match = made(match, mover, greedy(game, game.view(match.state, mover), mover, chance), rules);
  }
  return wonBy(0);
}

function made(match: Match, seat: Seat, move: unknown, rules: Chance): Match {
  const played = advance(match, seat, move, rules);
  if (refused(played)) throw new Error(`${match.game.id} refused ${JSON.stringify(move)} of seat ${seat}`);
  return played.match;
}

function wonBy(first: number): Won {
  return { first, alone: Number(first === 1) };
}

function plus(one: Won, other: Won, times = 1): Won {
  return { first: one.first + times * other.first, alone: one.alone + times * other.alone };
}

/** How often each seat is first alone where all are greedy: all seats together, as they are alike. */
async function aloneAmongGreedy(call: ArenaCall): Promise<Estimate> {
  const player: ArenaCall['a'] = ({ game, view, seat, chance }) => greedy(game, view, seat, chance);
  const won: number[] = [];
  for await (const { standings } of fight({
    ...call,
    a: player,
    b: player,
    games: PLAIN * call.games,
    seed: call.seed + 1,
  }))
    won.push(Number(standings.filter(({ place }) => place === 1).length === 1) / call.seats);
  return estimate(won);
}

function sumOf(one: Estimate, other: Estimate): Estimate {
  return { mean: one.mean + other.mean, interval: Math.hypot(one.interval, other.interval) };
}
