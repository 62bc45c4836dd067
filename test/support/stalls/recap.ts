import { randomPath } from '../../../src/ai/random.ts';
import type { House } from '../../../src/app/core/context.ts';
import { makeMove } from '../../../src/app/play/move.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { seeded } from '../../../src/engine/seeded.ts';
import { fridayTable } from '../../../src/friends.ts';
import { botInMemory, copyingPainters } from './bot-in-memory.ts';
import { grownTable } from './grown-table.ts';
import { stalled } from './stall.ts';

/**
 * Returns the longest stall of `/recap` at a free table at which the other player has made so many moves alone, in ms of
 * the processor.
 */
export async function stallOfRecap(moves: number): Promise<number> {
  return await botInMemory(fridayTable, copyingPainters, async ({ discord, bot, channel }) => {
    const ground = { guild: discord.guildId, channel, game: 'piecepack' };
    const chance = seeded(5);
    const id = await grownTable(bot.house, ground, discord.people.slice(0, 2), 4, chance);
    const [mover, other] = discord.people;
    if (!mover || !other) throw new Error('Two are to be there');
    await movedAlone({ ...bot.house, news: () => {} }, id, mover.id, moves);
    const recap = async () => await (await discord.person(other.key).slash(channel, 'recap')).settled();
    await recap();
    return (await stalled(recap)).longest;
  });
}

/** Makes random moves for the first seat without queueing messages. */
async function movedAlone(house: House, id: number, person: string, moves: number): Promise<void> {
  const chance = seeded(6);
  for (let made = 0; made < moves; made++) {
    const by = { interaction: `alone-${made}`, at: Date.now(), person, name: 'Mina', manages: false };
    const done = await makeMove(house, by, id, null, (game, view, seat) =>
      randomPath(game, view, seat, chance),
    );
    if (refused(done)) throw new Error(`Move ${made} was refused`);
  }
}
