import type { APIMessage } from 'discord-api-types/v10';
import { getOffers } from './table.ts';
import type { TestBot } from './test-bot.ts';

/** Whether a message is a welcome: it offers what one does first. */
export function isWelcomeMessage(message: APIMessage): boolean {
  return getOffers(message).length === 5 && /Two of us|둘이서 하기/.test(getOffers(message)[2] ?? '');
}

/** Every welcome on the server, the oldest first. */
export function getWelcomes({ discord }: Pick<TestBot, 'discord'>): readonly APIMessage[] {
  return discord.channels.flatMap(({ messages }) => messages.filter(isWelcomeMessage));
}

/** The bot is thrown out and invited again; its welcome. */
export async function reinviteBot(testBot: Pick<TestBot, 'discord'>): Promise<APIMessage> {
  const before = getWelcomes(testBot).length;
  inviteBot(testBot);
  return await testBot.discord.until(() => getWelcomes(testBot)[before], 'a welcome');
}

export function inviteBot({ discord }: Pick<TestBot, 'discord'>): void {
  discord.removeBot();
  discord.inviteBot();
}
