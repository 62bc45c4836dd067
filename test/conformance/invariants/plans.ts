import { pickUniformPath } from '../../../src/ai/random-path.ts';
import { type Chance, createSeededChance } from '../../../src/engine/chance.ts';
import type { Game, Seat } from '../../../src/engine/game.ts';
import { EMPTY_PLAN, followPlan, listSituations, type Plan, planAnswer } from '../../../src/engine/plan.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { LANGUAGES } from '../../../src/engine/text.ts';
import type { Invariant } from '../invariant.ts';
import { expectSame, expectTrue, formatValue } from '../plain.ts';
import { buildTree } from '../question-tree.ts';
import type { Spot, Step } from '../spot.ts';
import { formatStrictly } from '../strict-text.ts';
import { expectForm } from './questions.ts';
import { expectLabels } from './text.ts';

/** A situation has a name and asks its seat questions in the form of the contract. */
export const situationsAsk: Invariant = {
  kind: 'position',
  name: 'a situation of a plan asks what its seat can answer',
  holds: (game, spot) => {
    for (const seat of listWaitingSeats(game, spot)) {
      const situations = listSituations(game, spot.views.get(seat), seat);
      expectSame(new Set(situations.map(({ id }) => id)).size, situations.length, 'The number of situations');
      for (const { id, when, view } of situations) {
        expectTrue(/^[a-zA-Z0-9_-]{1,12}$/.test(id), `The id of a situation is ${formatValue(id)}`);
        for (const language of LANGUAGES)
          expectTrue([...formatStrictly(language, when)].length <= 38, `The name of ${id} is too long`);
        expectQuestions(game, view, seat, spot.played);
      }
    }
  },
};

/** Checks the questions on one random path. */
function expectQuestions(game: Game, view: unknown, seat: Seat, seed: number): void {
  const { path } = pickUniformPath(game, view, seat, createSeededChance(seed));
  for (const at of path.keys()) {
    const question = game.next(view, seat, path.slice(0, at));
    if (question.kind === 'ready')
      throw new Error(`The answers ${formatValue(path)} go on after a whole move`);
    expectForm(question);
    for (const language of LANGUAGES) expectLabels(question, language);
  }
}

/** A plan of random answers makes only moves that its seat is offered, and that are legal. */
export const plansAreOffered: Invariant = {
  kind: 'move',
  name: 'a plan never does what its player could not have done',
  holds: (game, step) => {
    const chance = createSeededChance(step.before.played);
    for (const { seat, plan } of listPlans(game, step, chance))
      expectOffered(game, step.after, seat, plan, chance);
  },
};

function expectOffered(game: Game, state: unknown, seat: Seat, plan: Plan, chance: Chance): void {
  const view = game.view(state, seat);
  const next = followPlan(game, view, seat, plan);
  if (next.kind !== 'play') return;
  const { moves, complete } = buildTree(game, view, seat, chance);
  const isKnown = moves.some(({ move }) => formatValue(move) === formatValue(next.move));
  expectTrue(
    isKnown || !complete,
    () => `Seat ${seat} plans ${formatValue(next.move)}, which is not offered`,
  );
  const after = game.apply(state, seat, next.move, chance, () => {});
  expectTrue(!refused(after), () => `Seat ${seat} plans ${formatValue(next.move)}, which is refused`);
  if (isDue(game, after, seat)) expectOffered(game, after, seat, next.plan, chance);
}

/** A plan has the same situations, and does the same, in a world that looks the same to its player. */
export const plansSeeViews: Invariant = {
  kind: 'move',
  name: 'a plan is the same in worlds that look the same to its player',
  holds: (game, step) => {
    const { before, after } = step;
    const chance = createSeededChance(before.played);
    for (const { seat, plan } of listPlans(game, step, chance)) {
      const there = game.view(before.guess(seat), seat);
      const foreseen = listSituations(game, game.view(before.state, seat), seat);
      expectSame(listSituations(game, there, seat), foreseen, `The situations of seat ${seat}`);
      const done = followPlan(game, game.view(after, seat), seat, plan);
      const guessed = game.guess(game.view(after, seat), seat, chance);
      expectSame(followPlan(game, game.view(guessed, seat), seat, plan), done, `The plan of seat ${seat}`);
    }
  },
};

/** Returns random plans, made before a move, of the seats that are due after it. Every other one is played always. */
function listPlans(game: Game, { before, after }: Step, chance: Chance) {
  return listWaitingSeats(game, before)
    .filter((seat) => isDue(game, after, seat))
    .map((seat) => ({ seat, plan: planAtRandom(game, game.view(before.state, seat), seat, chance) }));
}

function planAtRandom(game: Game, view: unknown, seat: Seat, chance: Chance): Plan {
  let plan: Plan = { ...EMPTY_PLAN, always: chance.draw(2) === 0 };
  for (let at = 0; ; at++) {
    const situation = listSituations(game, view, seat, plan)[at];
    if (situation === undefined) return plan;
    const { path } = pickUniformPath(game, situation.view, seat, chance);
    const next = planAnswer(game, view, seat, plan, situation.id, path);
    if (!refused(next)) plan = next;
  }
}

function listWaitingSeats(game: Game, { turn, seats }: Spot): readonly Seat[] {
  if (!game.plans || turn.kind === 'over') return [];
  return [...Array(seats).keys()].filter((seat) => !turn.seats.includes(seat));
}

function isDue(game: Game, state: unknown, seat: Seat): boolean {
  const turn = game.turn(state);
  return turn.kind === 'act' && turn.seats.includes(seat);
}
