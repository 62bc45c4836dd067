import { type APIMessage, ChannelType } from 'discord-api-types/v10';
import { calm } from './calm.ts';
import type { Evening } from './evening.ts';
import { LeagueChannel } from './league-evening.ts';
import { answered, cardIn, chooseLabel, offers, sitDown } from './table.ts';

/** Channel in which all of it is tried; nothing is live there. */
const HERE = 'table-one';
/** Channel with a live table. */
const TAKEN = 'table-two';

/** Tries to open a game or a league; resolves with the answer. */
type Way = () => Promise<APIMessage>;

/** Prepares every way in which a person can open a game or a league: each is tried when the function is called. */
export async function waysToOpen(
  evening: Evening,
  who: string,
  host = 'mina',
): Promise<ReadonlyMap<string, Way>> {
  const { discord } = evening;
  const [me, other] = [discord.person(who), discord.person(host)];
  const rest = async () => {
    // Rate limits refuse so many tables in so short a time.
    evening.pass(5 * 60_000);
    await calm(evening);
  };
  const over = await matchBetween(evening, who, host);
  const taken = await takenBy(evening, host, HERE);
  const rematchInThread = await answered(me.click(over, 'Play again'));
  await answered(other.click(taken, 'Cancel'));
  await rest();
  await takenBy(evening, host, TAKEN);
  const inThread = await answered(me.slash(TAKEN, 'play', { game: 'runaround' }));
  await rest();
  const help = async () => await answered(me.slash(HERE, 'help'));
  const forTwo = await answered(me.click(await help(), 'Two of us'));
  const challenge = await answered(me.context(HERE, 'Challenge to a game', other));
  const league = new LeagueChannel(() => evening, HERE);
  await league.slash(host, { game: 'runaround' });
  const { id } = await evening.store.selectFrom('leagues').select('id').executeTakeFirstOrThrow();
  await evening.store.updateTable('leagues').set({ phase: 'over' }).execute();
  await rest();
  const forged = async (custom_id: string) =>
    await answered(
      me.raw({
        channel: HERE,
        type: 3,
        data: { custom_id, component_type: 2, id: 1 },
        message: { id: league.message().id },
      }),
    );
  const ways: Record<string, Way> = {
    '/play': async () => await answered(me.slash(HERE, 'play', { game: 'runaround' })),
    '/play in a thread': async () =>
      await answered(me.slash(HERE, 'play', { game: 'runaround', thread: true })),
    'button for a thread instead': async () => await answered(me.click(inThread, threadIn(inThread))),
    'command of a person': async () => await answered(me.context(HERE, 'Challenge to a game', other)),
    'menu of a challenge': async () => await chooseLabel(me, challenge, 0, 'Runaround'),
    'button for two': async () => await answered(me.click(await help(), 'Two of us')),
    'menu for two': async () => await chooseLabel(me, forTwo, 0, 'Runaround'),
    'button against an AI': async () => await answered(me.click(await help(), 'Play now against Badger')),
    'game after a tutorial': async () => await forged('learn-match:0:runaround'),
    rematch: async () => await answered(me.click(over, 'Play again')),
    'rematch in a thread': async () => await answered(me.click(rematchInThread, threadIn(rematchInThread))),
    '/league': async () => await answered(me.slash(HERE, 'league', { game: 'runaround' })),
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

/** Counts the games and leagues that there ever were, and the threads. */
export async function countOpened({ store, discord }: Evening): Promise<number> {
  const tables = await store.selectFrom('tables').select('id').execute();
  const leagues = await store.selectFrom('leagues').select('id').execute();
  const threads = discord.channels.filter(({ channel }) => channel.type === ChannelType.PublicThread);
  return tables.length + leagues.length + threads.length;
}

async function matchBetween(evening: Evening, who: string, host: string): Promise<APIMessage> {
  await sitDown(evening, { game: 'runaround', channel: HERE, people: [who, host] });
  const me = evening.discord.person(host);
  await answered(me.click(await answered(me.slash(HERE, 'resign')), 'Yes, resign'));
  await calm(evening);
  const { messages } = evening.discord.channel(HERE);
  const board = messages.findLast((message) => offers(message).includes('Play again'));
  if (!board) throw new Error('No match has ended');
  return board;
}

async function takenBy(evening: Evening, host: string, channel: string): Promise<APIMessage> {
  await answered(evening.discord.person(host).slash(channel, 'play', { game: 'runaround' }));
  await calm(evening);
  return cardIn(evening, channel);
}

/** Finds the button that opens a thread instead. */
function threadIn(message: APIMessage): string {
  const found = offers(message).find((label) => /thread/i.test(label));
  if (found === undefined) throw new Error(`No thread is offered: ${message.content}`);
  return found;
}
