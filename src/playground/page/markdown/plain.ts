import { discordPlace } from '../world/discord-place.ts';
import { channelLabel, roleLabel, userLabel } from '../world/names.ts';
import type { World } from '../world/world.ts';
import { blocks } from './blocks.ts';
import { formatTime } from './format-time.ts';
import { type Block, type Inline, type Item, isBare } from './tree.ts';

/** Who and what the ids of a text are, and the language of its moments. */
interface Reading {
  readonly world: World;
  readonly locale: string;
}

/** A text in Discord's markdown as one line without any markup; spoilers stay hidden. */
export function plain(text: string, reading: Reading): string {
  const lines = blocks(text).map((block) => ofBlock(block, reading));
  return lines.join(' ').replace(/\s+/g, ' ').trim();
}

function ofBlock(block: Block, reading: Reading): string {
  switch (block.kind) {
    case 'list':
      return block.items.map((item) => ofItem(item, reading)).join(' ');
    case 'quote':
      return block.blocks.map((one) => ofBlock(one, reading)).join(' ');
    case 'code':
      return block.text;
    default:
      return ofLine(block.text, reading);
  }
}

function ofItem({ number, text }: Item, reading: Reading): string {
  return `${number === null ? '•' : `${number}.`} ${ofLine(text, reading)}`;
}

function ofLine(pieces: readonly Inline[], reading: Reading): string {
  return pieces.map((piece) => ofPiece(piece, reading)).join('');
}

function ofPiece(piece: Inline, reading: Reading): string {
  const { world, locale } = reading;
  switch (piece.kind) {
    case 'text':
    case 'code':
    case 'everyone':
      return piece.text;
    case 'user':
      return userLabel(world, piece.id);
    case 'role':
      return roleLabel(world, piece.id);
    case 'channel':
      return channelLabel(world, piece.id);
    case 'command':
      return `/${piece.name}`;
    case 'emoji':
      return `:${piece.name}:`;
    case 'time':
      return formatTime(new Date(piece.seconds * 1000), piece.style, locale, Date.now() + world.ahead);
    case 'spoiler':
      return '▒▒▒';
    case 'link':
      return ofLink(piece, reading);
    default:
      return ofLine(piece.within, reading);
  }
}

/** A bare link to a channel of this guild goes by the channel's name. */
function ofLink(link: Extract<Inline, { kind: 'link' }>, reading: Reading): string {
  const place = isBare(link) ? discordPlace(link.url, reading.world.guild.id) : null;
  return place ? channelLabel(reading.world, place.channel) : ofLine(link.within, reading);
}
