import type { Game } from '../../engine/game.ts';
import { refused } from '../../engine/refusal.ts';
import { isAlerted, peopleAlerted } from '../../store/alerts.ts';
import type { Notice } from '../../store/notices.ts';
import type { Sitter } from '../../store/seats.ts';
import type { House } from '../core/context.ts';
import { takenCount } from '../core/places.ts';
import { isPlayable, loadTable } from '../core/table.ts';
import type { Deed } from '../core/unit-of-work.ts';
import { type OfTable, subjectOf, tableIdIn } from './alerts.ts';

/** Time in ms after which a lobby is no news any more. */
const LASTS = 3_600_000;

/** Queues a direct message to everybody who wants to know that a lobby of that game is open, if it has an open seat. */
export async function announceLobby(house: House, deed: Deed, id: number): Promise<void> {
  const table = await loadTable(house, id, deed.store);
  if (refused(table) || !hasOpenSeat(table.game, table.sitters)) return;
  const { game, sitters } = table;
  const { guild, channel } = table.record;
  for (const person of await peopleAlerted(deed.store, guild, game.id)) {
    if (isThere(sitters, person)) continue;
    await deed.announce({ kind: 'lobbyOpen', subject: subjectOf(id, person), guild, channel, person });
  }
}

/** Returns the lobby of an alert; null if its person no longer wants it, or cannot use it any more. */
export async function lobbyToTell(house: House, { subject, person }: Notice): Promise<OfTable | null> {
  const table = await loadTable(house, tableIdIn(subject));
  if (refused(table) || (person ?? null) === null) return null;
  const { record, game, sitters } = table;
  const isNews = record.phase === 'lobby' && house.now() - record.openedAt < LASTS;
  if (!isNews || !isPlayable(table) || !hasOpenSeat(game, sitters) || isThere(sitters, person ?? ''))
    return null;
  return (await isAlerted(house.store, record.guild, record.game, person ?? '')) ? { table } : null;
}

function hasOpenSeat({ seats }: Pick<Game, 'seats'>, sitters: readonly Sitter[]): boolean {
  return takenCount(sitters) < Math.max(...seats);
}

/** Returns whether they have a seat, or one is kept for them. */
function isThere(sitters: readonly Sitter[], person: string): boolean {
  return sitters.some((one) => (one.kind === 'person' || one.kind === 'invited') && one.person === person);
}
