import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { analyseMatch, type MatchAnalysis } from '../../src/app/analysis/analysis.ts';
import { getTableTurn } from '../../src/app/core/table.ts';
import { playAis } from '../../src/app/play/ai-turns.ts';
import { loadReplay } from '../../src/app/replay/replay.ts';
import { resign } from '../../src/app/seats/resign.ts';
import { formatAnalysisLines } from '../../src/discord/analysis/lines.ts';
import { createMoments, renderAnalysisPicture } from '../../src/discord/analysis/picture.ts';
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
let analysis: MatchAnalysis;
beforeEach(async () => {
  ctx = await openTestContext();
  const { id, mover } = await beginDuel(ctx);
  await makeDecision(ctx, id, mover);
  const replay = await loadReplay(ctx, await loadStoredTable(ctx, id));
  if (refused(replay)) throw new Error('There is no replay');
  const sum = { from: 0.5, to: 1, own: -4.35, others: 3.21, early: 0, luck: 1.64 };
  analysis = { course: replay, curve: [], sums: [sum, sum], gifts: [], best: null, judged: 9 };
});
afterEach(async () => await closeTestContext(ctx));

test('analysis lines: an uncertain chance is shown as neither 0 nor 100 %', () => {
  const entry = analysis.course.entries[0] as MoveEntry;
  const gift = { entry, number: 1, seat: 0, made: 0.004, best: 0.996, better: null };
  const lines = formatAnalysisLines({ ...analysis, gifts: [gift] });
  expect(lines.find((one) => one.startsWith('**1**'))).toContain('Move 1: dropped from 99% to 1%.');
});

test('analysis picture: has the public boards after its best move and mistakes, in the order of the match', async () => {
  const { id } = analysis.course.table.record;
  await makeDecision(ctx, id, await findDuePerson(ctx, id));
  const course = await loadReplay(ctx, await loadStoredTable(ctx, id));
  if (refused(course)) throw new Error('There is no replay');
  const entry = course.entries[0] as MoveEntry;
  const count = course.entries.length;
  const gift = { entry, number: count, seat: 0, made: 0.2, best: 0.4, better: null };
  const best = { entry, number: 1, seat: 0, before: 0.2, after: 0.4 };
  const moments = await createMoments({ ...analysis, course, gifts: [gift, gift, gift], best });
  expect(moments.map(({ mark }) => mark)).toEqual([null, 1, 2]);
  expect(moments[1]?.board).toEqual(course.table.game.view(course.table.record.state, null));
  expect(moments[0]?.board).not.toEqual(moments[1]?.board);
});

test('analysis lines: an AI move ends with the line of its purpose', () => {
  const { table } = analysis.course;
  const why = { ...text('bot:board.turnAi', { who: 'Ann' }), of: 'moved' };
  const events = [{ kind: 'placed' }, { kind: 'moved' }, { kind: 'took' }];
  const entry: MoveEntry = {
    ...(analysis.course.entries[0] as MoveEntry),
    ...{ person: null, events, thought: { strength: 'owl', seed: '', playouts: 0, why } },
  };
  const tell = (event: unknown) => text('bot:board.free', { status: (event as { kind: string }).kind });
  const game = { ...table.game, seen: (event: unknown) => event, text: { ...table.game.text, tell } };
  const replay = { ...analysis.course, table: { ...table, game }, entries: [entry] };
  const gift = { entry, number: 1, seat: 0, made: 0.2, best: 0.4, better: null };
  const line = formatAnalysisLines({ ...analysis, course: replay, gifts: [gift] }).find((one) =>
    one.startsWith('**1**'),
  );
  expect(line).toMatch(/placed.+moved.* \(.*thinking/);
  expect(line).not.toContain('took');
});

test('analysis lines: the move of a person is shown in full', () => {
  const { table } = analysis.course;
  const events = [{ kind: 'placed' }, { kind: 'moved' }, { kind: 'took' }];
  const entry: MoveEntry = { ...(analysis.course.entries[0] as MoveEntry), events };
  const tell = (event: unknown) => text('bot:board.free', { status: (event as { kind: string }).kind });
  const game = { ...table.game, seen: (event: unknown) => event, text: { ...table.game.text, tell } };
  const replay = { ...analysis.course, table: { ...table, game }, entries: [entry] };
  const gift = { entry, number: 1, seat: 0, made: 0.2, best: 0.4, better: null };
  const line = formatAnalysisLines({ ...analysis, course: replay, gifts: [gift] }).find((one) =>
    one.startsWith('**1**'),
  );
  expect(line).toMatch(/placed.+moved.+took/);
});

test.each([
  ['en', 'add up over the game, so they can exceed 100.'],
  ['ko', '게임 전체를 더한 값이라 100을 넘을 수 있습니다.'],
] as const)('analysis lines: sums above 100 are explained (%s)', (language, why) => {
  const { table } = analysis.course;
  const replay = { ...analysis.course, table: { ...table, record: { ...table.record, language } } };
  const lines = formatAnalysisLines({ ...analysis, course: replay });
  expect(lines[1]).toContain('−435');
  expect(lines.at(-1)).toContain(why);
});

describe('a seat that changed hands', () => {
  test('analysis lines: a seat that changed hands lists all occupants and shares its mistakes', async () => {
    await closeTestContext(ctx);
    ctx = await openTestContext();
    const id = await beginMatch(ctx, 'forage', 'ann', 'bob', 'cem');
    while ((await findDuePerson(ctx, id)) !== 'ann')
      await makeDecision(ctx, id, await findDuePerson(ctx, id));
    await makeDecision(ctx, id, 'ann');
    await resign(ctx, createActor('ann'), id, (name) => `AI (${name})`);
    await playToEnd(id);
    const result = await analyseMatch({ ...ctx, ai: createHintPlayers(20) }, await loadStoredTable(ctx, id));
    if (refused(result)) throw new Error('The match cannot be analysed');
    const [title, ann, bob, cem] = formatAnalysisLines(result);
    expect(title).toMatch(/, ann, then AI \(ann\),? /);
    const alt = (
      await renderAnalysisPicture(
        { renderPool: blankRenderPool, log: { warn: () => undefined } } as never,
        result,
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

  test('analysis lines: a turn played by an AI for a late player is mentioned and is no change of hands', () => {
    const time = { number: 3, at: 0, kind: 'time', seat: 0, person: null, name: 'ann' } as const;
    const replay = { ...analysis.course, entries: [...analysis.course.entries, time] };
    const [, ann, bob] = formatAnalysisLines({ ...analysis, course: replay });
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
