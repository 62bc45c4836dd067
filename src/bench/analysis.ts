import type { Game } from '../engine/game.ts';
import { type Match, start } from '../engine/kernel.ts';
import type { SearchPlan } from '../engine/mind.ts';
import { defaults } from '../engine/options.ts';
import { refused } from '../engine/refusal.ts';
import { seeded } from '../engine/seeded.ts';
import { games } from '../games/registry.ts';
import { exhibition } from '../players/exhibition.ts';
import { type Decided, judge } from '../players/judgement.ts';
import { Notes } from '../players/notes.ts';
import type { StrengthId } from '../players/strengths.ts';
import { playoutsFor } from '../tables/went/playouts.ts';
import { processorTime } from '../tools/processorTime.ts';
import type { Part } from './part.ts';

/** What it takes to say how a match went: so many of its decisions are judged, in processor time. */
export interface AnalysisCost {
  readonly decisions: number;
  readonly seconds: number;
}

/** So many are judged. */
const DECISIONS = 60;
/** So many come first, until the code runs as fast as it does all day. */
const WARMING = 10;

/** Sixty decisions of matches of AI seats, judged in this thread. */
export const analysis: Part<Readonly<Record<string, AnalysisCost>>> = {
  name: 'analysis',
  run: async () => analysisCosts(games, DECISIONS),
  rows: (costs) =>
    Object.entries(costs).map(([id, { decisions, seconds }]) => [
      `${id}, how a match went`,
      `${seconds.toFixed(1)} s for ${decisions} decisions`,
    ]),
};

/** Of those that have a mind. */
export function analysisCosts(
  among: readonly Game[],
  decisions: number,
): Readonly<Record<string, AnalysisCost>> {
  return Object.fromEntries(
    among.flatMap((game) => (game.mind ? [[game.id, cost(game, game.mind.search, decisions)] as const] : [])),
  );
}

function cost(game: Game, plan: SearchPlan, count: number): AnalysisCost {
  const all = decidedIn(game, count, playoutsFor(plan, count));
  for (const one of all.slice(0, WARMING)) judge(game, one);
  const began = processorTime();
  for (const one of all) judge(game, one);
  return { decisions: all.length, seconds: (processorTime() - began) / 1000 };
}

/** The first decisions that there is something to say of; where a match has too few, of the next one too. */
function decidedIn(game: Game, count: number, playouts: number): readonly Decided[] {
  const decided: Decided[] = [];
  for (let seed = 1; decided.length < count; seed++)
    for (const one of decisions(game, seed)) if (judge(game, { ...one, playouts: 1 })) decided.push(one);
  return decided.slice(0, count).map((one) => ({ ...one, playouts }));
}

function* decisions(game: Game, seed: number): Generator<Decided> {
  const seats = Math.max(...game.seats);
  const started = start(game, seats, defaults(game.options), seeded(seed));
  if (refused(started)) throw new Error(`${game.id} cannot begin: ${started.reason.key}`);
  let match: Match = started.match;
  const views = Array.from({ length: seats }, (_, seat) => game.view(match.state, seat));
  const notes = new Notes(game, views);
  const strengths = views.map((_, seat): StrengthId => (seat % 2 === 0 ? 'badger' : 'sparrow'));
  for (const shown of exhibition(match, strengths, seeded(seed + 100))) {
    const { seat, move, events } = shown.entry;
    const known = { view: game.view(match.state, seat), seat, notes: notes.of(seat), move, seats };
    if (!shown.forced) yield { ...known, seed: match.played.toString(16).padStart(32, '0'), playouts: 0 };
    notes.told(events);
    match = shown.match;
  }
}
