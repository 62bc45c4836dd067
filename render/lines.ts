import { queueOptionsSymbol, type TaskQueue } from 'piscina';

/** Whether somebody waits for a picture before them (`first`), or it is for a channel (`later`). */
export type Line = 'first' | 'later';

/** So many of the first line are served in a row while somebody waits in the other. */
const IN_A_ROW = 3;

type Task = Parameters<TaskQueue['push']>[0];

/** Two lines before the painters: whoever looks at a panel is served first, and yet no board waits for ever. */
export class Lines implements TaskQueue {
  readonly #first: Task[] = [];
  readonly #later: Task[] = [];
  #row = 0;

  get size(): number {
    return this.#first.length + this.#later.length;
  }

  push(task: Task): void {
    this.#lineOf(task).push(task);
  }

  /** One that could not be taken up after all stands where it stood, and was not served. */
  unshift(task: Task): void {
    const line = this.#lineOf(task);
    line.unshift(task);
    this.#row = line === this.#later ? IN_A_ROW : this.#row - 1;
  }

  shift(): Task | null {
    const isTurn = this.#row >= IN_A_ROW && this.#later.length > 0;
    const isLaters = this.#first.length === 0 || isTurn;
    this.#row = isLaters ? 0 : this.#row + 1;
    const task = (isLaters ? this.#later : this.#first).shift() ?? null;
    wishOf(task)?.taken?.();
    return task;
  }

  remove(task: Task): void {
    const line = this.#lineOf(task);
    const at = line.indexOf(task);
    if (at >= 0) line.splice(at, 1);
  }

  /** What was wished for like that still waits. */
  holds(wish: Wish): boolean {
    return [...this.#first, ...this.#later].some((task) => task[queueOptionsSymbol] === wish);
  }

  #lineOf(task: Task): Task[] {
    return wishOf(task)?.line === 'later' ? this.#later : this.#first;
  }
}

function wishOf(task: Task | null): Partial<Wish> | null {
  return task?.[queueOptionsSymbol] ?? null;
}

/** How something stands before the painters. */
export interface Wish {
  readonly line: Line;
  /** Its turn has come: it is drawn, or is the next. */
  readonly taken?: () => void;
}

/** The same to be drawn, wished for like that. */
export function inLine<T extends object>(task: T, wish: Wish): T {
  return { ...task, [queueOptionsSymbol]: wish };
}
