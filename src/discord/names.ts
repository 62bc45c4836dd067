import { escapeMarkdown } from 'discord.js';
import type { Table } from '../tables/table.ts';
import type { Names } from '../words/say.ts';

/** What the people at a table are called in a message: their names, with nothing that Discord would read as markup. */
export function namesAt({ sitters }: Pick<Table, 'sitters'>): Names {
  return (seat) => safe(sitters[seat]?.name ?? String(seat + 1));
}

/** The same where no markup is read: labels, alt texts, pictures. */
export function plainNamesAt({ sitters }: Pick<Table, 'sitters'>): Names {
  return (seat) => sitters[seat]?.name ?? String(seat + 1);
}

/** A name that can stand in a message: no markup, no mention, no link. */
export function safe(name: string): string {
  const plain = escapeMarkdown(name, {
    maskedLink: true,
    heading: true,
    bulletedList: true,
    numberedList: true,
  });
  return plain
    .replaceAll('@', '@\u200b')
    .replaceAll('://', ':\u200b//')
    .replaceAll(/[<>]/g, '\\$&')
    .replace(/^-#/, '\\-#');
}
