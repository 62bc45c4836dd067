import { refused } from '../../../src/engine/refusal.ts';
import type { Invariant } from '../invariant.ts';
import { expectSame, expectTrue, formatValue } from '../plain.ts';

/** A printed position is one line and parses back to the same position. */
export const positionsRoundTrip: Invariant = {
  kind: 'position',
  name: 'a printed position parses back',
  holds: ({ notation }, { state, options }) => {
    const printed = notation.print(state);
    expectTrue(printed !== '' && !printed.includes('\n'), `Printed as ${formatValue(printed)}`);
    expectSame(notation.parse(printed, options), state, `"${printed}" parsed`);
  },
};

/** A printed move parses back to the same move, and no two moves print alike. */
export const movesRoundTrip: Invariant = {
  kind: 'position',
  name: 'a printed move parses back',
  holds: ({ notation }, { views, trees }) => {
    for (const [seat, { moves }] of trees) {
      const printed = moves.map(({ move }) => notation.printMove(move));
      moves.forEach(({ move }, index) => {
        const typed = printed[index] as string;
        expectSame(notation.parseMove(typed, views.get(seat), seat), move, `"${typed}" parsed`);
      });
      const different = new Set(moves.map(({ move }) => formatValue(move))).size;
      expectSame(
        new Set(printed).size,
        different,
        `Of the moves ${formatValue(printed)}, the number of different ones`,
      );
    }
  },
};

const JUNK_TEXTS = [
  '',
  ' ',
  '???',
  '🎲🎲',
  'constructor',
  '__proto__',
  '\u0000',
  '-1',
  '9'.repeat(400),
  'x '.repeat(300),
  '가나다',
];

/** Text that is no move is refused with a sentence. */
export const junkIsNoMove: Invariant = {
  kind: 'position',
  name: 'what cannot be read is refused',
  holds: ({ notation }, { views, trees }) => {
    for (const seat of trees.keys()) {
      for (const typed of JUNK_TEXTS)
        expectTrue(
          refused(notation.parseMove(typed, views.get(seat), seat)),
          `${formatValue(typed)} was read as a move`,
        );
    }
  },
};

/** Text that is no position is refused. */
export const junkIsNoPosition: Invariant = {
  kind: 'setting',
  name: 'what cannot be read is no position',
  holds: ({ notation }, { options }) => {
    for (const typed of JUNK_TEXTS)
      expectTrue(refused(notation.parse(typed, options)), `${formatValue(typed)} was read as a position`);
  },
};
