import type { APIMessage } from 'discord.js';
import type { PostKind } from '../../store/schema.ts';
import { pressedOf } from '../kit/ids.ts';

/**
 * Up to which log entry a message tells a table, which its buttons say; a lobby card, which tells none, gives 0. Null
 * for a message that is no such post of the table.
 */
export function toldBy(message: APIMessage, table: number, kind: PostKind): number | null {
  for (const id of customIds(message)) {
    const pressed = pressedOf(id);
    if (pressed?.table !== table) continue;
    if (kind === 'card') return pressed.what === 'join' ? 0 : null;
    if ('version' in pressed) return pressed.version;
  }
  return null;
}

function customIds({ components }: APIMessage): readonly string[] {
  const rows = (components ?? []) as readonly {
    readonly components?: readonly { readonly custom_id?: string }[];
  }[];
  return rows.flatMap((row) => row.components ?? []).flatMap(({ custom_id }) => custom_id ?? []);
}
