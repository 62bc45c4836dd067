import { getInstallParams } from '../../discord/core/invite.ts';
import type { Listing } from '../listing/read-listing.ts';

/** Request that changes the application or the bot. */
export interface DressRequest {
  readonly path: '/applications/@me' | '/users/@me';
  readonly body: Readonly<Record<string, unknown>>;
  /** Parts that it sets, for the output. */
  readonly sets: string;
}

/** Creates the requests that set the listing's texts and the install link, and an image where one is given. */
export function createDressRequests(
  { description, tags }: Pick<Listing, 'description' | 'tags'>,
  image: Buffer | null,
): readonly DressRequest[] {
  const profile = { description, tags, install_params: getInstallParams() };
  const sets = 'description, tags and install link';
  if (image === null) return [{ path: '/applications/@me', body: profile, sets }];
  const data = `data:${getImageType(image)};base64,${image.toString('base64')}`;
  return [
    {
      path: '/applications/@me',
      body: { ...profile, icon: data },
      sets: 'description, tags, install link and icon',
    },
    { path: '/users/@me', body: { avatar: data }, sets: 'avatar' },
  ];
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
