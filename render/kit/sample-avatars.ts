import type { Avatar } from '../request.ts';

/** Generated avatars of the previews, which `avatars.ts` draws. */
export const SAMPLE_AVATARS = [
  { id: 'sample-dusk' },
  { id: 'sample-meadow' },
  { id: 'sample-reef' },
] as const satisfies readonly Avatar[];
