import { describe, expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { Game } from '../../src/engine/game.ts';
import { advance, type Match } from '../../src/engine/kernel.ts';
import { getDefaultOptions, type Options } from '../../src/engine/options.ts';
import { refused } from '../../src/engine/refusal.ts';
import { hasRevealedSomething } from '../../src/engine/undo.ts';
import { games } from '../../src/games/registry.ts';
import { buildPosition as laid } from '../games/piecepack/positions/build-position.ts';

/** Position in which the pawn of moons has rolled a 4, and the coin of crowns lies on the space to the north-west. */
const ROLLED =
  'torus 2 | pawns a1 h1 h8 a8 | coins g2:M4 c3:S3 d4:Mn^ d5:C1 f6:A2 | stash S:Sn2A5 M:- C:C4 A:- | round 2 first S to move M rolled 4';
const FIRST =
  'torus 1 | pawns a1 h1 h8 a8 | coins - | stash S:Sn12345 M:Mn12345 C:Cn12345 A:An12345 | round 1 first S to move S';
const SECOND =
  'torus 1 | pawns e5 h1 h8 a8 | coins a1:S5 | stash S:Sn1234 M:Mn12345 C:Cn12345 A:An12345 | round 2 first S to move S';
const TRACK =
  'track 0 e e e n n n | hands 5+4 6+4 6+4 | bikes S:2FL M:4FR C:5FR | discard 0 waiting 0 removed 12 | race first S to move S dice 24n';
const PATH =
  '9 | pawns s:e1 n:e9 | stacks e2:LM d3:L | table LMSPP | bag 2 8 11 13 | round 3 first 1 to move 2 actions 2';
const OFFER =
  'decide deal 1 dealer 1 mover 1 | row 5B 6D1 | deck 1D1 2D1 4D1 | P1 hand 9B took 1A 1C+ 2C+ 3A 3C+ 8A 11A | P2 hand 2B+ 10B took 12B | turn played 4C- drawn 6D1';
const HAND =
  'play deal 1 dealer 2 mover 1 | row 1A 3A.3C+.3D1@2 5B | deck 1D1 4D1 5D1 6B | P1 hand 5C- 9D1 took 8A 8D1 goes 1@8 plus 1 | P2 hand 2D1 took - passes 1';
/** Nobody can know which coin lies on c2 here; on the next table everybody can. */
const HEAP = laid({ board: 'cbS3@c2 cfM4:*@d2 pS@a1 dS4@b1', unseen: 'cS4 cM5 cAn' });
const TOLD_APART = laid({ board: 'cbS3@c2 cfM4:*@d2 pS@a1 dS4@b1' });

/** Numbers of seats of games with more than two. */
const SEATS: Readonly<Record<string, number>> = { motox: 3, forage: 4 };

interface Row {
  readonly game: string;
  readonly why: string;
  readonly at: string;
  readonly move: string;
  readonly options?: Options;
  /** True if the move shows someone something new. */
  readonly revealed: boolean;
}

const TABLE: readonly Row[] = [
  {
    game: 'runaround',
    why: 'a pawn runs',
    at: '24/5 Y 0.0.7 h1 r2 B 12.9 h2 r0 Y 4',
    move: '7',
    revealed: false,
  },
  {
    game: 'runaround',
    why: 'a die is rolled',
    at: '24/5 Y - h4 r0 B - h4 r0 B roll',
    move: 'roll',
    revealed: true,
  },
  { game: 'motox', why: 'a bike rides', at: TRACK, move: 'ride 4 out 3RR', revealed: false },
  { game: 'moneyrun', why: 'a coin on the board is moved', at: PATH, move: 'e2-d3', revealed: false },
  { game: 'moneyrun', why: 'a coin comes from the bag', at: PATH, move: 'L e8', revealed: true },
  { game: 'forage', why: 'nothing lies where the pawn goes', at: ROLLED, move: 'n 4', revealed: false },
  {
    game: 'forage',
    why: 'the player who takes a coin sees its value',
    at: ROLLED,
    move: 'nw 4',
    revealed: true,
  },
  {
    game: 'forage',
    why: 'an option shows all values to all',
    at: ROLLED,
    move: 'nw 4',
    options: { openMemory: true },
    revealed: false,
  },
  {
    game: 'forage',
    why: 'a coin is placed from a stash that all know',
    at: FIRST,
    move: 'S3 ne',
    revealed: false,
  },
  {
    game: 'forage',
    why: 'a coin shows a value that nobody was sure of',
    at: SECOND,
    move: 'S3 n',
    revealed: true,
  },
  { game: 'gostop', why: 'a player says go', at: OFFER, move: 'go', revealed: false },
  { game: 'gostop', why: 'a card of the hand is played', at: HAND, move: '5C-', revealed: true },
  { game: 'piecepack', why: 'a pawn is moved', at: HEAP, move: 'a1-a3', revealed: false },
  { game: 'piecepack', why: 'a coin is turned, face still down', at: HEAP, move: 'c2@>90', revealed: false },
  { game: 'piecepack', why: 'a coin is turned over', at: HEAP, move: '+c2', revealed: true },
  {
    game: 'piecepack',
    why: 'a coin that can be no other is turned over',
    at: TOLD_APART,
    move: '+c2',
    revealed: false,
  },
  { game: 'piecepack', why: 'a player looks at a coin in secret', at: HEAP, move: 'look c2', revealed: true },
  {
    game: 'piecepack',
    why: 'spectators see a coin that the players knew',
    at: HEAP,
    move: '+d2',
    revealed: true,
  },
];

describe('hasRevealedSomething for moves of every game', () => {
  test.each(TABLE)('hasRevealedSomething: $game, $why ($move): $revealed', (row) => {
    expect(isRevealing(row)).toBe(row.revealed);
  });
});

function isRevealing({ game: id, at, move: typed, options: chosen }: Row): boolean {
  const game = games.find((one) => one.id === id) as Game;
  const options = { ...getDefaultOptions(game.options), ...chosen };
  const state = game.notation.parse(at, options);
  if (refused(state)) throw new Error(`No position: ${at}`);
  const turn = game.turn(state);
  const seat = turn.kind === 'act' ? (turn.seats[0] ?? 0) : 0;
  const move = game.notation.parseMove(typed, game.view(state, seat), seat);
  const before: Match = { game, seats: SEATS[id] ?? 2, options, state, played: 0 };
  const played = advance(before, seat, move, createSeededChance(1));
  if (refused(played)) throw new Error(`${typed} is refused: ${played.reason.key}`);
  return hasRevealedSomething({ before, entry: played.entry }, createSeededChance(1));
}
