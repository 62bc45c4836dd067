import { describe, expect, test } from 'vitest';
import { listLegalMoves } from '../../src/ai/puzzles/replay-puzzle.ts';
import { getLearnableGames, getLearnerView, LEARNER_SEAT } from '../../src/app/tutorial/lesson.ts';
import { answerStep, getStepText, readMove, type TutorialPosition } from '../../src/app/tutorial/steps.ts';
import { refused } from '../../src/engine/refusal.ts';
import { LANGUAGES, type Sentences } from '../../src/engine/text.ts';
import { games } from '../../src/games/registry.ts';
import { expectDrawn } from '../conformance/pictures.ts';
import { formatStrictly } from '../conformance/strict-text.ts';
import { findMovePath, getTutorialPositions, TUTORIAL_GAMES } from '../support/tutorial.ts';

/** Texts of every step, with their maximum numbers of characters. */
const TEXTS = { title: 40, idea: 420, task: 160, right: 300, wrong: 300 } as const;

test('tutorial: every game with an AI has four to six positions with ids of their own', () => {
  expect(TUTORIAL_GAMES.map(({ id }) => id)).toEqual(getLearnableGames(games).map(({ id }) => id));
  for (const { tutorial = [] } of TUTORIAL_GAMES) {
    expect(tutorial.length).toBeGreaterThanOrEqual(4);
    expect(tutorial.length).toBeLessThanOrEqual(6);
    expect(new Set(tutorial.map(({ id }) => id)).size).toBe(tutorial.length);
  }
});

const steps = TUTORIAL_GAMES.flatMap(({ id }) =>
  getTutorialPositions(id).map((position) => [`${id}: ${position.step.id}`, position] as const),
);

describe.each(steps)('tutorial position %s', (_, position) => {
  const { step, match } = position;
  const { game, state } = match;

  test('tutorial position: prints as it is written, and the learner is to move', () => {
    expect(game.notation.print(state)).toBe(step.position);
    const turn = game.turn(state);
    expect(turn.kind === 'act' && turn.seats).toContain(LEARNER_SEAT);
  });

  test('tutorial position: has right and wrong moves, each with its reply', () => {
    const answers = listLegalMoves(game, getLearnerView(position), LEARNER_SEAT).map((move) => {
      const answer = answerStep(position, move);
      if (refused(answer)) throw new Error(`${game.notation.printMove(move)}: ${answer.reason.key}`);
      return answer;
    });
    expect(answers.some(({ isRight }) => isRight)).toBe(true);
    expect(answers.some(({ isRight }) => !isRight)).toBe(true);
    for (const text of step.right) expect(answered(position, text).isRight, text).toBe(true);
    for (const [reply, moves] of Object.entries(step.replies ?? {}))
      for (const text of moves)
        expect(answered(position, text), text).toMatchObject({
          isRight: false,
          reply: getStepText(position, reply),
        });
  });

  test('tutorial position: has all its texts in every language, short and no others', () => {
    const names = [...Object.keys(TEXTS), ...Object.keys(step.replies ?? {})];
    for (const language of LANGUAGES) {
      // Each catalogue has its own literal type; here its keys are walked as data.
      const tutorial = game.text.sentences[language].tutorial as unknown as Sentences;
      expect(Object.keys(tutorial[step.id] as Sentences).toSorted()).toEqual(names.toSorted());
      expect(Object.keys(tutorial)).toEqual(game.tutorial?.map(({ id }) => id));
      for (const name of names) {
        const formatted = formatStrictly(language, getStepText(position, name));
        expect(formatted.length, formatted).toBeLessThanOrEqual(name in TEXTS ? TEXTS[name as 'idea'] : 300);
      }
    }
  });

  test('tutorial position: can be drawn for the learner, before and after each answer with a reply', async () => {
    const moves = [...step.right, ...Object.values(step.replies ?? {}).flat()];
    await expectDrawn(pictureOf(position, state, []));
    for (const text of moves) {
      const { played } = answered(position, text);
      const events = played.entry.events.flatMap((event) => game.seen(event, LEARNER_SEAT, 'later') ?? []);
      await expectDrawn(pictureOf(position, played.match.state, events));
    }
  });
});

function answered(position: TutorialPosition, text: string) {
  const move = readMove(position, text);
  expect(findMovePath(position, move).length).toBeGreaterThan(0);
  const answer = answerStep(position, move);
  if (refused(answer)) throw new Error(`${text}: ${answer.reason.key}`);
  return answer;
}

function pictureOf({ match: { game, seats } }: TutorialPosition, state: unknown, events: readonly unknown[]) {
  const occupants = Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat + 1}`, ai: false }));
  return {
    ...{
      scene: game.id,
      view: game.view(state, LEARNER_SEAT),
      viewer: LEARNER_SEAT,
      occupants,
      turn: [],
      events,
    },
    ...{ marks: [], places: null, look: { language: 'en' as const } },
  };
}
