import { createHash } from 'node:crypto';
import type { APIMessage } from 'discord-api-types/v10';
import { parseCustomId } from '../../src/discord/core/custom-ids.ts';
import { path } from '../../src/discord/core/fields.ts';
import '../../src/discord/client/components.ts';
import { findSeat, getTableView, type Table } from '../../src/app/core/table.ts';
import { type Chance, pickOne } from '../../src/engine/chance.ts';
import { refused } from '../../src/engine/refusal.ts';
import { getOpenQuestion, walk } from '../../src/engine/walk.ts';
import { listPressable, type PlaygroundUser, type SentItem } from '../../src/playground/index.ts';
import { watchSent } from '../support/secrecy.ts';
import { getBoard, openPanel, waitForMessage } from '../support/table.ts';
import type { TestBot } from '../support/test-bot.ts';
import { loadStoredTable } from '../support/verify.ts';
import { waitUntilIdle } from '../support/wait-until-idle.ts';

/** Channel of the table. */
export const CHANNEL = 'table-one';

/** Texts typed as a move: nothing, a letter, a word that is no move. */
const TYPED = ['', 'a', '1', 'xyzzy'];

/** Everything that one person and the channel were sent, each as one line. */
export type Told = readonly string[];

/** Somebody looks at everything there is to look at, and thinks about a move without making it. */
export async function lookedAround(testBot: TestBot, who: PlaygroundUser, chance: Chance): Promise<Told> {
  return await toldBy(testBot, who, async () => {
    for (const command of ['table board', 'hand', 'games', 'table recap', 'table export', 'table replay'])
      await waitForMessage(who.slash(CHANNEL, command));
    await waitForMessage(who.slash(CHANNEL, 'table board', { text: true }));
    await typed(testBot, who);
    const board = getBoard(testBot, CHANNEL);
    await waitForMessage(who.click(board, 'View'));
    const more = await waitForMessage(who.click(board, 'More'));
    const words = clicked(more, 'words:');
    if (words !== undefined) await waitForMessage(who.click(more, words));
    await composed(testBot, who, await openPanel(testBot, who, CHANNEL), chance);
  });
}

/** Returns the messages sent to a person and to all while `doing` runs. */
export async function toldBy(
  testBot: TestBot,
  who: PlaygroundUser,
  doing: () => Promise<unknown>,
): Promise<Told> {
  const news = watchSent(testBot);
  news();
  await doing();
  await waitUntilIdle(testBot);
  const known = knownIds(testBot);
  return news().flatMap((sent) =>
    sent.audience === 'channel' || sent.audience === who.id ? line(sent, known) : [],
  );
}

async function typed({ discord }: TestBot, who: PlaygroundUser): Promise<void> {
  for (const text of TYPED) await who.complete(discord.channel(CHANNEL), 'move', { text }, 'text');
  await waitForMessage(who.slash(CHANNEL, 'move', { text: 'xyzzy' }));
}

/** Asks for a hint, and gives one answer that does not yet make a move. */
async function composed(
  testBot: TestBot,
  who: PlaygroundUser,
  panel: APIMessage,
  chance: Chance,
): Promise<void> {
  const hint = clicked(panel, 'hint:');
  if (hint !== undefined) await waitForMessage(who.click(panel, hint));
  const table = await loadStoredTable(testBot.app, 1);
  const harmless = listPressable(panel.components).filter(({ custom_id }) =>
    leadsOn(table, who, custom_id ?? ''),
  );
  if (harmless.length > 0) await waitForMessage(who.click(panel, pickOne(chance, harmless).custom_id ?? ''));
}

/** Returns whether a button is an answer that leads to another question. */
function leadsOn(table: Table, who: PlaygroundUser, id: string): boolean {
  const { name, fields = [] } = parseCustomId(id) ?? {};
  const seat = findSeat(table, who.id);
  const given = path.read(fields[1] ?? '');
  if (name !== 'answer' || seat === null || given === null) return false;
  const way = walk(table.game, getTableView(table, seat), seat, given);
  return !refused(way) && getOpenQuestion(way).kind !== 'ready';
}

/** The id of the button whose id begins so. */
function clicked({ components }: APIMessage, beginning: string): string | undefined {
  return listPressable(components).find(({ custom_id }) => custom_id?.startsWith(beginning))?.custom_id;
}

/** A message without what differs from one evening to the next: ids of messages, and times. */
function line(
  { kind, audience, text, payload, pinged, files }: SentItem,
  known: ReadonlySet<string>,
): string {
  const pictures = files.map(({ name, bytes, description }) => [name, digestOf(bytes), description]);
  const whole = JSON.stringify([kind, audience, text, payload, pinged, pictures]);
  return whole
    .replaceAll(/\d{17,20}/g, (id) => (known.has(id) ? id : 'some-id'))
    .replaceAll(/<t:\d+/g, '<t:0')
    .replaceAll(/pm-\w+-\w+/g, 'some-nonce');
}

function digestOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function knownIds({ discord }: TestBot): ReadonlySet<string> {
  return new Set([...discord.people, ...discord.channels].map(({ id }) => id));
}
