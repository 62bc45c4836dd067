import { getInstallParams, getIntegrationTypes } from '../../discord/core/invite.ts';
import type { Listing } from '../listing/read-listing.ts';

/** Request that changes the application or the bot. */
export interface DressRequest {
  readonly path: '/applications/@me' | '/users/@me';
  readonly body: Readonly<Record<string, unknown>>;
  /** Parts that it sets, for the output. */
  readonly sets: string;
}

/** Images of the bot; null for one that stays as it is. */
export interface DressImages {
  readonly avatar: Buffer | null;
  readonly banner: Buffer | null;
}

/** Creates the requests that set the listing's texts and the install link, and the images that are given. */
export function createDressRequests(
  { description, tags }: Pick<Listing, 'description' | 'tags'>,
  { avatar, banner }: DressImages,
): readonly DressRequest[] {
  const profile = {
    description,
    tags,
    install_params: getInstallParams(),
    integration_types_config: getIntegrationTypes(),
    ...(avatar && { icon: toDataUri(avatar) }),
  };
  const images = {
    ...(avatar && { avatar: toDataUri(avatar) }),
    ...(banner && { banner: toDataUri(banner) }),
  };
  const sets = `description, tags${avatar ? ', install link and icon' : ' and install link'}`;
  const names = Object.keys(images);
  return [
    { path: '/applications/@me', body: profile, sets },
    ...(names.length > 0 ? [{ path: '/users/@me', body: images, sets: names.join(' and ') } as const] : []),
  ];
}

function toDataUri(image: Buffer): string {
  return `data:${getImageType(image)};base64,${image.toString('base64')}`;
}

/** First bytes of an image, by type. */
const IMAGE_STARTS = {
  'image/png': '\x89PNG\r\n\x1a\n',
  'image/jpeg': '\xff\xd8\xff',
  'image/gif': 'GIF8',
} as const;

/** Returns the type of an image, or null if Discord takes no such file. */
export function getImageType(bytes: Buffer): string | null {
  const start = bytes.toString('latin1', 0, 8);
  return Object.entries(IMAGE_STARTS).find(([, known]) => start.startsWith(known))?.[0] ?? null;
}

/** Formats a request as it would be sent, with images shortened. */
export function formatDressRequest({ path, body }: DressRequest): string {
  const shorten = (_: string, value: unknown) =>
    typeof value === 'string' && value.startsWith('data:')
      ? `${value.slice(0, value.indexOf(',') + 1)}… (${Math.ceil(value.length / 1024)} KB)`
      : value;
  return `PATCH ${path}\n${JSON.stringify(body, shorten, 2)}`;
}
