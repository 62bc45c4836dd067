import type { APIMessage } from 'discord-api-types/v10';
import { toPlainText } from '../markdown/to-plain-text.ts';
import type { PageState } from '../world/page-state.ts';

/** Returns the texts of a message, including alt texts, as one plain line. */
export function getMessageText(message: APIMessage, world: PageState, locale: string): string {
  const said = [message.content, ...listTexts(message.components)].map((text) =>
    toPlainText(text, { world, locale }),
  );
  const pictures = message.attachments.map(({ description }) => description ?? '');
  return [...said, ...pictures].filter(Boolean).join(' ').replace(/\s+/g, ' ');
}

/** Lists the contents of text displays, at any depth. */
function listTexts(part: unknown): readonly string[] {
  if (Array.isArray(part)) return part.flatMap(listTexts);
  if (typeof part !== 'object' || part === null) return [];
  const own = 'content' in part && typeof part.content === 'string' ? [part.content] : [];
  return [...own, ...('components' in part ? listTexts(part.components) : [])];
}
