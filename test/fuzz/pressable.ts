import { listPressable } from '../../src/playground/index.ts';
import { isPrivate } from '../support/table.ts';
import type { TestBot } from '../support/test-bot.ts';

type Component = ReturnType<typeof listPressable>[number];

/** A button or menu that is, or was, on a message. */
export interface OnMessage {
  readonly component: Component;
  readonly message: string;
  /** Owner of a private message; null for a public one. */
  readonly owner: string | null;
  readonly channel: string;
}

/** Lists the components of all messages, newest first. */
export function onMessages({ discord }: TestBot): readonly OnMessage[] {
  const newest = new Map(
    discord.sent.flatMap((one) => (one.message === null ? [] : [[one.message, one] as const])),
  );
  return [...newest.values()]
    .slice(-60)
    .reverse()
    .flatMap(({ message, audience, channel }) => {
      const now = message === null ? null : discord.message(message);
      if (now === null) return [];
      const owner = isPrivate(now) ? audience : null;
      return listPressable(now.components)
        .filter(({ custom_id, disabled }) => custom_id !== undefined && disabled !== true)
        .map((component) => ({ component, message: now.id, owner, channel }));
    });
}
