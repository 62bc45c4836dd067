import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { CustomEmoji } from '../components/emoji.tsx';
import { getChannelLabel, getRoleLabel, getUserLabel } from '../world/names.ts';
import { usePage } from '../world/page.ts';
import { parseDiscordLink } from '../world/parse-discord-link.ts';
import { useNow } from '../world/use-now.ts';
import { formatTime } from './format-time.ts';
import { type Inline, isBare } from './tree.ts';

/** Renders inline markdown. */
export function Line({ pieces }: { readonly pieces: readonly Inline[] }) {
  return (
    <>
      {pieces.map((piece, index) => (
        <Piece key={index} piece={piece} />
      ))}
    </>
  );
}

function Piece({ piece }: { readonly piece: Inline }) {
  switch (piece.kind) {
    case 'text':
      return <>{piece.text}</>;
    case 'code':
      return <code>{piece.text}</code>;
    case 'strong':
      return (
        <strong>
          <Line pieces={piece.within} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Line pieces={piece.within} />
        </em>
      );
    case 'underline':
      return (
        <u>
          <Line pieces={piece.within} />
        </u>
      );
    case 'strike':
      return (
        <s>
          <Line pieces={piece.within} />
        </s>
      );
    case 'spoiler':
      return <Spoiler within={piece.within} />;
    case 'link':
      return (
        <TextLink url={piece.url} isBare={isBare(piece)}>
          <Line pieces={piece.within} />
        </TextLink>
      );
    case 'user':
      return <UserPill id={piece.id} />;
    case 'role':
      return <RolePill id={piece.id} />;
    case 'channel':
      return <ChannelPill id={piece.id} />;
    case 'everyone':
      return <span class="pill">{piece.text}</span>;
    case 'command':
      return <span class="pill">/{piece.name}</span>;
    case 'emoji':
      return <CustomEmoji id={piece.id} name={piece.name} />;
    case 'time':
      return <Time seconds={piece.seconds} style={piece.style} />;
  }
}

function Spoiler({ within }: { readonly within: readonly Inline[] }) {
  const { words } = usePage();
  const [isOpen, open] = useState(false);
  if (isOpen)
    return (
      <span class="spoiler open">
        <Line pieces={within} />
      </span>
    );
  return (
    <button type="button" class="spoiler" aria-label={words.spoiler} onClick={() => open(true)}>
      <span aria-hidden="true">
        <Line pieces={within} />
      </span>
    </button>
  );
}

interface TextLinkProps {
  readonly url: string;
  /** True if the text is the URL itself. */
  readonly isBare?: boolean;
  readonly children: ComponentChildren;
}

/** Renders a link in a text. A link to a message of this guild stays on the page, as in Discord. */
function TextLink({ url, isBare = false, children }: TextLinkProps) {
  const { world, go } = usePage();
  const place = parseDiscordLink(url, world.guild.id);
  if (!place) return <Outward url={url}>{children}</Outward>;
  if (isBare) return <ChannelPill id={place.channel} message={place.message} />;
  return (
    <button type="button" class="link" onClick={() => go(place.channel, place.message)}>
      {children}
    </button>
  );
}

function Outward({ url, children }: TextLinkProps) {
  return (
    <a href={url} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  );
}

interface TimeProps {
  /** Seconds since 1970. */
  readonly seconds: number;
  /** Style of the timestamp: https://docs.discord.com/developers/reference#message-formatting-timestamp-styles */
  readonly style: string;
}

/** Renders a time in the reader's language and time zone; a relative time keeps counting. */
function Time({ seconds, style }: TimeProps) {
  const { words } = usePage();
  const now = useNow(style === 'R');
  const date = new Date(seconds * 1000);
  return (
    <time class="time" dateTime={formatIso(date)} title={formatTime(date, 'F', words.locale, now)}>
      {formatTime(date, style, words.locale, now)}
    </time>
  );
}

function formatIso(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

interface PillProps {
  readonly id: string;
}

/** Renders a user's nick; a mention of the current person stands out. */
function UserPill({ id }: PillProps) {
  const { world } = usePage();
  const isYou = id === world.you.user.id;
  return (
    <span class={isYou ? 'pill you' : 'pill'} data-mention={id}>
      {getUserLabel(world, id)}
    </span>
  );
}

/** Renders a role, without its colour. */
function RolePill({ id }: PillProps) {
  const { world } = usePage();
  return <span class="pill">{getRoleLabel(world, id)}</span>;
}

/** Renders a button to a channel, or to a message in it. */
function ChannelPill({ id, message }: PillProps & { readonly message?: string | undefined }) {
  const { world, go } = usePage();
  const label = getChannelLabel(world, id);
  if (!world.channels.has(id)) return <span class="pill">{label}</span>;
  return (
    <button type="button" class="pill" onClick={() => go(id, message)} data-goto={id}>
      {label}
      {message && ' › 💬'}
    </button>
  );
}
