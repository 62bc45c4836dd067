import type { APIMessage } from 'discord.js';
import type { PostKind } from '../../store/schema.ts';
import { whole } from '../kit/fields.ts';
import { type PressName, partsOf } from '../kit/ids.ts';

/** Buttons that only a board has, one of them always; their first field is the version. */
const OF_BOARDS: readonly string[] = ['play', 'view', 'more'] satisfies readonly PressName[];

/**
 * Up to which log entry a message tells a table, which its buttons say; a lobby card or a reminder, which tell none, give
 * 0. Null for a message that is no such post of the table.
 */
export function toldBy(message: APIMessage, tableId: number, kind: PostKind): number | null {
  for (const id of customIds(message)) {
    const parts = partsOf(id);
    if (parts?.tableId !== tableId) continue;
    if (kind === 'card') return parts.name === 'join' ? 0 : null;
    if (kind === 'reminder') return parts.name === 'turn' ? 0 : null;
    if (OF_BOARDS.includes(parts.name)) return whole.read(parts.fields[0] ?? '');
  }
  return null;
}

/** Returns the custom ids of the buttons and menus of a message. */
function customIds({ components }: { readonly components?: unknown }): readonly string[] {
  const rows = (components ?? []) as readonly {
    readonly components?: readonly { readonly custom_id?: string }[];
  }[];
  return rows.flatMap((row) => row.components ?? []).flatMap(({ custom_id }) => custom_id ?? []);
}
