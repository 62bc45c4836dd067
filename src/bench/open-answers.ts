import type { APIMessage } from 'discord-api-types/v10';
import { parseCustomId } from '../discord/core/custom-ids.ts';
import { path, wholeNumber } from '../discord/core/fields.ts';
import { type Chance, pickOne } from '../engine/chance.ts';
import { type BotAnswer, listPressable, type PlaygroundUser } from '../playground/index.ts';

type Component = ReturnType<typeof listPressable>[number];

/** Button or menu of the panel that answers its question. */
interface OpenAnswer {
  readonly component: Component;
  readonly id: string;
  /** Version of the table at the time of the question. */
  readonly version: number;
}

/** Returns the answers that the panel offers; none if other players are to move. Back is left out, as its path is shorter. */
export function listOpenAnswers(panel: APIMessage | null): readonly OpenAnswer[] {
  const found = listPressable(panel?.components ?? []).flatMap((component) => {
    const answer = parseAnswerId(component.custom_id ?? '');
    return answer === null ? [] : [{ component, ...answer }];
  });
  const longest = Math.max(...found.map(({ length }) => length));
  return found
    .filter(({ length }) => length === longest)
    .map(({ component, version }) => ({ component, id: component.custom_id!, version }));
}

/** Returns the version of an answer, and the number of answers after it; null for other buttons. */
function parseAnswerId(id: string): { readonly version: number; readonly length: number } | null {
  const { name, fields = [] } = parseCustomId(id) ?? {};
  const [version = null, way = null] = [wholeNumber.read(fields[0] ?? ''), path.read(fields[1] ?? '')];
  if ((name !== 'answer' && name !== 'menu') || version === null || way === null) return null;
  return { version, length: name === 'menu' ? way.length + 1 : way.length };
}

/** Clicks one of the answers, or chooses the minimum number from the menu. */
export async function clickRandomAnswer(
  person: PlaygroundUser,
  panel: APIMessage | null,
  chance: Chance,
): Promise<BotAnswer> {
  const { component, id } = pickOne(chance, listOpenAnswers(panel));
  const values = (component.options ?? []).map(({ value }) => value);
  if (values.length === 0) return await person.click(panel, id);
  if (component.max_values === 1) return await person.select(panel, id, [pickOne(chance, values)]);
  return await person.select(panel, id, values.slice(0, component.min_values ?? 1));
}
