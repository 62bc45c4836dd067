import { describe, expect, test } from 'vitest';
import { iterateSteps, loadReplay } from '../../src/app/replay/replay.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { forage } from '../../src/games/forage/index.ts';
import type { ForageEvent, ForageState } from '../../src/games/forage/types.ts';
import { gostop } from '../../src/games/gostop/index.ts';
import type { GoStopEvent, GoStopState } from '../../src/games/gostop/types.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { expectPicturesKeepSecrets } from '../support/secrecy.ts';
import { createSpyFilmRenderer, createSpyRenderPool } from '../support/spy-render-pool.ts';
import { getOffers, startMatch, takeTurn, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { getEvents, loadStoredTable } from '../support/verify.ts';
import { closeCalmly } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';

let testBot: TestBot;

describe('replay of a running match', () => {
  /** A coin with its value. */
  const COIN = /([1-5]|blank) of (?:suns|moons|crowns|arms)/;

  test('replay of a running Forage match: tells nothing that old boards do not, and draws only the newest', async () => {
    const [workers, filmRenderer] = [createSpyRenderPool(), createSpyFilmRenderer()];
    testBot = await openTestBot({ renderPool: workers, filmRenderer });
    const people = ['theo', 'mina', 'rex', 'jisu'];
    await startMatch(testBot, { game: 'forage', channel: CHANNEL, people });
    await takeTurns(30, 11);
    const before = workers.requests.length;
    const told = await everyStep('theo');
    const standing = boardsOf(CHANNEL).join('\n');
    expect(told.length).toBeGreaterThan(30);
    for (const { content, alt } of told) {
      expect(`${content}\n${alt}`).not.toMatch(COIN);
      const [, ...lines] = content.split('\n');
      if (!content.includes(`move ${told.length - 1} of`))
        for (const line of lines) expect(standing).toContain(line);
    }
    expect(told.map(({ alt }) => alt !== '').indexOf(true)).toBe(told.length - 1);
    const course = await courseSeen<ForageState, ForageEvent>();
    expect(course.events.some(({ kind }) => kind === 'placed')).toBe(true);
    const requests = [...workers.requests.slice(before), ...filmRenderer.films.flat()];
    expect(requests).toHaveLength(1);
    expect(filmRenderer.films).toEqual([]);
    expect(new Set(requests.map(({ viewer }) => viewer))).toEqual(new Set([null]));
    expectPicturesKeepSecrets(forage, requests, course);
    await closeCalmly(testBot);
  });

  test('replay of a running Go-Stop match: no picture holds a hidden hand', async () => {
    const [workers, filmRenderer] = [createSpyRenderPool(), createSpyFilmRenderer()];
    testBot = await openTestBot({ renderPool: workers, filmRenderer, luck: 4 });
    await startMatch(testBot, { game: 'gostop', channel: CHANNEL, people: ['theo', 'mina'] });
    await takeTurns(6, 21);
    const before = workers.requests.length;
    await everyStep('theo');
    const requests = [...workers.requests.slice(before), ...filmRenderer.films.flat()];
    expect(new Set(requests.map(({ viewer }) => viewer))).toEqual(new Set([null]));
    const course = await courseSeen<GoStopState, GoStopEvent>();
    const hidden = course.states.flatMap((state) => gostop.secrets(state, null));
    expect(hidden.length).toBeGreaterThan(100);
    expectPicturesKeepSecrets(gostop, requests, course);
    await closeCalmly(testBot);
  });

  /** Returns the texts of every step of the match, from the set-up to its end. */
  async function everyStep(
    name: string,
  ): Promise<readonly { readonly content: string; readonly alt: string }[]> {
    const message = await waitForMessage(getPerson(name).slash(CHANNEL, 'table replay', {}));
    expect(message.attachments[0]?.description ?? '').not.toMatch(COIN);
    let panel = await waitForMessage(getPerson(name).click(message, 'Step through'));
    const told = [];
    for (;;) {
      told.push({ content: panel.content, alt: panel.attachments[0]?.description ?? '' });
      if (!getOffers(panel).includes('Forward')) return told;
      panel = await waitForMessage(getPerson(name).click(panel, 'Forward'));
    }
  }

  async function courseSeen<S, E>(): Promise<{
    readonly states: readonly S[];
    readonly events: readonly E[];
  }> {
    const course = await loadReplay(testBot.app, await loadStoredTable(testBot.app, 1));
    if (!('entries' in course)) throw new Error(course.reason.key);
    const steps = [...iterateSteps(course)];
    return {
      states: steps.map(({ table }) => table.record.state as S),
      events: getEvents<E>(course.entries),
    };
  }

  function boardsOf(channel: string): readonly string[] {
    const { messages } = testBot.discord.channel(channel);
    return messages.map(({ content }) => content).filter((content) => content.startsWith('**Forage**\n'));
  }
});

function getPerson(name: string): PlaygroundUser {
  return testBot.discord.person(name);
}

async function takeTurns(count: number, seed: number): Promise<void> {
  const chance = createSeededChance(seed);
  for (let turn = 0; turn < count; turn++) {
    testBot.pass(120_000);
    await takeTurn(testBot, CHANNEL, chance);
  }
}
