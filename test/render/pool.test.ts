import { afterAll, describe, expect, it } from 'vitest';
import { type Picture, paint } from '../../render/picture.ts';
import { openPainters } from '../../render/pool.ts';
import { PREVIEWS } from '../../render/previews.ts';
import type { Line } from '../../render/queue.ts';
import { SCENES } from '../../render/registry.ts';
import type { PictureRequest } from '../../render/request.ts';
import type { Drawn } from '../../render/timed.ts';

const [preview] = PREVIEWS;
if (!preview) throw new Error('There is no preview');

describe('the painters', () => {
  const painters = openPainters();
  afterAll(() => painters.close());

  it('are warmed, with a pause before each scene but the first', async () => {
    let pauses = 0;
    await painters.warm(async () => void pauses++);
    expect(pauses).toBe(SCENES.length - 1);
  });

  it('paint what this thread would paint, whatever either has painted before', async () => {
    const previews = SCENES.flatMap((scene) => scene.previews.slice(0, 2));
    const ours = new Map<PictureRequest, Picture>();
    for (const request of [...previews].reverse()) ours.set(request, await paint(request));
    for (const [nth, request] of previews.entries()) {
      const [theirs, own] = [await painters.paint(request, { table: nth }), ours.get(request)];
      expect(theirs.png.equals(own?.png ?? Buffer.of()), request.scene).toBe(true);
      expect([theirs.width, theirs.height]).toEqual([own?.width, own?.height]);
    }
  });

  it('name the scene that fails', async () => {
    await expect(painters.paint({ ...preview, scene: 'chess' })).rejects.toThrow('chess');
    await expect(painters.paint({ ...preview, view: null })).rejects.toThrow(
      'The picture of runaround failed',
    );
  });

  it('go on after a failure', async () => {
    expect((await painters.paint(preview)).width).toBe(1000);
  });

  it('refuse more than can wait', async () => {
    const all = await Promise.allSettled(Array.from({ length: 440 }, () => painters.paint(preview)));
    expect(all.some(({ status }) => status === 'rejected')).toBe(true);
    expect(all.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(400);
  });

  it('draw what somebody waits for while boards wait for each other', async () => {
    const order: string[] = [];
    const wanted = (line: Line, table: number) =>
      painters.paint({ ...preview, turn: [table] }, { line, table }).then(() => order.push(line));
    const boards = Array.from({ length: 12 }, (_, table) => wanted('later', table));
    await Promise.all([...boards, wanted('first', 12)]);
    expect(order).toHaveLength(13);
    expect(order.at(-1)).toBe('later');
  });

  it('tell of each picture how long it stood in line and how long it took', async () => {
    const told: Drawn[] = [];
    const watched = openPainters({ told: (drawn) => void told.push(drawn) });
    const wanted = [preview, preview, { ...preview, scene: 'chess' }].map((one) =>
      watched.paint(one, { line: 'later' }),
    );
    await Promise.allSettled(wanted);
    await watched.close();
    expect(told.map(({ failed }) => failed)).toEqual([false, false, true]);
    const [first, second, third] = told.map(({ waited }) => waited);
    expect(first).toBe(0);
    expect(second).toBeGreaterThan(0);
    expect(third).toBeGreaterThan(0);
  });

  it('do not begin what nobody waits for any more, and draw the next', async () => {
    const given = new AbortController();
    const [first, second] = [painters.paint(preview), painters.paint(preview)];
    const third = painters.paint(preview, { signal: given.signal });
    const fourth = painters.paint(preview);
    given.abort();
    await expect(third).rejects.toThrow('failed');
    for (const picture of [first, second, fourth]) expect((await picture).width).toBe(1000);
  });
});
