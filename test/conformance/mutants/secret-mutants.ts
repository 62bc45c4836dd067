import { text } from '../../../src/engine/text.ts';
import { guess, secrets, view } from '../highcard/view.ts';
import { type Mutant, mutateHighcard, mutateHighcardText } from './mutant.ts';

/** Games that reveal a secret or guess wrong. */
export const secretMutants: readonly Mutant[] = [
  [
    'a guess loses a card',
    'a guess looks the same',
    mutateHighcard({
      guess: (...args) => {
        const guessed = guess(...args);
        return { ...guessed, rest: guessed.rest.slice(1) };
      },
    }),
  ],
  [
    'the rest is not declared a secret',
    'what can only be guessed is declared a secret',
    mutateHighcard({ secrets: (...args) => secrets(...args).filter((place) => place !== '/rest') }),
  ],
  [
    'a view tells whether the rest has a high card',
    'a canary in a secret shows up nowhere',
    mutateHighcard({
      view: (state, viewer) =>
        Object.assign({}, view(state, viewer), { high: state.rest.some((held) => held > 100) }),
      guess: (seen, viewer, chance) => {
        const { high: _high, ...rest } = guess(seen, viewer, chance) as ReturnType<typeof guess> & {
          high?: boolean;
        };
        return rest;
      },
    }),
  ],
  [
    'the opening tells the first card',
    'the opening tells nothing that is hidden',
    mutateHighcardText({
      opening: (_seats, _options, luck) => [text('highcard:card', { card: luck.draw(6) })],
    }),
  ],
  [
    'the hands of others stay hidden at the end',
    'what is laid open hides nothing',
    mutateHighcard({ laidOpen: view }),
  ],
  [
    'everybody learns the card that is drawn',
    'nothing tells a viewer more than the view',
    mutateHighcard({ seen: (event) => event }),
  ],
  [
    'a guess hardly ever deals anew',
    'a move that may be taken back freely has told nothing',
    mutateHighcard({
      guess: (seen, viewer, chance) =>
        guess(seen, viewer, chance.draw(25) > 0 ? { roll: () => 1, draw: () => 0 } : chance),
    }),
  ],
];
