import type { APIAttachment, APIEmbed, APIMessage } from 'discord-api-types/v10';
import type { SeenMessage } from '../../protocol.ts';
import { Component } from '../components/component.tsx';
import { getAccentStyle } from '../components/get-accent-style.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { COMPONENTS_FLAG } from '../world/component-kind.ts';
import { findNick } from '../world/names.ts';
import { usePage } from '../world/page.ts';
import { FileCard } from './file-card.tsx';
import { Picture } from './picture.tsx';

/** Renders the content of a message. */
export function Body({ seen: { message, thinking } }: { readonly seen: SeenMessage }) {
  if (thinking) return <ThinkingMark bot={message.author.id} />;
  const components = message.components ?? [];
  return (
    <div class="body">
      {message.content && <Markdown text={message.content} />}
      <EditedMark message={message} />
      {!isV2(message) && <Attachments attachments={message.attachments} />}
      {message.embeds.map((embed, index) => (
        <Embed key={index} embed={embed} />
      ))}
      {components.length > 0 && (
        <div class="components">
          {components.map((component, index) => (
            <Component key={index} component={component} />
          ))}
        </div>
      )}
    </div>
  );
}

/** Returns true for a message of components, where attachments show only if a component refers to them. */
function isV2({ flags }: APIMessage): boolean {
  return ((flags ?? 0) & COMPONENTS_FLAG) !== 0;
}

function EditedMark({ message }: { readonly message: APIMessage }) {
  const { words } = usePage();
  if (!message.edited_timestamp || isV2(message)) return null;
  return <small class="edited">{words.edited}</small>;
}

function ThinkingMark({ bot }: { readonly bot: string }) {
  const { world, words } = usePage();
  return (
    <p class="thinking">
      <span class="dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {words.thinking(findNick(world, bot) ?? world.bot.username)}
    </p>
  );
}

interface AttachmentsProps {
  readonly attachments: readonly APIAttachment[];
}

/** Renders attachments: pictures inline, other files as downloads. */
function Attachments({ attachments }: AttachmentsProps) {
  const pictures = attachments.filter(isPicture);
  const files = attachments.filter((one) => !isPicture(one));
  return (
    <>
      {pictures.length > 0 && (
        <div class={pictures.length > 1 ? 'pictures many' : 'pictures'}>
          {pictures.map((one) => (
            <Picture key={one.id} {...getPictureProps(one)} />
          ))}
        </div>
      )}
      {files.map(({ id, filename, size, url }) => (
        <FileCard key={id} name={filename} size={size} url={url} />
      ))}
    </>
  );
}

function isPicture({ content_type, filename }: APIAttachment): boolean {
  return content_type?.startsWith('image/') ?? /\.(png|jpe?g|gif|webp|avif)$/i.test(filename);
}

function getPictureProps({ url, filename, description, width, height }: APIAttachment) {
  const isSpoiler = filename.startsWith('SPOILER_');
  return { url, alt: description ?? null, name: filename, isSpoiler, width, height };
}

interface EmbedProps {
  readonly embed: APIEmbed;
}

/** Renders an embed, the card that bots used before components. */
function Embed({ embed }: EmbedProps) {
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
