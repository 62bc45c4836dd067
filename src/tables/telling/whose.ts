import { guildOfMatch } from '../../store/leagues/matches.ts';
import { guildOfNotice } from '../../store/notices.ts';
import { guildOfTable } from '../../store/places.ts';
import type { House } from '../house.ts';

/** In which server something is told, by its number; undefined where there is no such thing. */
export const GUILDS: Readonly<
  Record<
    'table' | 'notice' | 'match',
    (house: Pick<House, 'store'>, id: number) => Promise<string | undefined>
  >
> = {
  table: ({ store }, id) => guildOfTable(store, id),
  notice: ({ store }, id) => guildOfNotice(store, id),
  match: ({ store }, id) => guildOfMatch(store, id),
};
