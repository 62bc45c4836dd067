import type { LookWish } from '../../render/request.ts';
import { plain } from '../../themes/plain/index.ts';
import { themesOf } from '../../themes/registry.ts';

/** The plain look of a game, large pieces, its themes, and these with all that may be wished for at once. */
export function wishesOf(game: string): readonly Partial<LookWish>[] {
  return [
    {},
    { large: true },
    ...themesOf(game)
      .filter((theme) => theme !== plain)
      .flatMap(({ id: theme }) => [
        { theme },
        { theme, strong: true, large: true, corners: false, language: 'ko' as const },
      ]),
  ];
}
