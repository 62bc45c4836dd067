import { type MessageComponentInteraction, MessageFlags } from 'discord.js';
import { keptFor, loadTable, type Table } from '../../app/core/table.ts';
import { isTheirs } from '../../app/seats/take-seat.ts';
import { refused } from '../../engine/refusal.ts';
import { reloadPanels } from '../board/update-panels.ts';
import type { Caller } from '../core/context.ts';
import { type Parts, type PressName, partsOf } from '../core/ids.ts';
import type { Arrival } from '../core/incoming.ts';
import { cannotLook } from '../core/left-servers.ts';
import { noteParent } from '../core/parent.ts';
import type { TableMessage } from '../core/payload.ts';
import type { Press, Reading, Reply } from '../core/press.ts';
import { forgedMessage, refusalMessage } from '../core/refusing.ts';
import { replyInPlace, replyPrivately, replyPublicly, replyQuietly, type Said } from '../core/reply.ts';
import { visitTo } from '../core/visit.ts';
import { stateOf } from '../text/status.ts';
import { roused } from '../turns/wake.ts';
import { presses } from './buttons.ts';

type Pressed = Caller<MessageComponentInteraction>;
type Pressing = Arrival<MessageComponentInteraction>;

/** Somebody pressed a button or chose from a menu of ours. */
export async function press(arrival: Pressing): Promise<void> {
  const parts = partsOf(arrival.asked.customId);
  const answered = answer(arrival, parts);
  await (parts ? arrival.bot.answering.during(parts.tableId, followUp(arrival, parts, answered)) : answered);
}

/**
 * Updates the panels of the table where they were left alone while the player was answered, and deletes the one of a player
 * who answers on the board instead.
 */
async function followUp(
  { bot, asked }: Pressing,
  { name, tableId }: Parts,
  answered: Promise<void>,
): Promise<void> {
  const { privateMessages, log } = bot;
  const { id: person } = asked.user;
  await privateMessages.during(tableId, person, answered).finally(async () => {
    try {
      if (name === 'do') await privateMessages.removeAging(tableId, person);
      if (privateMessages.takeSkipped(tableId, person)) await reloadPanels(bot, tableId);
    } catch (error) {
      log.warn({ err: error, table: tableId }, 'A private message could not follow the game');
    }
  });
}

async function answer(arrival: Pressing, parts: Parts | null): Promise<void> {
  const { message } = arrival.asked;
  const known = parts && presses.find(({ name }) => name === parts.name);
  const replying = async (caller: Pressed) => await replyOf(caller, parts, known ?? null);
  const isOwn = message.flags.has(MessageFlags.Ephemeral);
  if (known?.way === 'quiet' && !isOwn) return await replyQuietly(arrival, replying);
  if (known?.way === 'aloud')
    return await replyPublicly(arrival, async (caller) => said(await replying(caller)));
  if (isOwn && known?.way !== 'anew') return await replyInPlace(arrival, replying);
  await replyPrivately(arrival, replying);
}

function said({ toAll = false, ...payload }: Reply): Said {
  return { toAll, payload };
}

async function replyOf(caller: Pressed, parts: Parts | null, known: Press | null): Promise<Reply> {
  const reading = parts && known ? known.reading(parts.fields) : null;
  if (parts === null || reading === null) return forgedMessage(caller.language);
  return await read(caller, parts, reading);
}

async function read(caller: Pressed, { name, tableId: id }: Parts, reading: Reading): Promise<Reply> {
  const { bot, language } = caller;
  const table = await loadTable(bot.house, id);
  if (!refused(table) && !mayStandHere(caller, table)) return forgedMessage(language);
  if (reading.at === 'anywhere') return about(id, await reading.run(caller, refused(table) ? null : table));
  if (refused(table)) return refusalMessage(table, language);
  const no = await cannotLook(caller, table);
  if (no) return refusalMessage(no, language);
  const now = await roused(caller, table);
  if ('no' in now) return about(id, now.no);
  await noteParent(caller, now);
  bot.nudge(id);
  bot.recent.note(id, caller.by.person);
  const visit = visitTo(caller, now);
  const reply = await reading.run(visit);
  return about(id, reply, OF_PANELS.includes(name) ? stateOf(visit) : undefined);
}

/** Marks a reply as the player's one private message about the table, if it is about one; `shows` if it follows the game. */
function about(id: number, reply: Reply, marked: TableMessage = { id, shows: null }): Reply {
  return reply.about || id === 0 ? reply : { ...reply, about: marked };
}

/** Buttons whose replies follow the game, whatever they say. */
const OF_PANELS: readonly string[] = [
  'play',
  'again',
  'turn',
  'view',
  'answer',
  'menu',
  'rethink',
  'stop',
  'hint',
  'do',
  'take-back',
  'ask-back',
  'agree',
  'decline',
  'repeat',
  'repeat-stop',
  'nudge',
] satisfies readonly PressName[];

/**
 * A button of a table is shown in its channel, or in private to whom a seat of it is, wherever they are: in a message that
 * only they see, or in their direct messages.
 */
function mayStandHere({ asked, by }: Pressed, table: Table): boolean {
  if (table.record.channel === asked.channelId) return true;
  const isPrivate = asked.message.flags.has(MessageFlags.Ephemeral) || asked.guildId === null;
  return isPrivate && (isTheirs(table, by.person) || keptFor(table, by.person) !== null);
}
