import { describe, expect, it } from 'vitest';
import { flattenMarkdown } from '../../../src/playground/page/markdown/flatten-markdown.ts';
import { parseBlocks } from '../../../src/playground/page/markdown/parse-blocks.ts';
import { parseInline } from '../../../src/playground/page/markdown/parse-inline.ts';
import type { Block, Inline } from '../../../src/playground/page/markdown/tree.ts';
import type { PageState } from '../../../src/playground/page/world/page-state.ts';

/** Formats a tree as one line: `strong(em(a))`. */
function brief(pieces: readonly Inline[]): string {
  return pieces.map(one).join('');
}

function one(piece: Inline): string {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'code':
      return `code(${piece.text})`;
    case 'link':
      return `link(${piece.url}|${brief(piece.within)})`;
    case 'user':
    case 'role':
    case 'channel':
      return `${piece.kind}(${piece.id})`;
    case 'time':
      return `time(${piece.seconds},${piece.style})`;
    case 'everyone':
      return `everyone(${piece.text})`;
    case 'command':
    case 'emoji':
      return `${piece.kind}(${piece.name})`;
    default:
      return `${piece.kind}(${brief(piece.within)})`;
  }
}

function outline(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `h${block.level}(${brief(block.text)})`;
    case 'list':
      return block.items
        .map(({ depth, number, text }) => `${'>'.repeat(depth)}${number ?? '-'} ${brief(text)}`)
        .join('|');
    case 'quote':
      return `quote(${block.blocks.map(outline).join('|')})`;
    case 'code':
      return `pre(${block.text})`;
    default:
      return `${block.kind}(${brief(block.text)})`;
  }
}

/** The part of the page's state that mentions need; the rest is never read. */
const world = {
  guild: { id: '9', roles: [{ id: '7', name: 'Table' }] },
  people: [{ user: { id: '1' }, nick: '*Rex_*' }],
  bot: { id: '2', username: 'piecemeal', global_name: null },
  channels: new Map([['6', { id: '6', type: 0, name: 'general' }]]),
} as unknown as PageState;

describe('parseInline', () => {
  it.each([
    ['plain text', 'plain text'],
    ['**bold** and *slant*', 'strong(bold) and em(slant)'],
    ['***both***', 'strong(em(both))'],
    ['__under__ _slant_', 'underline(under) em(slant)'],
    ['~~gone~~ ||hidden **x**||', 'strike(gone) spoiler(hidden strong(x))'],
    ['`a *b*` c', 'code(a *b*) c'],
    ['\\*not\\*', '*not*'],
    ['\\*Rex\\_\\*', '*Rex_*'],
    ['**\\*Rex\\_\\*** runs', 'strong(*Rex_*) runs'],
    ['~~a\\~~b~~ ||c\\||d||', 'strike(a~~b) spoiler(c||d)'],
    ['\\<@1> 1\\. C:\\new \\가', '<@1> 1. C:\\new \\가'],
    ['*\u200bslant\u200b*', 'em(\u200bslant\u200b)'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['<@123> <@!45> <#6> <@&7>', 'user(123) user(45) channel(6) role(7)'],
    ['<t:1700000000:R> <t:1>', 'time(1700000000,R) time(1,f)'],
    ['</play:12> <:pawn:34>', 'command(play) emoji(pawn)'],
    ['[the **rules**](https://a.example/r)', 'link(https://a.example/r|the strong(rules))'],
    ['see https://a.example/x, then', 'see link(https://a.example/x|https://a.example/x), then'],
    ['[x](javascript:alert(1))', '[x](javascript:alert(1))'],
    ['한국어 **굵게** 끝', '한국어 strong(굵게) 끝'],
  ])('parseInline: reads %s', (source, expected) => expect(brief(parseInline(source))).toBe(expected));
});

describe('parseBlocks', () => {
  it.each([
    ['# A\ntext', 'h1(A) paragraph(text)'],
    ['### A\n-# small', 'h3(A) subtext(small)'],
    ['#not', 'paragraph(#not)'],
    ['- a\n  - b\n1. c', '- a|>- b|1 c'],
    ['> a\n> b\nc', 'quote(paragraph(a\nb)) paragraph(c)'],
    ['>>> a\nb', 'quote(paragraph(a\nb))'],
    ['x\n```ts\nlet **a**\n```\ny', 'paragraph(x\n) pre(let **a**) paragraph(y)'],
    ['a\nb\n\nc', 'paragraph(a\nb\n\nc)'],
    ['', ''],
  ])('parseBlocks: reads %j', (source, expected) =>
    expect(parseBlocks(source).map(outline).join(' ')).toBe(expected),
  );
});

describe('flattenMarkdown', () => {
  it.each([
    ['## Table of \\*Rex\\_\\*\n**<@1>**: to move', 'Table of *Rex_* @*Rex_*: to move'],
    ['<@2> <@3> <@&7> <#6> <#5>', '@piecemeal @unknown-user @Table #general #unknown'],
    ['- a\n- `b`\n1. c\n> ||d||', '• a • b 1. c ▒▒▒'],
    ['[here](https://a.example/) https://discord.com/channels/9/6/1', 'here #general'],
  ])('flattenMarkdown: removes the markup of %j', (source, expected) => {
    const pieces = flattenMarkdown(source, { world, locale: 'en-US' });
    const line = pieces.map((piece) => (piece.kind === 'text' ? piece.text : piece.name)).join('');
    expect(line.replace(/\s+/g, ' ').trim()).toBe(expected);
  });

  it('flattenMarkdown: keeps custom emoji as pictures, except in spoilers and code', () => {
    const source = '**<:game_gostop:12> Go-Stop** ||<:game_gostop:12>|| `<:game_gostop:12>`';
    const pieces = flattenMarkdown(source, { world, locale: 'en-US' });
    expect(pieces.filter(({ kind }) => kind === 'emoji')).toEqual([
      { kind: 'emoji', name: 'game_gostop', id: '12' },
    ]);
  });
});
