import type { Game, Kinds, Viewer } from '../../src/engine/game.ts';

/** A game that lets something out that its view does not have, by where it does. */
export interface Flaw {
  readonly name: string;
  readonly leaky: (game: Game) => Game;
}

/** Returns one bit of the hidden state. */
type Peek = (view: unknown) => boolean;

/** The game with a part that knows one thing about the true state behind a view. */
function peeking(game: Game, part: (peek: Peek) => Partial<Game>): Game {
  const behind = new WeakMap<object, boolean>();
  const view = (state: Kinds['state'], viewer: Viewer) => {
    const seen = game.view(state, viewer);
    if (typeof seen === 'object' && seen !== null) behind.set(seen, isOdd(state));
    return seen;
  };
  return {
    ...game,
    view,
    ...part((seen) => typeof seen === 'object' && seen !== null && behind.get(seen) === true),
  };
}

function isOdd(state: unknown): boolean {
  return (
    [...JSON.stringify(state)].reduce(
      (sum, letter, at) => (sum * 31 + letter.charCodeAt(0) + at) % 65_521,
      7,
    ) %
      2 ===
    1
  );
}

/** A flaw in each thing that is sent. */
export const flaws: readonly Flaw[] = [
  {
    name: 'a view, and by it the pictures',
    leaky: (game) => ({
      ...game,
      view: (state, viewer) => ({ ...(game.view(state, viewer) as object), odd: isOdd(state) }),
    }),
  },
  {
    name: 'the order of the answers',
    leaky: (game) =>
      peeking(game, (peek) => ({
        next: (view, seat, path) => {
          const question = game.next(view, seat, path);
          if (question.kind !== 'pick' || !peek(view)) return question;
          return { ...question, choices: question.choices.toReversed() };
        },
      })),
  },
  {
    name: 'the alt text',
    leaky: (game) =>
      peeking(game, (peek) => ({
        text: {
          ...game.text,
          describe: (view) => game.text.describe(view).slice(peek(view) ? 1 : 0),
        },
      })),
  },
  {
    name: 'what is to be decided',
    leaky: (game) =>
      peeking(game, (peek) => ({
        text: {
          ...game.text,
          status: (view) =>
            peek(view) ? (game.text.describe(view)[0] ?? game.text.status(view)) : game.text.status(view),
        },
      })),
  },
];
