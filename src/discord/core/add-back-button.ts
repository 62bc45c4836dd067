import { ComponentType } from 'discord.js';
import { isPlayable } from '../../app/core/table.ts';
import type { TableContext } from './context.ts';
import { isSeated } from './create-context.ts';
import type { Payload } from './payload.ts';
import { createButtonRows, createNamedButton } from './rows.ts';

/**
 * Adds a button back to the panel, for a private message that replaced it.
 * The player replaces the panel by looking something up.
 */
export function addBackButton(ctx: TableContext, payload: Payload): Payload {
  const { table, language } = ctx;
  if (table.record.phase !== 'playing' || !isPlayable(table) || !isSeated(ctx)) return payload;
  const rows = payload.rows ?? [];
  const back = createNamedButton(language, 'back', ['again', table.record.id]);
  const last = rows.at(-1);
  const hasRoom =
    last?.components.every(({ type }) => type === ComponentType.Button) && last.components.length < 5;
  if (!last || !hasRoom) return { ...payload, rows: [...rows, ...createButtonRows([back])] };
  const components = [...last.components, back];
  return { ...payload, rows: [...rows.slice(0, -1), { ...last, components }] };
}
