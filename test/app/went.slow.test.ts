import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { JudgeAsked } from '../../src/ai/players.ts';
import { canBeToldHow, howItWent, type Went } from '../../src/app/analysis/analysis.ts';
import { decisionsOf } from '../../src/app/analysis/decisions.ts';
import { dueAt, turnOf } from '../../src/app/core/table.ts';
import { type Course, courseOf } from '../../src/app/replay/replay.ts';
import { cancelTable, resign } from '../../src/app/seats/resign.ts';
import { askToTakeBack } from '../../src/app/undo/undo.ts';
import { refused } from '../../src/engine/refusal.ts';
import { openQuestion } from '../../src/engine/walk.ts';
import type { GoStopEvent, GoStopMove, GoStopView } from '../../src/games/gostop/types.ts';
import { begun } from '../support/bare-table.ts';
import { act, type BareHouse, closeHouse, openHouse } from '../support/house.ts';
import { hinting } from '../support/thinking.ts';
import { decide, due } from '../support/timed-match.ts';
import { tableOf } from '../support/verify.ts';

let house: BareHouse;
let asked: JudgeAsked[];
/** What was found best in each. */
let bests: unknown[];
beforeEach(async () => {
  asked = [];
  bests = [];
  const players = hinting(60);
  const judge = async (wanted: JudgeAsked) => {
    asked.push(wanted);
    const judgement = await players.judge(wanted);
    bests.push(judgement?.best.move);
    return judgement;
  };
  house = { ...(await openHouse()), players: { ...players, judge } };
});
afterEach(async () => await closeHouse(house));

/** A match that these people have played to its end. */
async function played(game: string, host: string, ...others: string[]): Promise<number> {
  const id = await begun(house, game, host, ...others);
  while (turnOf(await tableOf(house, id)).kind === 'act') await decide(house, id, await due(house, id));
  return id;
}

async function wentAt(id: number): Promise<Went> {
  const went = await howItWent(house, await tableOf(house, id));
  if (refused(went)) throw new Error('It cannot be told');
  return went;
}

test('the curve leads from equal chances to the real end, and the sums add up', async () => {
  const id = await played('runaround', 'ann', 'bob');
  const { curve, sums, gifts, judged, course } = await wentAt(id);
  const { record } = await tableOf(house, id);
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

test('what gave away most comes first, with the way to a move that was better', async () => {
  const id = await played('runaround', 'ann', 'bob');
  const { gifts, course } = await wentAt(id);
  const losses = gifts.map(({ best, made }) => best - made);
  expect(losses).toEqual(losses.toSorted((one, other) => other - one));
  expect(losses.every((loss) => loss >= 0.03)).toBe(true);
  for (const { entry, number, better, seat } of gifts) {
    expect(course.entries[number - 1]).toBe(entry);
    expect(entry.seat).toBe(seat);
    const ready = better && openQuestion(better);
    expect(ready).toMatchObject({ kind: 'ready' });
    expect(ready).not.toMatchObject({ move: entry.move });
  }
});

test('told twice it is the same, and each decision was judged by a luck of its own', async () => {
  const id = await played('runaround', 'ann', 'bob');
  const first = await wentAt(id);
  const seeds = asked.map(({ seed }) => seed);
  expect(new Set(seeds).size).toBe(seeds.length);
  expect(await wentAt(id)).toEqual(first);
  expect(asked.map(({ seed }) => seed)).toEqual([...seeds, ...seeds]);
});

test('rolls and other moves that nobody decided are not judged, nor what was taken back', async () => {
  const id = await begun(house, 'runaround', 'ann', 'bob');
  for (;;) {
    const table = await tableOf(house, id);
    const seat = dueAt(table)[0] ?? 0;
    const question = table.game.next(table.game.view(table.record.state, seat), seat, []);
    const person = await due(house, id);
    await decide(house, id, person);
    if (question.kind !== 'pick' || question.choices.length < 2) continue;
    const { version } = (await tableOf(house, id)).record;
    expect(await askToTakeBack(house, act(person), id, version)).toMatchObject({ taken: true });
    break;
  }
  while (turnOf(await tableOf(house, id)).kind === 'act') await decide(house, id, await due(house, id));
  const course = await courseOf(house, await tableOf(house, id));
  if (refused(course)) throw new Error('There is no course');
  const decisions = await decisionsOf(course);
  expect(decisions.map(({ entry }) => (entry.move as { kind: string }).kind)).not.toContain('roll');
  await wentAt(id);
  expect(asked.map(({ move }) => move)).toEqual(decisions.map(({ entry }) => entry.move));
  for (const { number, entry } of decisions) expect(course.entries[number - 1]).toBe(entry);
});

test('a match that was resigned is told up to there, and the resignation is nobody’s luck', async () => {
  const id = await begun(house, 'runaround', 'ann', 'bob');
  for (let moves = 0; moves < 20; moves++) await decide(house, id, await due(house, id));
  await resign(house, act('ann'), id, String);
  expect(canBeToldHow(await tableOf(house, id))).toBe(true);
  const { sums, curve } = await wentAt(id);
  const last = curve.at(-2)?.chances ?? [];
  expect(sums.map(({ early }) => early)).toEqual([0 - (last[0] ?? 0), 1 - (last[1] ?? 0)]);
  for (const { from, luck, own, others, early, to } of sums)
    expect(from + luck + own + others + early).toBeCloseTo(to);
});

test('there is nothing to tell of one that runs, was broken off, or has no mind', async () => {
  const running = await begun(house, 'runaround', 'ann', 'bob');
  expect(canBeToldHow(await tableOf(house, running))).toBe(false);
  await cancelTable(house, act('eve', { manages: true }), running, 'playing');
  expect(canBeToldHow(await tableOf(house, running))).toBe(false);
  const free = await begun(house, 'piecepack', 'ann');
  await resign(house, act('ann'), free, String);
  expect(canBeToldHow(await tableOf(house, free))).toBe(false);
});

describe('secrets', () => {
  test('a decision is judged by what its mover saw, and by nothing else', async () => {
    const id = await played('gostop', 'ann', 'bob');
    await wentAt(id);
    const course = await courseOf(house, await tableOf(house, id));
    if (refused(course)) throw new Error('There is no course');
    let hidden = 0;
    for (const [at, { entry, view, notes }] of (await decisionsOf(course)).entries()) {
      expect(asked[at]).toMatchObject({ seat: entry.seat, view, notes, move: entry.move });
      expect((view as GoStopView).viewer).toBe(entry.seat);
      hidden += (view as GoStopView).hands[1 - entry.seat]?.filter((card) => card === null).length ?? 0;
    }
    expect(hidden).toBeGreaterThan(20);
  });

  test('a card that would have been better is told where it was played later, and never where it stayed hidden', async () => {
    const seen = new Set<boolean>();
    for (let match = 0; match < 12 && seen.size < 2; match++) {
      bests = [];
      const { gifts, course } = await wentAt(await played('gostop', 'ann', 'bob'));
      const numbers = (await decisionsOf(course)).map(({ number }) => number);
      for (const { number, seat, better } of gifts) {
        const best = bests[numbers.indexOf(number)] as GoStopMove;
        if (best.kind !== 'play') continue;
        const isOut = playedLater(course, number, seat).includes(best.card);
        expect(better !== null, `move ${number}`).toBe(isOut);
        seen.add(isOut);
      }
    }
    expect([...seen].sort()).toEqual([false, true]);
  });

  test('where all is laid open at the end it is told', async () => {
    const id = await played('forage', 'ann', 'bob', 'cem');
    const { gifts } = await wentAt(id);
    expect(gifts.length).toBe(3);
    expect(gifts.every(({ better }) => better !== null)).toBe(true);
  });
});

/** The cards that a seat plays one by one after that entry, until cards are dealt again. */
function playedLater({ entries }: Course, number: number, seat: number): readonly string[] {
  const later = entries.slice(number).filter((entry) => entry.kind === 'move');
  const dealt = later.findIndex(({ events }) => (events as readonly GoStopEvent[]).some(isDealt));
  const inDeal = dealt < 0 ? later : later.slice(0, dealt + 1);
  const moves = inDeal.filter((entry) => entry.seat === seat).map(({ move }) => move as GoStopMove);
  return moves.flatMap((move) => (move.kind === 'play' ? [move.card] : []));
}

function isDealt({ kind }: GoStopEvent): boolean {
  return kind === 'dealt';
}
