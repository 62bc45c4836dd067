import { showSample } from '../../acts/sampling.ts';
import { pressAnywhere } from '../../kit/press.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    watch: [];
  }
}

/** A match as a film, for whoever asks alone. */
export const watch = pressAnywhere('watch', [], showSample, 'anew');
