import { describe, expect, test } from 'vitest';
import type { Game, Kinds, Seat } from '../../src/engine/game.ts';
import { EMPTY_PLAN, followPlan, listSituations, type Plan, planAnswer } from '../../src/engine/plan.ts';
import { refused } from '../../src/engine/refusal.ts';
import { forage } from '../../src/games/forage/index.ts';
import { gostop } from '../../src/games/gostop/index.ts';
import { moneyrun } from '../../src/games/moneyrun/index.ts';
import { motox } from '../../src/games/motox/index.ts';
import { runaround } from '../../src/games/runaround/index.ts';
import { parseState } from '../support/game/positions.ts';
import { LINE, printRace } from './motox/position-text.ts';

/** A plan made at a position, and what it does at a later one. */
interface PlanRow {
  readonly title: string;
  readonly at: string;
  readonly seat: Seat;
  /** Answers by situation, such as `{ 4: 'p0' }`; a path is joined by spaces. */
  readonly plan: Readonly<Record<string, string>>;
  readonly always?: boolean;
  readonly later: string;
  /** The printed move, or the kind or reason of the step. */
  readonly does: string;
}

/** Checks rows of one game. */
function testRows<K extends Kinds>(game: Game<K>, rows: readonly PlanRow[]): void {
  describe(game.id, () => {
    test.each(rows.map((row) => [row.title, row] as const))('plans: %s', (_title, row) => {
      const plan = makePlan(game, row);
      const view = game.view(parseState(game, row.later), row.seat);
      const step = followPlan(game, view, row.seat, plan);
      expect(
        step.kind === 'play'
          ? game.notation.printMove(step.move)
          : step.kind === 'lapse'
            ? step.why
            : step.kind,
      ).toBe(row.does);
    });
  });
}

function makePlan<K extends Kinds>(
  game: Game<K>,
  { at, seat, plan, always = false }: PlanRow,
): Plan<K['move']> {
  const view = game.view(parseState(game, at), seat);
  return Object.entries(plan).reduce<Plan<K['move']>>(
    (made, [id, path]) => {
      const next = planAnswer(game, view, seat, made, id, path.split(' '));
      if (refused(next)) throw new Error(`${id}: ${path} is not offered`);
      return next;
    },
    { ...EMPTY_PLAN, always },
  );
}

function listIds<K extends Kinds>(game: Game<K>, at: string, seat: Seat): readonly string[] {
  return listSituations(game, game.view(parseState(game, at), seat), seat).map(({ id }) => id);
}

const DUEL = '24/5 Y 3.6 h2 r0 B 12.15 h2 r0';
testRows(runaround, [
  {
    title: 'the pawn for the number rolled moves',
    at: `${DUEL} B 4`,
    seat: 0,
    plan: { 4: 'p3' },
    later: `${DUEL} Y 4`,
    does: '3',
  },
  {
    title: 'a plan for a roll makes the roll',
    at: `${DUEL} B 4`,
    seat: 0,
    plan: { 4: 'p3' },
    later: `${DUEL} Y roll`,
    does: 'roll',
  },
  {
    title: 'another number is asked',
    at: `${DUEL} B 4`,
    seat: 0,
    plan: { 4: 'p3' },
    later: `${DUEL} Y 5`,
    does: 'ask',
  },
  {
    title: 'a pawn that was bumped cannot move',
    at: `${DUEL} B 4`,
    seat: 0,
    plan: { 4: 'p3' },
    later: '24/5 Y 6.21 h2 r0 B 3.12 h2 r0 Y 4',
    does: 'gone',
  },
  {
    title: 'a run that would bump now lapses',
    at: `${DUEL} B 4`,
    seat: 0,
    plan: { 5: 'p3' },
    later: '24/5 Y 3.6 h2 r0 B 8.15 h2 r0 Y 5',
    does: 'changed',
  },
  {
    title: 'a run that would bump now is made always',
    at: `${DUEL} B 4`,
    seat: 0,
    plan: { 5: 'p3' },
    always: true,
    later: '24/5 Y 3.6 h2 r0 B 8.15 h2 r0 Y 5',
    does: '3',
  },
  {
    title: 'an extra turn is no situation of the plan',
    at: `${DUEL} B 4`,
    seat: 0,
    plan: { 4: 'p3' },
    later: '24/5 Y 6.6 h2 r0 B 12.15 h2 r0 Y again 6 roll',
    does: 'elsewhere',
  },
]);

test('plans of Runaround: foresee rolls that leave a choice, with the pawn that comes out', () => {
  expect(listIds(runaround, `${DUEL} B 4`, 0)).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(listIds(runaround, '24/5 Y 3 h3 r0 B 12.15 h2 r0 B 4', 0)).toEqual(['1', '2', '3']);
  expect(listIds(runaround, `${DUEL} Y 4`, 0)).toEqual([]);
});

const RACE = printRace(LINE, '2FL 0RL 0RR', 'to move M');
testRows(motox, [
  {
    title: 'a plan rolls without coins',
    at: RACE,
    seat: 0,
    plan: { 2: 'safe-3FL' },
    later: printRace(LINE, '2FL 0RL 0RR', 'to move S'),
    does: 'roll',
  },
  {
    title: 'the ride for the highest die is made',
    at: RACE,
    seat: 0,
    plan: { 2: 'safe-3FL' },
    later: printRace(LINE, '2FL 0RL 0RR', 'to move S dice 2'),
    does: 'ride 2 3FL',
  },
  {
    title: 'a lower die does not count',
    at: RACE,
    seat: 0,
    plan: { 2: 'safe-3FL' },
    later: printRace(LINE, '2FL 0RL 0RR', 'to move S dice 24'),
    does: 'ask',
  },
  {
    title: 'a bike on the space takes the ride away',
    at: RACE,
    seat: 0,
    plan: { 2: 'safe-3FL' },
    later: printRace(LINE, '2FL 3FL 0RR', 'to move S dice 2n'),
    does: 'gone',
  },
  {
    title: 'a bike that was knocked down decides anew',
    at: RACE,
    seat: 0,
    plan: { 2: 'safe-3FL' },
    later: printRace(LINE, '2FL* 0RL 0RR', 'to move S'),
    does: 'elsewhere',
  },
]);

test('plans of MotoX: there are none for a bike that is down', () => {
  expect(listIds(motox, RACE, 0)).toEqual(['1', '2', '3', '4', '5']);
  expect(listIds(motox, printRace(LINE, '2FL* 0RL 0RR', 'to move M'), 0)).toEqual([]);
});

const GATHER = 'torus 2 | pawns a1 h4 c8 | coins d1:M1 b5:M2 e7:C1 f7:C2 g7:S4 | stash S:M3 M:- C:-';
const HIDDEN = 'torus 2 | pawns a1 h4 c8 | coins d1:M5 b5:M2 e7:C4 f7:C2 g7:S4 | stash S:M3 M:- C:-';
const TAKEN = 'torus 2 | pawns a1 d1 c8 | coins b5:M2 e7:C1 f7:C2 g7:S4 | stash S:M3 M:- C:-';
const SWAPPED = 'torus 2 | pawns a1 h4 c8 | coins d1:C3 b5:M2 e7:C1 f7:C2 g7:S4 | stash S:M3 M:- C:-';
const WAIT = 'round 5 first S to move C';
const TURN = 'round 6 first S to move S';
testRows(forage, [
  {
    title: 'a plan for a number rolls the die',
    at: `${GATHER} | ${WAIT}`,
    seat: 0,
    plan: { r3: 'e' },
    later: `${GATHER} | ${TURN}`,
    does: 'roll',
  },
  {
    title: 'the direction for the number is taken',
    at: `${GATHER} | ${WAIT}`,
    seat: 0,
    plan: { r3: 'e' },
    later: `${GATHER} | ${TURN} rolled 3`,
    does: 'e 3',
  },
  {
    title: 'a coin of another value, which looks the same, changes nothing',
    at: `${GATHER} | ${WAIT}`,
    seat: 0,
    plan: { r3: 'e' },
    later: `${HIDDEN} | ${TURN} rolled 3`,
    does: 'e 3',
  },
  {
    title: 'a pawn in the way takes the direction away',
    at: `${GATHER} | ${WAIT}`,
    seat: 0,
    plan: { r3: 'e' },
    later: `${TAKEN} | ${TURN} rolled 3`,
    does: 'gone',
  },
  {
    title: 'a coin of another suit lapses',
    at: `${GATHER} | ${WAIT}`,
    seat: 0,
    plan: { r3: 'e' },
    later: `${SWAPPED} | ${TURN} rolled 3`,
    does: 'changed',
  },
  {
    title: 'a blank goes as far as planned',
    at: `${GATHER} | ${WAIT}`,
    seat: 0,
    plan: { r0: 'e 3' },
    later: `${GATHER} | ${TURN} rolled n`,
    does: 'e 3',
  },
  {
    title: 'a coin is placed as planned',
    at: 'torus 1 | pawns a1 h1 h8 | coins - | stash S:Sn12345 M:Mn12345 C:Cn12345 | round 1 first M to move M',
    seat: 0,
    plan: { lay: 'S3 n' },
    later:
      'torus 1 | pawns a1 g1 h8 | coins h1:M1 | stash S:Sn12345 M:Mn2345 C:Cn12345 | round 1 first M to move S',
    does: 'S3 n',
  },
]);

const HANDS = 'P1 hand 3C+ 9B took - | P2 hand 2B+ 10B took -';
const deal = (mover: number, row: string, hands = HANDS) =>
  `play deal 1 dealer 1 mover ${mover} | row ${row} | deck 1D1 2D1 4D1 6D1 | ${hands}`;
testRows(gostop, [
  {
    title: 'a card is played while its match lies in the row',
    at: deal(2, '3A 5B'),
    seat: 0,
    plan: { 'd1-0': '3Cp' },
    later: deal(1, '3A 8D1'),
    does: '3C+',
  },
  {
    title: 'a card without its match lapses',
    at: deal(2, '3A 5B'),
    seat: 0,
    plan: { 'd1-0': '3Cp' },
    later: deal(1, '5B 8D1'),
    does: 'changed',
  },
  {
    title: 'a card without its match is played always',
    at: deal(2, '3A 5B'),
    seat: 0,
    plan: { 'd1-0': '3Cp' },
    always: true,
    later: deal(1, '5B 8D1'),
    does: '3C+',
  },
  {
    title: 'the turn of another player leaves the plan alone',
    at: deal(2, '3A 5B'),
    seat: 0,
    plan: { 'd1-0': '3Cp' },
    later: deal(2, '3A 8D1'),
    does: 'wait',
  },
]);

const ROUND = 'round 3 first 1';
const BANK = `table LMSPP | bag 3 9 11 13 | ${ROUND}`;
const PAWNS = '9 | pawns s:e1 n:e9 | stacks';
testRows(moneyrun, [
  {
    title: 'the first action is played',
    at: `${PAWNS} d3:L | ${BANK} to move 2 actions 1`,
    seat: 0,
    plan: { 1: 'L e2', 2: 'e2' },
    later: `${PAWNS} d3:L | ${BANK} to move 1 actions 2`,
    does: 'L e2',
  },
  {
    title: 'the second action follows',
    at: `${PAWNS} d3:L | ${BANK} to move 2 actions 1`,
    seat: 0,
    plan: { 1: 'L e2', 2: 'e2' },
    later: `${PAWNS} e2:L d3:L | table MMSPP | bag 3 8 11 13 | ${ROUND} to move 1 actions 1`,
    does: 'e2',
  },
  {
    title: 'a coin on the square lapses',
    at: `${PAWNS} d3:L | ${BANK} to move 2 actions 1`,
    seat: 0,
    plan: { 1: 'S e2' },
    later: `${PAWNS} e2:L d3:L | table LMSPP | bag 2 9 11 13 | ${ROUND} to move 1 actions 2`,
    does: 'changed',
  },
  {
    title: 'a coin that is no longer on the table lapses',
    at: `${PAWNS} d3:L | ${BANK} to move 2 actions 1`,
    seat: 0,
    plan: { 1: 'L e2' },
    later: `${PAWNS} d3:L a9:L | table MSPPP | bag 3 9 11 12 | ${ROUND} to move 1 actions 2`,
    does: 'gone',
  },
]);

test('plans of Money Run: a new first action drops the second that it makes impossible', () => {
  const view = moneyrun.view(parseState(moneyrun, `${PAWNS} d3:L | ${BANK} to move 2 actions 1`), 0);
  const both = makePlan(moneyrun, {
    title: '',
    does: '',
    later: '',
    at: `${PAWNS} d3:L | ${BANK} to move 2 actions 1`,
    seat: 0,
    plan: { 1: 'L e2', 2: 'e2' },
  });
  const changed = planAnswer(moneyrun, view, 0, both, '1', ['end']);
  expect(refused(changed) ? null : Object.keys(changed.answers)).toEqual(['1']);
});
