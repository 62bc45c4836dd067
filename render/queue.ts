/** Whether somebody waits for a picture before them (`first`), or it is for a channel (`later`). */
export type Line = 'first' | 'later';

/** How somebody stands in line. */
export interface Waiting {
  readonly line: Line;
  /** The number of the room they belong to, from 0. */
  readonly home: number;
  /** Nobody waits for it any more. */
  readonly signal?: AbortSignal | undefined;
  /** Its turn has come, after it had to wait. */
  readonly taken?: (() => void) | undefined;
}

interface Waiter {
  readonly home: number;
  /** Before how many boards it has stood back. */
  yielded: number;
  readonly enter: (room: number) => void;
  readonly refuse: (why: Error) => void;
}

/**
 * Before so many boards of another room whoever is waited for stands back: their own, where most of their picture is known, is often
 * left sooner, and a board is drawn in some 10 ms.
 */
const PATIENCE = 3;

/**
 * The lines before rooms in each of which is one at a time: a pool of threads by itself serves those whom a signal can call off the
 * other way round. Whoever is waited for enters the room they belong to, or else any that is free, and after a few boards any that is
 * left by whoever is waited for there; a board stays with its own, so that one on which a thread hangs does not take the others as well.
 */
export class Queue {
  readonly #most: number;
  readonly #free: Set<number>;
  readonly #lines: Readonly<Record<Line, Waiter[]>> = { first: [], later: [] };
  #isClosed = false;

  /** `most`: how many may wait in each line. */
  constructor(rooms: number, most: number) {
    this.#most = most;
    this.#free = new Set(Array.from({ length: rooms }, (_, room) => room));
  }

  /**
   * Resolves with the room when it is its turn; it leaves that afterwards. Rejects where too many wait, where it is called off, and
   * at the end.
   */
  async enter({ line, home, signal, taken }: Waiting): Promise<number> {
    if (this.#isClosed) throw new Error('Nobody draws any more');
    signal?.throwIfAborted();
    const free = this.#freeFor(line, home);
    if (free !== undefined) {
      this.#free.delete(free);
      return free;
    }
    if (this.#lines[line].length >= this.#most) throw new Error('Too many wait');
    const room = await this.#turn(this.#lines[line], home, signal);
    taken?.();
    return room;
  }

  /** Whoever was inside is not any more: the next one is. */
  leave(room: number): void {
    const { first } = this.#lines;
    const belongs = ({ home }: Waiter) => home === room;
    const next = out(first, belongs) ?? out(first, isImpatient) ?? this.#board(belongs) ?? first.shift();
    if (next) next.enter(room);
    else this.#free.add(room);
  }

  /** A board that belongs there, before which all who are waited for elsewhere have stood back once more. */
  #board(belongs: (waiter: Waiter) => boolean): Waiter | undefined {
    const { first, later } = this.#lines;
    const board = out(later, belongs);
    if (board) for (const waiter of first) waiter.yielded++;
    return board;
  }

  /** Refuses all who wait, and who come. */
  close(): void {
    this.#isClosed = true;
    for (const waiter of Object.values(this.#lines).flatMap((line) => line.splice(0)))
      waiter.refuse(new Error('Nobody draws any more'));
  }

  #freeFor(line: Line, home: number): number | undefined {
    if (this.#free.has(home)) return home;
    return line === 'first' ? this.#free.values().next().value : undefined;
  }

  async #turn(line: Waiter[], home: number, signal: AbortSignal | undefined): Promise<number> {
    let give = () => {};
    const entered = new Promise<number>((enter, refuse) => {
      const waiter = { home, yielded: 0, enter, refuse };
      line.push(waiter);
      give = () => {
        const at = line.indexOf(waiter);
        if (at >= 0) line.splice(at, 1);
        refuse(new Error('Nobody waits for it any more'));
      };
    });
    signal?.addEventListener('abort', give, { once: true });
    return await entered.finally(() => signal?.removeEventListener('abort', give));
  }
}

function isImpatient({ yielded }: Waiter): boolean {
  return yielded >= PATIENCE;
}

/** Takes the first such one out of the line. */
function out(line: Waiter[], such: (waiter: Waiter) => boolean): Waiter | undefined {
  const at = line.findIndex(such);
  return at < 0 ? undefined : line.splice(at, 1)[0];
}
