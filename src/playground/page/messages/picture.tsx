import { useState } from 'preact/hooks';
import { usePage } from '../world/page.ts';
import { AltBadge } from './alt-badge.tsx';
import { toSameOrigin } from './to-same-origin.ts';

/** A picture of a message. */
interface PictureProps {
  readonly url: string;
  /** What it shows, in words; null where nobody said. */
  readonly alt: string | null;
  readonly name?: string;
  readonly isSpoiler?: boolean;
  readonly isSmall?: boolean;
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
}

/** A picture in its own proportions from the start, large at a click, with its alt text to read. */
export function Picture({ url, alt, name, isSpoiler, isSmall, width, height }: PictureProps) {
  const { words, enlarge } = usePage();
  const [isHidden, hide] = useState(isSpoiler === true);
  const source = toSameOrigin(url);
  const press = () => (isHidden ? hide(false) : enlarge({ url: source, alt: alt ?? '' }));
  const style = isSmall ? undefined : getPictureSize(width, height);
  const classes = ['picture', isSmall && 'small', style && 'sized'].filter(Boolean);
  return (
    <figure class={classes.join(' ')} style={style} data-hidden={isHidden || undefined}>
      <button type="button" class="frame" onClick={press} title={isHidden ? words.spoiler : words.enlarge}>
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

/** Sizes the picture before it has loaded, so that nothing moves when it does; css/pictures.css sets the limits. */
function getPictureSize(width: number | null | undefined, height: number | null | undefined) {
  if (!width || !height) return undefined;
  return { '--width': `${width}px`, '--ratio': String(width / height) };
}
