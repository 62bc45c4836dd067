import type { PageState } from './page-state.ts';

/** Returns the shown server's id for the address; null if the person has only one server. */
export const getServerId = ({ guild, servers }: Pick<PageState, 'guild' | 'servers'>): string | null =>
  servers.length > 1 ? guild.id : null;
