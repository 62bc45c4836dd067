import { refused } from '../engine/refusal.ts';
import { seeded } from '../engine/seeded.ts';
import { fridayTable } from '../friends.ts';
import { randomPath } from '../players/random.ts';
import type { House } from '../tables/house.ts';
import { makeMove } from '../tables/move.ts';
import { botInMemory } from './bot-in-memory.ts';
import { copyingPainters } from './copying-painters.ts';
import { grownTable } from './grown-table.ts';
import type { Part } from './part.ts';
import { stalled } from './stall.ts';

/** What is told to whoever comes back after very long. */
export interface AbsenceCosts {
  /** The longest that the event loop was held in one piece, in ms of the processor. */
  readonly stall: number;
}

const MOVES = 10_000;

/** Somebody asks what happened at a free table at which another one has moved on alone for very long. */
export const absence: Part<AbsenceCosts> = {
  name: 'absence',
  run: () => absenceCosts(MOVES),
  rows: ({ stall }) => [
    [`/recap, ${MOVES.toLocaleString('en')} moves later`, `stall of at most ${stall.toFixed(0)} ms`],
  ],
};

export async function absenceCosts(moves: number): Promise<AbsenceCosts> {
  const stall = await botInMemory(fridayTable, copyingPainters, async ({ discord, bot, channel }) => {
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
  return { stall };
}

/** Whoever sits first makes so many random moves, of which nobody is told. */
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
