import type { ComponentChildren } from 'preact';
import { usePage } from '../world/page.ts';
import { parseDiscordLink } from '../world/parse-discord-link.ts';
import { ChannelPill } from './pills.tsx';

interface TextLinkProps {
  readonly url: string;
  /** True if the text is the URL itself. */
  readonly isBare?: boolean;
  readonly children: ComponentChildren;
}

/** Renders a link in a text. A link to a message of this guild stays on the page, as in Discord. */
export function TextLink({ url, isBare = false, children }: TextLinkProps) {
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
