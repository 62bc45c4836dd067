import { HighcardWorld, mind } from '../highcard/ai/index.ts';
import type { HighcardState } from '../highcard/types.ts';
import { view } from '../highcard/view.ts';
import { card, type Flaw } from './flaw.ts';

/** Highcard, but for one change in its mind. */
function minded(change: Partial<typeof mind>): ReturnType<typeof card> {
  return card({ mind: { ...mind, ...change } });
}

class Forgetful extends HighcardWorld {
  override make(...[code, chance]: Parameters<HighcardWorld['make']>): void {
    super.make(code, chance);
    if (code > 0) this.cells[2 + (code % 100)] = 0;
  }
}

class Narrow extends HighcardWorld {
  override moves(into: Int32Array): number {
    return Math.max(1, super.moves(into) - 1);
  }
}

class Indifferent extends HighcardWorld {
  override judge(into: Float64Array): void {
    into.fill(0.5);
  }
}

let stolen: HighcardState | null = null;
const met = new WeakMap<object, number>();

/** Games whose minds go wrong. */
export const mindFlaws: readonly Flaw[] = [
  [
    'a card that was played is back among the rest',
    'the world of a mind goes as the rules do',
    minded({ world: (seen) => new Forgetful(seen) }),
  ],
  [
    'the last of the moves is left out',
    'the moves in the world of a mind are the legal ones, also in one that it imagines',
    minded({ world: (seen) => new Narrow(seen) }),
  ],
  [
    'a mind remembers the state of which it was given a view',
    'a mind thinks the same in any world that looks the same',
    card({
      view: (state, viewer) => {
        stolen = state;
        return view(state, viewer);
      },
      mind: {
        ...mind,
        imagine: (seen, seat, _notes, chance, world: HighcardWorld) => {
          const state = stolen;
          const isIt = state !== null && JSON.stringify(view(state, seat)) === JSON.stringify(seen);
          return isIt ? mind.read(state, world) : mind.imagine(seen, seat, null, chance, world);
        },
      },
    }),
  ],
  [
    'a mind does not care any more when it sees the same again',
    'the same thought comes to the same',
    minded({
      world: (seen) => {
        const times = met.get(seen) ?? 0;
        met.set(seen, times + 1);
        return times % 2 === 0 ? new HighcardWorld(seen) : new Indifferent(seen);
      },
    }),
  ],
  [
    'a mind does not care who wins',
    'a mind judges the end as the standings do',
    minded({ world: (seen) => new Indifferent(seen) }),
  ],
  [
    'a mind gives a reason that nobody has a sentence for',
    'what a move was for is half a sentence to everybody',
    minded({ reason: () => ({ key: 'highcard:whim' }) }),
  ],
];
