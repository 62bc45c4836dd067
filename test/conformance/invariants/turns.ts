import type { Game, Standing } from '../../../src/engine/game.ts';
import type { Invariant } from '../invariant.ts';
import { expectSame, expectTrue, formatValue } from '../plain.ts';
import type { Setting } from '../spot.ts';

/** An occupied seat is to act, and the phase has a name. */
export const somebodyActs: Invariant = {
  kind: 'position',
  name: 'a seat of the table is to act',
  holds: (_game, { turn, seats }) => {
    if (turn.kind === 'over') return;
    expectTrue(
      turn.seats.length > 0 && turn.seats.every((seat) => isSeat(seat, seats)),
      `To act: ${formatValue(turn)}`,
    );
    expectTrue(new Set(turn.seats).size === turn.seats.length, `A seat is named twice: ${formatValue(turn)}`);
    expectTrue(turn.phase !== '', 'The phase has no name');
  },
};

/** The seat that `order` names next has the next turn and may act in it. */
export const nextComesNext: Invariant = {
  kind: 'move',
  name: 'whoever is next has the next turn',
  holds: (game, { before, after }) => {
    const [was, next, ...others] = getOrder(game, before.state, before.seats);
    const [is] = getOrder(game, after, before.seats);
    if (was === undefined || is === undefined || is === was) return;
    expectSame(is, next, `Whose turn it is, in the order ${formatValue([was, next, ...others])}`);
    const turn = game.turn(after);
    expectTrue(turn.kind === 'act' && turn.seats.includes(is), `The turn of seat ${is}, which cannot act`);
  },
};

function getOrder(game: Game, state: unknown, seats: number): readonly number[] {
  const order = game.order?.(game.view(state, null)) ?? [];
  expectTrue(
    new Set(order).size === order.length && order.every((seat) => isSeat(seat, seats)),
    `The order ${formatValue(order)}`,
  );
  return order;
}

/** Every seat has one place; places count as in sport: two seconds, then a fourth. */
export const everySeatPlaced: Invariant = {
  kind: 'end',
  name: 'standings name every seat once',
  holds: (_game, { turn, seats }) => {
    if (turn.kind !== 'over') return;
    const named = turn.standings.map(({ seat }) => seat).sort((one, other) => one - other);
    expectSame(
      named,
      Array.from({ length: seats }, (_, seat) => seat),
      'The seats in the standings',
    );
    for (const { seat, place } of turn.standings)
      expectSame(place, getPlace(place, turn.standings), `The place of seat ${seat}`);
  },
};

/** The game ends within its declared number of moves. */
export const endsWithinBound: Invariant = {
  kind: 'end',
  name: 'the game ends within its bound',
  holds: (game, { seats, options, log, turn }) => {
    const bound = game.bound(seats, options);
    expectTrue(bound > 0, `The bound is ${bound}`);
    expectTrue(
      bound === Infinity || turn.kind === 'over',
      `After ${log.length} moves it is not over; the bound is ${bound}`,
    );
    expectTrue(log.length <= bound, `It took ${log.length} moves; the bound is ${bound}`);
  },
};

/** No piece appears or vanishes. */
export const piecesConserved: Invariant = {
  kind: 'position',
  name: 'pieces are conserved',
  holds: (game, { state, opening }) => {
    const pieces = game.pieces(opening);
    expectTrue(Object.keys(pieces).length > 0, 'No piece is counted');
    expectSame(game.pieces(state), pieces, 'The pieces');
  },
};

/** Seat numbers ascend, options have 2 to 25 values including the default, and the default options are admitted. */
export const settingsAreValid: Invariant = {
  kind: 'setting',
  name: 'seats and options make sense',
  holds: (game, setting) => {
    expectSame(
      game.seats,
      [...new Set(game.seats)].sort((one, other) => one - other),
      'The numbers of seats',
    );
    expectTrue(
      game.seats.every((seats) => seats >= 1),
      'Somebody has to play',
    );
    expectOptionsMakeSense(game);
    expectSame(game.admits(setting.seats, setting.options), null, 'What is admitted');
  },
};

function expectOptionsMakeSense({ options }: Game): void {
  expectSame(new Set(options.map(({ id }) => id)).size, options.length, 'The number of different options');
  for (const { id, values, default: usual } of options) {
    expectTrue(/^[a-zA-Z0-9_-]{1,32}$/.test(id), `The option is called ${id}`);
    expectTrue(values.length >= 2 && values.length <= 25, `The option ${id} has ${values.length} values`);
    expectTrue(values.includes(usual), `The default ${usual} of ${id} is not among its values`);
    expectSame(new Set(values.map(String)).size, values.length, `The number of different values of ${id}`);
  }
}

function isSeat(seat: number, seats: Setting['seats']): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < seats;
}

function getPlace(place: number, standings: readonly Standing[]): number {
  return 1 + standings.filter((other) => other.place < place).length;
}
