import { describe, expect, test } from 'vitest';
import { isAboutSeat } from '../../src/discord/board/recap.ts';
import type { Game, Seat } from '../../src/engine/game.ts';
import { text } from '../../src/engine/text.ts';
import { forage } from '../../src/games/forage/index.ts';
import { gostop } from '../../src/games/gostop/index.ts';
import { moneyrun } from '../../src/games/moneyrun/index.ts';
import { motox } from '../../src/games/motox/index.ts';
import { piecepack } from '../../src/games/piecepack/index.ts';
import { games } from '../../src/games/registry.ts';
import { runaround } from '../../src/games/runaround/index.ts';
import { playRandomGame } from '../support/game/random.ts';

/** An event as JSON. */
type ToldEvent = Readonly<Record<string, unknown>> & { readonly kind: string };

/** Events of a game that affect another player, by kind, with the function that returns the player. */
interface HarmKind {
  readonly game: Game;
  readonly done: Readonly<Record<string, (event: ToldEvent) => unknown>>;
  /** Kinds of events that others hear only as actions of the mover. */
  readonly own: readonly string[];
}

const HARMS: readonly HarmKind[] = [
  {
    game: runaround as Game,
    done: { bumped: ({ victim }) => victim, swapped: ({ seat }) => 1 - Number(seat) },
    own: ['rolled', 'entered', 'moved', 'run'],
  },
  { game: forage as Game, done: { took: ({ suit }) => suit }, own: ['rolled', 'placed', 'moved', 'used'] },
  { game: motox as Game, done: { knocked: ({ seat }) => seat }, own: ['rolled', 'rode', 'wiped'] },
  {
    game: gostop as Game,
    done: { stole: ({ from }) => from },
    own: ['played', 'drew', 'took', 'points'],
  },
  { game: moneyrun as Game, done: {}, own: ['placed', 'shifted', 'moved'] },
  { game: piecepack as Game, done: {}, own: ['moved', 'flipped', 'rolled', 'looked'] },
];

test('table of harmful events: lists every game', () => {
  expect(HARMS.map(({ game }) => game.id).toSorted()).toEqual(games.map(({ id }) => id).toSorted());
});

describe.each(HARMS.map((harm) => ({ name: harm.game.id, ...harm })))('$name', ({ game, done, own }) => {
  const seen = new Map<string, number>();

  test('isAboutSeat: is true only for the seat that an event harms', () => {
    const seats = game.seats.at(-1) as number;
    for (let seed = 0; seed < 30; seed++)
      for (const { seat: mover, entry } of playRandomGame(game, seed, { seats, most: 300 }))
        for (const event of entry.events as readonly ToldEvent[]) {
          const toWhom = listConcernedSeats(game, mover, event, seats);
          if (done[event.kind]) expect(toWhom, event.kind).toContain(done[event.kind]?.(event));
          if (done[event.kind] || own.includes(event.kind)) {
            expect(toWhom, event.kind).toHaveLength(done[event.kind] ? 1 : 0);
            seen.set(event.kind, (seen.get(event.kind) ?? 0) + 1);
          }
        }
    for (const kind of [...Object.keys(done), ...own]) expect(seen.get(kind), kind).toBeGreaterThan(0);
  });
});

test("isAboutSeat: is true for a change of one's own seat, and false for what other players do", () => {
  const told = text('bot:board.began');
  for (const kind of ['time', 'seat', 'claim']) {
    const line = { said: '', told, entry: { kind, seat: 1 } as never, weight: 0, icons: [] };
    expect([0, 1, 2].map((seat) => isAboutSeat(line, seat))).toEqual([false, true, false]);
  }
  for (const kind of ['cancel', 'halt', 'start', 'resign', 'undo', 'ask', 'decline'])
    expect(isAboutSeat({ said: '', told, entry: { kind, seat: 0 } as never, weight: 0, icons: [] }, 0)).toBe(
      false,
    );
});

test('isAboutSeat: is false for compared throws of rock, paper, scissors', () => {
  const thrown = { kind: 'thrown', seat: 2, throw: 'rock' };
  const compared = { kind: 'compared', throws: ['paper', 'rock', 'rock'], dealer: 0 };
  expect(listConcernedSeats(gostop as Game, 2, thrown, 3)).toEqual([]);
  expect(listConcernedSeats(gostop as Game, 2, compared, 3)).toEqual([]);
});

/** Lists the seats to which an event is described as done to them. */
function listConcernedSeats(game: Game, mover: Seat, event: ToldEvent, seats: number): readonly Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => {
    const told = game.text.tell(game.seen(event, seat, 'later'));
    const entry = { kind: 'move', seat: mover } as never;
    return told !== null && isAboutSeat({ said: '', told, entry, weight: 0, icons: [] }, seat);
  });
}
