import { searchable } from '../../engine/typed.ts';
import type { Offer } from './command.ts';
import { cut } from './cut.ts';

/** What an autocomplete holds. */
export const MOST_OFFERS = 25;

/** As many as it holds of those whose name has what was typed, each name cut to what Discord takes. */
export function offered(all: readonly Offer[], typed: string): readonly Offer[] {
  const wanted = searchable(typed);
  return all
    .map(({ name, value }) => ({ name: cut(name, 100), value }))
    .filter(({ name }) => searchable(name).includes(wanted))
    .slice(0, MOST_OFFERS);
}
