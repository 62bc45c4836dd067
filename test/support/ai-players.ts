import { type AiPlayers, createRandomPlayers } from '../../src/ai/ai-players.ts';
import { judge } from '../../src/ai/judgement.ts';
import { searchBestMove } from '../../src/ai/search-best-move.ts';
import { STRONGEST_STRENGTH } from '../../src/ai/strengths.ts';
import { createSeededChance } from '../../src/engine/chance.ts';

/** Creates AI players that choose at random but compute hints and judgements, in this thread and with few playouts. */
export function createHintPlayers(playouts = 300): AiPlayers {
  return {
    ...createRandomPlayers(createSeededChance(1)),
    hint: async ({ game, view, seat, notes, seed }) =>
      searchBestMove(game, { view, seat, notes, seed, playouts, strength: STRONGEST_STRENGTH }),
    judge: async ({ game, ...decided }) => judge(game, { ...decided, playouts }),
  };
}

/** Creates AI players that search as in production, but in this thread and with this many playouts. */
export function createThinkingPlayers(playouts: number): AiPlayers {
  let searches = 0;
  return {
    ...createHintPlayers(playouts),
    choose: async ({ game, ...known }) => {
      const how = { strength: known.strength, seed: String(++searches).padStart(32, '0'), playouts };
      return { move: searchBestMove(game, { ...known, ...how }).move, search: how };
    },
  };
}
