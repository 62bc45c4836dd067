/** Kind of a drawn thing: plates, badges and texts never cover their own kind, pieces may touch. */
export type BoxKind = 'plate' | 'badge' | 'text' | 'piece' | 'board';

/** A rectangle in pixels. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A drawn thing: its kind, its name and its rectangle. */
export interface Box extends Rect {
  readonly kind: BoxKind;
  readonly name: string;
}

/** Records where things are drawn, so that tests can check that nothing is cut off or overlaps. */
export class Boxes {
  readonly width: number;
  readonly height: number;
  readonly #list: Box[] = [];

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  /** Records a drawn thing. */
  note(kind: BoxKind, name: string, rect: Rect): void {
    this.#list.push({ kind, name, x: rect.x, y: rect.y, width: rect.width, height: rect.height });
  }

  /** Returns all recorded boxes, of one kind if given. */
  list(kind?: BoxKind): readonly Box[] {
    return kind === undefined ? this.#list : this.#list.filter((box) => box.kind === kind);
  }

  /** Returns the boxes that leave the canvas. */
  cut(): readonly Box[] {
    return this.#list.filter(
      (box) => box.x < 0 || box.y < 0 || box.x + box.width > this.width || box.y + box.height > this.height,
    );
  }

  /** Returns the pairs of boxes of one kind that overlap. */
  overlaps(kind: BoxKind): readonly (readonly [Box, Box])[] {
    const list = this.list(kind);
    return list.flatMap((one, at) =>
      list
        .slice(at + 1)
        .filter((other) => isOverlapping(one, other))
        .map((other) => [one, other] as const),
    );
  }
}

/** Tolerance in pixels, as rounding is no overlap. */
const TOLERANCE = 0.5;

function isOverlapping(one: Rect, other: Rect): boolean {
  const apart =
    one.x + one.width <= other.x + TOLERANCE ||
    other.x + other.width <= one.x + TOLERANCE ||
    one.y + one.height <= other.y + TOLERANCE ||
    other.y + other.height <= one.y + TOLERANCE;
  return !apart;
}
