import type { APIMessage } from 'discord-api-types/v10';

/** The words of a message, the alt text of its pictures among them, as one line. */
export function textOf(message: APIMessage): string {
  const pictures = message.attachments.map(({ description }) => description ?? '');
  const parts = [message.content, ...texts(message.components), ...pictures];
  return parts
    .join(' ')
    .replace(/[*_~`#|]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Text displays, however deep. */
function texts(part: unknown): readonly string[] {
  if (Array.isArray(part)) return part.flatMap(texts);
  if (typeof part !== 'object' || part === null) return [];
  const own = 'content' in part && typeof part.content === 'string' ? [part.content] : [];
  return [...own, ...('components' in part ? texts(part.components) : [])];
}
