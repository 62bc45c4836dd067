import type { Actor } from '../../src/playground/index.ts';
import { type AlarmEvening, off, rest } from './alarm-evening.ts';
import { DECIDING, matchIn, PLANS, type Plan, takeSeatBack } from './alarm-tables.ts';
import { answered, boardIn, cardIn, chooseOptions } from './table.ts';

/** So long people look at what changed before they press something, in ms. */
const LOOKED = 1_000;

/** There is a match at every table, and who let go of their seat is back. */
export async function everybodySits(evening: AlarmEvening): Promise<void> {
  const { discord, house, clock, bot } = evening;
  clock.advance(LOOKED);
  bot.setClock(off(clock));
  for (const plan of PLANS) {
    const match = await matchIn(discord, house, plan.channel);
    if (match === undefined) await openTable(evening, plan);
    else if (match.record.sleptAt !== null) await wake(evening, plan);
  }
  const match = await matchIn(discord, house, DECIDING);
  for (const one of match?.sitters ?? [])
    if ('instead' in one && match)
      await takeSeatBack(discord, discord.person(one.instead ?? ''), match.record.id);
  await rest(evening);
}

/** Nobody had moved for long: somebody presses Play. */
async function wake({ discord }: AlarmEvening, { channel, people: [key = ''] }: Plan): Promise<void> {
  await answered(discord.person(key).click(boardIn({ discord }, channel), 'Play'));
}

async function openTable(evening: AlarmEvening, { channel, game, people, options }: Plan): Promise<void> {
  const { discord } = evening;
  const [host, ...others] = people.map((key) => discord.person(key)) as [Actor, ...Actor[]];
  await answered(host.slash(channel, 'play', { game }));
  await rest(evening);
  for (const other of others) await answered(other.click(cardIn(evening, channel), 'Join'));
  if (options.length > 0) await chooseOptions(evening, host, channel, options);
  await rest(evening);
  await answered(host.click(cardIn(evening, channel), 'Start'));
  await rest(evening);
}
