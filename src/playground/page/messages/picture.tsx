import { useId, useState } from 'preact/hooks';
import { usePage } from '../world/page.ts';

/** Props of a picture of a message. */
interface PictureProps {
  readonly url: string;
  /** Alt text, or null if the sender gave none. */
  readonly alt: string | null;
  readonly name?: string;
  readonly isSpoiler?: boolean;
  readonly isSmall?: boolean;
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
}

/** Renders a picture at its own aspect ratio before it loads; a click enlarges it, and a badge shows its alt text. */
export function Picture({ url, alt, name, isSpoiler, isSmall, width, height }: PictureProps) {
  const { words, enlarge } = usePage();
  const [isHidden, hide] = useState(isSpoiler === true);
  const source = toSameOrigin(url);
  const click = () => (isHidden ? hide(false) : enlarge({ url: source, alt: alt ?? '' }));
  const style = isSmall ? undefined : getPictureSize(width, height);
  const classes = ['picture', isSmall && 'small', style && 'sized'].filter(Boolean);
  return (
    <figure class={classes.join(' ')} style={style} data-hidden={isHidden || undefined}>
      <button type="button" class="frame" onClick={click} title={isHidden ? words.spoiler : words.enlarge}>
        <img
          src={source}
          alt={alt ?? name ?? ''}
          width={width ?? undefined}
          height={height ?? undefined}
          decoding="async"
        />
        {isHidden && <span class="veil">{words.spoiler}</span>}
      </button>
      {alt && !isHidden && <AltBadge text={alt} />}
    </figure>
  );
}

/** Returns the size of a picture before it has loaded, which prevents layout shifts. css/pictures.css sets the limits. */
function getPictureSize(width: number | null | undefined, height: number | null | undefined) {
  if (!width || !height) return undefined;
  return { '--width': `${width}px`, '--ratio': String(width / height) };
}

/** Renders the ALT badge of a picture; its text shows on hover, focus or click. */
function AltBadge({ text }: { readonly text: string }) {
  const { words } = usePage();
  const id = useId();
  const [isPinned, pin] = useState(false);
  return (
    <span class="alt">
      <button
        type="button"
        class="alt-badge"
        aria-label={words.alt}
        aria-expanded={isPinned}
        aria-describedby={id}
        onClick={() => pin(!isPinned)}
        onKeyDown={({ key }) => key === 'Escape' && pin(false)}
      >
        ALT
      </button>
      <span class={isPinned ? 'alt-text pinned' : 'alt-text'} role="tooltip" id={id} data-alt>
        {text}
      </span>
    </span>
  );
}

const loopback: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

/** Returns the playground's own files relative to the page, which may be open under another loopback name; other URLs are unchanged. */
export function toSameOrigin(url: string): string {
  if (!URL.canParse(url)) return '';
  const { hostname, port, pathname, search } = new URL(url);
  return loopback.includes(hostname) && port === location.port ? pathname + search : url;
}
