/** Two players who meet; `first` has the first seat. */
interface Pairing {
  /** From 1. */
  readonly round: number;
  /** Index in its round, from 0. */
  readonly place: number;
  readonly first: number;
  readonly second: number;
}

/**
 * Returns the pairings of players 1 to `count`, who all meet once or twice, by the circle method. A player has at most
 * one match a round. First seats differ from second ones by at most one. In the second half the seats are swapped.
 */
export function createRoundRobin(count: number, times: 1 | 2): readonly Pairing[] {
  const once = createSingleRound(count);
  if (times === 1) return once;
  const rounds = once.at(-1)?.round ?? 0;
  return [
    ...once,
    ...once.map(({ round, place, first, second }) => ({
      round: round + rounds,
      place,
      first: second,
      second: first,
    })),
  ];
}

/** Rotates all players but one in a circle; with an odd number, the opponent of the dummy player has a bye. */
function createSingleRound(count: number): readonly Pairing[] {
  const all = count + (count % 2);
  const rounds = Array.from({ length: all - 1 }, (_, turn) => turn);
  return rounds.flatMap((turn) =>
    listMeetings(all, turn)
      .filter((pair) => pair.every((one) => one < count))
      .map(([first, second], place) => ({ round: turn + 1, place, first: first + 1, second: second + 1 })),
  );
}

function listMeetings(all: number, turn: number): readonly (readonly [number, number])[] {
  const circle = all - 1;
  const still: readonly [number, number] = turn % 2 === 0 ? [turn, circle] : [circle, turn];
  const others = Array.from({ length: all / 2 - 1 }, (_, at): readonly [number, number] => [
    (turn + at + 1) % circle,
    (turn - at - 1 + circle) % circle,
  ]);
  return [still, ...others];
}
