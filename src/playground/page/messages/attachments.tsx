import type { APIAttachment } from 'discord-api-types/v10';
import { FileCard } from './file-card.tsx';
import { Picture } from './picture.tsx';

interface AttachmentsProps {
  readonly attachments: readonly APIAttachment[];
}

/** Renders attachments: pictures inline, other files as downloads. */
export function Attachments({ attachments }: AttachmentsProps) {
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
