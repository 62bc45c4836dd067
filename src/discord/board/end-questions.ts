import type { Table } from '../../app/core/table.ts';
import { resigningEnds, resigningWins } from '../../app/seats/resign.ts';
import type { Seat } from '../../engine/game.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Visit } from '../core/context.ts';
import { namesAt } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { buttonRows, namedButton } from '../core/rows.ts';

/** Asks once more before a seat is given up. */
export function resignQuestion({ table, seat, language }: Visit): Payload {
  const what = whatThen(table, seat);
  const content = say(language, text('bot:more.resignAsk', { what }), namesAt(table));
  return { content, rows: sureRow(table, language, 'sure', 'resign-sure') };
}

function whatThen(table: Table, seat: Seat | null): Text {
  if (table.game.table === 'free') return text('bot:more.resignWithout');
  if (!resigningEnds(table)) return text('bot:more.resignAi');
  return text(seat !== null && resigningWins(table, seat) ? 'bot:more.resignEnds' : 'bot:more.resignNobody');
}

/** Asks once more before the game is ended for everybody. */
export function cancelQuestion({ table, language }: Visit): Payload {
  const content = say(language, text('bot:more.cancelAsk'), namesAt(table));
  return { content, rows: sureRow(table, language, 'sureCancel', 'cancel-sure') };
}

function sureRow(
  { record }: Table,
  language: Language,
  name: 'sure' | 'sureCancel',
  what: 'resign-sure' | 'cancel-sure',
) {
  const sure = namedButton(language, name, [what, record.id], 'danger');
  return buttonRows([namedButton(language, 'stop', ['stop', record.id]), sure]);
}
