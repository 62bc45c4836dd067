import { countTakenSeats } from '../../app/core/lobby-seats.ts';
import { isDirect } from '../../app/core/screens.ts';
import { findReservedSeat, isPlayable, type Table } from '../../app/core/table.ts';
import { checkHost } from '../../app/lobby/lobby.ts';
import { text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { TableContext } from '../core/context.ts';
import { getGameName } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { type Button, createButtonRows, createNamedButton, createUserRow } from '../core/rows.ts';
import { formatOptionTable } from '../text/options.ts';
import { createSettingParts } from './settings-line.ts';

/** Creates the private message behind *More* of a lobby: all settings, and what the reader can do beside joining and starting. */
export function createLobbyMenu(ctx: TableContext, first: readonly string[] = []): Payload {
  const { table, language } = ctx;
  const { game, record } = table;
  const lines = [
    ...first,
    `**${getGameName(game, language)}**`,
    createSettingParts(table, language).join(' · '),
    ...formatOptionTable(game, record.options, language),
  ];
  return {
    content: lines.join('\n'),
    rows: [
      ...(canInvite(ctx)
        ? [
            createUserRow(
              ['invite', record.id],
              translate(language, text('bot:lobby.pickGuests'), () => ''),
            ),
          ]
        : []),
      ...createButtonRows([...createTableButtons(ctx), ...createOwnButtons(ctx)]),
    ],
  };
}

function canInvite({ table, by }: TableContext): boolean {
  const hasRoom = countTakenSeats(table.seats) < Math.max(...table.game.seats);
  return isPlayable(table) && hasRoom && !isDirect(table.record) && checkHost(table, by) === null;
}

/** Returns the buttons for reading and changing the lobby. */
function createTableButtons({ table, seat, by, language }: TableContext): readonly Button[] {
  if (!isPlayable(table)) return [];
  const { id, version } = table.record;
  const isHost = checkHost(table, by) === null;
  return [
    ...(isHost ? [createNamedButton(language, 'options', ['options', id], 'primary')] : []),
    ...(isHost || seat !== null ? [createNamedButton(language, 'seats', ['seats', id])] : []),
    ...(isHost && table.record.code !== null
      ? [createNamedButton(language, 'newCode', ['new-code', id])]
      : []),
    ...(isHost && hasAi(table) ? [createNamedButton(language, 'removeAi', ['noai', id])] : []),
    createNamedButton(language, 'rules', ['rules', id, version]),
  ];
}

function hasAi({ seats }: Table): boolean {
  return seats.some(({ kind }) => kind === 'ai');
}

/** Returns the buttons by which the reader leaves, declines, or closes the lobby. */
function createOwnButtons({ table, seat, by, language }: TableContext): readonly Button[] {
  const { id } = table.record;
  return [
    ...(findReservedSeat(table, by.person) === null
      ? []
      : [createNamedButton(language, 'decline', ['not-coming', id])]),
    ...(seat === null ? [] : [createNamedButton(language, 'leave', ['leave', id])]),
    ...(checkHost(table, by) === null
      ? [createNamedButton(language, 'cancel', ['cancel', id], 'danger')]
      : []),
  ];
}
