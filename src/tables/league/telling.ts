import { type Deed, done } from '../deed.ts';
import type { House } from '../house.ts';
import type { LeagueMatchRecord, LeagueRecord } from './league.ts';
import { messageIn } from './tries.ts';

/** How it stands is told in its message. */
export async function tellLeague(deed: Deed, { id, guild, channel }: LeagueRecord): Promise<void> {
  await deed.announce({ kind: 'league', subject: String(id), guild, channel });
}

/** How it ended is told. */
export async function tellCeremony(deed: Deed, { id, guild, channel }: LeagueRecord): Promise<void> {
  await deed.announce({ kind: 'ceremony', subject: String(id), guild, channel });
}

/** One of both is told once more, as its picture was late. */
export async function tellLate(
  house: House,
  league: LeagueRecord,
  kind: 'league' | 'ceremony',
): Promise<void> {
  await done(
    house,
    kind === 'league' ? (deed) => tellLeague(deed, league) : (deed) => tellCeremony(deed, league),
  );
}

/** Returns the subject under which a message of a match is kept: each of its tables and threads has one. "12-0" */
export function pairingOf({ id, tried }: Pick<LeagueMatchRecord, 'id' | 'tried'>): string {
  return `${id}-${messageIn(tried)}`;
}

/** The match whose message it is, and which of its tables; null for what was never one. */
export function matchOfPairing(subject: string): Pick<LeagueMatchRecord, 'id' | 'tried'> | null {
  const [, id, tried] = /^(\d+)-(\d+)$/.exec(subject) ?? [];
  return id === undefined ? null : { id: Number(id), tried: Number(tried) };
}
