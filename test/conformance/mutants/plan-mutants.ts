import type { Plans } from '../../../src/engine/plan.ts';
import { text } from '../../../src/engine/text.ts';
import type { Highcard, HighcardView } from '../highcard/types.ts';
import { view } from '../highcard/view.ts';
import { type Mutant, mutateHighcard } from './mutant.ts';

/** Plans of Highcard: the cards to play after the draw. */
const plans: Plans<Highcard> = {
  only: text('highcard:askPlay'),
  foresee: (seen, seat) => (seen.hands[seat]?.length ? [foreseePlay(seen, seat, 'play')] : []),
  locate: ({ phase }) =>
    phase === 'draw'
      ? { kind: 'before', move: { kind: 'draw' }, to: ['play'] }
      : { kind: 'at', situation: 'play' },
  outcome: (_seen, _seat, move) => move.kind,
};

function foreseePlay(seen: HighcardView, seat: number, id: string) {
  return { id, when: text('highcard:askPlay'), view: { ...seen, mover: seat, phase: 'play' as const } };
}

let peeked: number | undefined;

/** Games whose plans break the contract. */
export const planMutants: readonly Mutant[] = [
  [
    'a situation has a long id',
    'a situation of a plan asks what its seat can answer',
    mutateHighcard({
      plans: {
        ...plans,
        foresee: (seen, seat) =>
          [foreseePlay(seen, seat, 'the-next-play-of-all')].filter(() => seen.hands[seat]?.length),
      },
    }),
  ],
  [
    'a plan plays a card that nobody has',
    'a plan never does what its player could not have done',
    mutateHighcard({
      plans: {
        ...plans,
        locate: () => ({ kind: 'before', move: { kind: 'play', cards: [0] }, to: ['play'] }),
      },
    }),
  ],
  [
    'a plan depends on a card that is hidden',
    'a plan is the same in worlds that look the same to its player',
    mutateHighcard({
      view: (state, viewer) => {
        peeked = state.rest[0];
        return view(state, viewer);
      },
      plans: {
        ...plans,
        locate: (seen, seat) =>
          peeked === undefined || peeked % 2 === 0 ? plans.locate(seen, seat) : { kind: 'other' },
      },
    }),
  ],
];
