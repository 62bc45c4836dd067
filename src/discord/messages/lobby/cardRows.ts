import { invitedTo, isPlayable, presentAt, type Table } from '../../../app/core/table.ts';
import type { Row } from '../../kit/payload.ts';
import { type Button, buttonRows, namedButton } from '../../kit/rows.ts';

/** The buttons of a lobby: those of whoever comes by, those of the host, and apart from these the one that ends it all. */
export function cardRows(table: Table): readonly Row[] {
  if (table.record.phase !== 'lobby') return [];
  const rows = isPlayable(table) ? [forEverybody(table), toBegin(table)] : [];
  return [...rows, [named(table, 'cancel')]].flatMap((row) => buttonRows(row));
}

/** Whether so many are there as the game can be played by. */
export function isReady({ game, sitters }: Table): boolean {
  return game.seats.includes(presentAt(sitters).length);
}

/** *Join* is the loudest, and no other has a colour until the match can start. */
function forEverybody(table: Table): readonly Button[] {
  const { id, version, language } = table.record;
  const hasAi = table.sitters.some(({ kind }) => kind === 'ai');
  return [
    namedButton(language, 'join', ['join', id], 'primary'),
    named(table, 'leave'),
    ...(invitedTo(table.sitters).length > 0 ? [namedButton(language, 'decline', ['not-coming', id])] : []),
    ...(table.game.table === 'match' ? [namedButton(language, 'addAi', ['ai', id])] : []),
    ...(hasAi ? [namedButton(language, 'removeAi', ['noai', id])] : []),
    namedButton(language, 'rules', ['rules', id, version]),
  ];
}

function toBegin(table: Table): readonly Button[] {
  const { id, language } = table.record;
  const canStart = isReady(table);
  const start = namedButton(language, 'start', ['start', id], canStart ? 'success' : 'secondary');
  return [named(table, 'seats'), named(table, 'options'), { ...start, disabled: !canStart }];
}

function named({ record }: Table, name: 'leave' | 'seats' | 'options' | 'cancel'): Button {
  return namedButton(record.language, name, [name, record.id]);
}
