import { ComponentType } from 'discord.js';
import { isPlayable } from '../../app/core/table.ts';
import type { Visit } from './context.ts';
import type { Payload } from './payload.ts';
import { buttonRows, namedButton } from './rows.ts';
import { isSeated } from './visit.ts';

/** Adds the way back to the panel, which a player's private message shows instead while they look something up. */
export function withBack(visit: Visit, payload: Payload): Payload {
  const { table, language } = visit;
  if (table.record.phase !== 'playing' || !isPlayable(table) || !isSeated(visit)) return payload;
  const rows = payload.rows ?? [];
  const back = namedButton(language, 'back', ['again', table.record.id]);
  const last = rows.at(-1);
  const hasRoom =
    last?.components.every(({ type }) => type === ComponentType.Button) && last.components.length < 5;
  if (!last || !hasRoom) return { ...payload, rows: [...rows, ...buttonRows([back])] };
  const components = [...last.components, back];
  return { ...payload, rows: [...rows.slice(0, -1), { ...last, components }] };
}
