import { REPEATED, type Repeated } from '../../app/core/actor.ts';
import { absent } from '../../app/core/missing-game.ts';
import { isTaken } from '../../app/core/places.ts';
import { isPlayable, loadTable, seatOf, type Table } from '../../app/core/table.ts';
import { changeSeat, moveSitter, shuffleSeats } from '../../app/lobby/change-seats.ts';
import { hostOnly, notInLobby } from '../../app/lobby/lobby.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import type { Seat } from '../../engine/seat.ts';
import { text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Visit } from '../core/context.ts';
import { namesAt } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { missingAt } from '../core/permissions.ts';
import { reason, refusalMessage } from '../core/refusing.ts';
import { calm } from '../core/reply.ts';
import { seatsPanel } from './seats-panel.ts';

/** What is said when it is done. */
type Said = 'taken' | 'moved' | 'shuffled';

/** The seats of a lobby, for whoever has one, and for who may move everybody; `moving`: who was chosen for that. */
export function seatsMessage(visit: Visit, moving?: Seat): Payload {
  return panelOr(visit, visit.table, moving === undefined ? {} : { moving });
}

/** Takes a seat. */
export async function takeSeatAt(visit: Visit, to: Seat): Promise<Payload> {
  const { bot, by, table } = visit;
  return await doing(visit, 'taken', () => changeSeat(bot.house, by, table.record.id, to));
}

/** Moves somebody, as the host saw the lobby at that revision. */
export async function moveTo(visit: Visit, from: Seat, seen: number, to: Seat): Promise<Payload> {
  const { bot, by, table } = visit;
  return await doing(visit, 'moved', () => moveSitter(bot.house, by, table.record.id, { from, to, seen }));
}

/** Gives everybody a seat by chance. */
export async function shuffleAt(visit: Visit): Promise<Payload> {
  const { bot, by, table } = visit;
  return await doing(visit, 'shuffled', () => shuffleSeats(bot.house, by, table.record.id));
}

type Outcome = number | true | Refusal | Repeated;

/** Does it, and shows the seats as they are then, with what came of it. */
async function doing(visit: Visit, said: Said, act: () => Promise<Outcome>): Promise<Payload> {
  const { bot, table, language } = visit;
  const lacking = missingAt(visit, 'tell');
  if (lacking !== null) return { content: lacking };
  const outcome = await act();
  const now = await loadTable(bot.house, table.record.id);
  if (refused(now)) return refusalMessage(now, language);
  return panelOr(visit, now, { said: told(visit, now, said, outcome) });
}

function told({ language }: Visit, now: Table, said: Said, outcome: Outcome): string {
  if (outcome === REPEATED) return calm(language, 'nothingDone');
  if (refused(outcome)) return reason(outcome, language, namesAt(now));
  return say(language, text(`bot:seats.${said}`, { number: Number(outcome) }), () => '');
}

function panelOr(
  { by, language }: Visit,
  table: Table,
  { moving, said }: { readonly moving?: Seat; readonly said?: string },
): Payload {
  const objection = mayLook(table, by.person, hostOnly(table, by) === null);
  if (objection) return refusalMessage(objection, language, namesAt(table));
  const reading = { language, seat: seatOf(table, by.person), isHost: hostOnly(table, by) === null };
  return seatsPanel(table, reading, {
    ...(moving !== undefined && isTaken(table.sitters[moving]) && { moving }),
    ...(said !== undefined && { said }),
  });
}

function mayLook(table: Table, person: string, isHost: boolean): Refusal | null {
  if (table.record.phase !== 'lobby') return notInLobby(table);
  if (!isPlayable(table)) return absent();
  return isHost || seatOf(table, person) !== null ? null : new Refusal(text('bot:refuse.sitFirst'));
}
