import type { Chance } from '../../src/engine/chance.ts';
import type { Actor } from '../../src/playground/index.ts';
import { calm } from './calm.ts';
import type { Evening } from './evening.ts';
import { answered, cardIn, chooseLabel, takeTurn, toMove } from './table.ts';
import { tableOf } from './verify.ts';

/** A table to be played at over days: who sits there, the host first, and hours a turn as `/play` takes them. */
export interface Paced {
  readonly game?: string;
  readonly people?: readonly string[];
  readonly pace?: 'null' | '12' | '24' | '48' | '72';
  /** An AI plays a turn whose time is over. */
  readonly strict?: true;
}

/** It is opened and begun in a channel; who is due then. */
export async function begun(evening: Evening, channel: string, table: Paced = {}): Promise<Actor> {
  const { game = 'runaround', people = ['theo', 'mina'], pace, strict } = table;
  const [host, ...rest] = people.map((key) => evening.discord.person(key));
  if (!host) throw new Error('Somebody has to open the table');
  await answered(host.slash(channel, 'play', { game, ...(pace && { pace }) }));
  await calm(evening);
  for (const one of rest) await answered(one.click(cardIn(evening, channel), 'Join'));
  if (strict) await chooseOption(evening, channel, host, 'When time is over', 'An AI plays the turn');
  await calm(evening);
  await answered(host.click(cardIn(evening, channel), 'Start'));
  await calm(evening);
  return toMove(evening, channel) as Actor;
}

/** The host chooses a value of an option, both by what they are called. */
export async function chooseOption(
  evening: Evening,
  channel: string,
  host: Actor,
  option: string,
  value: string,
): Promise<void> {
  let panel = await answered(host.click(cardIn(evening, channel), 'Options'));
  panel = await chooseLabel(host, panel, 'Which option?', option);
  await chooseLabel(host, panel, -1, value);
}

/** When the first match of the evening began, in ms since 1970. */
export async function startedAt({ house }: Evening): Promise<number> {
  return (await tableOf(house, 1)).record.startedAt ?? 0;
}

/** Whoever is due plays until somebody else is. */
export async function turnPassed(evening: Evening, channel: string, chance: Chance): Promise<void> {
  const mover = toMove(evening, channel);
  while (toMove(evening, channel)?.id === mover?.id) await takeTurn(evening, channel, chance);
}

/** The other one of Theo and Mina. */
export function otherOf({ discord }: Evening, { key }: Actor): Actor {
  return discord.person(key === 'theo' ? 'mina' : 'theo');
}
