import type { Choice, Question } from '../../engine/question.ts';

/** Maximum number of answers shown as buttons; more become a menu. */
const MAX_BUTTONS = 10;

/** Returns whether a question has only a menu: it has many answers, or takes several at once. */
export function isMenu(question: Exclude<Question<unknown>, { kind: 'ready' }>): boolean {
  if (question.kind === 'many') return true;
  return (
    question.layout === undefined && getCommonChoices(removeTwins(question.choices)).length > MAX_BUTTONS
  );
}

/** Returns the common answers, which have buttons if they fit. */
export function getCommonChoices(choices: readonly Choice[]): readonly Choice[] {
  return choices.filter(({ rare }) => !rare);
}

/** Returns the answers without twins, which are equivalent to an earlier answer. */
export function removeTwins(choices: readonly Choice[]): readonly Choice[] {
  return choices.filter(({ twin }) => twin === undefined);
}

/** Returns the id of the answer whose button represents this one: a twin has no button of its own. */
export function getButtonChoiceId(
  step: string,
  question: Exclude<Question<unknown>, { kind: 'ready' }>,
): string {
  return question.choices.find(({ id }) => id === step)?.twin ?? step;
}

/** Returns the mark at an answer's place in the picture; a twin has the mark of the answer with a button. */
export function getChoiceMark(choice: Choice, choices: readonly Choice[]): string | undefined {
  return (choices.find(({ id }) => id === choice.twin) ?? choice).mark;
}
