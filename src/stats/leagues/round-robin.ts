/** Two who meet: `first` has the first seat. */
interface Pairing {
  /** From 1. */
  readonly round: number;
  /** From 0, in its round. */
  readonly place: number;
  readonly first: number;
  readonly second: number;
}

/**
 * Everybody of 1 to `count` meets everybody, once or twice, each at most once in a round, by the circle method. Nobody has
 * the first seat twice more often than the second; who had it first has it last, where they meet twice.
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

/** All but one stand in a circle that is turned by one each round; whoever meets the number too many has nobody. */
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
