import type { APIAttachment, APIUnfurledMediaItem } from 'discord-api-types/v10';
import type { SeenMessage } from '../../protocol.ts';

/** Media that a component refers to, with the data of its attachment. */
interface Media {
  readonly url: string;
  readonly name: string;
  readonly description: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly size: number | undefined;
}

/** Finds the attachment of a media item by id, by URL or by `attachment://name`. */
export function findMedia({ message }: SeenMessage, item: APIUnfurledMediaItem): Media {
  const found = message.attachments.find((one) => isReferenced(one, item));
  return {
    url: found?.url ?? item.url,
    name: found?.filename ?? item.url.split(/[?#]/)[0]!.split('/').at(-1) ?? '',
    description: found?.description ?? null,
    width: item.width ?? found?.width ?? null,
    height: item.height ?? found?.height ?? null,
    size: found?.size,
  };
}

function isReferenced(attachment: APIAttachment, { url, attachment_id }: APIUnfurledMediaItem): boolean {
  return (
    attachment.id === attachment_id || attachment.url === url || url === `attachment://${attachment.filename}`
  );
}
