import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createHintPlayers } from '../support/ai-players.ts';
import { waitForMessage } from '../support/table.ts';
import {
  chooseAnswer,
  clickButton,
  findBestChoice,
  findHintedChoice,
  getLessonChoices,
  isLessonOpen,
  parseBestAnswers,
} from '../support/tutorial-moves.ts';
import { type LessonTestBot, openLessonTestBot } from '../support/tutorial-test-bot.ts';
import { expectCalm } from '../support/wait-until-idle.ts';

let at: LessonTestBot;
beforeEach(async () => {
  at = await openLessonTestBot();
});
afterEach(async () => await at.bot.end());

test('lesson advice: gives the purpose of the best move and of each AI move', async () => {
  const told: string[] = [];
  for (
    let panel = await at.begun('motox');
    isLessonOpen(panel);
    panel = await chooseAnswer(at.theo, panel, findHintedChoice(panel))
  )
    told.push(panel.content);
  expect(told.join('\n')).toMatch(/\nBest move: \*\*.+\*\* \(.+\)\./);
  expect(told.join('\n')).toMatch(/\n> Sparrow .+ \(.+\)\.\n/);
  expect(told.join('\n')).not.toMatch(/\n> Theo .+ \(/);
});

test('lesson advice: is left out when the AI fails, and the decision is shown', async () => {
  await at.reopened({
    ai: { ...createHintPlayers(), hint: async () => Promise.reject(new Error('Asleep')) },
  });
  const panel = await at.begun();
  expect(panel.content).not.toContain('Best move');
  expect(isLessonOpen(panel)).toBe(true);
  const [first] = getLessonChoices(panel);
  if (first) expect(isLessonOpen(await chooseAnswer(at.theo, panel, first))).toBe(true);
  expect(at.bot.logged.join()).toContain('Asleep');
  expect(at.bot.discord.problems).toEqual([]);
});

test('lesson advice: appears the next time the decision is shown after the AI failed once', async () => {
  let isAsleep = true;
  const players = createHintPlayers();
  const hint: typeof players.hint = async (request) => {
    if (isAsleep) throw new Error('Asleep');
    return await players.hint(request);
  };
  await at.reopened({ ai: { ...players, hint } });
  const panel = await at.begun();
  const next = await chooseAnswer(at.theo, panel, findHintedChoice(panel));
  expect(next.content).not.toContain('Best move');
  isAsleep = false;
  const stale = await clickButton(at.theo, panel, findHintedChoice(panel).id);
  expect(stale.content).toContain('Your practice game has moved on.');
  expect(stale.content).toContain('Best move');
  expect((await at.begun()).content).toContain('Best move');
});

test('lesson advice: names the better move after a bad one', async () => {
  await at.reopened({ ai: createBlunderPlayers() });
  let panel = await at.begun();
  while (getLessonChoices(panel).length < 2)
    panel = await chooseAnswer(at.theo, panel, findHintedChoice(panel));
  const best = findHintedChoice(panel);
  const other = getLessonChoices(panel).find(({ id }) => id !== best.id);
  if (!other) throw new Error('There is no other answer');
  const told = await chooseAnswer(at.theo, panel, other);
  const line = told.content.split('\n').find((one) => one.includes('points higher'));
  expect(line).toBe(`**${best.label}** would have kept your chance about 40 points higher.`);
});

test('lesson advice: names the better move and the changed position in Korean', async () => {
  await at.reopened({ ai: createBlunderPlayers() });
  const jisu = at.bot.discord.person('jisu');
  let panel = await at.begun('runaround', jisu);
  while (getLessonChoices(panel).length < 2) panel = await chooseAnswer(jisu, panel, findHintedChoice(panel));
  const best = findHintedChoice(panel);
  const other = getLessonChoices(panel).find(({ id }) => id !== best.id);
  if (!other) throw new Error('There is no other answer');
  const told = await chooseAnswer(jisu, panel, other);
  expect(told.content.split('\n')).toContain(
    `**${best.label}** 쪽을 골랐다면 승률이 약 40%포인트 더 높았습니다.`,
  );
  const stale = await clickButton(jisu, panel, other.id);
  expect(stale.content).toContain('그사이 연습 게임이 진행되었습니다. 현재 상황입니다.');
});

describe.each(['forage', 'motox', 'moneyrun'])('lesson advice, long moves of %s', (game) => {
  test('lesson advice: after the first of the best answers shows only the answers still to come', async () => {
    const panel = await findLongDecision(await at.begun(game));
    const [first, ...others] = parseBestAnswers(panel);
    const choice = findBestChoice(panel);
    if (!choice) throw new Error(`${first} is not offered`);
    const next = await chooseAnswer(at.theo, panel, choice);
    const told = parseBestAnswers(next);
    expect(told.length).toBeGreaterThan(0);
    expect(others.slice(-told.length)).toEqual(told);
    expect(findBestChoice(next), next.content).toBeDefined();
  });

  test('lesson advice: after another answer names the best one, and Back leads to it', async () => {
    const panel = await findLongDecision(await at.begun(game));
    const best = parseBestAnswers(panel);
    const told = findBestChoice(panel);
    const other = getLessonChoices(panel).find(({ label }) => label !== told?.label);
    if (!other) throw new Error('There is no other answer');
    const astray = await chooseAnswer(at.theo, panel, other);
    expect(astray.content).toContain(`A better move was **${best.join(' › ')}**. Press *Back* to try it.`);
    expect(astray.content).not.toContain('Best move');
    const back = await waitForMessage(at.theo.click(astray, 'Back'));
    expect(parseBestAnswers(back)).toEqual(best);
    expectCalm(at.bot);
  });
});

/** Plays on to a decision whose best move takes several answers, the first one of several. */
async function findLongDecision(panel: APIMessage): Promise<APIMessage> {
  const isLong = parseBestAnswers(panel).length > 1 && getLessonChoices(panel).length > 1;
  return isLong ? panel : await findLongDecision(await chooseAnswer(at.theo, panel, findHintedChoice(panel)));
}

/** Creates players whose hints rate all moves but the best at forty points less. */
function createBlunderPlayers() {
  const players = createHintPlayers();
  const hint: typeof players.hint = async (request) => {
    const result = await players.hint(request);
    const [best, ...others] = result.options;
    const worse = others.map(({ move }) => ({ move, chance: 0.3 }));
    return { ...result, chance: 0.7, options: best ? [{ ...best, chance: 0.7 }, ...worse] : worse };
  };
  return { ...players, hint };
}
