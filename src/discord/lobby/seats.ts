import { REPEATED, type Repeated } from '../../app/core/actor.ts';
import { isTaken } from '../../app/core/lobby-seats.ts';
import { refuseMissingGame } from '../../app/core/missing-game.ts';
import { findSeat, isPlayable, loadTable, type Table } from '../../app/core/table.ts';
import { changeSeat, moveOccupant, shuffleSeats } from '../../app/lobby/change-seats.ts';
import { checkHost, refuseNotInLobby } from '../../app/lobby/lobby.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import type { Seat } from '../../engine/seat.ts';
import { text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { TableContext } from '../core/context.ts';
import { getSafeNames } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { describeMissingAtTable } from '../core/permissions.ts';
import { createRefusalMessage, formatRefusal } from '../core/refusals.ts';
import { getStandardReply } from '../core/reply.ts';
import { createSeatsPanel } from './seats-panel.ts';

/** Kind of a seat change, which selects the confirmation. */
type SeatChange = 'taken' | 'moved' | 'shuffled';

/** Shows the seats of a lobby to seated players and to the host. `moving`: seat of the player chosen to be moved. */
export function createSeatsMessage(ctx: TableContext, moving?: Seat): Payload {
  return createPanelOrRefusal(ctx, ctx.table, moving === undefined ? {} : { moving });
}

/** Takes a seat in the lobby. */
export async function takeLobbySeat(ctx: TableContext, to: Seat): Promise<Payload> {
  const { bot, by, table } = ctx;
  return await runSeatChange(ctx, 'taken', () => changeSeat(bot.app, by, table.record.id, to));
}

/** Moves a player. Refuses if the lobby has changed since the revision that the host saw. */
export async function movePlayer(ctx: TableContext, from: Seat, seen: number, to: Seat): Promise<Payload> {
  const { bot, by, table } = ctx;
  return await runSeatChange(ctx, 'moved', () =>
    moveOccupant(bot.app, by, table.record.id, { from, to, seen }),
  );
}

/** Gives everybody a random seat. */
export async function shuffleLobbySeats(ctx: TableContext): Promise<Payload> {
  const { bot, by, table } = ctx;
  return await runSeatChange(ctx, 'shuffled', () => shuffleSeats(bot.app, by, table.record.id));
}

type SeatOutcome = number | true | Refusal | Repeated;

/** Changes the seats, then shows them with the outcome. */
async function runSeatChange(
  ctx: TableContext,
  said: SeatChange,
  act: () => Promise<SeatOutcome>,
): Promise<Payload> {
  const { bot, table, language } = ctx;
  const lacking = describeMissingAtTable(ctx, 'tell');
  if (lacking !== null) return { content: lacking };
  const outcome = await act();
  const now = await loadTable(bot.app, table.record.id);
  if (refused(now)) return createRefusalMessage(now, language);
  return createPanelOrRefusal(ctx, now, { said: formatSeatOutcome(ctx, now, said, outcome) });
}

function formatSeatOutcome(
  { language }: TableContext,
  now: Table,
  said: SeatChange,
  outcome: SeatOutcome,
): string {
  if (outcome === REPEATED) return getStandardReply(language, 'nothingDone');
  if (refused(outcome)) return formatRefusal(outcome, language, getSafeNames(now));
  return translate(language, text(`bot:seats.${said}`, { number: Number(outcome) }), () => '');
}

function createPanelOrRefusal(
  { by, language }: TableContext,
  table: Table,
  { moving, said }: { readonly moving?: Seat; readonly said?: string },
): Payload {
  const objection = checkCanViewSeats(table, by.person, checkHost(table, by) === null);
  if (objection) return createRefusalMessage(objection, language, getSafeNames(table));
  const reading = { language, seat: findSeat(table, by.person), isHost: checkHost(table, by) === null };
  return createSeatsPanel(table, reading, {
    ...(moving !== undefined && isTaken(table.seats[moving]) && { moving }),
    ...(said !== undefined && { said }),
  });
}

function checkCanViewSeats(table: Table, person: string, isHost: boolean): Refusal | null {
  if (table.record.phase !== 'lobby') return refuseNotInLobby(table);
  if (!isPlayable(table)) return refuseMissingGame();
  return isHost || findSeat(table, person) !== null ? null : new Refusal(text('bot:refuse.sitFirst'));
}
