import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { Game } from '../../src/engine/game.ts';
import { tictactoe } from '../tictactoe/index.ts';
import { examineGame } from './examine.ts';
import { highcard } from './highcard/index.ts';
import { invariants, LEAVES_INPUT_UNCHANGED, PLAYS_THROUGH } from './invariants.ts';
import { aiMutants } from './mutants/ai-mutants.ts';
import { planMutants } from './mutants/plan-mutants.ts';
import { ruleMutants } from './mutants/rule-mutants.ts';
import { secretMutants } from './mutants/secret-mutants.ts';
import { textMutants } from './mutants/text-mutants.ts';
import { expectDrawn, samplePictures } from './pictures.ts';
import { listSettings } from './settings.ts';
import { forgetSpoken, introduceGame } from './strict-text.ts';

const MUTANTS = [...ruleMutants, ...secretMutants, ...textMutants, ...aiMutants, ...planMutants];

/** Returns the names of all invariants that a dozen random games break, and the messages. */
function listBrokenInvariants(game: Game): {
  readonly names: readonly string[];
  readonly messages: readonly string[];
} {
  const settings = listSettings(game, createSeededChance(1));
  const broken = settings.flatMap((setting, seed) => examineGame(game, setting, seed));
  return {
    names: [...new Set(broken.map(({ invariant }) => invariant))],
    messages: broken.map(({ message }) => message),
  };
}

beforeEach(forgetSpoken);
afterAll(() => [tictactoe, highcard].forEach(introduceGame));

describe('each law catches a game that breaks it, and no other law does', () => {
  test.each(MUTANTS)('%s: %s', (_flaw, invariant, game) => {
    introduceGame(game);
    const { names, messages } = listBrokenInvariants(game);
    expect(names).toEqual([invariant]);
    expect(messages[0]).toContain(`The law "${invariant}" does not hold for ${game.id} (`);
    expect(messages[0]).toMatch(/seed \d+/);
  });

  test('no law is without such a game', () => {
    const caught = new Set(MUTANTS.map(([, invariant]) => invariant));
    expect(
      [...invariants.map(({ name }) => name), LEAVES_INPUT_UNCHANGED, PLAYS_THROUGH].filter(
        (name) => !caught.has(name),
      ),
    ).toEqual([]);
  });

  test('the games as they are break none', () => {
    [tictactoe, highcard].forEach(introduceGame);
    expect(listBrokenInvariants(tictactoe).messages).toEqual([]);
    expect(listBrokenInvariants(highcard).messages).toEqual([]);
  });
});

describe('the picture of every view draws', () => {
  const [request] = samplePictures(tictactoe, listSettings(tictactoe, createSeededChance(1)), 1, 1);

  test('a game without a scene is caught', async () => {
    await expect(expectDrawn(request!)).rejects.toThrow('tictactoe');
  });

  test('a picture that is no picture is caught', async () => {
    const empty = async () => ({ png: Buffer.from('nothing'), width: 10, height: 10 });
    await expect(expectDrawn(request!, empty)).rejects.toThrow('no PNG');
  });

  test('a picture that is too wide is caught', async () => {
    const wide = async () => ({ png: Buffer.from('\u0089PNG', 'latin1'), width: 1001, height: 10 });
    await expect(expectDrawn(request!, wide)).rejects.toThrow('1001 by 10');
  });

  test('a picture that cannot be read is caught', async () => {
    const torn = async () => ({ png: Buffer.from('\u0089PNG', 'latin1'), width: 10, height: 10 });
    await expect(expectDrawn(request!, torn)).rejects.toThrow();
  });
});
