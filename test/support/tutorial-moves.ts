import type { APIMessage } from 'discord-api-types/v10';
import { listPressable, type PlaygroundUser } from '../../src/playground/index.ts';
import { waitForMessage } from './table.ts';

/** Channel in which people open tutorials. */
export const LESSON_CHANNEL = 'table-one';

/** An answer that the free game offers: a button, or an option of a menu. */
export interface LessonChoice {
  readonly label: string;
  readonly id: string;
  /** Value of the menu's option; absent for a button. */
  readonly value?: string;
}

/** Lists all answers that the free game offers. */
export function getLessonChoices({ components }: APIMessage): readonly LessonChoice[] {
  return listPressable(components).flatMap(
    ({ custom_id: id = '', label = '', options }): readonly LessonChoice[] => {
      if (id.startsWith('learn-answer:')) return [{ label, id }];
      if (!id.startsWith('learn-menu:')) return [];
      return (options ?? []).map((option) => ({ label: option.label, id, value: option.value }));
    },
  );
}

/** Parses the hint: the best move now, answer by answer. */
export function parseBestAnswers({ content }: APIMessage): readonly string[] {
  const told = /\n(?:Best move|가장 좋은 수): \*\*(.+?)\*\*/.exec(content)?.[1];
  return told?.split(' › ') ?? [];
}

/**
 * Finds the best next answer by the hint.
 * The hint adds the consequences, or the target of a direction, as the picture and the lines beside the buttons do; each part begins with
 * its button's label.
 */
export function findBestChoice(message: APIMessage): LessonChoice | undefined {
  const [next = ''] = parseBestAnswers(message);
  return getLessonChoices(message)
    .filter(({ label }) => next.startsWith(label) && /^($|,? )/.test(next.slice(label.length)))
    .toSorted((one, other) => other.label.length - one.label.length)[0];
}

/** Returns the best answer by the hint, else the first. */
export function findHintedChoice(message: APIMessage): LessonChoice {
  const best = findBestChoice(message) ?? getLessonChoices(message)[0];
  if (!best) throw new Error(`No answers: ${message.content}`);
  return best;
}

/** Gives this answer. */
export async function chooseAnswer(
  who: PlaygroundUser,
  message: APIMessage,
  { id, value }: LessonChoice,
): Promise<APIMessage> {
  return await waitForMessage(
    value === undefined ? who.click(message, id) : who.select(message, id, [value]),
  );
}

/** Returns true if the free game goes on. */
export function isLessonOpen(message: APIMessage): boolean {
  return getLessonChoices(message).length > 0;
}

/** Presses a button that may no longer be on the message. */
export async function clickButton(
  who: PlaygroundUser,
  message: APIMessage,
  custom_id: string,
): Promise<APIMessage> {
  const data = { custom_id, component_type: 2, id: 1 };
  return await waitForMessage(who.raw({ channel: LESSON_CHANNEL, type: 3, data, message }));
}

/** Returns the labels of the games menu. */
export function getMenuLabels(message: APIMessage): readonly string[] {
  return (
    message.components
      ?.flatMap((row) =>
        'components' in row ? row.components.flatMap((one) => ('options' in one ? one.options : [])) : [],
      )
      .map(({ label }) => label) ?? []
  );
}

/** Skips the positions of a tutorial to its free game; any other message is returned unchanged. */
export async function skipPositions(who: PlaygroundUser, message: APIMessage): Promise<APIMessage> {
  const skip = listPressable(message.components).find(({ custom_id = '' }) =>
    custom_id.startsWith('tutorial-game:'),
  );
  return skip?.custom_id ? await waitForMessage(who.click(message, skip.custom_id)) : message;
}
