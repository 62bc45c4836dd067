import { FAR_COINS, type Row } from './row.ts';

export const ending: readonly Row[] = [
  {
    origin: 'R-FO-20: the match ends at once when as many coins as players are left',
    at: 'torus 2 | pawns a1 h4 c8 | coins d4:M1 e7:C1 f7:C2 g7:S4 | stash S:M3 M:- C:- | round 5 first S to move S rolled 3',
    move: 'ne',
    to: 'torus 2 | pawns d4 h4 c8 | coins e7:C1 f7:C2 g7:S4 | stash S:M13 M:- C:- | round 5 first S to move S over',
    told: [{ kind: 'over', reason: 'count', winners: [0], scores: [4, 0, 0] }],
  },
  {
    origin: 'R-FO-20: with four players the match ends at four coins',
    at: 'torus 2 | pawns a1 h4 c8 a7 | coins d4:M1 e7:C1 f7:C2 g7:S4 h7:An | stash S:M3 M:- C:- A:- | round 5 first S to move S rolled 3',
    move: 'ne',
    to: 'torus 2 | pawns d4 h4 c8 a7 | coins e7:C1 f7:C2 g7:S4 h7:An | stash S:M13 M:- C:- A:- | round 5 first S to move S over',
  },
  {
    origin: 'R-FO-20: a coin laid and one taken in the same turn cancel',
    at: 'torus 2 | pawns a1 h4 c8 | coins d4:M1 e7:C1 f7:C2 g7:S4 | stash S:M3 M:- C:- | round 5 first S to move S',
    move: 'M3 ne',
    to: 'torus 2 | pawns d4 h4 c8 | coins a1:M3 e7:C1 f7:C2 g7:S4 | stash S:M1 M:- C:- | round 5 first S to move M',
  },
  {
    origin: 'R-FO-20, finished round: the others still have their turn',
    at: 'torus 2 | pawns a1 h4 c8 | coins d4:M1 e7:C1 f7:C2 g7:S4 | stash S:M3 M:- C:- | round 5 first S to move S rolled 3',
    options: { finishRound: true },
    move: 'ne',
    to: 'torus 2 | pawns d4 h4 c8 | coins e7:C1 f7:C2 g7:S4 | stash S:M13 M:- C:- | round 5 first S to move M last',
    told: [{ kind: 'lastRound' }],
  },
  {
    origin: 'R-FO-20, finished round: the round stays the last even when a coin comes back',
    at: 'torus 2 | pawns d4 h4 c8 | coins e7:C1 f7:C2 g7:S4 | stash S:M13 M:- C:S5 | round 5 first S to move C last',
    options: { finishRound: true },
    move: 'S5 s',
    to: 'torus 2 | pawns d4 h4 c3 | coins e7:C1 f7:C2 g7:S4 c8:S5 | stash S:M13 M:- C:- | round 5 first S to move C last over',
    told: [{ kind: 'over', reason: 'count' }],
  },
  {
    origin: 'R-FO-23: the match ends when the rounds are used up',
    at: `torus 2 | pawns a1 h4 c8 | coins ${FAR_COINS} | stash S:M3 M:S1 C:- | round 20 first S to move C rolled 1`,
    options: { roundCap: 20 },
    move: 's',
    to: `torus 2 | pawns a1 h4 c7 | coins ${FAR_COINS} | stash S:M3 M:S1 C:- | round 20 first S to move C over`,
    told: [{ kind: 'over', reason: 'cap', scores: [3, 1, 0] }],
  },
  {
    origin: 'R-FO-23: the limit of rounds can be switched off',
    at: `torus 2 | pawns a1 h4 c8 | coins ${FAR_COINS} | stash S:M3 M:S1 C:- | round 90 first S to move C rolled 1`,
    options: { roundCap: 0 },
    move: 's',
    to: `torus 2 | pawns a1 h4 c7 | coins ${FAR_COINS} | stash S:M3 M:S1 C:- | round 91 first S to move S`,
  },
];
