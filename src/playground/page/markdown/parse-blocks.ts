import { parseInline } from './parse-inline.ts';
import type { Block, Item } from './tree.ts';

const FENCE = /(?<!\\)```(?:([\w+#.-]+)\n)?\n?([\s\S]*?)\n?```\n?/g;
const ITEM = /^( *)(?:[-*]|(\d{1,9})\.) +(\S.*)$/;

/** Parses a message in Discord's markdown into blocks. */
export function parseBlocks(source: string): readonly Block[] {
  const found: Block[] = [];
  let from = 0;
  for (const match of source.matchAll(FENCE)) {
    found.push(...parseLines(source.slice(from, match.index)));
    found.push({ kind: 'code', text: match[2] ?? '' });
    from = match.index + match[0].length;
  }
  return [...found, ...parseLines(source.slice(from))];
}

function parseLines(source: string): readonly Block[] {
  const found: Block[] = [];
  const lines = source.split('\n');
  while (lines.length > 0) {
    const block = parseQuote(lines) ?? parseList(lines) ?? parseMarked(lines) ?? parseParagraph(lines);
    if (block) found.push(block);
  }
  return found;
}

function parseQuote(lines: string[]): Block | null {
  if (lines[0]?.startsWith('>>> '))
    return { kind: 'quote', blocks: parseLines(lines.splice(0).join('\n').slice(4)) };
  const quoted = takeWhile(lines, (line) => line.startsWith('> '));
  if (quoted.length === 0) return null;
  return { kind: 'quote', blocks: parseLines(quoted.map((line) => line.slice(2)).join('\n')) };
}

function parseList(lines: string[]): Block | null {
  const items = takeWhile(lines, (line) => ITEM.test(line)).map(parseItem);
  return items.length > 0 ? { kind: 'list', items } : null;
}

function parseItem(line: string): Item {
  const [, indent, number, text] = ITEM.exec(line)!;
  const depth = Math.min(Math.floor(indent!.length / 2), 5);
  return { depth, number: number ? Number(number) : null, text: parseInline(text!) };
}

function parseMarked(lines: string[]): Block | null {
  const [, mark, text] = /^(#{1,3}|-#) +(\S.*)$/.exec(lines[0] ?? '') ?? [];
  if (!mark || !text) return null;
  lines.shift();
  if (mark === '-#') return { kind: 'subtext', text: parseInline(text) };
  return { kind: 'heading', level: mark.length as 1 | 2 | 3, text: parseInline(text) };
}

function parseParagraph(lines: string[]): Block | null {
  const plain = [lines.shift()!, ...takeWhile(lines, (line) => !isBlockStart(line))].join('\n');
  return plain ? { kind: 'paragraph', text: parseInline(plain) } : null;
}

function isBlockStart(line: string): boolean {
  return /^(#{1,3}|-#|>|>>>) +\S/.test(line) || ITEM.test(line);
}

function takeWhile(lines: string[], holds: (line: string) => boolean): string[] {
  const end = lines.findIndex((line) => !holds(line));
  return lines.splice(0, end < 0 ? lines.length : end);
}
