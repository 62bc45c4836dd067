import { pickRandomPath } from '../../../src/ai/random-path.ts';
import { type Chance, createSeededChance } from '../../../src/engine/chance.ts';
import { advance, start } from '../../../src/engine/kernel.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { motox } from '../../../src/games/motox/index.ts';
import type { MotoX, MotoXMove, MotoXView } from '../../../src/games/motox/types.ts';
import {
  getOptions,
  playRandomSteps,
  type RandomSetting,
  type RandomStep,
} from '../../support/game/random.ts';

/** Settings with both numbers of players and every option away from its default. */
export const SETTINGS: readonly RandomSetting[] = [
  { seats: 3 },
  { seats: 4, options: { traps: 'end', stuckCoins: 'discarded' } },
  { seats: 3, options: { runOff: 'forced', flight: 'turn' } },
  { seats: 4, options: { flight: 'tile' } },
];

/** Every fifth step of a random game of each setting. */
export const STEPS = [...playRandomSteps(motox, SETTINGS, 1)].filter((_, at) => at % 5 === 0);

/** Plays a match of players who build at random and ride as far as they can, which is much shorter than a random race. */
export function* playEagerGame(number: number, seats: number): Generator<RandomStep<MotoX>> {
  const chance = createSeededChance(number);
  const started = start(motox, seats, getOptions(motox), chance);
  if (refused(started)) throw new Error(started.reason.key);
  let { match } = started;
  while (match.state.phase !== 'over') {
    const before = match.state;
    const seat = before.mover;
    const played = advance(match, seat, chooseEagerMove(motox.view(before, seat), chance), chance);
    if (refused(played)) throw new Error(played.reason.key);
    match = played.match;
    yield { before, seat, entry: played.entry, after: match.state };
  }
}

/** Chooses a restart by a coin; otherwise the first answer, which is a roll or the furthest ride. */
function chooseEagerMove(view: MotoXView, chance: Chance): MotoXMove {
  const question = motox.next(view, view.mover, []);
  if (view.phase !== 'race' || question.kind === 'ready')
    return pickRandomPath(motox, view, view.mover, chance).move;
  const ids = question.choices.map(({ id }) => id);
  const answered = motox.next(view, view.mover, [ids.find((id) => id === 'restart') ?? (ids[0] as string)]);
  if (answered.kind !== 'ready') throw new Error('One answer is a whole move in the race');
  return answered.move;
}
