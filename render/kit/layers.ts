import { type Canvas, createSurface, type Pen } from '../canvas.ts';
import { canvasCache } from './canvas-cache.ts';

/** Returns a background drawn once for each key and style. It contains no text of a language. The key names scene, board and size. */
type LayerFactory = (
  pen: Pick<Pen, 'look'>,
  key: string,
  width: number,
  height: number,
  draw: (pen: Pen) => void,
) => Canvas;

/**
 * Returns a layer that covers the whole board and stays the same from move to move. Layers are opaque, so that they are copied, not
 * blended.
 */
export const getLayer: LayerFactory = createLayerCache('layer', false);

/** Returns a part of a board with transparent edges. */
export const getPatch: LayerFactory = createLayerCache('patch', true);

function createLayerCache(kind: string, alpha: boolean): LayerFactory {
  return ({ look: { still } }, key, width, height, draw) =>
    canvasCache.get(`${kind}/${still.key}/${key}`, () => {
      const { canvas, pen } = createSurface(width, height, still, alpha);
      draw(pen);
      return canvas;
    });
}
