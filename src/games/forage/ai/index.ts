import type { GameAi } from '../../../engine/game-ai.ts';
import type { Forage } from '../types.ts';
import { decodeMove, encodeMove } from './codes.ts';
import { explainMove } from './explain-move.ts';
import { imagine, readState } from './imagine.ts';
import { type ForageNotes, memory } from './memory.ts';
import { ForageWorld } from './world.ts';

/** AI for Forage. A seat that remembers every value knows all coins, so that only the dice are unknown. */
export const ai: GameAi<Forage, ForageNotes, ForageWorld> = {
  search: { horizon: 10, playouts: 8_000, minPlayouts: 150, tolerance: { lenient: 0.14, strict: 0.08 } },
  turnsEach: { 3: 20, 4: 18 },
  lesson: { options: { openMemory: true }, decisions: 22 },
  memory,
  world: ({ options, pawns }, temper) => new ForageWorld(options, pawns.length, temper),
  imagine: (view, seat, notes, chance, world) => imagine(view, seat, notes, chance, world),
  read: readState,
  decode: decodeMove,
  encode: encodeMove,
  reason: explainMove,
};
