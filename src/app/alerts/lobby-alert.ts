import type { Game } from '../../engine/game.ts';
import { refused } from '../../engine/refusal.ts';
import { isAlerted, loadAlertedPeople } from '../../store/alerts.ts';
import type { Notice } from '../../store/notices.ts';
import type { SeatOccupant } from '../../store/seats.ts';
import type { AppContext } from '../core/context.ts';
import { countTakenSeats } from '../core/lobby-seats.ts';
import { isPlayable, loadTable } from '../core/table.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';
import { formatAlertSubject, parseAlertSubject, type TableAlert } from './alerts.ts';

/** Queues a direct message to each person who wants to know about lobbies of that game, if a seat is free. */
export async function announceLobby(ctx: AppContext, work: UnitOfWork, id: number): Promise<void> {
  const table = await loadTable(ctx, id, work.store);
  if (refused(table) || !hasOpenSeat(table.game, table.seats)) return;
  const { game, seats } = table;
  const { guild, channel } = table.record;
  for (const person of await loadAlertedPeople(work.store, guild, game.id)) {
    if (isThere(seats, person)) continue;
    await work.queueNotice({
      kind: 'lobbyOpen',
      subject: formatAlertSubject(id, person),
      guild,
      channel,
      person,
    });
  }
}

/** Returns the lobby of an alert; null if the person no longer wants it or can no longer join. */
export async function loadLobbyAlert(
  ctx: AppContext,
  { subject, person }: Notice,
): Promise<TableAlert | null> {
  const table = await loadTable(ctx, parseAlertSubject(subject));
  if (refused(table) || (person ?? null) === null) return null;
  const { record, game, seats } = table;
  if (record.phase !== 'lobby' || !isPlayable(table)) return null;
  if (!hasOpenSeat(game, seats) || isThere(seats, person ?? '')) return null;
  return (await isAlerted(ctx.store, record.guild, record.game, person ?? '')) ? { table } : null;
}

function hasOpenSeat({ seats }: Pick<Game, 'seats'>, occupants: readonly SeatOccupant[]): boolean {
  return countTakenSeats(occupants) < Math.max(...seats);
}

/** Returns whether a person has a seat or a reservation. */
function isThere(seats: readonly SeatOccupant[], person: string): boolean {
  return seats.some((one) => (one.kind === 'person' || one.kind === 'invited') && one.person === person);
}
