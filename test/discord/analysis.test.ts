import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { analyseMatch, type MatchAnalysis } from '../../src/app/analysis/analysis.ts';
import { getTableTurn } from '../../src/app/core/table.ts';
import { playAis } from '../../src/app/play/ai-turns.ts';
import { loadReplay } from '../../src/app/replay/replay.ts';
import { resign } from '../../src/app/seats/resign.ts';
import { formatAnalysisLines } from '../../src/discord/analysis/lines.ts';
import { renderAnalysisPicture } from '../../src/discord/analysis/picture.ts';
import { refused } from '../../src/engine/refusal.ts';
import { text } from '../../src/engine/text.ts';
import type { MoveEntry } from '../../src/store/log.ts';
import { createHintPlayers } from '../support/ai-players.ts';
import { beginDuel, beginMatch } from '../support/app-table.ts';
import { blankRenderPool } from '../support/test-bot.ts';
import { closeTestContext, createActor, openTestContext, type TestContext } from '../support/test-context.ts';
import { findDuePerson, makeDecision } from '../support/timed-match.ts';
import { loadStoredTable } from '../support/verify.ts';

let ctx: TestContext;
let went: MatchAnalysis;
beforeEach(async () => {
  ctx = await openTestContext();
  const { id, mover } = await beginDuel(ctx);
  await makeDecision(ctx, id, mover);
  const course = await loadReplay(ctx, await loadStoredTable(ctx, id));
  if (refused(course)) throw new Error('There is no course');
  const sum = { from: 0.5, to: 1, own: -4.35, others: 3.21, early: 0, luck: 1.64 };
  went = { course, curve: [], sums: [sum, sum], gifts: [], judged: 9 };
});
afterEach(async () => await closeTestContext(ctx));

test('a chance that is not certain is told as neither 0 nor 100', () => {
  const entry = went.course.entries[0] as MoveEntry;
  const gift = { entry, number: 1, seat: 0, made: 0.004, best: 0.996, better: null };
  const lines = formatAnalysisLines({ ...went, gifts: [gift] });
  expect(lines.find((line) => line.startsWith('**1**'))).toContain('Move 1: dropped from 99% to 1%.');
});

test('what an AI did is told up to the line with what it was for', () => {
  const { table } = went.course;
  const why = { ...text('bot:board.turnAi', { who: 'Ann' }), of: 'moved' };
  const events = [{ kind: 'placed' }, { kind: 'moved' }, { kind: 'took' }];
  const entry: MoveEntry = {
    ...(went.course.entries[0] as MoveEntry),
    ...{ person: null, events, thought: { strength: 'owl', seed: '', playouts: 0, why } },
  };
  const tell = (event: unknown) => text('bot:board.free', { status: (event as { kind: string }).kind });
  const game = { ...table.game, seen: (event: unknown) => event, words: { ...table.game.words, tell } };
  const course = { ...went.course, table: { ...table, game }, entries: [entry] };
  const gift = { entry, number: 1, seat: 0, made: 0.2, best: 0.4, better: null };
  const told = formatAnalysisLines({ ...went, course, gifts: [gift] }).find((line) =>
    line.startsWith('**1**'),
  );
  expect(told).toMatch(/placed.+moved.* \(.*thinking/);
  expect(told).not.toContain('took');
});

test('what a person did is told wholly, over several lines', () => {
  const { table } = went.course;
  const events = [{ kind: 'placed' }, { kind: 'moved' }, { kind: 'took' }];
  const entry: MoveEntry = { ...(went.course.entries[0] as MoveEntry), events };
  const tell = (event: unknown) => text('bot:board.free', { status: (event as { kind: string }).kind });
  const game = { ...table.game, seen: (event: unknown) => event, words: { ...table.game.words, tell } };
  const course = { ...went.course, table: { ...table, game }, entries: [entry] };
  const gift = { entry, number: 1, seat: 0, made: 0.2, best: 0.4, better: null };
  const told = formatAnalysisLines({ ...went, course, gifts: [gift] }).find((line) =>
    line.startsWith('**1**'),
  );
  expect(told).toMatch(/placed.+moved.+took/);
});

test.each([
  ['en', 'add up over the game, so they can exceed 100.'],
  ['ko', '그 모두를 더한 값이라 100을 넘을 수 있습니다.'],
] as const)('below sums that are larger than any chance it is said why (%s)', (language, why) => {
  const { table } = went.course;
  const course = { ...went.course, table: { ...table, record: { ...table.record, language } } };
  const lines = formatAnalysisLines({ ...went, course });
  expect(lines[1]).toContain('−435');
  expect(lines.at(-1)).toContain(why);
});

describe('a seat that changed hands', () => {
  test('is named by all who held it, and its mistakes are nobody’s own', async () => {
    await closeTestContext(ctx);
    ctx = await openTestContext();
    const id = await beginMatch(ctx, 'forage', 'ann', 'bob', 'cem');
    while ((await findDuePerson(ctx, id)) !== 'ann')
      await makeDecision(ctx, id, await findDuePerson(ctx, id));
    await makeDecision(ctx, id, 'ann');
    await resign(ctx, createActor('ann'), id, (name) => `AI (${name})`);
    await playToEnd(id);
    const told = await analyseMatch({ ...ctx, ai: createHintPlayers(20) }, await loadStoredTable(ctx, id));
    if (refused(told)) throw new Error('It cannot be told');
    const [title, ann, bob, cem] = formatAnalysisLines(told);
    expect(title).toMatch(/, ann, then AI \(ann\),? /);
    const alt = (
      await renderAnalysisPicture(
        { renderPool: blankRenderPool, log: { warn: () => undefined } } as never,
        told,
      )
    )?.alt;
    expect(alt).toContain('ann, then AI (ann)');
    expect(ann).toMatch(
      /^\*\*ann, then AI \(ann\)\*\* 33% → \d+%: .+ · this seat’s mistakes \S+ · opponents’ mistakes \S+$/,
    );
    expect([bob, cem]).toEqual([
      expect.stringMatching(/^\*\*bob\*\* 33% → .+ · own mistakes /),
      expect.stringMatching(/^\*\*cem\*\* 33% → .+ · own mistakes /),
    ]);
  });

  test('is not one where an AI played for somebody who was late, and that is said', () => {
    const time = { number: 3, at: 0, kind: 'time', seat: 0, person: null, name: 'ann' } as const;
    const course = { ...went.course, entries: [...went.course.entries, time] };
    const [, ann, bob] = formatAnalysisLines({ ...went, course });
    expect(ann).toMatch(/^\*\*ann\*\* .+ · own mistakes .+ · an AI played 1 turn after time ran out$/);
    expect(bob).not.toContain('time ran out');
  });
});

async function playToEnd(id: number): Promise<void> {
  await playAis(ctx, id);
  while (getTableTurn(await loadStoredTable(ctx, id)).kind === 'act') {
    await makeDecision(ctx, id, await findDuePerson(ctx, id));
    await playAis(ctx, id);
  }
}
