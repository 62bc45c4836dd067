import { describe, expect, test } from 'vitest';
import { createSeededChance } from '../../../src/engine/chance.ts';
import { piecepack } from '../../../src/games/piecepack/index.ts';
import type { LookedEvent, MovedEvent, SeenPiece } from '../../../src/games/piecepack/types.ts';
import { formatText, introduceGame } from '../../support/game/format-text.ts';
import { parseState } from '../../support/game/positions.ts';
import { playRandomSteps } from '../../support/game/random.ts';
import { buildPosition, joinNames } from './positions/build-position.ts';

introduceGame(piecepack);

const STATE = parseState(
  piecepack,
  buildPosition({
    seats: 3,
    board: 'tbS3@(1.5,1.5) tbM3:1@(3.5,1.5) tfC3@(5.5,1.5) cbS3@a4 cfM4@b4 cbA4:*@c4 pS@c4 dM4@d4',
    area: ['cS2 pA', 'tA5', '-'],
    bag: 'cC2 dS',
    unseen: joinNames('tS', 'tS3'),
  }),
);

function viewPieces(viewer: number | null): Record<string, string> {
  const name = ({ suit, rank, peeked }: SeenPiece) =>
    `${suit ?? '?'}${rank ?? '?'}${peeked ? ' peeked' : ''}`;
  return Object.fromEntries(piecepack.view(STATE, viewer).pieces.map((piece) => [piece.key, name(piece)]));
}

const PUBLIC = {
  '(1.5,1.5)': '??',
  '(3.5,1.5)': '??',
  '(5.5,1.5)': 'C3',
  a4: 'S?',
  b4: '?4',
  'c4.2': 'A?',
  c4: 'S0',
  d4: 'M4',
};

describe('piecepack view', () => {
  test('piecepack view: a spectator sees what shows, not what players remember', () => {
    expect(viewPieces(null)).toEqual(PUBLIC);
  });

  test('piecepack view: a seat also sees what it has seen before and its own area', () => {
    expect(viewPieces(0)).toEqual({
      ...PUBLIC,
      '(3.5,1.5)': 'M3 peeked',
      'c4.2': 'A4 peeked',
      'area0.1': 'S2',
      'area0.2': 'A0',
    });
    expect(viewPieces(2)).toEqual({ ...PUBLIC, 'c4.2': 'A4 peeked' });
  });

  test('piecepack view: tells only the numbers of pieces in other areas, the bag and the box', () => {
    const { areas, bag, box } = piecepack.view(STATE, 2);
    expect(areas).toEqual([
      { t: 0, c: 1, d: 0, p: 1 },
      { t: 1, c: 0, d: 0, p: 0 },
      { t: 0, c: 0, d: 0, p: 0 },
    ]);
    expect(bag).toEqual({ t: 0, c: 1, d: 1, p: 0 });
    expect(box.unknown).toEqual({ t: 5, c: 0, d: 0, p: 0 });
    expect(box.known).not.toContain('tS0');
    expect(box.known).toContain('tM0');
  });

  test('piecepack guess: looks the same to the viewer and moves hidden pieces', () => {
    for (const viewer of [null, 0, 1, 2]) {
      const view = piecepack.view(STATE, viewer);
      const guesses = Array.from({ length: 20 }, (_, number) =>
        piecepack.guess(view, viewer, createSeededChance(number)),
      );
      for (const guess of guesses) {
        expect(piecepack.view(guess, viewer)).toEqual(view);
        expect(piecepack.pieces(guess)).toEqual(piecepack.pieces(STATE));
      }
      expect(new Set(guesses.map(piecepack.notation.print)).size).toBeGreaterThan(10);
    }
  });

  test('piecepack secrets: cover suits, ranks and the state before', () => {
    const secrets = piecepack.secrets(
      { ...STATE, before: { seat: 0, what: 'clear', pieces: STATE.pieces } },
      0,
    );
    expect(secrets).toContain('/pieces/0/suit');
    expect(secrets).not.toContain('/pieces/1/suit');
    expect(secrets).toContain('/before/pieces');
  });
});

describe('piecepack seen', () => {
  const looked: LookedEvent = {
    kind: 'looked',
    seat: 0,
    at: { x: 1.5, y: 1.5 },
    pieces: [{ kind: 't', suit: null, rank: null }],
    own: [{ kind: 't', suit: 'S', rank: 3 }],
  };
  const drew: MovedEvent = {
    kind: 'moved',
    seat: 0,
    how: 'draw',
    from: { kind: 'bag' },
    to: { kind: 'area', seat: 0 },
    pieces: [{ kind: 'c', suit: null, rank: null }],
    own: [{ kind: 'c', suit: 'M', rank: 4 }],
  };

  test.each([looked, drew])(
    'piecepack seen: after $kind only the acting player learns the piece',
    (event) => {
      expect(piecepack.seen(event, 0, 'later')).toEqual(event);
      expect(piecepack.seen(event, 1, 'now')).toEqual({ ...event, own: null });
      expect(piecepack.seen(event, null, 'later')).toEqual({ ...event, own: null });
    },
  );

  test('piecepack words.tell: tells the others who looked where', () => {
    const texts = [0, 1].map((viewer) =>
      piecepack.text.tell(piecepack.seen(looked, viewer, 'now') ?? looked),
    );
    expect(texts.map((text) => text && formatText('en', text))).toEqual([
      'Ann looks in secret at the tile on a1–b2 and sees: 3 of suns tile.',
      'Ann looks in secret at the tile on a1–b2.',
    ]);
  });
});

test('piecepack moves: name no piece whose identity the mover may not know', () => {
  for (const { before, seat, entry } of playRandomSteps(
    piecepack,
    [{ seats: 3 }, { seats: 2, options: { layout: 'empty' } }],
    10,
  )) {
    if (entry.move.kind !== 'lay' || entry.move.piece.suit === null) continue;
    const { kind, suit, rank } = entry.move.piece;
    const id = kind + suit + (kind === 't' || kind === 'c' ? rank : '');
    expect(piecepack.view(before, seat).box.known).toContain(id);
    expect(piecepack.view(before, null).box.known).toContain(id);
  }
});
