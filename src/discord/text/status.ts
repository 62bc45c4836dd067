import { dueAt, type Table, turnOf, viewOf } from '../../app/core/table.ts';
import type { Seat } from '../../engine/game.ts';
import { type Language, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Visit } from '../core/context.ts';
import { namesAt } from '../core/names.ts';
import type { TableMessage } from '../core/payload.ts';

/** Who is to do what now, as everybody may know it, in one line. */
export function statusLine(table: Table, language: Language): readonly string[] {
  const names = namesAt(table);
  const turn = turnOf(table);
  const seats = dueAt(table);
  if (turn.kind === 'over') return [say(language, text('bot:panel.waitNobody'), names)];
  const status = table.game.words.status(viewOf(table, null));
  if (table.game.table === 'free') return [say(language, text('bot:board.free', { status }), names)];
  return [say(language, text('bot:board.turn', { who: seats.map((seat) => ({ seat })), status }), names)];
}

/** Returns what a private message shows of the game, by which it is kept up to date. */
export function stateOf({ table, seat }: Visit, pictured = false): TableMessage {
  const { id, version } = table.record;
  const asks = seat !== null && seatsToAct(table).includes(seat);
  return { id, shows: { version, asks, pictured } };
}

/** Who may act now; nobody when it is over. */
export function seatsToAct(table: Table): readonly Seat[] {
  const turn = turnOf(table);
  return turn.kind === 'over' ? [] : turn.seats;
}
