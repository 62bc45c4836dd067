import { tictactoe } from '../../tictactoe/index.ts';
import { highcard } from '../highcard/index.ts';
import { print } from '../highcard/notation/print.ts';
import { type Mutant, mutateHighcard, mutateHighcardText, mutateTicTacToe } from './mutant.ts';

const { en, ko } = highcard.text.sentences;

/** Games with faults in their text or notation. */
export const textMutants: readonly Mutant[] = [
  [
    'a page of the rules shows no position',
    'name, options and rules exist in every language',
    mutateHighcardText({ pages: [{ ...highcard.text.pages[0]!, picture: { at: 'nowhere' } }] }),
  ],
  [
    'a value of an option has no name',
    'name, options and rules exist in every language',
    mutateHighcard({ options: [...highcard.options, { id: 'wind', values: [0, 1], default: 0 }] }),
  ],
  [
    'an author is left out in Korean',
    'every language says whose game it is',
    mutateHighcardText({ sentences: { en, ko: { ...ko, credit: 'Ann 지음, 2026년' } } }),
  ],
  [
    'a sentence is missing in Korean',
    'all languages have the same sentences',
    mutateHighcardText({ sentences: { en: { ...en, extra: 'More' }, ko } }),
  ],
  [
    'a place is missing in Korean',
    'all languages have the same sentences',
    mutateHighcardText({
      sentences: {
        en,
        ko: { ...ko, refuse: { phase: '지금은 안 됩니다.', cards: '', position: '', move: '' } },
      },
    }),
  ],
  [
    'nonsense is a position',
    'what cannot be read is no position',
    mutateTicTacToe({
      notation: {
        ...tictactoe.notation,
        parse: (at, options) => tictactoe.notation.parse(at === '???' ? '.../.../...' : at, options),
      },
    }),
  ],
  [
    'a position prints without its phase',
    'a printed position parses back',
    mutateHighcard({
      notation: { ...highcard.notation, print: (state) => print(state).replace(/^draw/, 'play') },
    }),
  ],
  [
    'two moves print alike',
    'a printed move parses back',
    mutateTicTacToe({ notation: { ...tictactoe.notation, printMove: () => 'a1' } }),
  ],
  [
    'a mistyped move crashes',
    'what cannot be read is refused',
    mutateTicTacToe({
      notation: {
        ...tictactoe.notation,
        parseMove: (typed, ...rest) => {
          if (typed === '') throw new Error('Nothing typed');
          return tictactoe.notation.parseMove(typed, ...rest);
        },
      },
    }),
  ],
  [
    'a label is used twice',
    'labels are unique and short',
    mutateTicTacToe({
      next: (...args) => {
        const question = tictactoe.next(...args);
        return question.kind === 'ready'
          ? question
          : {
              ...question,
              choices: question.choices.map((choice) => ({ ...choice, label: { key: 'tictactoe:ask' } })),
            };
      },
    }),
  ],
  [
    'the description is too long',
    'every view can be put into words',
    mutateHighcardText({
      describe: (seen) => Array.from({ length: 60 }, () => highcard.text.describe(seen)[0]!),
    }),
  ],
  [
    'a place of the status is left open',
    'every view can be put into words',
    mutateHighcardText({
      status: ({ phase }) => ({ key: `highcard:status.${phase === 'over' ? 'draw' : phase}` }),
    }),
  ],
  [
    'the opening has no sentence',
    'the luck of the set-up can be told',
    mutateHighcardText({ opening: () => [{ key: 'highcard:opening' }] }),
  ],
  [
    'an event has no sentence',
    'every event can be told',
    mutateHighcardText({ tell: (event) => ({ key: `highcard:missing.${event.kind}` }) }),
  ],
  ['an icon has no emoji', 'every icon has an emoji', mutateHighcardText({ icons: () => ['card_joker'] })],
];
