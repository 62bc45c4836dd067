import type { Game, Seat } from '../engine/game.ts';

/** Memories of all seats at a table, folded from the events they see. Empty for games without a memory. */
export class Notes {
  readonly #game: Game;
  readonly #notes: unknown[];

  /** `views`: view of each seat at the start of the match. */
  constructor(game: Game, views: readonly unknown[]) {
    this.#game = game;
    this.#notes = views.map((view, seat) => game.ai?.memory?.begin(view, seat) ?? null);
  }

  /** Returns the memory of a seat; null without one. */
  of(seat: Seat): unknown {
    return this.#notes[seat];
  }

  /** Adds the events of a move to the memories. */
  addEvents(events: readonly unknown[]): void {
    const { ai, seen } = this.#game;
    if (!ai?.memory) return;
    for (const event of events)
      for (const [seat, notes] of this.#notes.entries()) {
        const told = seen(event, seat, 'now');
        if (told !== null) this.#notes[seat] = ai.memory.remember(notes, told, seat);
      }
  }
}
