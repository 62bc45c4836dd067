import type { Choice, Many, Pick } from '../../../src/engine/question.ts';
import { refused } from '../../../src/engine/refusal.ts';
import type { Invariant } from '../invariant.ts';
import { expectSame, expectTrue, formatValue } from '../plain.ts';
import type { AskedQuestion } from '../question-tree.ts';

/** A seat to act can compose a whole move, and every answer leads to one. */
export const wayToMove: Invariant = {
  kind: 'position',
  name: 'every question leads to a whole move',
  holds: (_game, { trees }) => {
    for (const [seat, { questions, moves }] of trees) {
      expectTrue(moves.length > 0, `Seat ${seat} is to act and has no move`);
      const goals = moves.map(({ path }) => path.join('/'));
      for (const { path } of questions) {
        const start = path.map((step) => `${step}/`).join('');
        expectTrue(
          goals.some((goal) => goal.startsWith(start)),
          `The answers ${formatValue(path)} of seat ${seat} lead nowhere`,
        );
      }
    }
  },
};

/** A question has 1 to 25 answers in the form of the contract. */
export const choicesInForm: Invariant = {
  kind: 'position',
  name: 'questions have the form that the contract says',
  holds: (_game, { trees }) => {
    for (const { questions } of trees.values()) for (const { question } of questions) expectForm(question);
  },
};

/** Checks the form of a question. */
export function expectForm(question: AskedQuestion): void {
  const { choices } = question;
  expectTrue(choices.length >= 1 && choices.length <= 25, `There are ${choices.length} choices`);
  expectSame(new Set(choices.map(({ id }) => id)).size, choices.length, 'The number of different ids');
  choices.forEach(expectChoiceForm);
  if (question.kind === 'many') expectAmountsForm(question);
  else if (question.layout) expectLayout(question);
}

/** Checks that choices and closed places fill the layout, each once. */
function expectLayout({ layout, choices, closed = [] }: Pick): void {
  const places = layout === 'sides' ? /^[nesw]$/ : /^(?!$)[ns]?[ew]?$/;
  const ids = [...choices, ...closed].map(({ id }) => id);
  expectTrue(
    ids.every((id) => places.test(id)),
    'A choice is not on a compass',
  );
  expectSame(new Set(ids).size, ids.length, 'The number of places of the compass');
}

function expectChoiceForm({ id, at, mark, twin }: Choice, place: number, all: readonly Choice[]): void {
  expectTrue(/^[a-zA-Z0-9_-]{1,12}$/.test(id), `The id of a choice is ${formatValue(id)}`);
  expectTrue(at !== '', `The choice ${id} stands for no place`);
  const firsts = all.slice(0, place).filter((one) => one.twin === undefined);
  expectTrue(
    twin === undefined || firsts.some((one) => one.id === twin),
    `The twin of ${id} is no earlier one`,
  );
  expectTrue(
    mark === undefined || (mark !== '' && [...mark].length <= 3),
    `The mark of ${id} is ${formatValue(mark)}`,
  );
}

function expectAmountsForm({ min, max, choices }: Many): void {
  const inOrder = min >= 0 && min <= max && max >= 1 && max <= choices.length;
  expectTrue(
    Number.isInteger(min) && Number.isInteger(max) && inOrder,
    `${min} to ${max} of ${choices.length} are asked for`,
  );
}

/** The first answer ends nothing and gives nothing up, if any other is offered. */
export const firstIsSafe: Invariant = {
  kind: 'position',
  name: 'a dangerous or idle answer stands after all others',
  holds: (_game, { trees }) => {
    for (const { questions } of trees.values())
      for (const { question, path } of questions) {
        const careful = question.choices.map(({ idle, ends, danger }) => Boolean(idle || ends || danger));
        const inOrder = careful.lastIndexOf(false) < careful.indexOf(true);
        expectTrue(
          inOrder || !careful.includes(true),
          () => `After ${formatValue(path)} another answer follows it`,
        );
      }
  },
};

/** Every move that the questions lead to is legal. */
export const offeredIsLegal: Invariant = {
  kind: 'position',
  name: 'every move offered is legal',
  holds: (game, { state, trees, chance }) => {
    for (const [seat, { moves }] of trees) {
      for (const { path, move } of moves) {
        const outcome = game.apply(state, seat, move, chance, ignoreEvents);
        expectTrue(
          !refused(outcome),
          () => `${formatValue(move)}, offered by ${formatValue(path)}, is refused: ${formatValue(outcome)}`,
        );
      }
    }
  },
};

/** A move that the questions do not lead to is refused; tried with moves of earlier positions. */
export const restIsRefused: Invariant = {
  kind: 'position',
  name: 'a move not offered is refused',
  holds: (game, { state, trees, earlier, chance }) => {
    for (const [seat, { moves, complete }] of trees) {
      if (!complete) continue;
      const offered = new Set(moves.map(({ move }) => formatValue(move)));
      for (const move of earlier.filter((other) => !offered.has(formatValue(other)))) {
        expectTrue(
          refused(game.apply(state, seat, move, chance, ignoreEvents)),
          `${formatValue(move)} is not offered, and legal`,
        );
      }
    }
  },
};

function ignoreEvents(): void {}
