import { defineComponent } from '../core/component.ts';
import { createForgedMessage } from '../core/refusals.ts';
import { canMakePoster } from './can-make-poster.ts';
import { postPoster } from './post-poster.ts';

/** Posts the poster of an ended match in the channel. */
export const posterButton = defineComponent(
  'poster',
  [],
  async (ctx) => (canMakePoster(ctx.table) ? await postPoster(ctx) : createForgedMessage(ctx.language)),
  'anew',
);
