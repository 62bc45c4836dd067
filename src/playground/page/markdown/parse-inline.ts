import type { Inline } from './tree.ts';

interface Rule {
  readonly at: RegExp;
  readonly make: (match: readonly string[]) => Inline;
}

type Wrapping = Extract<Inline, { within: readonly Inline[] }>['kind'];

/** Rules of Discord's inline markdown, in order of precedence: https://support.discord.com/hc/en-us/articles/210298617 */
const rules: readonly Rule[] = [
  { at: /^\\([!-/:-@[-`{-~])/, make: ([, text]) => ({ kind: 'text', text: text! }) },
  { at: /^(`+)([\s\S]*?[^`])\1(?!`)/, make: ([, , text]) => ({ kind: 'code', text: text!.trim() }) },
  { at: /^<(https?:\/\/[^ >]+)>/, make: ([, url]) => createBareLink(url!) },
  {
    at: /^\[((?:[^[\]\\]|\\.)+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/,
    make: ([, label, url]) => ({ kind: 'link', url: url!, within: parseInline(label!) }),
  },
  { at: /^<@!?(\d+)>/, make: ([, id]) => ({ kind: 'user', id: id! }) },
  { at: /^<@&(\d+)>/, make: ([, id]) => ({ kind: 'role', id: id! }) },
  { at: /^<#(\d+)>/, make: ([, id]) => ({ kind: 'channel', id: id! }) },
  { at: /^<\/([^:>]+):\d+>/, make: ([, name]) => ({ kind: 'command', name: name! }) },
  { at: /^<a?:(\w+):(\d+)>/, make: ([, name, id]) => ({ kind: 'emoji', name: name!, id: id! }) },
  {
    at: /^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/,
    make: ([, seconds, style]) => ({ kind: 'time', seconds: Number(seconds), style: style || 'f' }),
  },
  { at: /^@(everyone|here)\b/, make: ([text]) => ({ kind: 'everyone', text: text! }) },
  { at: /^https?:\/\/[^\s<]+[^\s<.,:;"')\]]/, make: ([url]) => createBareLink(url!) },
  { at: /^\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/, make: createWrapper('strong') },
  { at: /^__((?:\\[\s\S]|[^\\])+?)__(?!_)/, make: createWrapper('underline') },
  {
    at: /^\*(?=\S)((?:\*\*|\\[\s\S]|\s+(?:\\[\s\S]|[^\s*\\]|\*\*)|[^\s*\\])+?)\*(?!\*)/,
    make: createWrapper('em'),
  },
  { at: /^_((?:__|\\[\s\S]|[^\\_])+?)_(?!\w)/, make: createWrapper('em') },
  { at: /^~~((?:\\[\s\S]|[^\\])+?)~~/, make: createWrapper('strike') },
  { at: /^\|\|((?:\\[\s\S]|[^\\])+?)\|\|/, make: createWrapper('spoiler') },
  {
    at: /^[\s\S]+?(?=[^0-9A-Za-z\s\u00c0-\uffff]|https?:|$)/,
    make: ([text]) => ({ kind: 'text', text: text! }),
  },
];

/** Parses inline markdown; the text may contain line breaks. */
export function parseInline(source: string): readonly Inline[] {
  const pieces: Inline[] = [];
  for (let rest = source; rest; ) {
    const [piece, length] = parseFirst(rest);
    addPiece(pieces, piece);
    rest = rest.slice(length);
  }
  return pieces;
}

function parseFirst(source: string): readonly [Inline, number] {
  for (const { at, make } of rules) {
    const match = at.exec(source);
    if (match) return [make(match), match[0].length];
  }
  return [{ kind: 'text', text: source }, source.length];
}

/** Appends a piece, merging adjacent texts. */
function addPiece(pieces: Inline[], piece: Inline): void {
  const last = pieces.at(-1);
  if (last?.kind === 'text' && piece.kind === 'text')
    pieces[pieces.length - 1] = { kind: 'text', text: last.text + piece.text };
  else pieces.push(piece);
}

function createBareLink(url: string): Inline {
  return { kind: 'link', url, within: [{ kind: 'text', text: url }] };
}

function createWrapper(kind: Exclude<Wrapping, 'link'>): Rule['make'] {
  return ([, within]) => ({ kind, within: parseInline(within!) });
}
