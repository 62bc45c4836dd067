import type { ChatInputCommandInteraction } from 'discord.js';
import { tableHere } from '../../app/core/find-tables.ts';
import { refused } from '../../engine/refusal.ts';
import type { Called, Calling } from '../core/command.ts';
import type { Visit } from '../core/context.ts';
import type { Payload } from '../core/payload.ts';
import { refusalMessage } from '../core/refusing.ts';
import { replyPrivately } from '../core/reply.ts';
import { type LobbyAct, lobbyAct } from '../core/table-action.ts';
import { visitTo } from '../core/visit.ts';
import { roused } from '../turns/wake.ts';

/** Replies to a command with something about the live table of its channel. */
export async function replyHere(
  arrival: Calling,
  making: (visit: Visit<ChatInputCommandInteraction>) => Promise<Payload>,
): Promise<void> {
  await replyPrivately(arrival, async (caller) => await atTableHere(caller, making));
}

async function atTableHere(
  caller: Called,
  making: (visit: Visit<ChatInputCommandInteraction>) => Promise<Payload>,
): Promise<Payload> {
  const table = await tableHere(caller.bot.house, caller.asked.channelId);
  if (refused(table)) return refusalMessage(table, caller.language);
  const now = await roused(caller, table);
  if ('no' in now) return now.no;
  const { id } = now.record;
  caller.bot.nudge(id);
  caller.bot.recent.note(id, caller.by.person);
  return { about: { id, shows: null }, ...(await making(visitTo(caller, now))) };
}

/** The slash twin of a lobby button. */
export async function lobbyCommand(arrival: Calling, act: LobbyAct): Promise<void> {
  await replyHere(arrival, (visit) => lobbyAct(visit, act));
}
