import type { House } from '../../../app/core/context.ts';
import type { Table } from '../../../app/core/table.ts';
import { hintsTaken } from '../../../app/hints/hint.ts';
import { type Text, text } from '../../../engine/text.ts';
import { say } from '../../../words/say.ts';
import { safe } from '../../kit/names.ts';

/** How many hints each took, in one small line of the last board: "Hints: Mina 3"; nothing where there were none to take. */
export async function hintsTakenLine(house: House, table: Table): Promise<readonly string[]> {
  const { language } = table.record;
  const taken = await hintsTaken(house, table);
  if (taken === null) return [];
  const tell = (what: Text) => say(language, what, () => '');
  const each = taken.map(({ name, hints }) => tell(text('bot:hint.each', { name: safe(name), hints })));
  const all = each.join(', ');
  return [`-# ${tell(all === '' ? text('bot:hint.nobody') : text('bot:hint.all', { all }))}`];
}
