import type { ChatInputCommandInteraction } from 'discord.js';
import { refused } from '../../engine/refusal.ts';
import { tableHere } from '../../tables/look.ts';
import type { Table } from '../../tables/table.ts';
import type { Bot } from '../kit/bot.ts';
import { languageOf } from '../kit/language.ts';
import type { Payload } from '../kit/payload.ts';
import { refusalMessage } from '../kit/refusing.ts';
import { answerPrivately } from '../kit/reply.ts';
import { type LobbyAct, lobbyAct } from './lobbyAct.ts';

/** Answers a command with something about the live table of its channel. */
export async function answerHere(
  bot: Bot,
  asked: ChatInputCommandInteraction,
  making: (table: Table) => Promise<Payload>,
): Promise<void> {
  await answerPrivately(bot, asked, withTable(bot, asked, making));
}

async function withTable(
  bot: Bot,
  asked: ChatInputCommandInteraction,
  making: (table: Table) => Promise<Payload>,
): Promise<Payload> {
  const table = await tableHere(bot.house, asked.channelId);
  if (refused(table)) return refusalMessage(table, languageOf(asked.locale));
  bot.nudge(table.record.id);
  return await making(table);
}

/** The slash twin of a lobby button. */
export async function lobbyCommand(
  bot: Bot,
  asked: ChatInputCommandInteraction,
  act: LobbyAct,
): Promise<void> {
  await answerHere(bot, asked, async ({ record }) => {
    return (await lobbyAct(bot, asked, act, record.id, languageOf(asked.locale))).payload;
  });
}
