import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { expectCalm } from '../support/calm.ts';
import {
  bestIn,
  choose,
  goesOn,
  hintedChoice,
  lessonChoices,
  pressed,
  toldChoice,
} from '../support/lesson.ts';
import { type LessonEvening, openLessons } from '../support/lesson-evening.ts';
import { answered } from '../support/table.ts';
import { hinting } from '../support/thinking.ts';

let at: LessonEvening;
beforeEach(async () => {
  at = await openLessons();
});
afterEach(async () => await at.evening.end());

test('what is best is said with what it is for, and so is what an AI did', async () => {
  const told: string[] = [];
  for (
    let panel = await at.begun('motox');
    goesOn(panel);
    panel = await choose(at.theo, panel, hintedChoice(panel))
  )
    told.push(panel.content);
  expect(told.join('\n')).toMatch(/\nBest here: \*\*.+\*\* – .+\./);
  expect(told.join('\n')).toMatch(/\n> Sparrow .+ – .+\.\n/);
  expect(told.join('\n')).not.toMatch(/\n> Theo .+ – /);
});

test('where the advice fails the decision is shown without it', async () => {
  await at.reopened({ players: { ...hinting(), hint: async () => Promise.reject(new Error('Asleep')) } });
  const panel = await at.begun();
  expect(panel.content).not.toContain('Best here');
  expect(goesOn(panel)).toBe(true);
  const [first] = lessonChoices(panel);
  if (first) expect(goesOn(await choose(at.theo, panel, first))).toBe(true);
  expect(at.evening.logged.join()).toContain('Asleep');
  expect(at.evening.discord.problems).toEqual([]);
});

test('advice that failed is there when the decision is shown the next time', async () => {
  let isAsleep = true;
  const players = hinting();
  const hint: typeof players.hint = async (asked) => {
    if (isAsleep) throw new Error('Asleep');
    return await players.hint(asked);
  };
  await at.reopened({ players: { ...players, hint } });
  const panel = await at.begun();
  const next = await choose(at.theo, panel, hintedChoice(panel));
  expect(next.content).not.toContain('Best here');
  isAsleep = false;
  const stale = await pressed(at.theo, panel, hintedChoice(panel).id);
  expect(stale.content).toContain('Your first game has gone on since.');
  expect(stale.content).toContain('Best here');
  expect((await at.begun()).content).toContain('Best here');
});

test('who gave much away is told what would have been better', async () => {
  await at.reopened({ players: blundering() });
  let panel = await at.begun();
  while (lessonChoices(panel).length < 2) panel = await choose(at.theo, panel, hintedChoice(panel));
  const best = hintedChoice(panel);
  const other = lessonChoices(panel).find(({ id }) => id !== best.id);
  if (!other) throw new Error('There is no other answer');
  const told = await choose(at.theo, panel, other);
  const line = told.content.split('\n').find((one) => one.includes('points higher'));
  expect(line).toBe(`**${best.label}** would have kept your chance about 40 points higher.`);
});

test('in Korean too they are told what would have been better, and that it has gone on', async () => {
  await at.reopened({ players: blundering() });
  const jisu = at.evening.discord.person('jisu');
  let panel = await at.begun('runaround', jisu);
  while (lessonChoices(panel).length < 2) panel = await choose(jisu, panel, hintedChoice(panel));
  const best = hintedChoice(panel);
  const other = lessonChoices(panel).find(({ id }) => id !== best.id);
  if (!other) throw new Error('There is no other answer');
  const told = await choose(jisu, panel, other);
  expect(told.content.split('\n')).toContain(
    `**${best.label}** 쪽을 골랐다면 이길 확률이 약 40%포인트 더 높았습니다.`,
  );
  const stale = await pressed(jisu, panel, other.id);
  expect(stale.content).toContain('그 사이에 첫 판이 더 진행되었습니다. 지금은 이렇습니다.');
});

describe.each(['forage', 'motox', 'moneyrun'])('where a move of %s takes several answers', (game) => {
  test('after the first of the best ones only those that come next are told', async () => {
    const panel = await longDecision(await at.begun(game));
    const [first, ...others] = bestIn(panel);
    const choice = toldChoice(panel);
    if (!choice) throw new Error(`${first} is not offered`);
    const next = await choose(at.theo, panel, choice);
    const told = bestIn(next);
    expect(told.length).toBeGreaterThan(0);
    expect(others.slice(-told.length)).toEqual(told);
    expect(toldChoice(next), next.content).toBeDefined();
  });

  test('after another one it is said that something else was best, and Back leads there', async () => {
    const panel = await longDecision(await at.begun(game));
    const best = bestIn(panel);
    const told = toldChoice(panel);
    const other = lessonChoices(panel).find(({ label }) => label !== told?.label);
    if (!other) throw new Error('There is no other answer');
    const astray = await choose(at.theo, panel, other);
    expect(astray.content).toContain(`A better move was **${best.join(' › ')}**. Press *Back* to try it.`);
    expect(astray.content).not.toContain('Best here');
    const back = await answered(at.theo.click(astray, 'Back'));
    expect(bestIn(back)).toEqual(best);
    expectCalm(at.evening);
  });
});

/** A decision at which the best move takes several answers, and the first of them is one of several. */
async function longDecision(panel: APIMessage): Promise<APIMessage> {
  const isLong = bestIn(panel).length > 1 && lessonChoices(panel).length > 1;
  return isLong ? panel : await longDecision(await choose(at.theo, panel, hintedChoice(panel)));
}

/** Players whose advice is that all but the best lose forty points. */
function blundering() {
  const players = hinting();
  const hint: typeof players.hint = async (asked) => {
    const thought = await players.hint(asked);
    const [best, ...others] = thought.options;
    const worse = others.map(({ move }) => ({ move, chance: 0.3 }));
    return { ...thought, chance: 0.7, options: best ? [{ ...best, chance: 0.7 }, ...worse] : worse };
  };
  return { ...players, hint };
}
