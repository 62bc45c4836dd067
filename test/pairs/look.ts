import { createHash } from 'node:crypto';
import type { APIMessage } from 'discord-api-types/v10';
import { path } from '../../src/discord/core/fields.ts';
import { partsOf } from '../../src/discord/core/ids.ts';
import '../../src/discord/client/buttons.ts';
import { seatOf, type Table, viewOf } from '../../src/app/core/table.ts';
import { type Chance, pickOne } from '../../src/engine/chance.ts';
import { refused } from '../../src/engine/refusal.ts';
import { openQuestion, walk } from '../../src/engine/walk.ts';
import { type Actor, pressable, type Sent } from '../../src/playground/index.ts';
import { calm } from '../support/calm.ts';
import type { Evening } from '../support/evening.ts';
import { newlySent } from '../support/secrecy.ts';
import { answered, boardIn } from '../support/table.ts';
import { tableOf } from '../support/verify.ts';

/** Where the table is. */
export const CHANNEL = 'table-one';

/** What is typed into the argument of a move: nothing, a letter, and what is no move. */
const TYPED = ['', 'a', '1', 'xyzzy'];

/** Everything that one person and the channel were sent, each as one line. */
export type Told = readonly string[];

/** Somebody looks at everything there is to look at, and thinks about a move without making it. */
export async function lookedAround(evening: Evening, who: Actor, chance: Chance): Promise<Told> {
  return await toldBy(evening, who, async () => {
    for (const command of ['board', 'hand', 'games', 'recap', 'export', 'replay'])
      await answered(who.slash(CHANNEL, command));
    await answered(who.slash(CHANNEL, 'board', { text: true }));
    await typed(evening, who);
    const board = boardIn(evening, CHANNEL);
    await answered(who.click(board, 'My view'));
    const more = await answered(who.click(board, 'More'));
    const words = pressed(more, 'words:');
    if (words !== undefined) await answered(who.click(more, words));
    await composed(evening, who, await answered(who.click(board, 'Play')), chance);
  });
}

/** What is sent while something happens, to a person and to all. */
export async function toldBy(evening: Evening, who: Actor, doing: () => Promise<unknown>): Promise<Told> {
  const news = newlySent(evening);
  news();
  await doing();
  await calm(evening);
  const known = knownIds(evening);
  return news().flatMap((sent) =>
    sent.audience === 'channel' || sent.audience === who.id ? line(sent, known) : [],
  );
}

async function typed({ discord }: Evening, who: Actor): Promise<void> {
  for (const text of TYPED) await who.complete(discord.channel(CHANNEL), 'move', { text }, 'text');
  await answered(who.slash(CHANNEL, 'move', { text: 'xyzzy' }));
}

/** Asks for a hint, and gives one answer that does not yet make a move. */
async function composed(evening: Evening, who: Actor, panel: APIMessage, chance: Chance): Promise<void> {
  const hint = pressed(panel, 'hint:');
  if (hint !== undefined) await answered(who.click(panel, hint));
  const table = await tableOf(evening.house, 1);
  const harmless = pressable(panel.components).filter(({ custom_id }) =>
    leadsOn(table, who, custom_id ?? ''),
  );
  if (harmless.length > 0) await answered(who.click(panel, pickOne(chance, harmless).custom_id ?? ''));
}

/** Whether a button is an answer after which more is asked. */
function leadsOn(table: Table, who: Actor, id: string): boolean {
  const { name, fields = [] } = partsOf(id) ?? {};
  const seat = seatOf(table, who.id);
  const given = path.read(fields[1] ?? '');
  if (name !== 'answer' || seat === null || given === null) return false;
  const way = walk(table.game, viewOf(table, seat), seat, given);
  return !refused(way) && openQuestion(way).kind !== 'ready';
}

/** The id of the button whose id begins so. */
function pressed({ components }: APIMessage, beginning: string): string | undefined {
  return pressable(components).find(({ custom_id }) => custom_id?.startsWith(beginning))?.custom_id;
}

/** A message without what differs from one evening to the next: ids of messages, and times. */
function line({ kind, audience, text, payload, pinged, files }: Sent, known: ReadonlySet<string>): string {
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

function knownIds({ discord }: Evening): ReadonlySet<string> {
  return new Set([...discord.people, ...discord.channels].map(({ id }) => id));
}
