import { sheet } from '../../../render/canvas.ts';
import { loadFonts } from '../../../render/fonts.ts';
import { Boxes } from '../../../render/kit/boxes.ts';
import type { Look } from '../../../render/look.ts';
import { sceneOf } from '../../../render/registry.ts';
import type { PictureRequest } from '../../../render/request.ts';
import { type Grey, greyOf } from './grey.ts';

/** What was done last, drawn as if each seat in turn had done it, and the same picture without it. */
export interface Traced {
  readonly bare: Grey;
  readonly seats: readonly Grey[];
}

/** Whether a scene has a preview in which this happens. */
export function happens(game: string, kind: string): boolean {
  return withEvent(game, kind) !== undefined;
}

/** The traces of this kind of event on the first preview that has one. */
export function traced(game: string, kind: string, look: Look): Traced {
  const found = withEvent(game, kind);
  if (!found) throw new Error(`No preview of ${game} shows ${kind}`);
  const { request, event } = found;
  const still = { ...request, turn: [], marks: [] };
  return {
    bare: picture({ ...still, events: [] }, look),
    seats: request.sitters.map((_, seat) => picture({ ...still, events: [{ ...event, seat }] }, look)),
  };
}

interface Found {
  readonly request: PictureRequest;
  readonly event: object;
}

function withEvent(game: string, kind: string): Found | undefined {
  return sceneOf(game)
    .previews.flatMap((request) =>
      (request.events as readonly { kind: string }[]).map((event) => ({ request, event })),
    )
    .find(({ event }) => event.kind === kind);
}

function picture(request: PictureRequest, look: Look): Grey {
  loadFonts();
  const scene = sceneOf(request.scene);
  const { width, height } = scene.size(request.view, look);
  const { canvas, pen } = sheet(width, height, look);
  scene.draw(pen, request, new Boxes(width, height));
  return greyOf(canvas);
}
