import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { tictactoe } from '../tictactoe/index.ts';
import { examine } from './examine.ts';
import { highcard } from './highcard/index.ts';
import { laws, PLAYS, UNCHANGED } from './laws.ts';
import { mindFlaws } from './mutants/mind-flaws.ts';
import { ruleFlaws } from './mutants/rule-flaws.ts';
import { secretFlaws } from './mutants/secret-flaws.ts';
import { wordFlaws } from './mutants/word-flaws.ts';
import { drawn, sampled } from './picture.ts';
import { settingsOf } from './settings.ts';
import { forget, introduce } from './spoken.ts';

const FLAWS = [...ruleFlaws, ...secretFlaws, ...wordFlaws, ...mindFlaws];

/** The names of all laws that some game of a dozen breaks, and the messages. */
function findings(game: Game): { readonly names: readonly string[]; readonly messages: readonly string[] } {
  const settings = settingsOf(game, seeded(1));
  const broken = settings.flatMap((setting, seed) => examine(game, setting, seed));
  return {
    names: [...new Set(broken.map(({ law }) => law))],
    messages: broken.map(({ message }) => message),
  };
}

beforeEach(forget);
afterAll(() => [tictactoe, highcard].forEach(introduce));

describe('each law catches a game that breaks it, and no other law does', () => {
  test.each(FLAWS)('%s: %s', (_flaw, law, game) => {
    introduce(game);
    const { names, messages } = findings(game);
    expect(names).toEqual([law]);
    expect(messages[0]).toContain(`The law "${law}" does not hold for ${game.id} (`);
    expect(messages[0]).toMatch(/seed \d+/);
  });

  test('no law is without such a game', () => {
    const caught = new Set(FLAWS.map(([, law]) => law));
    expect([...laws.map(({ name }) => name), UNCHANGED, PLAYS].filter((name) => !caught.has(name))).toEqual(
      [],
    );
  });

  test('the games as they are break none', () => {
    [tictactoe, highcard].forEach(introduce);
    expect(findings(tictactoe).messages).toEqual([]);
    expect(findings(highcard).messages).toEqual([]);
  });
});

describe('the picture of every view draws', () => {
  const [request] = sampled(tictactoe, settingsOf(tictactoe, seeded(1)), 1, 1);

  test('a game without a scene is caught', async () => {
    await expect(drawn(request!)).rejects.toThrow('tictactoe');
  });

  test('a picture that is no picture is caught', async () => {
    const empty = async () => ({ png: Buffer.from('nothing'), width: 10, height: 10 });
    await expect(drawn(request!, empty)).rejects.toThrow('no PNG');
  });

  test('a picture that is too wide is caught', async () => {
    const wide = async () => ({ png: Buffer.from('\u0089PNG', 'latin1'), width: 1001, height: 10 });
    await expect(drawn(request!, wide)).rejects.toThrow('1001 by 10');
  });

  test('a picture that cannot be read is caught', async () => {
    const torn = async () => ({ png: Buffer.from('\u0089PNG', 'latin1'), width: 10, height: 10 });
    await expect(drawn(request!, torn)).rejects.toThrow();
  });
});
