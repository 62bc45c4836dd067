import { ai, HighcardWorld } from '../highcard/ai/index.ts';
import type { HighcardState } from '../highcard/types.ts';
import { view } from '../highcard/view.ts';
import { type Mutant, mutateHighcard } from './mutant.ts';

/** Creates Highcard with one change in its AI. */
function mutateAi(change: Partial<typeof ai>): ReturnType<typeof mutateHighcard> {
  return mutateHighcard({ ai: { ...ai, ...change } });
}

class ForgetfulWorld extends HighcardWorld {
  override make(...[code, chance]: Parameters<HighcardWorld['make']>): void {
    super.make(code, chance);
    if (code > 0) this.cells[2 + (code % 100)] = 0;
  }
}

class NarrowWorld extends HighcardWorld {
  override moves(into: Int32Array): number {
    return Math.max(1, super.moves(into) - 1);
  }
}

class IndifferentWorld extends HighcardWorld {
  override judge(into: Float64Array): void {
    into.fill(0.5);
  }
}

let stolenState: HighcardState | null = null;
const metViews = new WeakMap<object, number>();

/** Games with faulty AIs. */
export const aiMutants: readonly Mutant[] = [
  [
    'a card that was played is back among the rest',
    'the world of a mind goes as the rules do',
    mutateAi({ world: (seen) => new ForgetfulWorld(seen) }),
  ],
  [
    'the last of the moves is left out',
    'the moves in the world of a mind are the legal ones, also in one that it imagines',
    mutateAi({ world: (seen) => new NarrowWorld(seen) }),
  ],
  [
    'a mind remembers the state of which it was given a view',
    'a mind thinks the same in any world that looks the same',
    mutateHighcard({
      view: (state, viewer) => {
        stolenState = state;
        return view(state, viewer);
      },
      ai: {
        ...ai,
        imagine: (seen, seat, _notes, chance, world: HighcardWorld) => {
          const state = stolenState;
          const isIt = state !== null && JSON.stringify(view(state, seat)) === JSON.stringify(seen);
          return isIt ? ai.read(state, world) : ai.imagine(seen, seat, null, chance, world);
        },
      },
    }),
  ],
  [
    'a mind does not care any more when it sees the same again',
    'the same thought comes to the same',
    mutateAi({
      world: (seen) => {
        const times = metViews.get(seen) ?? 0;
        metViews.set(seen, times + 1);
        return times % 2 === 0 ? new HighcardWorld(seen) : new IndifferentWorld(seen);
      },
    }),
  ],
  [
    'a mind does not care who wins',
    'a mind judges the end as the standings do',
    mutateAi({ world: (seen) => new IndifferentWorld(seen) }),
  ],
  [
    'a mind gives a reason that nobody has a sentence for',
    'what a move was for is half a sentence to everybody',
    mutateAi({ reason: () => ({ key: 'highcard:whim' }) }),
  ],
];
