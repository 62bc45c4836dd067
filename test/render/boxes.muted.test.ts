import { beforeAll, describe, expect, it } from 'vitest';
import { GAME_SCENES } from '../../render/game-scenes.ts';
import { Boxes } from '../../render/kit/boxes.ts';
import { SCENES } from '../../render/registry.ts';
import { expectTidyPicture, listFaults } from './expect-tidy.ts';
import { addSampleAvatars } from './goldens.ts';
import { listLookWishes } from './list-looks.ts';
import { muteCanvas } from './mute-canvas.ts';

/** Computes boxes only, without drawing. Random games are in `test/long/boxes.muted.test.ts`. */
beforeAll(muteCanvas);

describe.each(SCENES)('previews of $id', ({ id, previews }) => {
  it.each(listLookWishes(id))('previews: are tidy with the style %o', (look) => {
    expect(previews.length).toBeGreaterThan(2);
    for (const [at, preview] of previews.entries()) expectTidyPicture({ ...preview, look }, at);
  });
});

describe.each(GAME_SCENES)('boards of $id with avatars', ({ previews }) => {
  it.each([false, true])('boards: are tidy with avatars, large: %s', (large) => {
    for (const [at, preview] of previews.entries())
      expectTidyPicture(addSampleAvatars({ ...preview, look: { ...preview.look, large } }), at);
  });
});

describe('listFaults', () => {
  it('listFaults: finds a text outside its plate, overlapping badges and a cut badge', () => {
    const boxes = new Boxes(100, 100);
    boxes.note('plate', 'p', { x: 0, y: 0, width: 50, height: 50 });
    boxes.note('text', 't', { x: 40, y: 0, width: 20, height: 10 });
    boxes.note('badge', 'A', { x: 60, y: 60, width: 20, height: 20 });
    boxes.note('badge', 'B', { x: 70, y: 70, width: 40, height: 20 });
    expect(listFaults(boxes)).toHaveLength(3);
  });
});
