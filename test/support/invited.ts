import type { APIMessage } from 'discord-api-types/v10';
import type { Evening } from './evening.ts';
import { offers } from './table.ts';

/** Whether a message is a welcome: it offers what one does first. */
export function isWelcome(message: APIMessage): boolean {
  return offers(message).length === 5 && /Two of us|둘이서 하기/.test(offers(message)[2] ?? '');
}

/** Every welcome on the server, the oldest first. */
export function welcomes({ discord }: Pick<Evening, 'discord'>): readonly APIMessage[] {
  return discord.channels.flatMap(({ messages }) => messages.filter(isWelcome));
}

/** The bot is thrown out and invited again; its welcome. */
export async function invited(evening: Pick<Evening, 'discord'>): Promise<APIMessage> {
  const before = welcomes(evening).length;
  invite(evening);
  return await evening.discord.until(() => welcomes(evening)[before], 'a welcome');
}

export function invite({ discord }: Pick<Evening, 'discord'>): void {
  discord.removeBot();
  discord.inviteBot();
}
