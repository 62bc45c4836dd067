import type {
  APIMediaGalleryComponent,
  APIMediaGalleryItem,
  APIThumbnailComponent,
} from 'discord-api-types/v10';
import { useMessage } from '../messages/message-context.ts';
import { Picture } from '../messages/picture.tsx';
import { findMedia } from './media.ts';

/** Renders one to ten pictures; a single one is shown uncropped. */
export function Gallery({ gallery: { items } }: { readonly gallery: APIMediaGalleryComponent }) {
  return (
    <div class={items.length > 1 ? 'pictures many' : 'pictures'}>
      {items.map((item, index) => (
        <MediaPicture key={index} item={item} />
      ))}
    </div>
  );
}

/** Renders the small picture beside a section's texts. */
export function Thumbnail({ thumbnail }: { readonly thumbnail: APIThumbnailComponent }) {
  return <MediaPicture item={thumbnail} isSmall />;
}

interface MediaPictureProps {
  readonly item: Pick<APIMediaGalleryItem, 'media' | 'description' | 'spoiler'>;
  readonly isSmall?: boolean;
}

function MediaPicture({ item, isSmall = false }: MediaPictureProps) {
  const { url, name, description, width, height } = findMedia(useMessage(), item.media);
  const alt = item.description ?? description;
  return <Picture {...{ url, name, alt, width, height, isSmall }} isSpoiler={item.spoiler ?? false} />;
}
