import { createRecordedChance, LuckRanOutError } from '../../../src/engine/chance.ts';
import type { Game, Viewer } from '../../../src/engine/game.ts';
import { refused } from '../../../src/engine/refusal.ts';
import type { Invariant } from '../invariant.ts';
import { deepFreeze, expectSame, expectTrue, formatValue, isDeepEqual } from '../plain.ts';
import { getPointerValue, listDifferences, plantCanaries } from '../pointers.ts';
import type { Step } from '../spot.ts';

/** A guessed state looks the same to the viewer in view, turn and pieces. */
export const guessLooksTheSame: Invariant = {
  kind: 'position',
  name: 'a guess looks the same',
  holds: (game, spot) => {
    for (const [viewer, view] of spot.views) {
      const guessed = spot.guess(viewer);
      expectSame(game.view(guessed, viewer), view, `What ${viewer} sees of a guess`);
      expectSame(game.turn(guessed), spot.turn, `The turn of what ${viewer} guesses`);
      expectSame(game.pieces(guessed), game.pieces(spot.state), `The pieces of what ${viewer} guesses`);
    }
  },
};

/** Every place where a guess may differ from the truth is declared a secret. */
export const secretsDeclared: Invariant = {
  kind: 'position',
  name: 'what can only be guessed is declared a secret',
  holds: (game, spot) => {
    for (const viewer of spot.views.keys()) {
      const secrets = new Set(game.secrets(spot.state, viewer));
      for (const place of listDifferences(spot.state, spot.guess(viewer))) {
        expectTrue(isWithin(place, secrets), `${viewer} has to guess ${place}, which is no secret`);
      }
    }
  },
};

/** A canary in every secret does not change the viewer's view, and therefore no text, question or picture. */
export const canaryUnseen: Invariant = {
  kind: 'position',
  name: 'a canary in a secret shows up nowhere',
  holds: (game, { state, views }) => {
    for (const [viewer, view] of views) {
      const secrets = game.secrets(state, viewer);
      for (const secret of secrets)
        expectTrue(getPointerValue(state, secret) !== undefined, `There is nothing at ${secret}`);
      expectSame(
        game.view(deepFreeze(plantCanaries(state, secrets)), viewer),
        view,
        `What ${viewer} sees with a canary in each secret`,
      );
    }
  },
};

/** A revealed position shows every secret of every viewer as it is. */
export const revealShowsAll: Invariant = {
  kind: 'position',
  name: 'what is laid open hides nothing',
  holds: (game, { state, views }) => {
    for (const viewer of views.keys()) {
      const open = game.laidOpen?.(state, viewer);
      if (open === undefined) return;
      for (const secret of game.secrets(state, viewer))
        expectSame(
          getPointerValue(open, secret),
          getPointerValue(state, secret),
          `What ${viewer} sees at ${secret} when all lies open`,
        );
    }
  },
};

/** A viewer who cannot tell two states apart after a move learns the same events in both. */
export const nothingLeaks: Invariant = {
  kind: 'move',
  name: 'nothing tells a viewer more than the view',
  holds: (game, step) => {
    for (const viewer of step.before.views.keys()) expectToldTheSame(game, step, viewer);
  },
};

function expectToldTheSame(game: Game, { before, entry, after }: Step, viewer: Viewer): void {
  const events: unknown[] = [];
  const guessed = before.guess(viewer);
  const outcome = applyElsewhere(() =>
    game.apply(guessed, entry.seat, entry.move, createRecordedChance(entry.luck), (event) =>
      events.push(event),
    ),
  );
  const complaint = () => `${viewer} could not tell that the move is illegal: ${formatValue(outcome)}`;
  expectTrue(!refused(outcome) || viewer !== entry.seat, complaint);
  if (refused(outcome)) return;
  if (outcome === IMPOSSIBLE_LUCK || !isDeepEqual(game.view(outcome, viewer), game.view(after, viewer)))
    return;
  expectSame(game.turn(outcome), game.turn(after), `The turn of what ${viewer} guesses`);
  for (const when of ['now', 'later'] as const) {
    const told = (all: readonly unknown[]) => all.map((event) => game.seen(event, viewer, when));
    expectSame(
      told(events),
      told(entry.events),
      `What ${viewer} is told ${when} in a world that looks the same`,
    );
  }
}

const IMPOSSIBLE_LUCK = Symbol('the luck does not fit there');

/** Applies a move in another state, in which the recorded outcomes may be impossible; the comparison is then skipped. */
function applyElsewhere<T>(apply: () => T): T | typeof IMPOSSIBLE_LUCK {
  try {
    return apply();
  } catch (error) {
    if (error instanceof LuckRanOutError || error instanceof RangeError) return IMPOSSIBLE_LUCK;
    throw error;
  }
}

function isWithin(place: string, secrets: ReadonlySet<string>): boolean {
  if (secrets.has(place)) return true;
  const end = place.lastIndexOf('/');
  return end >= 0 && isWithin(place.slice(0, end), secrets);
}

/** The opening text is the same for all random outcomes that lead to states with the same public view. */
export const openingKeepsSecrets: Invariant = {
  kind: 'end',
  name: 'the opening tells nothing that is hidden',
  holds: ({ setup, view, text: { opening } }, { seats, options, luck }) => {
    if (!opening) return;
    const begun = setup(seats, options, createRecordedChance(luck));
    for (const other of luck.flatMap((_, at) => listChangedLuck(luck, at))) {
      const state = attemptSetup(() => setup(seats, options, createRecordedChance(other)));
      if (
        state === undefined ||
        isDeepEqual(state, begun) ||
        !isDeepEqual(view(state, null), view(begun, null))
      )
        continue;
      expectSame(
        opening(seats, options, createRecordedChance(other)),
        opening(seats, options, createRecordedChance(luck)),
        'The opening',
      );
    }
  },
};

/** Lists the outcomes with the one at `at` changed by one. */
function listChangedLuck(luck: readonly number[], at: number): readonly (readonly number[])[] {
  const here = luck[at] as number;
  return [here - 1, here + 1].filter((other) => other >= 0).map((other) => luck.with(at, other));
}

/** Runs a set-up; undefined if an outcome was impossible. */
function attemptSetup(setting: () => unknown): unknown {
  try {
    return setting();
  } catch {
    return undefined;
  }
}
