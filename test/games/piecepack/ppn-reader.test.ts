import { describe, expect, test } from 'vitest';
import { type Chance, createSeededChance, pickOne } from '../../../src/engine/chance.ts';
import type { Entry } from '../../../src/engine/entry.ts';
import { advance, type Match, start } from '../../../src/engine/kernel.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { readTyped } from '../../../src/engine/typed-text.ts';
import { piecepack } from '../../../src/games/piecepack/index.ts';
import type { Piecepack, PiecepackMove, PiecepackState } from '../../../src/games/piecepack/types.ts';
import { getOptions } from '../../support/game/random.ts';
import { type PpnPiece, playPpn } from '../../support/ppn.ts';

/*
 * Compares the piecepack table with the published reader of PPN (`test/support/ppn.ts`). Random moves in every form of the
 * notation are typed at the table and read by the reader, and the record of the table is read too. After each move all pieces
 * have the same spots, sides, angles and order.
 */

/** Returns all pieces on the table, from the bottom to the top. Dice and pawns have no direction. */
function printLying({ pieces }: PiecepackState): readonly string[] {
  return pieces.flatMap(({ kind, suit, rank, side, angle, place }) =>
    place.kind === 'board'
      ? [printPpnPiece({ kind, suit, rank: 'na2345'.charAt(rank), side, angle, x: place.x, y: place.y })]
      : [],
  );
}

function printPpnPiece({ kind, side, suit, rank, angle, x, y }: PpnPiece): string {
  const ranked = kind === 'p' ? '' : rank || 'n';
  return `${kind}${side}${suit}${ranked} ${'tc'.includes(kind) ? angle : 0}@${x},${y}`;
}

function startTable(seats = 2): Match<Piecepack> {
  const started = start(piecepack, seats, getOptions(piecepack, { layout: 'empty' }), createSeededChance(1));
  if (refused(started)) throw new Error(started.reason.key);
  return started.match;
}

/** Returns the match after a typed move, with its record; null if the move is refused. */
function playTyped(
  match: Match<Piecepack>,
  line: string,
  chance: Chance,
): { readonly match: Match<Piecepack>; readonly recorded: string } | null {
  const move = readTyped(piecepack as never, line, piecepack.view(match.state, 0), 0);
  const played = refused(move) ? move : advance(match, 0, move as never, chance);
  if (refused(played)) return null;
  const entry = played.entry as Entry<Piecepack>;
  const recorded = piecepack.ppn?.move(match.state, entry, played.match.state) ?? '';
  return { match: played.match, recorded };
}

const SPOTS = ['a1', 'b1', 'a2', 'b2', 'c2', '(1.5,1.5)', '(2.5,1.5)', '(1.5,2.5)', '(-1,2)'];

/** Picks one of a few spots, so that stacks grow and tiles lie across each other. */
function drawSpot(chance: Chance): string {
  return pickOne(chance, SPOTS);
}

function drawId(chance: Chance): string {
  const spot = drawSpot(chance);
  const [few, more] = [1 + chance.draw(3), chance.draw(3)];
  return pickOne(chance, [
    spot,
    spot,
    `${few}${spot}`,
    `${spot}[${few}]`,
    `${spot}[${few}:${few + more}]`,
    `?${drawName(chance)}`,
    `${few}?${drawName(chance)}`,
    `&${spot}[${few}]`,
  ]);
}

/** Picks one piece as the reference of a location. */
function drawOne(chance: Chance): string {
  return pickOne(chance, [
    drawSpot(chance),
    `${drawSpot(chance)}[${1 + chance.draw(4)}]`,
    `?${drawName(chance)}`,
  ]);
}

/** Picks a name with parts left out. */
function drawName(chance: Chance): string {
  const some = (letters: string) => (chance.draw(2) === 0 ? '' : pickOne(chance, [...letters]));
  const name =
    some('tcdp') + some('fb') + some('SMCA') + some('na2345') + (chance.draw(6) === 0 ? some('<v>') : '');
  return name || 'pS';
}

/** Picks a piece to lay with its full name: a partial name may mean another piece at a table with 56 of them. */
function drawSpec(chance: Chance): string {
  const kind = pickOne(chance, ['t', 'c', 'c', 'd', 'p']);
  const [suit, rank] = [pickOne(chance, [...'SMCA']), pickOne(chance, [...'na2345'])];
  if (kind === 'p') return `p${suit}`;
  if (kind === 'd') return `d${suit}${rank}`;
  const letters = [kind, pickOne(chance, ['', 'f', 'b']), suit, rank, pickOne(chance, ['', '<', 'v', '>'])];
  return chance.draw(4) === 0 ? letters.toReversed().join('') : letters.join('');
}

function drawGoal(chance: Chance): string {
  const far = `${1 + chance.draw(2)}${pickOne(chance, ['N', 'E', 'S', 'W', 'NE', 'SW', 'U', 'D', 'UL', 'R'])}`;
  return pickOne(chance, [
    ...Array.from({ length: 3 }, () => drawSpot(chance)),
    `%${drawOne(chance)}`,
    `${drawSpot(chance)}%${drawOne(chance)}`,
    `&${drawOne(chance)}`,
    far,
    `${far}|${drawSpot(chance)}`,
    `${far}$${drawOne(chance)}`,
    '<1,-0.5>',
  ]);
}

const FORMS: readonly ((chance: Chance) => string)[] = [
  (chance) => `${drawSpec(chance)}@${drawSpot(chance)}`,
  (chance) => `${drawSpec(chance)}${pickOne(chance, ['@', '\\'])}${drawGoal(chance)}`,
  (chance) => `${drawSpec(chance)}${pickOne(chance, ['@', '\\'])}${drawGoal(chance)}`,
  (chance) => `${drawId(chance)}-${drawGoal(chance)}`,
  (chance) => `${drawId(chance)}-${drawGoal(chance)}`,
  (chance) => `${drawId(chance)}_${drawGoal(chance)}`,
  (chance) => `${drawId(chance)}:${drawId(chance)}`,
  (chance) => `${drawId(chance)}#${drawId(chance)}`,
  (chance) => `+${drawId(chance)}`,
  (chance) => `!${drawId(chance)}`,
  (chance) =>
    chance.draw(3) === 0 ? `*${drawId(chance)}` : `?d${pickOne(chance, [...'SMCA'])}~${chance.draw(6)}`,
  (chance) => `${drawId(chance)}${pickOne(chance, ['@>', '$>'])}${pickOne(chance, [90, 180, 270, -90])}`,
];

function drawMove(chance: Chance): string {
  return pickOne(chance, FORMS)(chance);
}

/** Returns all pieces as text. */
function printAll(pieces: readonly PpnPiece[]): readonly string[] {
  return pieces.map(printPpnPiece);
}

/** Removes the direction of a die or a pawn, which the table does not have. */
function straighten(piece: PpnPiece): PpnPiece {
  return 'dp'.includes(piece.kind) ? { ...piece, angle: 0 } : piece;
}

function tryPlay(pieces: readonly PpnPiece[], movetext: string): readonly PpnPiece[] | null {
  try {
    return playPpn(pieces, movetext).map(straighten);
  } catch {
    return null;
  }
}

/** Returns the pieces, and which of two touching pieces lies above the other. */
function listLayers(pieces: readonly PpnPiece[]): readonly string[] {
  const across = ({ kind }: PpnPiece) => (kind === 't' ? 2 : 1);
  const touching = (one: PpnPiece, other: PpnPiece) =>
    Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) < (across(one) + across(other)) / 2;
  const above = pieces.flatMap((lower, at) =>
    pieces
      .slice(at + 1)
      .flatMap((upper) =>
        touching(lower, upper) ? [`${printPpnPiece(upper)} on ${printPpnPiece(lower)}`] : [],
      ),
  );
  return [...pieces.map(printPpnPiece), ...above].toSorted();
}

/** Returns whether the reader did what the table cannot: duplicate pieces, pawns on a side, spots off the table. */
function isBeyond(pieces: readonly PpnPiece[]): boolean {
  const names = pieces.map(({ kind, suit, rank }) => kind + suit + ('tc'.includes(kind) ? rank : ''));
  const isOff = ({ x, y }: PpnPiece) => x < -3 || y < -3 || x > 52 || y > 20;
  return (
    new Set(names).size < names.length ||
    pieces.some((piece) => piece.kind === 'p' && piece.side === 'b') ||
    pieces.some(isOff)
  );
}

const GAMES = Array.from({ length: 40 }, (_, at) => at + 1);

describe('piecepack compared with the published PPN reader', () => {
  test.each(GAMES)(
    'piecepack: random game %i has the order of the published reader after each typed move',
    (number) => {
      const chance = createSeededChance(number);
      let match = startTable();
      let pieces: readonly PpnPiece[] = [];
      let done = 0;
      for (let tries = 0; tries < 250; tries++) {
        const move = drawMove(chance);
        const expected = tryPlay(pieces, move);
        if (expected === null || isBeyond(expected)) continue;
        const here = playTyped(match, move, chance);
        if (here === null) {
          // The table refuses a single move without a visible effect.
          expect([number, move, listLayers(pieces)]).toEqual([number, move, listLayers(expected)]);
          continue;
        }
        expect([move, printLying(here.match.state)]).toEqual([move, printAll(expected)]);
        [match, pieces] = [here.match, expected];
        done++;
      }
      expect(done).toBeGreaterThan(40);
    },
  );

  test.each(GAMES)(
    'piecepack: random game %i of lines has the order of the published reader after each line',
    (number) => {
      const chance = createSeededChance(100 + number);
      let match = startTable();
      let pieces: readonly PpnPiece[] = [];
      for (let lines = 0; lines < 25; lines++) {
        const moves: string[] = [];
        let expected = pieces;
        for (let tries = 0; tries < 30 && moves.length < 6; tries++) {
          const move = drawMove(chance);
          const next = tryPlay(expected, move);
          if (next === null || isBeyond(next)) continue;
          moves.push(move);
          expected = next;
        }
        if (moves.length < 2) continue;
        const line = moves.join(pickOne(chance, [' ', ' ; ', ';', ' 7. ', ' {so} ']));
        const here = playTyped(match, line, chance);
        expect([line, here && printLying(here.match.state)]).toEqual([line, printAll(expected)]);
        if (here) match = here.match;
        pieces = expected;
      }
    },
  );

  test.each(GAMES)(
    'piecepack record: every move of random game %i reads back to the same table',
    (number) => {
      const chance = createSeededChance(200 + number);
      let match = startTable(1);
      const others = [
        'roll',
        'draw@b2',
        'draw@a1 down',
        'bag 2a1',
        'shuffle a1',
        'shuffle b2',
        'hide b1',
        'show 1@c2 down',
        'undo',
        'clear',
        'set up square',
        't@b2',
        'c@a1',
        'bag coins',
      ];
      for (let tries = 0; tries < 120; tries++) {
        const move = chance.draw(3) === 0 ? pickOne(chance, others) : drawMove(chance);
        if (move === 'clear' && chance.draw(4) > 0) continue;
        const before = toPpnPieces(match.state);
        const here = playTyped(match, move, chance);
        if (here === null) continue;
        expect([move, here.recorded, printAll(playPpn(before, here.recorded))]).toEqual([
          move,
          here.recorded,
          printLying(here.match.state),
        ]);
        match = here.match;
      }
    },
  );
});

// Forms of R/parse_moves.R: braces (`exp_braces`), signs glued to a move and underties (`process_move`), semicolons
// (`parse_movenumbers`), the pieces of the move before (`get_id_from_piece_id`).
test.each([
  ['cS{n,a,2,3,4,5}@b2', 'b2-{c,d}{2..6..2}'],
  ['c{S,M}{0..5}@a1 {one heap}'],
  ['cS3@c2 ?cS3-c{8..2..3} ?cS3-{e..a..2}5'],
  ['cSn@a1 cMn@b2 a1-b2*b2'],
  ['tS3@(2.5,2.5) cS3@b2 pS@c2;c2-b2;-c3;-2D;_2L'],
  ['tS3@b2;@>90;@>90', 'b2-c3;@>90'],
  ['cA3@h1 cS3@a1 cM3@a1;2a1-b2;-1N;#?cA3'],
  ['cS3@a1 cM3@a1 cC3@a1 a1[2:3]-b2;-1U;:a1'],
  ['dS4@a1;~3;~n', '?dS~3;-b4'],
  ['tS3@a1 cM3@a1 cC3@a1 a1\u203fa1', 'a1\u203f%a1[2]'],
  ['tS3@b1 pS@b1 2?pS-b2', '?t-&?pS'],
])('piecepack: %s %s has the result of the published reader', (...lines) => {
  let match = startTable();
  for (const line of lines) {
    const next = playTyped(match, line, createSeededChance(1));
    if (next === null) throw new Error(`${line} is refused`);
    match = next.match;
  }
  expect(printLying(match.state)).toEqual(playPpn([], lines.join(' ; ')).map(printPpnPiece));
});

// `non_greedy_match`: of several that it may be, the uppermost at that angle, then the uppermost at any.
test.each([
  't@(1.5,1.5) t@(3.5,1.5) t@(5.5,1.5) ?t-a9',
  't>@(1.5,1.5) t@(3.5,1.5) t>@(5.5,1.5) ?t-a9 ?t>-c9 ?tv-e9',
  't<@(1.5,1.5) t>@(3.5,1.5) ?t-a9 ?tb_%(1.5,1.5)',
  'tfS3@(3.5,1.5) t@(1.5,1.5) ?tf-a9 ?tb-c9',
])('piecepack: %s means the tiles that the published reader finds', (line) => {
  const here = playTyped(startTable(), line, createSeededChance(3));
  const shapes = (rows: readonly string[]) => rows.map((row) => row.replace(/(?<=^tb)../, ''));
  expect(here && shapes(printLying(here.match.state))).toEqual(
    shapes(playPpn([], line).map((piece) => printPpnPiece({ ...piece, suit: piece.suit || 'S' }))),
  );
});

// Moves that were typed before `c2_d4`, `c2#d4` and `c2:c2` followed the published reader: older matches have them.
test.each(GAMES)(
  'piecepack record: every older move of random game %i reads back to the same table',
  (number) => {
    const chance = createSeededChance(300 + number);
    let match = startTable(1);
    const grip = () => {
      const [x = 1, y = 1] = pickOne(chance, [
        [1, 1],
        [2, 1],
        [1.5, 1.5],
        [2, 2],
      ]);
      const first = 1 + chance.draw(3);
      return { at: { x, y }, first, last: first + chance.draw(2) };
    };
    const older = () =>
      pickOne<() => PiecepackMove>(chance, [
        () => ({ kind: 'move', grip: grip(), to: grip().at, under: true }),
        () => ({ kind: 'move', grip: grip(), to: grip().at, under: true, depth: 1 + chance.draw(3) }),
        () => ({ kind: 'capture', grip: grip(), to: grip().at }),
        () => ({ kind: 'swap', grip: grip(), other: grip() }),
        () => ({
          kind: 'lay',
          piece: { kind: 'c', suit: null, rank: null },
          to: grip().at,
          side: 'f',
          angle: 0,
          under: true,
        }),
        () => ({
          kind: 'lay',
          piece: { kind: 't', suit: null, rank: null },
          to: grip().at,
          side: 'b',
          angle: 90,
          under: false,
        }),
        () => ({
          kind: 'lay',
          piece: { kind: 'c', suit: null, rank: null },
          to: grip().at,
          side: 'b',
          angle: 0,
          under: false,
        }),
      ])();
    for (let tries = 0; tries < 200; tries++) {
      const move = older();
      const played = advance(match, 0, move, chance);
      if (refused(played)) continue;
      const { state } = played.match;
      const recorded = piecepack.ppn?.move(match.state, played.entry as Entry<Piecepack>, state) ?? '';
      expect([move, recorded, printAll(playPpn(toPpnPieces(match.state), recorded))]).toEqual([
        move,
        recorded,
        printLying(state),
      ]);
      match = played.match;
    }
  },
);

test.each([
  { kind: 'move', grip: { at: { x: 1, y: 1 }, first: 1, last: 1 }, to: { x: 2, y: 1 }, under: true },
  {
    kind: 'swap',
    grip: { at: { x: 1, y: 1 }, first: 1, last: 1 },
    other: { at: { x: 2, y: 1 }, first: 1, last: 1 },
  },
  { kind: 'capture', grip: { at: { x: 1, y: 1 }, first: 1, last: 1 }, to: { x: 1, y: 1 } },
] as const)('piecepack toEarlierMove: restores an older move from its text: %j', (move) => {
  const { notation, view } = piecepack;
  const lines = ['cS3@a1 cM3@a1 cC3@b1', 'bag coins'];
  const last = lines.reduce(
    (match, line) => playTyped(match, line, createSeededChance(1))?.match ?? match,
    startTable(),
  );
  for (const one of [move, { kind: 'several', moves: [move, { kind: 'flip', grip: move.grip }] } as const]) {
    const read = notation.parseMove(notation.printMove(one), view(last.state, 0), 0);
    if (refused(read)) throw new Error(read.reason.key);
    expect(read).not.toEqual(one);
    expect(notation.toEarlierMove?.(read)).toEqual(one);
  }
});

/** Converts the state to the pieces of a record. */
function toPpnPieces({ pieces }: PiecepackState): readonly PpnPiece[] {
  return pieces.flatMap(({ kind, suit, rank, side, angle, place }) =>
    place.kind === 'board'
      ? [{ kind, suit, rank: kind === 'p' ? '' : 'na2345'.charAt(rank), side, angle, x: place.x, y: place.y }]
      : [],
  );
}
