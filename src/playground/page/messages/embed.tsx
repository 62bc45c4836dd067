import type { APIEmbed } from 'discord-api-types/v10';
import { getAccentStyle } from '../components/get-accent-style.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { Picture } from './picture.tsx';

interface EmbedProps {
  readonly embed: APIEmbed;
}

/** Renders an embed, the card that bots used before components. */
export function Embed({ embed }: EmbedProps) {
  const { author, description, thumbnail, image, footer, color } = embed;
  return (
    <section class="card embed" style={getAccentStyle(color)}>
      {author && <p class="embed-author">{author.name}</p>}
      <Title embed={embed} />
      {description && <Markdown text={description} />}
      <Fields embed={embed} />
      {thumbnail && <Picture url={thumbnail.url} alt={null} isSmall />}
      {image && <Picture url={image.url} alt={null} width={image.width} height={image.height} />}
      {footer && <p class="embed-footer">{footer.text}</p>}
    </section>
  );
}

function Title({ embed: { title, url } }: EmbedProps) {
  if (!title) return null;
  return <div class="embed-title">{url ? <a href={url}>{title}</a> : <Markdown text={title} />}</div>;
}

function Fields({ embed: { fields = [] } }: EmbedProps) {
  if (fields.length === 0) return null;
  return (
    <dl class="fields">
      {fields.map(({ name, value, inline }, index) => (
        <div key={index} class={inline ? 'inline' : undefined}>
          <dt>{name}</dt>
          <dd>
            <Markdown text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
