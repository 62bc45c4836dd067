import type { APIMessage } from 'discord-api-types/v10';
import { getOffers } from './table.ts';
import type { TestBot } from './test-bot.ts';

/** Returns true for a welcome message, which offers the first steps. */
export function isWelcomeMessage(message: APIMessage): boolean {
  return (
    getOffers(message).length === 5 && /Play with a friend|둘이서 하기/.test(getOffers(message)[2] ?? '')
  );
}

/** Returns every welcome on the server, the oldest first. */
export function getWelcomes({ discord }: Pick<TestBot, 'discord'>): readonly APIMessage[] {
  return discord.channels.flatMap(({ messages }) => messages.filter(isWelcomeMessage));
}

/** Kicks and reinvites the bot. Returns its welcome. */
export async function reinviteBot(testBot: Pick<TestBot, 'discord'>): Promise<APIMessage> {
  const before = getWelcomes(testBot).length;
  inviteBot(testBot);
  return await testBot.discord.until(() => getWelcomes(testBot)[before], 'a welcome');
}

export function inviteBot({ discord }: Pick<TestBot, 'discord'>): void {
  discord.removeBot();
  discord.inviteBot();
}
