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

/** Converts Discord's markdown to one line of plain text; spoilers stay hidden. */
export function toPlainText(text: string, reading: ReaderContext): string {
  const lines = parseBlocks(text).map((block) => formatBlock(block, reading));
  return lines.join(' ').replace(/\s+/g, ' ').trim();
}

function formatBlock(block: Block, reading: ReaderContext): string {
  switch (block.kind) {
    case 'list':
      return block.items.map((item) => formatItem(item, reading)).join(' ');
    case 'quote':
      return block.blocks.map((one) => formatBlock(one, reading)).join(' ');
    case 'code':
      return block.text;
    default:
      return formatLine(block.text, reading);
  }
}

function formatItem({ number, text }: Item, reading: ReaderContext): string {
  return `${number === null ? '•' : `${number}.`} ${formatLine(text, reading)}`;
}

function formatLine(pieces: readonly Inline[], reading: ReaderContext): string {
  return pieces.map((piece) => formatPiece(piece, reading)).join('');
}

function formatPiece(piece: Inline, reading: ReaderContext): string {
  const { world, locale } = reading;
  switch (piece.kind) {
    case 'text':
    case 'code':
    case 'everyone':
      return piece.text;
    case 'user':
      return getUserLabel(world, piece.id);
    case 'role':
      return getRoleLabel(world, piece.id);
    case 'channel':
      return getChannelLabel(world, piece.id);
    case 'command':
      return `/${piece.name}`;
    case 'emoji':
      return `:${piece.name}:`;
    case 'time':
      return formatTime(new Date(piece.seconds * 1000), piece.style, locale, Date.now() + world.ahead);
    case 'spoiler':
      return '▒▒▒';
    case 'link':
      return formatLink(piece, reading);
    default:
      return formatLine(piece.within, reading);
  }
}

/** Formats a link; a bare link to a channel of this guild becomes the channel's name. */
function formatLink(link: Extract<Inline, { kind: 'link' }>, reading: ReaderContext): string {
  const place = isBare(link) ? parseDiscordLink(link.url, reading.world.guild.id) : null;
  return place ? getChannelLabel(reading.world, place.channel) : formatLine(link.within, reading);
}
