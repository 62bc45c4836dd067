/** One item that the bot sent. */
export interface SentItem {
  /** `channel` if everybody there sees it, otherwise the id of its one person. */
  readonly audience: string;
  readonly channel: string;
  readonly kind: 'message' | 'reply' | 'follow-up' | 'edit' | 'defer' | 'modal' | 'choices' | 'thread';
  /** Id of the message created or changed. */
  readonly message: string | null;
  /** All texts in it: contents, embeds, labels, placeholders, custom ids, alt texts, file names. */
  readonly text: string;
  /** Ids of the pinged users. */
  readonly pinged: readonly string[];
  readonly payload: unknown;
  readonly files: readonly SentFile[];
}

/** A file of a sent item. */
export interface SentFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly description: string | null;
}

/** Log of everything that the bot sent, in order. */
export class SentLog {
  readonly sent: SentItem[] = [];

  note(entry: Omit<SentItem, 'text'>): void {
    const names = entry.files.flatMap(({ name, description }) => [name, description ?? '']);
    this.sent.push({ ...entry, text: [...listTexts(entry.payload), ...names].filter(Boolean).join('\n') });
  }
}

/** Lists every text anywhere inside a value. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listTexts);
}
