import type { ChatInputCommandInteraction } from 'discord.js';
import { tableHere } from '../../app/core/find-tables.ts';
import { refused } from '../../engine/refusal.ts';
import type { Visit } from '../kit/bot.ts';
import type { Called, Calling } from '../kit/command.ts';
import type { Payload } from '../kit/payload.ts';
import { refusalMessage } from '../kit/refusing.ts';
import { replyPrivately } from '../kit/reply.ts';
import { visitTo } from '../kit/visit.ts';
import { type LobbyAct, lobbyAct } from './lobbyAct.ts';
import { roused } from './rousing.ts';

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
