import { getChannelLabel, getRoleLabel, getUserLabel } from '../world/names.ts';
import type { PageState } from '../world/page-state.ts';
import { parseDiscordLink } from '../world/parse-discord-link.ts';
import { formatTime } from './format-time.ts';
import { parseBlocks } from './parse-blocks.ts';
import { type Block, type Inline, type Item, isBare } from './tree.ts';

/** State that resolves the ids of a text, and the language of its times. */
interface ReaderContext {
  readonly world: PageState;
  readonly locale: string;
}

/** A piece of a line without markup. */
export type PlainPiece = Extract<Inline, { readonly kind: 'text' | 'emoji' }>;

/** Converts Discord's markdown to one line of text and custom emoji; spoilers stay hidden. */
export function flattenMarkdown(text: string, reading: ReaderContext): readonly PlainPiece[] {
  return flattenBlocks(parseBlocks(text), reading);
}

function flattenBlocks(blocks: readonly Block[], reading: ReaderContext): readonly PlainPiece[] {
  return blocks.flatMap((block) => [...flattenBlock(block, reading), ...toPlain(' ')]);
}

function toPlain(text: string): readonly PlainPiece[] {
  return [{ kind: 'text', text }];
}

function flattenBlock(block: Block, reading: ReaderContext): readonly PlainPiece[] {
  switch (block.kind) {
    case 'list':
      return block.items.flatMap((item) => flattenItem(item, reading));
    case 'quote':
      return flattenBlocks(block.blocks, reading);
    case 'code':
      return toPlain(block.text);
    default:
      return flattenLine(block.text, reading);
  }
}

function flattenItem({ number, text }: Item, reading: ReaderContext): readonly PlainPiece[] {
  const mark = number === null ? '•' : `${number}.`;
  return [...toPlain(`${mark} `), ...flattenLine(text, reading), ...toPlain(' ')];
}

function flattenLine(pieces: readonly Inline[], reading: ReaderContext): readonly PlainPiece[] {
  return pieces.flatMap((piece) => flattenPiece(piece, reading));
}

function flattenPiece(piece: Inline, reading: ReaderContext): readonly PlainPiece[] {
  const { world, locale } = reading;
  switch (piece.kind) {
    case 'text':
    case 'code':
    case 'everyone':
      return toPlain(piece.text);
    case 'user':
      return toPlain(getUserLabel(world, piece.id));
    case 'role':
      return toPlain(getRoleLabel(world, piece.id));
    case 'channel':
      return toPlain(getChannelLabel(world, piece.id));
    case 'command':
      return toPlain(`/${piece.name}`);
    case 'emoji':
      return [piece];
    case 'time': {
      const date = new Date(piece.seconds * 1000);
      return toPlain(formatTime(date, piece.style, locale, Date.now() + world.ahead));
    }
    case 'spoiler':
      return toPlain('▒▒▒');
    case 'link':
      return flattenLink(piece, reading);
    default:
      return flattenLine(piece.within, reading);
  }
}

/** Flattens a link; a bare link to a channel of this guild becomes the channel's name. */
function flattenLink(link: Extract<Inline, { kind: 'link' }>, reading: ReaderContext): readonly PlainPiece[] {
  const place = isBare(link) ? parseDiscordLink(link.url, reading.world.guild.id) : null;
  return place ? toPlain(getChannelLabel(reading.world, place.channel)) : flattenLine(link.within, reading);
}
