import { createSurface } from '../../../render/canvas.ts';
import { loadFonts } from '../../../render/fonts.ts';
import { Boxes } from '../../../render/kit/boxes.ts';
import { getScene } from '../../../render/registry.ts';
import type { PictureRequest } from '../../../render/request.ts';
import type { Style } from '../../../render/style.ts';
import { type Grey, toGrey } from './grey.ts';

/** Traces drawn as if each seat in turn had moved, and the same picture without traces. */
export interface DrawnTraces {
  readonly bare: Grey;
  readonly seats: readonly Grey[];
}

/** Returns true if a scene has a preview with this event. */
export function hasEvent(game: string, kind: string): boolean {
  return findEvent(game, kind) !== undefined;
}

/** Draws the traces of this kind of event on the first preview that has one. */
export function drawTraces(game: string, kind: string, look: Style): DrawnTraces {
  const found = findEvent(game, kind);
  if (!found) throw new Error(`No preview of ${game} shows ${kind}`);
  const { request, event } = found;
  const still = { ...request, turn: [], marks: [] };
  return {
    bare: drawPicture({ ...still, events: [] }, look),
    seats: request.occupants.map((_, seat) => drawPicture({ ...still, events: [{ ...event, seat }] }, look)),
  };
}

interface FoundEvent {
  readonly request: PictureRequest;
  readonly event: object;
}

function findEvent(game: string, kind: string): FoundEvent | undefined {
  return getScene(game)
    .previews.flatMap((request) =>
      (request.events as readonly { kind: string }[]).map((event) => ({ request, event })),
    )
    .find(({ event }) => event.kind === kind);
}

function drawPicture(request: PictureRequest, look: Style): Grey {
  loadFonts();
  const scene = getScene(request.scene);
  const { width, height } = scene.size(request.view, look);
  const { canvas, pen } = createSurface(width, height, look);
  scene.draw(pen, request, new Boxes(width, height));
  return toGrey(canvas);
}
