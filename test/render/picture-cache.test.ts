import { expect, test } from 'vitest';
import type { Picture } from '../../render/picture.ts';
import { PictureCache } from '../../render/picture-cache.ts';
import { PREVIEWS } from '../../render/previews.ts';
import type { PictureRequest } from '../../render/request.ts';

const [preview] = PREVIEWS as readonly [PictureRequest];

test('what was painted lately is not painted again', async () => {
  const studio = new CountingRenderPool();
  const first = await studio.show(preview);
  expect(await studio.show(structuredClone(preview))).toBe(first);
  expect(studio.painted).toBe(1);
});

test('another viewer, view or look is another picture', async () => {
  const studio = new CountingRenderPool();
  const requests = [
    preview,
    { ...preview, viewer: 1 },
    { ...preview, view: {} },
    { ...preview, look: { language: 'ko' as const } },
    { ...preview, turn: [1] },
  ];
  const pictures = [];
  for (const request of requests) pictures.push(await studio.show(request));
  expect(new Set(pictures).size).toBe(requests.length);
});

test('the album drops the picture that was not asked for longest, and stores none that failed', async () => {
  const studio = new CountingRenderPool();
  await studio.show(preview);
  for (let number = 0; number < 30; number++) await studio.show({ ...preview, view: { number } });
  await studio.show(preview);
  expect(studio.painted).toBe(32);
  studio.fails = true;
  await expect(studio.show({ ...preview, view: 'new' })).rejects.toThrow('no colours');
  studio.fails = false;
  await studio.show({ ...preview, view: 'new' });
  expect(studio.painted).toBe(33);
});

/** Render worker that counts its pictures. */
class CountingRenderPool {
  readonly #album = new PictureCache();
  painted = 0;
  fails = false;

  async show(request: PictureRequest): Promise<Picture> {
    return await this.#album.of(JSON.stringify(request), async () => {
      if (this.fails) throw new Error('There are no colours');
      this.painted++;
      return { png: Buffer.alloc(1), width: 1, height: 1 };
    });
  }
}
