import { afterAll, describe, expect, it } from 'vitest';
import { type Picture, renderPicture } from '../../render/picture.ts';
import { PREVIEWS, SCENES } from '../../render/registry.ts';
import { openRenderPool } from '../../render/render-pool.ts';
import type { PictureRequest } from '../../render/request.ts';
import type { TaskTime } from '../../src/workers/worker-pool.ts';

const [preview] = PREVIEWS;
if (!preview) throw new Error('There is no preview');

describe('render pool', () => {
  const renderPool = openRenderPool();
  afterAll(() => renderPool.close());

  it('render pool: draws the same bytes in its thread as in this one, in any order', async () => {
    const previews = SCENES.flatMap((scene) => scene.previews.slice(0, 2));
    const ours = new Map<PictureRequest, Picture>();
    for (const request of [...previews].reverse()) ours.set(request, await renderPicture(request));
    for (const request of previews) {
      const [theirs, own] = [await renderPool.render(request), ours.get(request)];
      expect(theirs.png.equals(own?.png ?? Buffer.of()), request.scene).toBe(true);
      expect([theirs.width, theirs.height]).toEqual([own?.width, own?.height]);
    }
  });

  it('render pool: rejects with the name of a scene that fails, and serves the next picture', async () => {
    await expect(renderPool.render({ ...preview, scene: 'chess' })).rejects.toThrow('chess');
    await expect(renderPool.render({ ...preview, view: null })).rejects.toThrow(
      'The picture of runaround failed',
    );
    expect((await renderPool.render(preview)).width).toBe(1000);
  });

  it('render pool: rejects pictures when its queue is full', async () => {
    const wanted = { ...preview, look: { large: true } };
    const all = await Promise.allSettled(Array.from({ length: 440 }, () => renderPool.render(wanted)));
    expect(all.filter(({ status }) => status === 'fulfilled').length).toBe(401);
  });

  it('render pool: draws pictures of high priority before those of low priority', async () => {
    const order: string[] = [];
    const wanted = (priority: 'high' | 'low', seat: number) =>
      renderPool
        .render({ ...preview, turn: [seat], look: { strong: true } }, { priority })
        .then(() => order.push(priority));
    const boards = Array.from({ length: 6 }, (_, seat) => wanted('low', seat));
    await Promise.all([...boards, wanted('high', 6)]);
    expect(order.indexOf('high')).toBe(1);
  });

  it('render pool: returns the cached picture for an equal request', async () => {
    const times: TaskTime[] = [];
    const watched = openRenderPool({ onPainted: (time) => void times.push(time) });
    const first = await watched.render(preview);
    expect(await watched.render({ ...preview })).toBe(first);
    await watched.render({ ...preview, viewer: 1 });
    await watched.close();
    expect(times).toHaveLength(2);
  });

  it('render pool: reports how long each picture waited and took', async () => {
    const times: TaskTime[] = [];
    const watched = openRenderPool({ onPainted: (time) => void times.push(time) });
    const wanted = [preview, preview, { ...preview, scene: 'chess' }].map((one) => watched.render(one));
    await Promise.allSettled(wanted);
    await watched.close();
    expect(times.map(({ failed }) => failed)).toEqual([false, false, true]);
    const [first = 0, second = 0, third = 0] = times.map(({ waited }) => waited);
    expect(second).toBeGreaterThan(first);
    expect(third).toBeGreaterThan(second);
  });
});
