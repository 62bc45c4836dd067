import { type Image, loadImage } from '@napi-rs/canvas';
import { LRUCache } from 'lru-cache';
import { type Canvas, createCanvas } from './canvas.ts';
import { type Avatar, MAX_AVATARS, type PictureRequest } from './request.ts';

/** Width and height of a sample in pixels. */
const SAMPLE_SIZE = 128;

/** Number of decoded avatars kept, some 65 KB each; a picture has fewer. */
const MAX_DECODED = 24;

/** Decoded avatars by id; null for an unreadable one. */
const decoded = new LRUCache<string, { readonly image: Image | null }>({ max: MAX_DECODED });

/** Decodes the avatars of a request for `draw`, which gets the request without their bytes. Unreadable ones are left out. */
export async function withAvatars<T>(
  { avatars, ...request }: PictureRequest,
  draw: (request: PictureRequest) => Promise<T>,
): Promise<T> {
  if (!avatars) return await draw(request);
  await Promise.all(avatars.slice(0, MAX_AVATARS).map(decodeAvatar));
  return await draw({ ...request, avatars: avatars.map(({ id }) => ({ id })) });
}

async function decodeAvatar({ id, png }: Avatar): Promise<void> {
  if (png === undefined || decoded.get(id)) return;
  const image = await loadImage(Buffer.from(png, 'base64')).catch(() => null);
  decoded.set(id, { image });
}

/** Returns the image of an avatar; null if there is none, so that initials are drawn. */
export function findAvatarImage(id: string | undefined): Image | Canvas | null {
  if (id === undefined) return null;
  return decoded.get(id)?.image ?? SAMPLES[id]?.() ?? null;
}

/** Drawings of the generated avatars of the previews. */
const SAMPLES: Readonly<Record<string, () => Canvas>> = {
  'sample-dusk': () => drawSample('#27346f', '#f08a5d', '#ffd9a0', '#5a2a4b'),
  'sample-meadow': () => drawSample('#8fd0e8', '#e9f6c9', '#3f8f4f', '#f2f0e4'),
  'sample-reef': () => drawSample('#0c7c8c', '#9be3d5', '#f2627d', '#0b3d4f'),
};

/** Draws a landscape with soft transitions, as photographs have them, and a head and shoulders before it. */
function drawSample(sky: string, horizon: string, face: string, coat: string): Canvas {
  const canvas = createCanvas(SAMPLE_SIZE, SAMPLE_SIZE);
  const pen = canvas.getContext('2d');
  const ground = pen.createLinearGradient(0, 0, 0, SAMPLE_SIZE);
  ground.addColorStop(0, sky);
  ground.addColorStop(1, horizon);
  pen.fillStyle = ground;
  pen.fillRect(0, 0, SAMPLE_SIZE, SAMPLE_SIZE);
  const skin = pen.createRadialGradient(54, 46, 4, 64, 56, 34);
  skin.addColorStop(0, '#ffffff');
  skin.addColorStop(0.3, face);
  skin.addColorStop(1, coat);
  pen.fillStyle = coat;
  pen.beginPath();
  pen.ellipse(64, 132, 52, 46, 0, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = skin;
  pen.beginPath();
  pen.arc(64, 56, 28, 0, Math.PI * 2);
  pen.fill();
  return canvas;
}
