import type { Table } from '../../app/core/table.ts';
import { isEndedByResigning, isWonByResigning } from '../../app/seats/resign.ts';
import type { Seat } from '../../engine/game.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { TableContext } from '../core/context.ts';
import { getSafeNames } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { createButtonRows, createNamedButton } from '../core/rows.ts';

/** Asks for confirmation before a player resigns. */
export function createResignQuestion({ table, seat, language }: TableContext): Payload {
  const what = describeResignation(table, seat);
  const content = translate(language, text('bot:more.resignAsk', { what }), getSafeNames(table));
  return { content, rows: createConfirmRow(table, language, 'sure', 'resign-sure') };
}

function describeResignation(table: Table, seat: Seat | null): Text {
  if (table.game.table === 'free') return text('bot:more.resignWithout');
  if (!isEndedByResigning(table)) return text('bot:more.resignAi');
  return text(
    seat !== null && isWonByResigning(table, seat) ? 'bot:more.resignEnds' : 'bot:more.resignNobody',
  );
}

/** Asks for confirmation before the game is cancelled for everybody. */
export function createCancelQuestion({ table, language }: TableContext): Payload {
  const content = translate(language, text('bot:more.cancelAsk'), getSafeNames(table));
  return { content, rows: createConfirmRow(table, language, 'sureCancel', 'cancel-sure') };
}

function createConfirmRow(
  { record }: Table,
  language: Language,
  name: 'sure' | 'sureCancel',
  what: 'resign-sure' | 'cancel-sure',
) {
  const sure = createNamedButton(language, name, [what, record.id], 'danger');
  return createButtonRows([createNamedButton(language, 'stop', ['stop', record.id]), sure]);
}
