import type { APIMessage } from 'discord-api-types/v10';
import { getLearnerView, LEARNER_SEAT } from '../../src/app/tutorial/lesson.ts';
import { answerStep, layOutStep, readMove, type TutorialPosition } from '../../src/app/tutorial/steps.ts';
import { findPath } from '../../src/engine/find-path.ts';
import { listWholeMoves } from '../../src/engine/kernel.ts';
import type { Path } from '../../src/engine/question.ts';
import { refused } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/registry.ts';
import { listPressable, type PlaygroundUser } from '../../src/playground/index.ts';
import { waitForMessage } from './table.ts';

/** Games that have a tutorial. */
export const TUTORIAL_GAMES = games.filter(({ tutorial = [] }) => tutorial.length > 0);

/** Returns every position of a game's tutorial. */
export function getTutorialPositions(id: string): readonly TutorialPosition[] {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Error(`There is no ${id}`);
  return (game.tutorial ?? []).map((_, number) => layOutStep({ game }, number) as TutorialPosition);
}

/** Returns the answers that make a move in a position. */
export function findMovePath(position: TutorialPosition, move: unknown): Path {
  const path = findPath(position.match.game, getLearnerView(position), LEARNER_SEAT, move);
  if (path === null) throw new Error(`Step ${position.step.id} does not offer ${JSON.stringify(move)}`);
  return path;
}

/** Solves a step, press by press. */
export async function solveStep(
  who: PlaygroundUser,
  page: APIMessage,
  position: TutorialPosition,
): Promise<APIMessage> {
  const [right = ''] = position.step.right;
  return await answerByPath(who, page, findMovePath(position, readMove(position, right)));
}

/** Presses the answers along a path until the page asks nothing more. */
export async function answerByPath(who: PlaygroundUser, page: APIMessage, path: Path): Promise<APIMessage> {
  const clicked = await clickAlong(who, page, path);
  return clicked === null ? page : await answerByPath(who, clicked, path);
}

async function clickAlong(who: PlaygroundUser, page: APIMessage, path: Path): Promise<APIMessage | null> {
  for (const { custom_id = '' } of listPressable(page.components)) {
    const [name, , , , way = ''] = custom_id.split(':');
    const steps = way === '' ? [] : way.split('.');
    if (name === 'tutorial-answer' && isPrefix(steps, path))
      return await waitForMessage(who.click(page, custom_id));
    const next = path[steps.length];
    if (name === 'tutorial-menu' && next !== undefined && isPrefix(steps, path))
      return await waitForMessage(who.select(page, custom_id, next.split('+')));
  }
  return null;
}

function isPrefix(steps: Path, path: Path): boolean {
  return steps.every((step, at) => step === path[at]);
}

/** Returns the custom id of the press that solves a step with a single press. */
export function findRightClick(page: APIMessage, position: TutorialPosition): string {
  const [right = ''] = position.step.right;
  const way = findMovePath(position, readMove(position, right)).join('.');
  const found = listPressable(page.components).find(({ custom_id = '' }) => custom_id.endsWith(`:${way}`));
  if (found?.custom_id === undefined) throw new Error(`No press of ${page.content} is ${way}`);
  return found.custom_id;
}

/** Returns the first wrong move that a position offers. */
export function findWrongMove(position: TutorialPosition): unknown {
  const { game, state } = position.match;
  for (const { move } of listWholeMoves(game, game.view(state, LEARNER_SEAT), LEARNER_SEAT)) {
    const answer = answerStep(position, move);
    if (!refused(answer) && !answer.isRight) return move;
  }
  throw new Error(`Every move is right in step ${position.step.id}`);
}
