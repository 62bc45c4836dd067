import {
  type AbsentPlayer,
  getAbsentPlayers,
  getDueSeats,
  getTableTurn,
  getTableView,
  type Table,
} from '../../app/core/table.ts';
import type { Seat } from '../../engine/game.ts';
import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { TableContext } from '../core/context.ts';
import { getGameName, getSafeNames } from '../core/names.ts';
import type { Payload, TableMessage } from '../core/payload.ts';
import { createButtonRows, createNamedButton } from '../core/rows.ts';
import { formatDateTime } from './timestamps.ts';

/** Returns one line saying who has to do what now, from public information. */
export function formatStatusLine(table: Table, language: Language): readonly string[] {
  const names = getSafeNames(table);
  const turn = getTableTurn(table);
  const seats = getDueSeats(table);
  if (turn.kind === 'over') return [translate(language, text('bot:panel.waitNobody'), names)];
  const status = table.game.text.status(getTableView(table, null));
  if (table.game.table === 'free') return [translate(language, text('bot:board.free', { status }), names)];
  return [
    translate(language, text('bot:board.turnOf', { who: seats.map((seat) => ({ seat })), status }), names),
  ];
}

/** Returns the state of the game shown by a private message, by which it is kept up to date. */
export function createTableMessage({ table, seat }: TableContext, pictured = false): TableMessage {
  const { id, version } = table.record;
  const asks = seat !== null && getActingSeats(table).includes(seat);
  return { id, shows: { version, asks, pictured } };
}

/** Returns the seats that may act now; none after the match. */
export function getActingSeats(table: Table): readonly Seat[] {
  const turn = getTableTurn(table);
  return turn.kind === 'over' ? [] : turn.seats;
}

/** Returns a small line per absent player with the time of their return. `now` is in ms since 1970. */
export function formatAwayLines(
  table: Table,
  now: number,
  language: Language = table.record.language,
): readonly string[] {
  return getAbsentPlayers(table, now).map((absent) => formatAwayLine(table, absent, language));
}

/** Returns these lines only for players whose turn it is, in the table's language. */
export function formatDueAwayLines(table: Table, now: number): readonly string[] {
  const due = getDueSeats(table);
  const waited = getAbsentPlayers(table, now).filter(({ seat }) => due.includes(seat));
  return waited.map((absent) => formatAwayLine(table, absent, table.record.language));
}

function formatAwayLine(table: Table, { seat, away }: AbsentPlayer, language: Language): string {
  const line = text('bot:board.away', { who: { seat }, back: formatDateTime(away.until) });
  return `-# ${translate(language, line, getSafeNames(table))}`;
}

/** Creates the reply for a match whose rules are missing: it cannot go on and has a button to cancel it, or cannot be shown. */
export function createMissingRulesMessage({ game, record }: Table, language: Language): Payload {
  const runs = record.phase === 'playing';
  const why = translate(language, text(runs ? 'bot:refuse.absent' : 'bot:replay.absent'), () => '');
  const end = createNamedButton(language, 'cancelTable', ['cancel', record.id], 'danger');
  return { content: `**${getGameName(game, language)}**\n${why}`, rows: runs ? createButtonRows([end]) : [] };
}
