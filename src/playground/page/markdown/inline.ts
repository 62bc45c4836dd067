import type { Inline } from './tree.ts';

interface Rule {
  readonly at: RegExp;
  readonly make: (match: readonly string[]) => Inline;
}

type Wrapping = Extract<Inline, { within: readonly Inline[] }>['kind'];

/** Discord's inline markdown: https://support.discord.com/hc/en-us/articles/210298617. In the order of precedence. */
const rules: readonly Rule[] = [
  { at: /^\\([!-/:-@[-`{-~])/, make: ([, text]) => ({ kind: 'text', text: text! }) },
  { at: /^(`+)([\s\S]*?[^`])\1(?!`)/, make: ([, , text]) => ({ kind: 'code', text: text!.trim() }) },
  { at: /^<(https?:\/\/[^ >]+)>/, make: ([, url]) => bare(url!) },
  {
    at: /^\[((?:[^[\]\\]|\\.)+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/,
    make: ([, label, url]) => ({ kind: 'link', url: url!, within: inline(label!) }),
  },
  { at: /^<@!?(\d+)>/, make: ([, id]) => ({ kind: 'user', id: id! }) },
  { at: /^<@&(\d+)>/, make: ([, id]) => ({ kind: 'role', id: id! }) },
  { at: /^<#(\d+)>/, make: ([, id]) => ({ kind: 'channel', id: id! }) },
  { at: /^<\/([^:>]+):\d+>/, make: ([, name]) => ({ kind: 'command', name: name! }) },
  { at: /^<a?:(\w+):\d+>/, make: ([, name]) => ({ kind: 'emoji', name: name! }) },
  {
    at: /^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/,
    make: ([, seconds, style]) => ({ kind: 'time', seconds: Number(seconds), style: style || 'f' }),
  },
  { at: /^@(everyone|here)\b/, make: ([text]) => ({ kind: 'everyone', text: text! }) },
  { at: /^https?:\/\/[^\s<]+[^\s<.,:;"')\]]/, make: ([url]) => bare(url!) },
  { at: /^\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/, make: wrapped('strong') },
  { at: /^__((?:\\[\s\S]|[^\\])+?)__(?!_)/, make: wrapped('underline') },
  {
    at: /^\*(?=\S)((?:\*\*|\\[\s\S]|\s+(?:\\[\s\S]|[^\s*\\]|\*\*)|[^\s*\\])+?)\*(?!\*)/,
    make: wrapped('em'),
  },
  { at: /^_((?:__|\\[\s\S]|[^\\_])+?)_(?!\w)/, make: wrapped('em') },
  { at: /^~~((?:\\[\s\S]|[^\\])+?)~~/, make: wrapped('strike') },
  { at: /^\|\|((?:\\[\s\S]|[^\\])+?)\|\|/, make: wrapped('spoiler') },
  {
    at: /^[\s\S]+?(?=[^0-9A-Za-z\s\u00c0-\uffff]|https?:|$)/,
    make: ([text]) => ({ kind: 'text', text: text! }),
  },
];

/** Reads the inline markdown of a text, which may hold line breaks. */
export function inline(source: string): readonly Inline[] {
  const pieces: Inline[] = [];
  for (let rest = source; rest; ) {
    const [piece, length] = first(rest);
    add(pieces, piece);
    rest = rest.slice(length);
  }
  return pieces;
}

function first(source: string): readonly [Inline, number] {
  for (const { at, make } of rules) {
    const match = at.exec(source);
    if (match) return [make(match), match[0].length];
  }
  return [{ kind: 'text', text: source }, source.length];
}

/** Text beside text is one text. */
function add(pieces: Inline[], piece: Inline): void {
  const last = pieces.at(-1);
  if (last?.kind === 'text' && piece.kind === 'text')
    pieces[pieces.length - 1] = { kind: 'text', text: last.text + piece.text };
  else pieces.push(piece);
}

function bare(url: string): Inline {
  return { kind: 'link', url, within: [{ kind: 'text', text: url }] };
}

function wrapped(kind: Exclude<Wrapping, 'link'>): Rule['make'] {
  return ([, within]) => ({ kind, within: inline(within!) });
}
