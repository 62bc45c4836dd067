import { createHash } from 'node:crypto';
import type { APIMessage } from 'discord-api-types/v10';
import type { Connected } from '../discord/client/types.ts';
import { partsOf } from '../discord/core/ids.ts';
import { type Chance, pickOne } from '../engine/chance.ts';
import { seeded } from '../engine/seeded.ts';
import {
  type Actor,
  MovableClock,
  openPlayground,
  type Playground,
  pressable,
  type ServerPlan,
} from '../playground/index.ts';
import { openStore, type Store } from '../store/open.ts';
import { botHere, type Own } from './bot-here.ts';
import { openAnswers, pressOne } from './open-answers.ts';

/** Picture of one pixel: drawing costs nobody a press. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Running bot in a playground whose clock only the benchmark moves. */
export interface Hall {
  readonly discord: Playground;
  readonly clock: MovableClock;
  readonly bot: Connected;
  readonly chance: Chance;
}

/** Server and start of a benchmark in the playground. */
interface HallPlan {
  /** Seed of the secrets of its games. */
  readonly secret: string;
  readonly server: ServerPlan;
  readonly clock?: MovableClock;
  /** Prepares the store before the bot starts. */
  readonly prepare?: (store: Store, guild: string) => Promise<void>;
}

/** Runs a benchmark with a bot in memory, and returns its result. */
export async function inPlayground<T>(
  { secret, server, clock = new MovableClock(), prepare }: HallPlan,
  work: (hall: Hall) => Promise<T>,
): Promise<T> {
  const discord = await openPlayground({ page: false, server, clock });
  const store = await openStore(':memory:');
  await prepare?.(store, discord.guildId);
  const own: Own = {
    house: { store, now: () => clock.now(), secret: () => createHash('sha256').update(secret).digest() },
    painters: { paint: async () => ({ png: PIXEL, width: 1, height: 1 }) },
    timers: { after: (ms, ring) => clock.at(clock.now() + ms, ring) },
  };
  const done = await botHere(discord, own, (bot) => work({ discord, clock, bot, chance: seeded(1) }));
  await store.destroy();
  return done;
}

/** Returns the newest board of a channel that has buttons. */
export function boardIn(discord: Playground, channel: string): APIMessage | undefined {
  return discord
    .channel(channel)
    .messages.findLast((message) => idsOf(message).some((id) => nameOf(id) === 'more'));
}

/**
 * Presses one answer under the board where there are some, else Play and the answers of the panel until there are no more.
 * `look` is called before each press. Returns the number of presses.
 */
export async function pressOnce(
  board: APIMessage,
  mover: Actor,
  chance: Chance,
  look: () => void,
): Promise<number> {
  const open = idsOf(board).filter((id) => nameOf(id) === 'do');
  look();
  const first = open.length > 0 ? pickOne(chance, open) : buttonOf(board, 'play');
  const { message } = await (await mover.click(board, first)).settled();
  if (message?.id === board.id) return 1;
  let presses = 1;
  for (let panel = message; openAnswers(panel).length > 0; presses++) {
    look();
    panel = (await (await pressOne(mover, panel, chance)).settled()).message;
  }
  return presses;
}

/** Returns the custom id of the button of that name on a message; throws where there is none. */
export function buttonOf(message: APIMessage, name: string): string {
  const id = idsOf(message).find((one) => nameOf(one) === name);
  if (id === undefined) throw new Error(`There is no button ${name}`);
  return id;
}

/** Returns the custom ids of what can be pressed on a message. */
export function idsOf({ components }: Pick<APIMessage, 'components'>): readonly string[] {
  return pressable(components).flatMap(({ custom_id }) => custom_id ?? []);
}

/** Returns the name of the button or menu that has this custom id. */
export function nameOf(id: string): string | undefined {
  return partsOf(id)?.name;
}
