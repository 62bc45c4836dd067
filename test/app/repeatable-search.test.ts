import { afterEach, beforeEach, expect, test } from 'vitest';
import { Notes } from '../../src/ai/notes.ts';
import { pickRandomPath } from '../../src/ai/random-path.ts';
import { searchBestMove } from '../../src/ai/search-best-move.ts';
import { isStrength, STRENGTH_IDS } from '../../src/ai/strengths.ts';
import { addAi } from '../../src/app/lobby/lobby.ts';
import { openTable } from '../../src/app/lobby/open.ts';
import { startTable } from '../../src/app/lobby/start.ts';
import { playAis } from '../../src/app/play/ai-turns.ts';
import { makeMove } from '../../src/app/play/make-move.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { Game } from '../../src/engine/game.ts';
import { replayMove, replaySetup } from '../../src/engine/kernel.ts';
import { games } from '../../src/games/registry.ts';
import { createThinkingPlayers } from '../support/ai-players.ts';
import { closeTestContext, createActor, openTestContext, type TestContext } from '../support/test-context.ts';
import { loadStoredTable, loadWholeLog } from '../support/verify.ts';

/** Maximum number of moves by the person at the table. */
const ROUNDS = 30;

let ctx: TestContext;
beforeEach(async () => {
  ctx = { ...(await openTestContext()), ai: createThinkingPlayers(320), onAiTurn: () => {} };
});
afterEach(async () => await closeTestContext(ctx));

test.each(games.filter(({ ai }) => ai).map((game) => [game.id, game] as const))(
  'searchBestMove: reproduces the AI moves of %s from the log',
  async (_, game) => {
    const id = await playMatch(game);
    const { record, seats } = await loadStoredTable(ctx, id);
    const [start, ...log] = await loadWholeLog(ctx, id);
    if (start?.kind !== 'start') throw new Error('It does not begin with a start');
    let match = replaySetup(game, seats.length, record.options, start.luck);
    const notes = new Notes(
      game,
      seats.map(({ seat }) => game.view(match.state, seat)),
    );
    let again = 0;
    for (const entry of log) {
      if (entry.kind !== 'move') continue;
      const { seat, move, thought } = entry;
      if (thought && isStrength(thought.strength)) {
        const view = game.view(match.state, seat);
        const same = searchBestMove(game, {
          ...thought,
          strength: thought.strength,
          view,
          seat,
          notes: notes.of(seat),
        });
        expect(same.move).toEqual(move);
        again++;
      }
      match = replayMove(match, entry);
      notes.addEvents(entry.events);
    }
    expect(again).toBeGreaterThan(5);
  },
);

/** Plays a match of a person who moves at random against AI seats. */
async function playMatch(game: Game): Promise<number> {
  const id = await openTable(ctx, createActor('ann'), {
    guild: 'g',
    channel: 'c',
    game: game.id,
    language: 'en',
  });
  if (typeof id !== 'number') throw new Error('No table was opened');
  for (let seat = 1; seat < (game.seats[0] ?? 2); seat++)
    await addAi(ctx, createActor('ann'), id, (number) => `AI ${number}`, STRENGTH_IDS[seat % 3]);
  await startTable(ctx, createActor('ann'), id);
  const chance = createSeededChance(2);
  for (let rounds = 0; rounds < ROUNDS; rounds++) {
    await playAis(ctx, id);
    await makeMove(ctx, createActor('ann'), id, null, (of, view, seat) =>
      pickRandomPath(of, view, seat, chance),
    );
  }
  return id;
}
