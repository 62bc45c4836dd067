import type { APIMessage } from 'discord-api-types/v10';
import { plain } from '../markdown/plain.ts';
import type { World } from '../world/world.ts';

/** The words of a message, the alt text of its pictures among them, as one plain line. */
export function textOf(message: APIMessage, world: World, locale: string): string {
  const said = [message.content, ...texts(message.components)].map((text) => plain(text, { world, locale }));
  const pictures = message.attachments.map(({ description }) => description ?? '');
  return [...said, ...pictures].filter(Boolean).join(' ').replace(/\s+/g, ' ');
}

/** Text displays, however deep. */
function texts(part: unknown): readonly string[] {
  if (Array.isArray(part)) return part.flatMap(texts);
  if (typeof part !== 'object' || part === null) return [];
  const own = 'content' in part && typeof part.content === 'string' ? [part.content] : [];
  return [...own, ...('components' in part ? texts(part.components) : [])];
}
