import type { StyleOptions } from '../../render/request.ts';
import { plain } from '../../themes/plain/index.ts';
import { listThemes } from '../../themes/registry.ts';

/** Lists style options: plain, large pieces, the themes, and the themes with all options at once. */
export function listLookWishes(game: string): readonly Partial<StyleOptions>[] {
  return [
    {},
    { large: true },
    ...listThemes(game)
      .filter((theme) => theme !== plain)
      .flatMap(({ id: theme }) => [
        { theme },
        { theme, strong: true, large: true, corners: false, language: 'ko' as const },
      ]),
  ];
}
