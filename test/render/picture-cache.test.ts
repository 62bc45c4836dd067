import { expect, test } from 'vitest';
import type { Picture } from '../../render/picture.ts';
import { PREVIEWS } from '../../render/registry.ts';
import { PictureCache } from '../../render/render-worker.ts';
import type { PictureRequest } from '../../render/request.ts';

const [preview] = PREVIEWS as readonly [PictureRequest];

test('PictureCache: renders the same request once', async () => {
  const renderer = new CountingRenderer();
  const first = await renderer.show(preview);
  expect(await renderer.show(structuredClone(preview))).toBe(first);
  expect(renderer.rendered).toBe(1);
});

test('PictureCache: renders another viewer, view or style separately', async () => {
  const renderer = new CountingRenderer();
  const requests = [
    preview,
    { ...preview, viewer: 1 },
    { ...preview, view: {} },
    { ...preview, look: { language: 'ko' as const } },
    { ...preview, turn: [1] },
  ];
  const pictures = [];
  for (const request of requests) pictures.push(await renderer.show(request));
  expect(new Set(pictures).size).toBe(requests.length);
});

test('PictureCache: drops the least recently used picture and stores no failure', async () => {
  const renderer = new CountingRenderer();
  await renderer.show(preview);
  for (let number = 0; number < 30; number++) await renderer.show({ ...preview, view: { number } });
  await renderer.show(preview);
  expect(renderer.rendered).toBe(32);
  renderer.fails = true;
  await expect(renderer.show({ ...preview, view: 'new' })).rejects.toThrow('no colours');
  renderer.fails = false;
  await renderer.show({ ...preview, view: 'new' });
  expect(renderer.rendered).toBe(33);
});

/** Render worker that counts its pictures. */
class CountingRenderer {
  readonly #cache = new PictureCache();
  rendered = 0;
  fails = false;

  async show(request: PictureRequest): Promise<Picture> {
    return await this.#cache.of(JSON.stringify(request), async () => {
      if (this.fails) throw new Error('There are no colours');
      this.rendered++;
      return { png: Buffer.alloc(1), width: 1, height: 1 };
    });
  }
}
