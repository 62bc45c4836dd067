import type { Game } from '../../../src/engine/game.ts';
import type { Choice } from '../../../src/engine/question.ts';
import { Refusal } from '../../../src/engine/refusal.ts';
import { rotateSeats } from '../../../src/engine/seat.ts';
import { text } from '../../../src/engine/text.ts';
import { tictactoe } from '../../tictactoe/index.ts';
import { apply } from '../highcard/apply.ts';
import { next } from '../highcard/next.ts';
import type { Highcard } from '../highcard/types.ts';
import { LEAVES_INPUT_UNCHANGED, PLAYS_THROUGH } from '../invariants.ts';
import { type Mutant, mutateHighcard, mutateTicTacToe } from './mutant.ts';

let appliedCount = 0;

/** Games with faults in their structure, questions, turns or rules. */
export const ruleMutants: readonly Mutant[] = [
  ['the seats descend', 'seats and options make sense', mutateHighcard({ seats: [3, 2] })],
  [
    'a view has a field that is nothing',
    'positions are plain JSON',
    mutateTicTacToe({
      view: (state) => Object.assign({ ...state }, { wind: undefined }),
      guess: ({ x, o, misere }) => ({ x, o, misere }),
    }),
  ],
  [
    'an event holds minus zero',
    'moves and events are plain JSON',
    mutateHighcard({
      apply: (...args) => {
        args[4]({ kind: 'played', seat: 0, cards: [-0] });
        return apply(...args);
      },
    }),
  ],
  [
    'the turn has no phase',
    'a seat of the table is to act',
    mutateTicTacToe({
      turn: (state) => {
        const now = tictactoe.turn(state);
        return now.kind === 'act' ? { ...now, phase: '' } : now;
      },
    }),
  ],
  [
    'somebody else has the turn than was next',
    'whoever is next has the next turn',
    mutateHighcard({
      order: ({ mover, hands }) => [mover, ...rotateSeats(mover, hands.length).slice(1).reverse()],
    }),
  ],
  [
    'the order names a seat twice',
    'whoever is next has the next turn',
    mutateTicTacToe({ order: () => [0, 0] }),
  ],
  [
    'pieces are miscounted',
    'pieces are conserved',
    mutateTicTacToe({ pieces: ({ x, o }) => ({ marks: x + o }), guess: (seen) => seen }),
  ],
  [
    'some answers lead from question to question',
    'every question leads to a whole move',
    mutateTicTacToe({
      next: (seen, seat, path) => {
        const question = tictactoe.next(seen, seat, path[0] === 'more' ? [] : path);
        const more = { id: 'more', label: text('tictactoe:blurb') };
        return question.kind === 'pick'
          ? { ...question, choices: path[0] === 'more' ? [more] : [...question.choices, more].slice(-9) }
          : question;
      },
    }),
  ],
  [
    'an id is too long',
    'questions have the form that the contract says',
    mutateHighcard({ next: renameChoices((id) => (id === 'draw' ? 'draw-one-card' : id)) }),
  ],
  [
    'a mark is too long',
    'questions have the form that the contract says',
    mutateHighcard({
      next: (...args) => {
        const question = next(...args);
        return question.kind === 'ready'
          ? question
          : { ...question, choices: question.choices.map((choice) => ({ ...choice, mark: 'here' })) };
      },
    }),
  ],
  [
    'the answer that gives up comes first',
    'a dangerous or idle answer stands after all others',
    mutateTicTacToe({
      next: (...args) => {
        const question = tictactoe.next(...args);
        if (question.kind !== 'pick') return question;
        const [first, ...rest] = question.choices as [Choice, ...Choice[]];
        return { ...question, choices: [{ ...first, danger: true }, ...rest] };
      },
    }),
  ],
  [
    'the middle is offered and may not be marked first',
    'every move offered is legal',
    mutateTicTacToe({
      apply: (state, seat, move, ...rest) =>
        move.at === 4 && state.x === 0
          ? new Refusal(text('tictactoe:refuse.taken', { at: 'b2' }))
          : tictactoe.apply(state, seat, move, ...rest),
    }),
  ],
  [
    'a marked square can be marked again',
    'a move not offered is refused',
    mutateTicTacToe({
      apply: (state, seat, move, chance, emit) => {
        const taken = (state.x | state.o) & (1 << move.at);
        return taken ? state : tictactoe.apply(state, seat, move, chance, emit);
      },
    }),
  ],
  [
    'whether there is a choice hangs on a hidden card',
    'a forced move is the only one, as everybody can see',
    mutateHighcard({
      next: (seen, seat, path) => {
        const question = next(seen, seat, path[0] === 'take' ? ['draw'] : path);
        const hand = seen.hands[seat] ?? [];
        if (question.kind !== 'pick' || !hand.some((held) => held !== null && held % 2 === 0))
          return question;
        const take = { id: 'take', label: text('highcard:card', { card: 0 }) };
        return { ...question, choices: [...question.choices, take] };
      },
    }),
  ],
  ['the bound is too low', 'the game ends within its bound', mutateHighcard({ bound: () => 4 })],
  [
    'a loser is forgotten',
    'standings name every seat once',
    mutateTicTacToe({
      turn: (state) => {
        const now = tictactoe.turn(state);
        return now.kind === 'over' ? { ...now, standings: now.standings.slice(0, 1) } : now;
      },
    }),
  ],
  [
    'nobody is first',
    'standings name every seat once',
    mutateTicTacToe({
      turn: (state) => {
        const now = tictactoe.turn(state);
        return now.kind === 'over'
          ? { ...now, standings: now.standings.map((one) => ({ ...one, place: one.place + 1 })) }
          : now;
      },
    }),
  ],
  [
    'events depend on how often a move was made',
    'a log replays to the same state',
    mutateTicTacToe({
      apply: (state, seat, move, chance, emit) => {
        emit({ kind: 'marked', seat, at: appliedCount++ });
        return tictactoe.apply(state, seat, move, chance, emit);
      },
      seen: () => null,
    }),
  ],
  [
    'a hand is sorted in place',
    LEAVES_INPUT_UNCHANGED,
    mutateHighcard({
      apply: (state, ...rest) => {
        const hand = state.hands[0] as number[];
        hand.sort((one, other) => one - other);
        return apply(state, ...rest);
      },
    }),
  ],
  [
    'a question crashes',
    PLAYS_THROUGH,
    mutateHighcard({
      next: (seen, seat, path) => {
        if (seen.rest === 0) throw new Error('No card is left');
        return next(seen, seat, path);
      },
    }),
  ],
];

/** Returns the same questions with renamed ids. */
function renameChoices(rename: (id: string) => string): Game<Highcard>['next'] {
  return (seen, seat, path) => {
    const question = next(seen, seat, path[0] === rename('draw') ? ['draw'] : path);
    if (question.kind === 'ready') return question;
    return { ...question, choices: question.choices.map((choice) => ({ ...choice, id: rename(choice.id) })) };
  };
}
