import type { APIFileComponent } from 'discord-api-types/v10';
import { FileCard } from '../messages/file-card.tsx';
import { useMessage } from '../messages/message-context.ts';
import { findMedia } from './media.ts';

/** Renders an attached file. */
export function MediaFile({ file }: { readonly file: APIFileComponent }) {
  const media = findMedia(useMessage(), file.file);
  return <FileCard name={file.name ?? media.name} url={media.url} size={file.size ?? media.size} />;
}
