import { describe, expect, test } from 'vitest';
import { type AbsentPlayer, getDueSeats } from '../../../src/app/core/table.ts';
import { getRepeatedCall, getTurnCall } from '../../../src/app/turns/calls.ts';
import { createSeededChance } from '../../../src/engine/chance.ts';
import { getDefaultOptions } from '../../../src/engine/options.ts';
import { runaround } from '../../../src/games/runaround/index.ts';
import type { MoveEntry } from '../../../src/store/log.ts';
import type { Post } from '../../../src/store/posts.ts';
import { createTable } from '../../support/panels.ts';

const TABLE = createTable(
  runaround,
  runaround.setup(2, getDefaultOptions(runaround.options), createSeededChance(1)),
  2,
);
const DUE = getDueSeats(TABLE)[0] ?? 0;
const OTHER = 1 - DUE;
const DUE_PERSON = `p${DUE}`;

interface CallRow {
  readonly why: string;
  readonly called: readonly string[];
  /** Players who have moved since, with `!` for forced moves. */
  readonly since: readonly string[];
  readonly here?: readonly string[];
  readonly calls: readonly string[];
  readonly away?: readonly string[];
  readonly waits?: true;
}

const due = String(DUE);
const other = String(OTHER);

describe('getTurnCall', () => {
  test.each<CallRow>([
    { why: 'the player who becomes due', called: [`p${OTHER}`], since: [other], calls: [DUE_PERSON] },
    {
      why: 'no player again who was mentioned and has not moved',
      called: [DUE_PERSON],
      since: [other],
      calls: [],
    },
    { why: 'no player in the middle of their own turn', called: [DUE_PERSON], since: [due], calls: [] },
    {
      why: 'no player for their own move',
      called: [DUE_PERSON],
      since: [due, `${other}!`],
      calls: [],
      waits: true,
    },
    {
      why: 'a player again who has moved and is due after another',
      called: [DUE_PERSON],
      since: [due, other],
      calls: [DUE_PERSON],
    },
    {
      why: 'a player whose only move was forced',
      called: [],
      since: [other, `${due}!`],
      calls: [DUE_PERSON],
    },
    {
      why: 'a player who is online later',
      called: [],
      since: [other],
      here: [DUE_PERSON],
      calls: [],
      waits: true,
    },
    { why: 'no player who is away', called: [], since: [other], away: [DUE_PERSON], calls: [], waits: true },
    {
      why: 'no player who is away, even when an alarm fired',
      called: [],
      since: [],
      away: [DUE_PERSON],
      calls: [],
      waits: true,
    },
    {
      why: 'a player later who was mentioned and is away now',
      called: [DUE_PERSON],
      since: [other],
      away: [DUE_PERSON],
      calls: [],
      waits: true,
    },
    {
      why: 'a player who is no longer online when an alarm fired',
      called: [],
      since: [],
      calls: [DUE_PERSON],
    },
    {
      why: 'no player who is still online when an alarm fired',
      called: [],
      since: [],
      here: [DUE_PERSON],
      calls: [],
      waits: true,
    },
  ])('getTurnCall: mentions $why', ({ called, since, here = [], away = [], calls, waits = false }) => {
    const absences = away.map(createAbsent);
    const hereUntil = (person: string) => (here.includes(person) ? 7 : null);
    const calling = getTurnCall(TABLE, createBoardPost(called), since.map(createEntry), hereUntil, absences);
    expect(calling.back).toBe(away.length > 0 ? 5 : null);
    expect(calling.calls).toEqual(calls);
    expect(calling.waits).toBe(waits);
    expect(calling.called).toEqual(waits ? [] : [DUE_PERSON]);
  });

  test('getTurnCall: mentions the player asked to consent to an undo at once, unless away', () => {
    const ask = { kind: 'ask', seat: OTHER, person: `p${OTHER}`, name: '', to: 1, told: [2] } as const;
    const since = [{ ...ask, number: 3, at: 0 }];
    expect(getTurnCall(TABLE, createBoardPost([DUE_PERSON]), since, () => 7).calls).toEqual([DUE_PERSON]);
    const away = [createAbsent(DUE_PERSON)];
    expect(getTurnCall(TABLE, createBoardPost([DUE_PERSON]), since, () => 7, away).calls).toEqual([]);
  });

  test('getTurnCall: mentions every due player on the first board', () => {
    const start = { kind: 'start', person: 'p0', name: 'Ann', luck: [], number: 1, at: 0 } as const;
    expect(getTurnCall(TABLE, undefined, [start], () => 7).calls).toEqual([DUE_PERSON]);
  });

  test('getRepeatedCall: mentions nobody, and treats absent players as not yet mentioned', () => {
    const waiting = { calls: [], consulted: [], called: [], waits: true, back: 5, hereUntil: null };
    expect(
      getRepeatedCall(TABLE, createBoardPost([DUE_PERSON]), [
        createAbsent(DUE_PERSON),
        createAbsent(`p${OTHER}`),
      ]),
    ).toEqual(waiting);
    const back = {
      calls: [],
      consulted: [],
      called: [DUE_PERSON],
      waits: false,
      back: null,
      hereUntil: null,
    };
    expect(getRepeatedCall(TABLE, createBoardPost([DUE_PERSON]), [])).toEqual(back);
    expect(getRepeatedCall(TABLE, createBoardPost([]), [])).toMatchObject({
      called: [],
      waits: true,
      back: null,
    });
  });
});

/** Creates a player who is away until 5. */
function createAbsent(person: string): AbsentPlayer {
  return { kind: 'person', seat: 0, person, name: '', away: { from: 1, until: 5 } };
}

function createEntry(who: string, at: number): MoveEntry {
  const seat = Number(who[0]);
  const move = { kind: 'move', seat, person: `p${seat}`, name: '', move: {}, luck: [], events: [] } as const;
  return { ...move, number: at + 2, at: 0, ...(who.endsWith('!') && { forced: true as const }) };
}

function createBoardPost(called: readonly string[]): Post {
  const span = { from: 0, to: 1, story: 0, phase: 'live', message: '1', claimedAt: 0, heard: null } as const;
  return { id: 1, tableId: 1, kind: 'board', revision: 0, called, person: null, channel: null, ...span };
}
