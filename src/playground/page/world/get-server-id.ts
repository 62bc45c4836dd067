import type { PageState } from './page-state.ts';

/** The server that is looked at, as the address names it; null where there is no other to go to. */
export const getServerId = ({ guild, servers }: Pick<PageState, 'guild' | 'servers'>): string | null =>
  servers.length > 1 ? guild.id : null;
