import type { Choice, Question } from '../../engine/question.ts';

/** More answers than this become a menu. */
const MAX_BUTTONS = 10;

/** Returns whether a question has only a menu: it has many answers, or takes several at once. */
export function isMenu(question: Exclude<Question<unknown>, { kind: 'ready' }>): boolean {
  if (question.kind === 'many') return true;
  return (
    question.layout === undefined && getCommonChoices(removeTwins(question.choices)).length > MAX_BUTTONS
  );
}

/** The answers that have buttons where there are no more of them than fit. */
export function getCommonChoices(choices: readonly Choice[]): readonly Choice[] {
  return choices.filter(({ rare }) => !rare);
}

/** The answers of which each is as good as no earlier one. */
export function removeTwins(choices: readonly Choice[]): readonly Choice[] {
  return choices.filter(({ twin }) => twin === undefined);
}

/** The answer whose button stands for this one: a twin has none of its own. */
export function getButtonChoiceId(
  step: string,
  question: Exclude<Question<unknown>, { kind: 'ready' }>,
): string {
  return question.choices.find(({ id }) => id === step)?.twin ?? step;
}

/** What the picture shows at the place of an answer: twins bear the mark of the one that has a button. */
export function getChoiceMark(choice: Choice, choices: readonly Choice[]): string | undefined {
  return (choices.find(({ id }) => id === choice.twin) ?? choice).mark;
}
