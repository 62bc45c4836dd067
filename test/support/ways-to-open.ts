import { type APIMessage, ChannelType } from 'discord-api-types/v10';
import { LeagueChannel } from './league-channel.ts';
import { chooseLabel, getLobbyCard, getOffers, pressInLobby, startMatch, waitForMessage } from './table.ts';
import type { TestBot } from './test-bot.ts';
import { waitUntilIdle } from './wait-until-idle.ts';

/** Channel in which all of it is tried; nothing is live there. */
const FREE_CHANNEL = 'table-one';
/** Channel with a live table. */
const TAKEN_CHANNEL = 'table-two';

/** Tries to open a game or a league; resolves with the answer. */
type OpenAttempt = () => Promise<APIMessage>;

/** Prepares every way in which a person can open a game or a league: each is tried when the function is called. */
export async function prepareOpenAttempts(
  testBot: TestBot,
  who: string,
  host = 'mina',
): Promise<ReadonlyMap<string, OpenAttempt>> {
  const { discord } = testBot;
  const [me, other] = [discord.person(who), discord.person(host)];
  const rest = async () => {
    // Rate limits refuse this many tables in such a short time.
    testBot.pass(5 * 60_000);
    await waitUntilIdle(testBot);
  };
  const over = await playMatch(testBot, who, host);
  const taken = await openTakenChannel(testBot, host, FREE_CHANNEL);
  const rematchInThread = await waitForMessage(me.click(over, 'Rematch'));
  await pressInLobby(other, taken, 'Cancel');
  await rest();
  await openTakenChannel(testBot, host, TAKEN_CHANNEL);
  const inThread = await waitForMessage(me.slash(TAKEN_CHANNEL, 'play', { game: 'runaround' }));
  await rest();
  const help = async () => await waitForMessage(me.slash(FREE_CHANNEL, 'help'));
  const forTwo = await waitForMessage(me.click(await help(), 'Play with a friend'));
  const challenge = await waitForMessage(me.context(FREE_CHANNEL, 'Challenge to a game', other));
  const league = new LeagueChannel(() => testBot, FREE_CHANNEL);
  await league.slash(host, { game: 'runaround' });
  const { id } = await testBot.store.selectFrom('leagues').select('id').executeTakeFirstOrThrow();
  await testBot.store.updateTable('leagues').set({ phase: 'over' }).execute();
  await rest();
  const forged = async (custom_id: string) =>
    await waitForMessage(
      me.raw({
        channel: FREE_CHANNEL,
        type: 3,
        data: { custom_id, component_type: 2, id: 1 },
        message: { id: league.message().id },
      }),
    );
  const ways: Record<string, OpenAttempt> = {
    '/play': async () => await waitForMessage(me.slash(FREE_CHANNEL, 'play', { game: 'runaround' })),
    '/play in a thread': async () =>
      await waitForMessage(me.slash(FREE_CHANNEL, 'play', { game: 'runaround', thread: true })),
    'button for a thread instead': async () =>
      await waitForMessage(me.click(inThread, findThreadButton(inThread))),
    'command of a person': async () =>
      await waitForMessage(me.context(FREE_CHANNEL, 'Challenge to a game', other)),
    'menu of a challenge': async () => await chooseLabel(me, challenge, 0, 'Runaround'),
    'button for two': async () => await waitForMessage(me.click(await help(), 'Play with a friend')),
    'menu for two': async () => await chooseLabel(me, forTwo, 0, 'Runaround'),
    'button against an AI': async () => await waitForMessage(me.click(await help(), 'Play Badger now')),
    'game after a tutorial': async () => await forged('learn-match:0:runaround'),
    rematch: async () => await waitForMessage(me.click(over, 'Rematch')),
    'rematch in a thread': async () =>
      await waitForMessage(me.click(rematchInThread, findThreadButton(rematchInThread))),
    '/league': async () => await waitForMessage(me.slash(FREE_CHANNEL, 'league', { game: 'runaround' })),
    'league again': async () => await forged(`league-again:0:${id.toString(36)}`),
  };
  return new Map(
    Object.entries(ways).map(([name, way]) => [
      name,
      async () => {
        await rest();
        return await way();
      },
    ]),
  );
}

/** Counts all games and leagues ever opened, and the threads. */
export async function countOpened({ store, discord }: TestBot): Promise<number> {
  const tables = await store.selectFrom('tables').select('id').execute();
  const leagues = await store.selectFrom('leagues').select('id').execute();
  const threads = discord.channels.filter(({ channel }) => channel.type === ChannelType.PublicThread);
  return tables.length + leagues.length + threads.length;
}

async function playMatch(testBot: TestBot, who: string, host: string): Promise<APIMessage> {
  await startMatch(testBot, { game: 'runaround', channel: FREE_CHANNEL, people: [who, host] });
  const me = testBot.discord.person(host);
  await waitForMessage(me.click(await waitForMessage(me.slash(FREE_CHANNEL, 'table resign')), 'Yes, resign'));
  await waitUntilIdle(testBot);
  const { messages } = testBot.discord.channel(FREE_CHANNEL);
  const board = messages.findLast((message) => getOffers(message).includes('Rematch'));
  if (!board) throw new Error('No match has ended');
  return board;
}

async function openTakenChannel(testBot: TestBot, host: string, channel: string): Promise<APIMessage> {
  await waitForMessage(testBot.discord.person(host).slash(channel, 'play', { game: 'runaround' }));
  await waitUntilIdle(testBot);
  return getLobbyCard(testBot, channel);
}

/** Finds the button that opens a thread instead. */
function findThreadButton(message: APIMessage): string {
  const found = getOffers(message).find((label) => /thread/i.test(label));
  if (found === undefined) throw new Error(`No thread is offered: ${message.content}`);
  return found;
}
