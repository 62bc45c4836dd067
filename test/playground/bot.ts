import type { ClientEvents, ClientOptions, Interaction } from 'discord.js';
import { Client, GatewayIntentBits } from 'discord.js';
import { demoServer } from '../../src/demo-server.ts';
import type { Playground, PlaygroundOptions } from '../../src/playground/index.ts';
import { openPlayground } from '../../src/playground/index.ts';

/** Creates an unmodified discord.js client that connects to the playground. */
export function clientFor(
  playground: Playground,
  rest: ClientOptions['rest'] = {},
  more: Partial<ClientOptions> = {},
): Client {
  return new Client({
    intents: [GatewayIntentBits.Guilds],
    ...more,
    rest: { api: playground.api, ...rest },
    ws: { buildIdentifyThrottler: async () => ({ waitForIdentify: async () => {} }) },
  });
}

/** Waits for one event of the client. */
export function once<K extends keyof ClientEvents>(client: Client, event: K): Promise<ClientEvents[K]> {
  return new Promise((resolve) => client.once(event, (...args) => resolve(args)));
}

/** Client that is logged in and answers with `handle`; errors of `handle` are collected in `errors`. */
export interface Bot {
  readonly client: Client;
  readonly errors: unknown[];
  /** Resolves with the first error. */
  readonly failure: Promise<unknown>;
  handle: (interaction: Interaction) => unknown;
}

export async function login(client: Client, token: string): Promise<Bot> {
  const errors: unknown[] = [];
  let fail: (error: unknown) => void = () => undefined;
  const failure = new Promise<unknown>((resolve) => {
    fail = resolve;
  });
  const note = (error: unknown): void => {
    errors.push(error);
    fail(error);
  };
  const bot: Bot = { client, errors, failure, handle: () => undefined };
  client.on('interactionCreate', async (interaction) => {
    try {
      await bot.handle(interaction);
    } catch (error) {
      note(error);
    }
  });
  client.on('error', note);
  const ready = once(client, 'clientReady');
  await client.login(token);
  await ready;
  return bot;
}

/** Playground with a bot. */
export interface Scene {
  readonly playground: Playground;
  readonly bot: Bot;
  close(): Promise<void>;
}

export async function scene(
  options: PlaygroundOptions = {},
  rest: ClientOptions['rest'] = {},
  more: Partial<ClientOptions> = {},
): Promise<Scene> {
  const playground = await openPlayground({ page: false, server: demoServer, ...options });
  const bot = await login(clientFor(playground, rest, more), playground.token);
  return {
    playground,
    bot,
    async close() {
      await bot.client.destroy();
      await playground.stop();
    },
  };
}
