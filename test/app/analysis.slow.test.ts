import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { JudgeRequest } from '../../src/ai/ai-players.ts';
import { analyseMatch, canAnalyseMatch, type MatchAnalysis } from '../../src/app/analysis/analysis.ts';
import { listDecisions } from '../../src/app/analysis/decisions.ts';
import { getDueSeats, getTableTurn } from '../../src/app/core/table.ts';
import { loadReplay, type Replay } from '../../src/app/replay/replay.ts';
import { cancelTable, resign } from '../../src/app/seats/resign.ts';
import { proposeUndo } from '../../src/app/undo/undo.ts';
import { refused } from '../../src/engine/refusal.ts';
import { getOpenQuestion } from '../../src/engine/walk.ts';
import type { GoStopEvent, GoStopMove, GoStopView } from '../../src/games/gostop/types.ts';
import { createHintPlayers } from '../support/ai-players.ts';
import { beginMatch } from '../support/app-table.ts';
import { closeTestContext, createActor, openTestContext, type TestContext } from '../support/test-context.ts';
import { findDuePerson, makeDecision } from '../support/timed-match.ts';
import { loadStoredTable } from '../support/verify.ts';

let ctx: TestContext;
let asked: JudgeRequest[];
/** Best move found in each judged position. */
let bests: unknown[];
beforeEach(async () => {
  asked = [];
  bests = [];
  const players = createHintPlayers(60);
  const judge = async (wanted: JudgeRequest) => {
    asked.push(wanted);
    const judgement = await players.judge(wanted);
    bests.push(judgement?.best.move);
    return judgement;
  };
  ctx = { ...(await openTestContext()), ai: { ...players, judge } };
});
afterEach(async () => await closeTestContext(ctx));

/** Plays a match of these people to its end. */
async function playMatch(game: string, host: string, ...others: string[]): Promise<number> {
  const id = await beginMatch(ctx, game, host, ...others);
  while (getTableTurn(await loadStoredTable(ctx, id)).kind === 'act')
    await makeDecision(ctx, id, await findDuePerson(ctx, id));
  return id;
}

async function loadAnalysis(id: number): Promise<MatchAnalysis> {
  const analysis = await analyseMatch(ctx, await loadStoredTable(ctx, id));
  if (refused(analysis)) throw new Error('The match cannot be analysed');
  return analysis;
}

test('analysis: the curve runs from equal chances to the real result, and the sums add up', async () => {
  const id = await playMatch('runaround', 'ann', 'bob');
  const { curve, sums, gifts, judged, course } = await loadAnalysis(id);
  const { record } = await loadStoredTable(ctx, id);
  const end = [0, 1].map((seat) => (record.standings?.find((one) => one.seat === seat)?.place === 1 ? 1 : 0));
  expect(curve[0]).toEqual({ number: 0, chances: [0.5, 0.5] });
  expect(curve.at(-1)).toEqual({ number: course.entries.length, chances: end });
  expect(judged).toBeGreaterThan(10);
  expect([curve.length, curve.length + 1]).toContain(judged + 2);
  for (const { from, luck, own, others, early, to } of sums) {
    expect(from + luck + own + others).toBeCloseTo(to);
    expect([own <= 0, early]).toEqual([true, 0]);
  }
  expect(gifts.length).toBe(3);
});

test('analysis: lists the worst moves first, each with a legal better move', async () => {
  const id = await playMatch('runaround', 'ann', 'bob');
  const { gifts, course } = await loadAnalysis(id);
  const losses = gifts.map(({ best, made }) => best - made);
  expect(losses).toEqual(losses.toSorted((one, other) => other - one));
  expect(losses.every((loss) => loss >= 0.03)).toBe(true);
  for (const { entry, number, better, seat } of gifts) {
    expect(course.entries[number - 1]).toBe(entry);
    expect(entry.seat).toBe(seat);
    const ready = better && getOpenQuestion(better);
    expect(ready).toMatchObject({ kind: 'ready' });
    expect(ready).not.toMatchObject({ move: entry.move });
  }
});

test('analysis: is reproducible and judges each decision with a seed of its own', async () => {
  const id = await playMatch('runaround', 'ann', 'bob');
  const first = await loadAnalysis(id);
  const seeds = asked.map(({ seed }) => seed);
  expect(new Set(seeds).size).toBe(seeds.length);
  expect(await loadAnalysis(id)).toEqual(first);
  expect(asked.map(({ seed }) => seed)).toEqual([...seeds, ...seeds]);
});

test('analysis: judges neither rolls, forced moves nor undone moves', async () => {
  const id = await beginMatch(ctx, 'runaround', 'ann', 'bob');
  for (;;) {
    const table = await loadStoredTable(ctx, id);
    const seat = getDueSeats(table)[0] ?? 0;
    const question = table.game.next(table.game.view(table.record.state, seat), seat, []);
    const person = await findDuePerson(ctx, id);
    await makeDecision(ctx, id, person);
    if (question.kind !== 'pick' || question.choices.length < 2) continue;
    const { version } = (await loadStoredTable(ctx, id)).record;
    expect(await proposeUndo(ctx, createActor(person), id, version)).toMatchObject({ taken: true });
    break;
  }
  while (getTableTurn(await loadStoredTable(ctx, id)).kind === 'act')
    await makeDecision(ctx, id, await findDuePerson(ctx, id));
  const course = await loadReplay(ctx, await loadStoredTable(ctx, id));
  if (refused(course)) throw new Error('There is no course');
  const decisions = await listDecisions(course);
  expect(decisions.map(({ entry }) => (entry.move as { kind: string }).kind)).not.toContain('roll');
  await loadAnalysis(id);
  expect(asked.map(({ move }) => move)).toEqual(decisions.map(({ entry }) => entry.move));
  for (const { number, entry } of decisions) expect(course.entries[number - 1]).toBe(entry);
});

test('analysis: covers a resigned match up to the resignation, which does not count as luck', async () => {
  const id = await beginMatch(ctx, 'runaround', 'ann', 'bob');
  for (let moves = 0; moves < 20; moves++) await makeDecision(ctx, id, await findDuePerson(ctx, id));
  await resign(ctx, createActor('ann'), id, String);
  expect(canAnalyseMatch(await loadStoredTable(ctx, id))).toBe(true);
  const { sums, curve } = await loadAnalysis(id);
  const last = curve.at(-2)?.chances ?? [];
  expect(sums.map(({ early }) => early)).toEqual([0 - (last[0] ?? 0), 1 - (last[1] ?? 0)]);
  for (const { from, luck, own, others, early, to } of sums)
    expect(from + luck + own + others + early).toBeCloseTo(to);
});

test('analysis: is unavailable for a running match, a cancelled match and a game without an AI', async () => {
  const running = await beginMatch(ctx, 'runaround', 'ann', 'bob');
  expect(canAnalyseMatch(await loadStoredTable(ctx, running))).toBe(false);
  await cancelTable(ctx, createActor('eve', { manages: true }), running, 'playing');
  expect(canAnalyseMatch(await loadStoredTable(ctx, running))).toBe(false);
  const free = await beginMatch(ctx, 'piecepack', 'ann');
  await resign(ctx, createActor('ann'), free, String);
  expect(canAnalyseMatch(await loadStoredTable(ctx, free))).toBe(false);
});

describe('analysis and hidden cards', () => {
  test('analysis: judges a decision only by what its player could see', async () => {
    const id = await playMatch('gostop', 'ann', 'bob');
    await loadAnalysis(id);
    const course = await loadReplay(ctx, await loadStoredTable(ctx, id));
    if (refused(course)) throw new Error('There is no course');
    let hidden = 0;
    for (const [at, { entry, view, notes }] of (await listDecisions(course)).entries()) {
      expect(asked[at]).toMatchObject({ seat: entry.seat, view, notes, move: entry.move });
      expect((view as GoStopView).viewer).toBe(entry.seat);
      hidden += (view as GoStopView).hands[1 - entry.seat]?.filter((card) => card === null).length ?? 0;
    }
    expect(hidden).toBeGreaterThan(20);
  });

  test('analysis: shows a better card only if it was played later, never if it stayed hidden', async () => {
    const seen = new Set<boolean>();
    for (let match = 0; match < 12 && seen.size < 2; match++) {
      bests = [];
      const { gifts, course } = await loadAnalysis(await playMatch('gostop', 'ann', 'bob'));
      const numbers = (await listDecisions(course)).map(({ number }) => number);
      for (const { number, seat, better } of gifts) {
        const best = bests[numbers.indexOf(number)] as GoStopMove;
        if (best.kind !== 'play') continue;
        const isOut = listLaterCards(course, number, seat).includes(best.card);
        expect(better !== null, `move ${number}`).toBe(isOut);
        seen.add(isOut);
      }
    }
    expect([...seen].sort()).toEqual([false, true]);
  });

  test('analysis: shows every better move of a game that reveals everything at the end', async () => {
    const id = await playMatch('forage', 'ann', 'bob', 'cem');
    const { gifts } = await loadAnalysis(id);
    expect(gifts.length).toBe(3);
    expect(gifts.every(({ better }) => better !== null)).toBe(true);
  });
});

/** Lists the cards that a seat plays after this entry, until cards are dealt again. */
function listLaterCards({ entries }: Replay, number: number, seat: number): readonly string[] {
  const later = entries.slice(number).filter((entry) => entry.kind === 'move');
  const dealt = later.findIndex(({ events }) => (events as readonly GoStopEvent[]).some(isDealt));
  const inDeal = dealt < 0 ? later : later.slice(0, dealt + 1);
  const moves = inDeal.filter((entry) => entry.seat === seat).map(({ move }) => move as GoStopMove);
  return moves.flatMap((move) => (move.kind === 'play' ? [move.card] : []));
}

function isDealt({ kind }: GoStopEvent): boolean {
  return kind === 'dealt';
}
