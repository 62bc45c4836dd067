import { describe, expect, test } from 'vitest';
import { pickRandomPath } from '../../src/ai/random-path.ts';
import type { Game, Seat } from '../../src/engine/game.ts';
import { advance, type Match, start } from '../../src/engine/kernel.ts';
import { computeCommitment, SecretLuck } from '../../src/engine/luck.ts';
import { getDefaultOptions } from '../../src/engine/options.ts';
import {
  computeRecordDigest,
  formatCanonicalJson,
  type MatchRecord,
  type RecordedMove,
} from '../../src/engine/record.ts';
import { type Refusal, refused } from '../../src/engine/refusal.ts';
import { VerificationError, verifyMatchRecord } from '../../src/engine/verify-match-record.ts';
import { highcard } from '../conformance/highcard/index.ts';

const GAME: Game = highcard;
const SECRET = Buffer.alloc(32, 7);
const OPTIONS = getDefaultOptions(GAME.options);
const AT = '2026-01-01T00:00:00.000Z';

function granted<T>(outcome: T | Refusal): T {
  if (refused(outcome)) throw new Error(outcome.reason.key);
  return outcome;
}

/** Returns the record of a two-player match that ends by the rules or after `most` moves. */
function recordOf(most = Number.POSITIVE_INFINITY): MatchRecord {
  const luck = new SecretLuck(SECRET, 't7');
  const { match: first, luck: opening } = granted(start(GAME, 2, OPTIONS, luck));
  const { match, moves } = playedOn(first, luck, most);
  const turn = GAME.turn(match.state);
  const over = turn.kind === 'over';
  return sealed({
    piecemeal: 1,
    game: GAME.id,
    rules: GAME.rules,
    options: OPTIONS,
    players: [
      { name: 'Ann', ai: false },
      { name: 'Bo', ai: true },
    ],
    left: [],
    match: 't7',
    commitment: computeCommitment(SECRET),
    secret: SECRET.toString('hex'),
    started: AT,
    ended: AT,
    opening,
    moves,
    ending: over ? { kind: 'over' } : { kind: 'cancelled' },
    standings: over ? turn.standings : [],
    position: GAME.notation.print(match.state),
    digest: '',
  });
}

function playedOn(first: Match, luck: SecretLuck, most: number) {
  const moves: RecordedMove[] = [];
  let match = first;
  for (
    let turn = GAME.turn(match.state);
    turn.kind === 'act' && moves.length < most;
    turn = GAME.turn(match.state)
  ) {
    const seat = turn.seats[0] as Seat;
    const { move } = pickRandomPath(
      GAME,
      GAME.view(match.state, seat),
      seat,
      new SecretLuck(SECRET, `ai${moves.length}`),
    );
    const played = granted(advance(match, seat, move, luck));
    moves.push({ seat, move, text: GAME.notation.printMove(move), luck: played.entry.luck, at: AT });
    match = played.match;
  }
  return { match, moves };
}

/** Returns the record with a correct digest. */
function sealed(record: MatchRecord): MatchRecord {
  return { ...record, digest: computeRecordDigest(record) };
}

const WHOLE = recordOf();
const BROKEN_OFF = recordOf(3);

/** Returns moves of the record with a change in one of them. */
function changedAt(at: number, change: Partial<RecordedMove>): Partial<MatchRecord> {
  return { moves: WHOLE.moves.map((move, which) => (which === at ? { ...move, ...change } : move)) };
}

function wrongIn(record: MatchRecord, game = GAME): string {
  try {
    verifyMatchRecord(record, game);
  } catch (error) {
    if (error instanceof VerificationError) return error.message;
    throw error;
  }
  return 'nothing';
}

describe('verifyMatchRecord', () => {
  test('verifyMatchRecord: accepts a record of a whole match', () => {
    expect(verifyMatchRecord(WHOLE, GAME)).toEqual({ moves: 12, outcomes: 8 });
    expect(GAME.turn(lastOf(WHOLE)).kind).toBe('over');
  });

  test('verifyMatchRecord: accepts a record of a cancelled match', () => {
    expect(verifyMatchRecord(BROKEN_OFF, GAME)).toEqual({ moves: 3, outcomes: 6 });
  });

  test.each(['resigned', 'claimed'] as const)(
    'verifyMatchRecord: accepts a match whose seat %s and which has standings',
    (kind) => {
      const standings = [
        { seat: 0, place: 2 },
        { seat: 1, place: 1 },
      ];
      const ending = { kind, seat: 0 };
      expect(wrongIn(sealed({ ...BROKEN_OFF, ending, standings }))).toBe('nothing');
      expect(wrongIn(sealed({ ...BROKEN_OFF, ending }))).toBe('The result is not the one that it leads to.');
    },
  );

  test('verifyMatchRecord: accepts a seat that was taken after the last move', () => {
    const came = [{ after: WHOLE.moves.length, seat: 1, name: 'Cy' }];
    expect(wrongIn(sealed({ ...WHOLE, came }))).toBe('nothing');
  });

  test('verifyMatchRecord: accepts moves and position as JSON', () => {
    const moves = WHOLE.moves.map((move) => ({ ...move, text: formatCanonicalJson(move.move) }));
    const position = formatCanonicalJson(lastOf(WHOLE));
    expect(wrongIn(sealed({ ...WHOLE, moves, position }))).toBe('nothing');
  });
});

/** Returns the last state of a record. */
function lastOf(record: MatchRecord): unknown {
  const luck = new SecretLuck(SECRET, record.match);
  const { match } = granted(start(GAME, 2, record.options, luck));
  return record.moves.reduce((now, { seat, move }) => granted(advance(now, seat, move, luck)).match, match)
    .state;
}

describe('verifyMatchRecord on a changed record', () => {
  test('verifyMatchRecord: reports a digest that does not match the contents', () => {
    expect(wrongIn({ ...WHOLE, ended: '2027' })).toMatch(/^Its digest is not that of its contents: /);
  });

  test('verifyMatchRecord: checks the digest last', () => {
    expect(wrongIn({ ...WHOLE, secret: '08'.repeat(32) })).toMatch(/^The secret is not the one/);
    expect(wrongIn({ ...WHOLE, ...changedAt(0, { luck: [] }) })).toMatch(/^The luck of move 1 /);
  });

  test.each<[string, Partial<MatchRecord>]>([
    ['It was played by rules 2, and these are rules 1.', { rules: 2 }],
    ['The secret is not the one that was sealed at the start.', { secret: '08'.repeat(32) }],
    ['It was played with options that the game has not.', { options: { ...OPTIONS, wind: 3 } }],
    ['It cannot start.', { players: [{ name: 'Ann', ai: false }] }],
    ['The luck of the set-up does not come from the secret.', { opening: [...WHOLE.opening].reverse() }],
    ['The luck of the set-up does not come from the secret.', { match: 't8' }],
    ['Somebody left or took a seat that the match has not.', { left: [{ after: 1, seat: 77, name: 'Cy' }] }],
    ['Somebody left or took a seat that the match has not.', { came: [{ after: 1, seat: 2, name: 'Cy' }] }],
    [
      'Somebody left or took a seat after more moves than there are.',
      { left: [{ after: 999, seat: 1, name: 'Cy' }] },
    ],
    [
      'Somebody left or took a seat after more moves than there are.',
      { came: [{ after: 13, seat: 1, name: 'Cy' }] },
    ],
    ['Move 2 is made out of turn.', changedAt(1, { seat: 1 })],
    ['Move 13 is made out of turn.', { moves: [...WHOLE.moves, ...WHOLE.moves.slice(0, 1)] }],
    ['Move 1 is not what its text says.', changedAt(0, { text: '1' })],
    ['Move 1 is not what its text says.', changedAt(0, { text: 'fly' })],
    ['Move 1 is not written as it is printed.', changedAt(0, { text: ' DRAW' })],
    ['Move 2 is against the rules.', changedAt(1, { move: { kind: 'draw' }, text: 'draw' })],
    ['The luck of move 1 does not come from the secret.', changedAt(0, { luck: [] })],
    ['The last position is not the one that it leads to.', { position: 'over 0 -/- -/-' }],
    ['It did not end as it says.', { ending: { kind: 'cancelled' } }],
    ['The result is not the one that it leads to.', { standings: [] }],
    ['The last position is not the one that it leads to.', { moves: WHOLE.moves.slice(0, -1) }],
  ])('verifyMatchRecord: reports "%s" %#', (wrong, change) =>
    expect(wrongIn(sealed({ ...WHOLE, ...change }))).toBe(wrong),
  );

  test('verifyMatchRecord: reports an unfinished match that claims to be over', () => {
    expect(wrongIn(sealed({ ...BROKEN_OFF, ending: { kind: 'over' } }))).toBe('It did not end as it says.');
  });
});

test('verifyMatchRecord: converts a move of an earlier version with toEarlierMove', () => {
  const record = recordOf(1);
  const [first] = record.moves as [RecordedMove];
  const older = { ...(first.move as object), older: true };
  const parseMove: Game['notation']['parseMove'] = (...args) => {
    const read = GAME.notation.parseMove(...args);
    return refused(read) ? read : { ...(read as object), newer: true };
  };
  const renewed = (notation: Game['notation']) => ({ ...GAME, notation: { ...notation, parseMove } });
  const toEarlierMove = (move: unknown) => {
    const { newer: _, ...rest } = move as Record<string, unknown>;
    return { ...rest, older: true };
  };
  const kept = sealed({ ...record, moves: [{ ...first, move: older }] });
  expect(verifyMatchRecord(kept, renewed({ ...GAME.notation, toEarlierMove })).moves).toBe(1);
  expect(() => verifyMatchRecord(kept, renewed(GAME.notation))).toThrow('Move 1 is not what its text says.');
});
