/** What may lie on what: plates, badges and texts never cover their own kind, pieces may touch. */
export type BoxKind = 'plate' | 'badge' | 'text' | 'piece' | 'board';

/** A rectangle in pixels. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Something drawn: what, where, and which one. */
export interface Box extends Rect {
  readonly kind: BoxKind;
  readonly name: string;
}

/** Writes down where things were drawn, so that it can be seen that nothing is cut and nothing overlaps. */
export class Boxes {
  readonly width: number;
  readonly height: number;
  readonly #list: Box[] = [];

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  /** Notes one. */
  note(kind: BoxKind, name: string, rect: Rect): void {
    this.#list.push({ kind, name, x: rect.x, y: rect.y, width: rect.width, height: rect.height });
  }

  /** All that were noted, of this kind where one is given. */
  list(kind?: BoxKind): readonly Box[] {
    return kind === undefined ? this.#list : this.#list.filter((box) => box.kind === kind);
  }

  /** Those that leave the canvas. */
  cut(): readonly Box[] {
    return this.#list.filter(
      (box) => box.x < 0 || box.y < 0 || box.x + box.width > this.width || box.y + box.height > this.height,
    );
  }

  /** Pairs of one kind that cover each other. */
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

/** A hair of rounding is no overlap. */
const TOLERANCE = 0.5;

function isOverlapping(one: Rect, other: Rect): boolean {
  const apart =
    one.x + one.width <= other.x + TOLERANCE ||
    other.x + other.width <= one.x + TOLERANCE ||
    one.y + one.height <= other.y + TOLERANCE ||
    other.y + other.height <= one.y + TOLERANCE;
  return !apart;
}
