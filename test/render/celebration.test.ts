import { describe, expect, it } from 'vitest';
import { drawScene } from '../../render/draw-scene.ts';
import { endPreview } from '../../render/kit/preview.ts';
import { PREVIEWS } from '../../render/registry.ts';
import type { PictureRequest, Placing } from '../../render/request.ts';

const [preview] = PREVIEWS.filter(({ scene }) => scene === 'runaround');
const over = endPreview(preview as PictureRequest);

const bothFirst: readonly Placing[] = [
  { seat: 0, place: 1 },
  { seat: 1, place: 1 },
];

/** Returns the pixels of the end with these places. */
function readEndPixels(places: readonly Placing[]): Buffer {
  return drawScene({ ...over, places }).canvas.data();
}

describe('end of a match', () => {
  it('end of a match: the picture celebrates only the winner', () => {
    const { canvas, boxes } = drawScene(over);
    const middle = ({ x, y, width }: { x: number; y: number; width: number }) =>
      [x + width / 2, y - 3] as const;
    const [winner, loser] = [0, 1].map((seat) =>
      middle(boxes.list('plate').find(({ name }) => name === `plate ${seat}`) as never),
    );
    const colour = (at: readonly [number, number] | undefined) =>
      [...canvas.getContext('2d').getImageData(at?.[0] ?? 0, at?.[1] ?? 0, 1, 1).data].join();
    expect(colour(winner)).not.toBe(colour(loser));
  });

  it('end of a match: the celebration keeps clear of the edges, whoever has won', () => {
    const level = readEndPixels(bothFirst);
    for (const seat of [0, 1]) {
      const won = readEndPixels([0, 1].map((one) => ({ seat: one, place: one === seat ? 1 : 2 })));
      const { width, height } = drawScene(over).boxes;
      for (let at = 0; at < level.length; at += 4) {
        const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
        if (Math.min(x, y, width - 1 - x, height - 1 - y) > 3) continue;
        expect(won.readUInt32LE(at), `${x} ${y}`).toBe(level.readUInt32LE(at));
      }
    }
  });

  it('end of a match: the picture celebrates nobody when all are equal', () => {
    const level = readEndPixels(bothFirst);
    const first = readEndPixels([
      { seat: 0, place: 1 },
      { seat: 1, place: 2 },
    ]);
    expect(level.equals(first)).toBe(false);
    expect(countChanged(level, first)).toBeGreaterThan(2_000);
  });
});

function countChanged(one: Buffer, other: Buffer): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 4) if (one.readUInt32LE(at) !== other.readUInt32LE(at)) count++;
  return count;
}
