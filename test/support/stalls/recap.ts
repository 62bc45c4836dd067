import { pickRandomPath } from '../../../src/ai/random-path.ts';
import type { AppContext } from '../../../src/app/core/context.ts';
import { makeMove } from '../../../src/app/play/make-move.ts';
import { demoServer } from '../../../src/demo-server.ts';
import { createSeededChance } from '../../../src/engine/chance.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { copyingRenderPool, withBotInMemory } from './bot-in-memory.ts';
import { growTable } from './grown-table.ts';
import { measureStall } from './stall.ts';

/** Returns the longest stall of `/table recap` in ms of CPU time, after `moves` moves by the other player at a free table. */
export async function measureRecapStall(moves: number): Promise<number> {
  return await withBotInMemory(demoServer, copyingRenderPool, async ({ discord, bot, channel }) => {
    const ground = { guild: discord.guildId, channel, game: 'piecepack' };
    const chance = createSeededChance(5);
    const id = await growTable(bot.app, ground, discord.people.slice(0, 2), 4, chance);
    const [mover, other] = discord.people;
    if (!mover || !other) throw new Error('Two are to be there');
    await makeMovesAlone({ ...bot.app, onOutbox: () => {} }, id, mover.id, moves);
    const recap = async () => await (await discord.person(other.key).slash(channel, 'table recap')).settled();
    await recap();
    return (await measureStall(recap)).longest;
  });
}

/** Makes random moves for the first seat without queueing messages. */
async function makeMovesAlone(ctx: AppContext, id: number, person: string, moves: number): Promise<void> {
  const chance = createSeededChance(6);
  for (let made = 0; made < moves; made++) {
    const by = { interaction: `alone-${made}`, at: Date.now(), person, name: 'Mina', manages: false };
    const done = await makeMove(ctx, by, id, null, (game, view, seat) =>
      pickRandomPath(game, view, seat, chance),
    );
    if (refused(done)) throw new Error(`Move ${made} was refused`);
  }
}
