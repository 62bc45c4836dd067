import type { Game, Seat } from '../engine/game.ts';

/** What everybody at a table remembers, folded from what they are told. Games without a memory have none. */
export class Notes {
  readonly #game: Game;
  readonly #notes: unknown[];

  /** `views`: what each seat sees when the match begins. */
  constructor(game: Game, views: readonly unknown[]) {
    this.#game = game;
    this.#notes = views.map((view, seat) => game.mind?.memory?.begin(view, seat) ?? null);
  }

  /** What a seat remembers; null without a memory. */
  of(seat: Seat): unknown {
    return this.#notes[seat];
  }

  /** A move has been told. */
  told(events: readonly unknown[]): void {
    const { mind, seen } = this.#game;
    if (!mind?.memory) return;
    for (const event of events)
      for (const [seat, notes] of this.#notes.entries()) {
        const told = seen(event, seat, 'now');
        if (told !== null) this.#notes[seat] = mind.memory.remembered(notes, told, seat);
      }
  }
}
