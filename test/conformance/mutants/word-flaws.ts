import { tictactoe } from '../../tictactoe/index.ts';
import { highcard } from '../highcard/index.ts';
import { print } from '../highcard/notation/print.ts';
import { card, type Flaw, row, words } from './flaw.ts';

const { en, ko } = highcard.words.sentences;

/** Games that go wrong in their words or their notation. */
export const wordFlaws: readonly Flaw[] = [
  [
    'a page of the rules shows no position',
    'name, options and rules exist in every language',
    words({ pages: [{ ...highcard.words.pages[0]!, picture: { at: 'nowhere' } }] }),
  ],
  [
    'a value of an option has no name',
    'name, options and rules exist in every language',
    card({ options: [...highcard.options, { id: 'wind', values: [0, 1], default: 0 }] }),
  ],
  [
    'an author is left out in Korean',
    'every language says whose game it is',
    words({ sentences: { en, ko: { ...ko, credit: 'Ann 지음, 2026년' } } }),
  ],
  [
    'a sentence is missing in Korean',
    'all languages have the same sentences',
    words({ sentences: { en: { ...en, extra: 'More' }, ko } }),
  ],
  [
    'a place is missing in Korean',
    'all languages have the same sentences',
    words({
      sentences: {
        en,
        ko: { ...ko, refuse: { phase: '지금은 안 됩니다.', cards: '', position: '', move: '' } },
      },
    }),
  ],
  [
    'nonsense is a position',
    'what cannot be read is no position',
    row({
      notation: {
        ...tictactoe.notation,
        parse: (at, options) => tictactoe.notation.parse(at === '???' ? '.../.../...' : at, options),
      },
    }),
  ],
  [
    'a position prints without its phase',
    'a printed position parses back',
    card({ notation: { ...highcard.notation, print: (state) => print(state).replace(/^draw/, 'play') } }),
  ],
  [
    'two moves print alike',
    'a printed move parses back',
    row({ notation: { ...tictactoe.notation, printMove: () => 'a1' } }),
  ],
  [
    'a mistyped move crashes',
    'what cannot be read is refused',
    row({
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
    row({
      next: (...args) => {
        const asked = tictactoe.next(...args);
        return asked.kind === 'ready'
          ? asked
          : {
              ...asked,
              choices: asked.choices.map((choice) => ({ ...choice, label: { key: 'tictactoe:ask' } })),
            };
      },
    }),
  ],
  [
    'the description is too long',
    'every view can be put into words',
    words({ describe: (seen) => Array.from({ length: 60 }, () => highcard.words.describe(seen)[0]!) }),
  ],
  [
    'a place of the status is left open',
    'every view can be put into words',
    words({ status: ({ phase }) => ({ key: `highcard:status.${phase === 'over' ? 'draw' : phase}` }) }),
  ],
  [
    'the opening has no sentence',
    'the luck of the set-up can be told',
    words({ opening: () => [{ key: 'highcard:opening' }] }),
  ],
  [
    'an event has no sentence',
    'every event can be told',
    words({ tell: (event) => ({ key: `highcard:missing.${event.kind}` }) }),
  ],
];
