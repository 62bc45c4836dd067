import type { Choice, Many, Pick } from '../../../src/engine/question.ts';
import { refused } from '../../../src/engine/refusal.ts';
import type { Law } from '../law.ts';
import { must, same, shown } from '../plain.ts';
import type { Asked } from '../tree.ts';

/** Whoever is to act can compose a whole move, and every answer leads to one. */
export const wayToMove: Law = {
  kind: 'position',
  name: 'every question leads to a whole move',
  holds: (_game, { trees }) => {
    for (const [seat, { questions, moves }] of trees) {
      must(moves.length > 0, `Seat ${seat} is to act and has no move`);
      const goals = moves.map(({ path }) => path.join('/'));
      for (const { path } of questions) {
        const start = path.map((step) => `${step}/`).join('');
        must(
          goals.some((goal) => goal.startsWith(start)),
          `The answers ${shown(path)} of seat ${seat} lead nowhere`,
        );
      }
    }
  },
};

/** A question has 1 to 25 answers, as the contract wants them. */
export const choicesInForm: Law = {
  kind: 'position',
  name: 'questions have the form that the contract says',
  holds: (_game, { trees }) => {
    for (const { questions } of trees.values()) for (const { question } of questions) inForm(question);
  },
};

function inForm(question: Asked): void {
  const { choices } = question;
  must(choices.length >= 1 && choices.length <= 25, `There are ${choices.length} choices`);
  same(new Set(choices.map(({ id }) => id)).size, choices.length, 'The number of different ids');
  choices.forEach(choiceInForm);
  if (question.kind === 'many') amountsInForm(question);
  else if (question.layout) laidOut(question);
}

/** Choices and what is closed are all places of the layout, each once. */
function laidOut({ layout, choices, closed = [] }: Pick): void {
  const places = layout === 'sides' ? /^[nesw]$/ : /^(?!$)[ns]?[ew]?$/;
  const ids = [...choices, ...closed].map(({ id }) => id);
  must(
    ids.every((id) => places.test(id)),
    'A choice is not on a compass',
  );
  same(new Set(ids).size, ids.length, 'The number of places of the compass');
}

function choiceInForm({ id, at, mark, twin }: Choice, place: number, all: readonly Choice[]): void {
  must(/^[a-zA-Z0-9_-]{1,12}$/.test(id), `The id of a choice is ${shown(id)}`);
  must(at !== '', `The choice ${id} stands for no place`);
  const firsts = all.slice(0, place).filter((one) => one.twin === undefined);
  must(twin === undefined || firsts.some((one) => one.id === twin), `The twin of ${id} is no earlier one`);
  must(mark === undefined || (mark !== '' && [...mark].length <= 3), `The mark of ${id} is ${shown(mark)}`);
}

function amountsInForm({ min, max, choices }: Many): void {
  const inOrder = min >= 0 && min <= max && max >= 1 && max <= choices.length;
  must(
    Number.isInteger(min) && Number.isInteger(max) && inOrder,
    `${min} to ${max} of ${choices.length} are asked for`,
  );
}

/** Where anything else is offered, the first answer is one that ends nothing and gives nothing up. */
export const firstIsSafe: Law = {
  kind: 'position',
  name: 'a dangerous or idle answer stands after all others',
  holds: (_game, { trees }) => {
    for (const { questions } of trees.values())
      for (const { question, path } of questions) {
        const careful = question.choices.map(({ idle, ends, danger }) => Boolean(idle || ends || danger));
        const inOrder = careful.lastIndexOf(false) < careful.indexOf(true);
        must(inOrder || !careful.includes(true), () => `After ${shown(path)} another answer follows it`);
      }
  },
};

/** What the questions lead to, the rules accept. */
export const offeredIsLegal: Law = {
  kind: 'position',
  name: 'every move offered is legal',
  holds: (game, { state, trees, chance }) => {
    for (const [seat, { moves }] of trees) {
      for (const { path, move } of moves) {
        const outcome = game.apply(state, seat, move, chance, unheard);
        must(
          !refused(outcome),
          () => `${shown(move)}, offered by ${shown(path)}, is refused: ${shown(outcome)}`,
        );
      }
    }
  },
};

/** What they do not lead to, the rules refuse, calmly: tried with moves that were possible before. */
export const restIsRefused: Law = {
  kind: 'position',
  name: 'a move not offered is refused',
  holds: (game, { state, trees, earlier, chance }) => {
    for (const [seat, { moves, complete }] of trees) {
      if (!complete) continue;
      const offered = new Set(moves.map(({ move }) => shown(move)));
      for (const move of earlier.filter((other) => !offered.has(shown(other)))) {
        must(
          refused(game.apply(state, seat, move, chance, unheard)),
          `${shown(move)} is not offered, and legal`,
        );
      }
    }
  },
};

function unheard(): void {}
