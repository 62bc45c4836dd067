import { useState } from 'preact/hooks';
import { CustomEmoji } from '../components/emoji.tsx';
import { usePage } from '../world/page.ts';
import { ChannelPill, RolePill, UserPill } from './pills.tsx';
import { TextLink } from './text-link.tsx';
import { Time } from './time.tsx';
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
