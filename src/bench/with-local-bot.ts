import { pino } from 'pino';
import { commands, userCommands } from '../../commands/index.ts';
import { createRandomPlayers } from '../ai/ai-players.ts';
import type { AppContext } from '../app/core/context.ts';
import { EVENT_HANDLERS } from '../app/event-handlers.ts';
import { connect } from '../discord/client/connect.ts';
import type { Connection, ConnectOptions } from '../discord/client/connect-options.ts';
import { createSeededChance } from '../engine/chance.ts';
import { games } from '../games/registry.ts';
import type { Playground } from '../playground/index.ts';
import { raiseLimits } from './raise-limits.ts';

/** Options in which one benchmark differs from another. */
export interface LocalBotOptions extends Pick<ConnectOptions, 'renderPool' | 'timers' | 'secondTap'> {
  readonly app: Pick<AppContext, 'store' | 'now' | 'secret'>;
}

/**
 * Runs work with the bot in this process, for counts rather than times, and stops the bot and its Discord. Throws if
 * Discord refused a request or the bot logged an error.
 */
export async function withLocalBot<T>(
  discord: Playground,
  own: LocalBotOptions,
  work: (bot: Connection) => Promise<T>,
): Promise<T> {
  const wrong: string[] = [];
  await raiseLimits(own.app.store, discord.guildId);
  const bot = await connect({
    ...own,
    isLimited: false,
    token: discord.token,
    api: discord.api,
    app: {
      ...own.app,
      games,
      earlier: [],
      puzzles: [],
      onEvent: EVENT_HANDLERS,
      ai: createRandomPlayers(createSeededChance(1)),
    },
    filmRenderer: { film: () => Promise.reject(new Error('Nothing is filmed here')) },
    commands,
    personCommands: userCommands,
    log: pino({ level: 'error' }, { write: (line: string) => void wrong.push(line) }),
  });
  const done = await work(bot);
  await bot.close();
  await discord.stop();
  if (wrong.length > 0) throw new Error(`The bot says: ${wrong[0]}`);
  if (discord.problems.length > 0) throw new Error(`Discord refused: ${discord.problems[0]}`);
  return done;
}
