import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { LEARNER, learnable } from '../../src/app/tutorial/lesson.ts';
import { lessonOfPerson } from '../../src/app/tutorial/progress.ts';
import type { Kinds } from '../../src/engine/game.ts';
import type { GoStopState } from '../../src/games/gostop/types.ts';
import { games } from '../../src/games/registry.ts';
import { calm, expectCalm } from '../support/calm.ts';
import { type Evening, openEvening } from '../support/evening.ts';
import { expectNothingHidden } from '../support/hidden-cards.ts';
import { choose, hintedChoice, skipPositions } from '../support/lesson.ts';
import { type Course, expectPicturesKeepSecrets, newlySent } from '../support/secrecy.ts';
import { spyPainters } from '../support/spy-painters.ts';
import { answered } from '../support/table.ts';
import { hinting } from '../support/thinking.ts';

const CHANNEL = 'table-one';

/**
 * Theo plays a first game as long as it lasts. `seen` is asked of every state in which he decides, `skipped` is called when
 * the set positions are behind him.
 */
async function learnt(
  evening: Evening,
  game: string,
  seen: (panel: APIMessage, state: unknown) => void = () => undefined,
  skipped: () => void = () => undefined,
): Promise<Course<Kinds>> {
  const theo = evening.discord.person('theo');
  const states: unknown[] = [];
  const events = new Map<number, unknown>();
  let panel = await skipPositions(theo, await answered(theo.slash(CHANNEL, 'learn', { game })));
  skipped();
  for (;;) {
    const lesson = await lessonOfPerson(evening.house, theo.id);
    if (lesson === null) return { states, events: [...events.values()].flat() };
    states.push(lesson.match.state);
    for (const [at, entry] of lesson.entries.entries()) events.set(at, entry.events);
    seen(panel, lesson.match.state);
    panel = await choose(theo, panel, hintedChoice(panel));
    await calm(evening);
  }
}

test.each(learnable(games).map((game) => [game.id, game] as const))(
  'the pictures of a first game of %s show what the learner may know',
  async (id, game) => {
    const painters = spyPainters();
    const evening = await openEvening({ painters, players: hinting(300), byHand: false });
    let before = 0;
    const course = await learnt(evening, id, undefined, () => {
      before = painters.requests.length - 1;
    });
    expect(course.states.length).toBeGreaterThan(3);
    const shown = painters.requests.slice(before, -1);
    expect(shown.every(({ viewer }) => viewer === LEARNER)).toBe(true);
    expectPicturesKeepSecrets(game, shown, course);
    expectCalm(evening);
    await evening.end();
  },
);

test('no card that the learner of Go-Stop may not know is named to them, nor stands in the log', async () => {
  const evening = await openEvening({ players: hinting(300), byHand: false, luck: 3 });
  const news = newlySent(evening);
  let checked = 0;
  let isFirst = true;
  await learnt(evening, 'gostop', (_, state) => {
    const sent = news();
    // The first of them are of a set position, where another hand is the learner's.
    for (const { text } of isFirst ? sent.slice(-1) : sent)
      checked += expectNothingHidden({ text }, LEARNER, state as GoStopState, state as GoStopState);
    isFirst = false;
  });
  expect(checked).toBeGreaterThan(100);
  expect(evening.logged.join('\n')).not.toMatch(/hands|deck|learn-answer:\w+:\w+:\w+:./);
  expectCalm(evening);
  await evening.end();
});
