import { FAR_COINS, type Row, START } from './row.ts';

const LAST_LAID =
  'torus 1 | pawns e1 h3 d8 | coins a1:Sn b1:Mn c1:Cn a2:S1 b2:M1 c2:C1 a3:S2 b3:M2 c3:C2 a4:S3 b4:M3 c4:C3 a5:S4 b5:M4 c5:C4 a6:S5 b6:M5';

export const laying: readonly Row[] = [
  {
    origin: 'R-FO-2, R-FO-9: in the joined corners each pawn is blocked three ways',
    at: `${START.replace('S:Sn12345', 'S:S1')}`,
    legal: ['S1 n', 'S1 ne', 'S1 e', 'S1 se', 'S1 nw'],
  },
  {
    origin: 'R-FO-4: a coin goes down where the pawn stands, and the pawn moves as far as it says',
    at: START,
    move: 'S3 ne',
    to: 'torus 1 | pawns d4 h1 h8 a8 | coins a1:S3 | stash S:Sn1245 M:Mn12345 C:Cn12345 A:An12345 | round 1 first S to move M',
  },
  {
    origin: 'R-FO-4: the die cannot be rolled while coins are laid',
    at: START,
    move: 'roll',
    refused: 'forage:refuse.noRoll',
  },
  {
    origin: 'R-FO-4: only a coin of the stash can be laid',
    at: START.replace('S:Sn12345', 'S:S12345'),
    move: 'Sn ne 4',
    refused: 'forage:refuse.notYours',
  },
  {
    origin: 'R-FO-4: a coin of another suit is not in the stash',
    at: START,
    move: 'M3 ne',
    refused: 'forage:refuse.notYours',
  },
  {
    origin: 'R-FO-3: when all coins are on the board the first player opens phase 2',
    at: `${LAST_LAID} | stash S:- M:- C:C5 | round 6 first S to move C`,
    move: 'C5 e',
    to: `${LAST_LAID.replace('torus 1', 'torus 2').replace('d8', 'a8')} d8:C5 | stash S:- M:- C:- | round 1 first S to move S`,
    told: [{ kind: 'phaseTwo', first: 0 }],
  },
  {
    origin: 'R-FO-6: the blank moves 1 to 5, chosen with the direction',
    at: START,
    move: 'Sn n 5',
    to: 'torus 1 | pawns a6 h1 h8 a8 | coins a1:Sn | stash S:S12345 M:Mn12345 C:Cn12345 A:An12345 | round 1 first S to move M',
  },
  {
    origin: 'R-FO-6: the blank does not move 0',
    at: START,
    move: 'Sn n 0',
    refused: 'forage:refuse.wildSteps',
  },
  {
    origin: 'R-FO-6: the blank does not move 6',
    at: START,
    move: 'Sn n 6',
    refused: 'forage:refuse.wildSteps',
  },
  {
    origin: 'R-FO-7: the null of the die is wild too',
    at: `torus 2 | pawns a1 h4 c8 | coins b3:S1 ${FAR_COINS} | stash S:- M:- C:- | round 1 first S to move S rolled n`,
    move: 'ne 4',
    to: `torus 2 | pawns e5 h4 c8 | coins b3:S1 ${FAR_COINS} | stash S:- M:- C:- | round 1 first S to move M`,
  },
  {
    origin: 'R-FO-7: the null of the die does not move 6',
    at: `torus 2 | pawns a1 h4 c8 | coins b3:S1 ${FAR_COINS} | stash S:- M:- C:- | round 1 first S to move S rolled n`,
    move: 'ne 6',
    refused: 'forage:refuse.wildSteps',
  },
  {
    origin: 'R-FO-8: a coin moves its full number',
    at: START,
    move: 'S3 ne 2',
    refused: 'forage:refuse.steps',
  },
  {
    origin: 'R-FO-9: g7 and 3 north-east is b2',
    at: `torus 2 | pawns g7 h4 c8 | coins ${FAR_COINS.replace(' g7:C4', '')} a8:S1 b8:S2 | stash S:- M:- C:- | round 1 first S to move S rolled 3`,
    move: 'ne 3',
    to: `torus 2 | pawns b2 h4 c8 | coins ${FAR_COINS.replace(' g7:C4', '')} a8:S1 b8:S2 | stash S:- M:- C:- | round 1 first S to move M`,
  },
  {
    origin: 'R-FO-9: a move down and left goes over the corner',
    at: `torus 2 | pawns a1 h4 c8 | coins ${FAR_COINS} | stash S:- M:- C:- | round 1 first S to move S rolled 3`,
    move: 'sw 3',
    to: `torus 2 | pawns f6 h4 c8 | coins ${FAR_COINS} | stash S:- M:- C:- | round 1 first S to move M`,
  },
  {
    origin: 'R-FO-10: coins may be passed in phase 1',
    at: 'torus 1 | pawns a1 h4 c8 | coins b1:M1 | stash S:Sn12345 M:Mn2345 C:Cn12345 | round 2 first S to move S',
    move: 'S2 e',
    to: 'torus 1 | pawns c1 h4 c8 | coins a1:S2 b1:M1 | stash S:Sn1345 M:Mn2345 C:Cn12345 | round 2 first S to move M',
  },
  {
    origin: 'R-FO-10: coins cannot be landed on in phase 1',
    at: 'torus 1 | pawns a1 h4 c8 | coins c1:M1 | stash S:Sn12345 M:Mn2345 C:Cn12345 | round 2 first S to move S',
    move: 'S2 e',
    refused: 'forage:refuse.coin',
  },
  {
    origin: "R-FO-10: a player's own coins cannot be landed on in phase 1",
    at: 'torus 1 | pawns a1 h4 c8 | coins c1:S1 | stash S:Sn2345 M:Mn12345 C:Cn12345 | round 2 first S to move S',
    move: 'S2 e',
    refused: 'forage:refuse.coin',
  },
  {
    origin: 'R-FO-10: pawns cannot be passed',
    at: 'torus 1 | pawns a1 b2 c8 | coins - | stash S:Sn12345 M:Mn12345 C:Cn12345 | round 1 first S to move S',
    move: 'S3 ne',
    refused: 'forage:refuse.pawn',
  },
  {
    origin: 'R-FO-10: pawns cannot be landed on in phase 2',
    at: `torus 2 | pawns a1 d4 c8 | coins ${FAR_COINS} | stash S:- M:- C:- | round 1 first S to move S rolled 3`,
    move: 'ne 3',
    refused: 'forage:refuse.pawn',
  },
  {
    origin: 'R-FO-11: the coin just laid does not hinder its pawn',
    at: 'wide 1 | pawns a1 l8 f8 | coins - | stash S:S5 M:M1 C:C1 | round 6 first S to move S',
    legal: ['S5 n', 'S5 ne', 'S5 e'],
  },
];
