import type { LogEntry } from '../../../src/store/log.ts';

/** An answer that a person gave at a table, as the panel asked for it. */
export interface GivenAnswer {
  readonly table: number;
  /** Version of the table when the question was asked. */
  readonly version: number;
  readonly person: string;
  /** True if the reply to the person acknowledged the move. */
  isAcknowledged: boolean;
  /** Text of the reply, for the error. */
  reply?: string;
}

/** Outcome of a press. */
export type ClickOutcome = 'answered' | 'cut off by a kill' | 'lost to a fault' | 'unanswered';

/** Record of all presses, and of the answers that may become moves. */
export class Ledger {
  readonly #given = new Map<number, GivenAnswer[]>();
  readonly #outcomes = new Map<ClickOutcome, number>();

  /** Records an answer before it is sent; from then on it may become a move. */
  give(table: number, version: number, person: string): GivenAnswer {
    const given = { table, version, person, isAcknowledged: false };
    this.#given.set(table, [...(this.#given.get(table) ?? []), given]);
    return given;
  }

  /** Counts the outcome of a press. */
  count(outcome: ClickOutcome): void {
    this.#outcomes.set(outcome, this.outcome(outcome) + 1);
  }

  outcome(outcome: ClickOutcome): number {
    return this.#outcomes.get(outcome) ?? 0;
  }

  get clicks(): number {
    return [...this.#outcomes.values()].reduce((sum, count) => sum + count, 0);
  }

  get acknowledged(): number {
    return [...this.#given.values()].flat().filter(({ isAcknowledged }) => isAcknowledged).length;
  }

  /**
   * Expects that the log contains every acknowledged move and no unrequested one.
   * @throws Error if it does not
   */
  expectKept(table: number, log: readonly LogEntry[]): void {
    const given = this.#given.get(table) ?? [];
    const made = log.flatMap((entry) => (entry.kind === 'move' && !entry.forced ? entry : []));
    for (const person of new Set([...given, ...made].map((one) => one.person))) {
      if (person === null) continue;
      const numbers = made.filter((entry) => entry.person === person).map(({ number }) => number);
      expectEven(
        `Table ${table}, ${person}`,
        given.filter((one) => one.person === person),
        numbers,
      );
    }
  }

  /**
   * Expects that each acknowledged move directly follows the version it was given on, and each move an answer on that version. Holds
   * where one seat at a time is due.
   * @throws Error if it does not
   */
  expectInPlace(table: number, log: readonly LogEntry[]): void {
    const given = this.#given.get(table) ?? [];
    const made = log.flatMap((entry) =>
      entry.kind === 'move' && entry.person !== null && !entry.forced
        ? formatMove(entry.number - 1, entry)
        : [],
    );
    const acknowledged = given.filter(({ isAcknowledged }) => isAcknowledged);
    const lost = acknowledged.map((one) => formatMove(one.version, one)).find((one) => !made.includes(one));
    if (lost) throw new Error(`Table ${table}: the move on version ${lost} was acknowledged and is lost`);
    const asked = given.map((one) => formatMove(one.version, one));
    const unasked = made.find((one) => !asked.includes(one));
    if (unasked) throw new Error(`Table ${table}: no answer asks for the move on version ${unasked}`);
  }
}

function formatMove(version: number, { person }: { readonly person: string | null }): string {
  return `${version} by ${person}`;
}

/** Describes the answers with their replies and the moves, for an error. */
function describe(given: readonly GivenAnswer[], numbers: readonly number[]): string {
  const answers = given.map(({ version, isAcknowledged, reply = '' }) =>
    [version, isAcknowledged ? 'yes' : 'no', reply.replaceAll('\n', ' ').slice(0, 120)].join(' '),
  );
  return `Answers: ${answers.join(' | ')}. Moves: ${numbers.join(' ')}`;
}

/** Throws unless an answer asked for each move, and each acknowledged answer has a move of its own. */
function expectEven(where: string, given: readonly GivenAnswer[], numbers: readonly number[]): void {
  for (const [at, number] of numbers.entries()) {
    const before = numbers[at - 1] ?? 0;
    const isAsked = given.some(({ version }) => version >= before && version < number);
    if (!isAsked) throw new Error(`${where}: move ${number} was made without an answer that asks for it`);
  }
  const taken = new Set<number>();
  // A version takes one move of a person: a second press on it, of a stale button, is answered with the newest question.
  const acknowledged = given.filter(({ isAcknowledged }) => isAcknowledged).map(({ version }) => version);
  for (const version of new Set(acknowledged)) {
    const own = numbers.find((number) => number > version);
    if (own === undefined || taken.has(own))
      throw new Error(
        `${where}: the move on version ${version} was acknowledged and is lost. ${describe(given, numbers)}`,
      );
    taken.add(own);
  }
}
