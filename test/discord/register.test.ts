import { DiscordAPIError } from 'discord.js';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commands, userCommands } from '../../commands/index.ts';
import { registerCommands } from '../../src/discord/client/register.ts';
import { openStore, type Store } from '../../src/store/open.ts';
import { listServersWithCommands } from '../../src/store/registered-servers.ts';

const APPLICATION = '1300000000000000100';
const [MINE, OTHER] = ['1300000000000000001', '1300000000000000002'] as const;
/** More servers than the registration checks one by one. */
const MANY = Array.from({ length: 26 }, (_, at) => `14000000000000000${10 + at}`);

let store: Store;
beforeEach(async () => {
  store = await openStore(':memory:');
});
afterEach(() => store.destroy());

/** The command endpoints of Discord, with an error code for some servers. */
class FakeCommands {
  readonly there = new Map<string, readonly object[]>();
  readonly refusing = new Map<string, number>();

  readonly get = async (route: string) => this.#at(route);
  readonly put = async (route: string, { body }: { body: readonly object[] }) => {
    this.#at(route);
    this.there.set(
      parsePlace(route),
      body.map((command, at) => ({ ...command, id: String(at) })),
    );
    return this.#at(route);
  };

  /** Places with registered commands. */
  get places(): readonly string[] {
    return [...this.there].filter(([, there]) => there.length > 0).map(([place]) => place);
  }

  #at(route: string): readonly object[] {
    const code = this.refusing.get(parsePlace(route));
    if (code === undefined) return this.there.get(parsePlace(route)) ?? [];
    throw new DiscordAPIError({ code, message: 'No' }, code, code === 0 ? 500 : 403, 'GET', route, {});
  }
}

const parsePlace = (route: string) => /guilds\/(\d+)/.exec(route)?.[1] ?? 'everywhere';

async function register(discord: FakeCommands, guild: string | undefined, servers: readonly string[] = MANY) {
  const cache = new Map(servers.map((id) => [id, {}]));
  const client = { application: { id: APPLICATION }, rest: discord, guilds: { cache } };
  const log = pino({ level: 'silent' });
  await registerCommands(client, {
    commands,
    personCommands: userCommands,
    guild,
    log,
    app: { store },
    commandIds: new Map(),
  });
}

const listStoredServers = async () => await listServersWithCommands(store, APPLICATION);

test('registerCommands: removes the commands of the previous server, even with many servers', async () => {
  const discord = new FakeCommands();
  await register(discord, MINE, [...MANY, MINE, OTHER]);
  expect([discord.places, await listStoredServers()]).toEqual([[MINE], [MINE]]);
  await register(discord, OTHER, [...MANY, MINE, OTHER]);
  expect([discord.places, await listStoredServers()]).toEqual([[OTHER], [OTHER]]);
  await register(discord, undefined, [...MANY, MINE, OTHER]);
  expect([discord.places, await listStoredServers()]).toEqual([['everywhere'], []]);
});

test('registerCommands: removes them also from a server missing in the client’s cache', async () => {
  const discord = new FakeCommands();
  await register(discord, MINE, []);
  await register(discord, undefined, []);
  expect(discord.places).toEqual(['everywhere']);
});

test.each([
  ['the bot is not in any more', 50001],
  ['is not there any more', 10004],
])('registerCommands: forgets a server that %s', async (_, code) => {
  const discord = new FakeCommands();
  await register(discord, MINE);
  discord.refusing.set(MINE, code);
  await register(discord, undefined);
  expect(await listStoredServers()).toEqual([]);
});

test('registerCommands: retries a failed removal at the next start', async () => {
  const discord = new FakeCommands();
  await register(discord, MINE);
  discord.refusing.set(MINE, 0);
  await register(discord, undefined);
  expect([discord.places, await listStoredServers()]).toEqual([[MINE, 'everywhere'], [MINE]]);
  discord.refusing.clear();
  await register(discord, undefined);
  expect([discord.places, await listStoredServers()]).toEqual([['everywhere'], []]);
});
