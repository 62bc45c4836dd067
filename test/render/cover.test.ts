import { describe, expect, test } from 'vitest';
import { drawScene } from '../../render/draw-scene.ts';
import { SCENES } from '../../render/registry.ts';
import { getCacheKeyRequest } from '../../render/render-worker.ts';
import { createCoverShots } from '../../src/tools/gallery/covers.ts';
import { listFaults } from './expect-tidy.ts';

const shots = createCoverShots();

describe.each(shots)('cover $name', ({ request }) => {
  test('cover: nothing is cut or overlaps, and the title and all names are on it', () => {
    const { boxes } = drawScene(request);
    expect(listFaults(boxes)).toEqual([]);
    const texts = boxes.list('text').map(({ name }) => name);
    expect(texts).toEqual([
      request.cover?.about,
      request.cover?.title,
      ...request.occupants.flatMap(({ name }) =>
        name === '' ? [] : [expect.stringContaining(name.slice(0, 3))],
      ),
    ]);
  });
});

test('cover: is the same picture for every viewer, and another one for other seats', () => {
  for (const { request } of shots) {
    const [occupant] = request.occupants;
    if (!occupant || !request.cover) throw new Error(`The cover of ${request.scene} has no seats`);
    const key = JSON.stringify(getCacheKeyRequest(request));
    const opened = { ...request, cover: { ...request.cover, open: [0] } };
    expect(JSON.stringify(getCacheKeyRequest(opened))).not.toBe(key);
    expect(JSON.stringify(getCacheKeyRequest({ ...request }))).toBe(key);
  }
});

test('cover: every game has a sign for each seat', () => {
  const known = new Set(shots.map(({ game }) => game));
  const signed = SCENES.filter(({ seatSign }) => seatSign).map(({ id }) => id);
  expect(signed).toEqual([...known]);
});
