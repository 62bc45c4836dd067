import { FAR_COINS, type Row } from './row.ts';

const CORNERED =
  'wide 1 | pawns a1 b2 a4 | coins e1:M5 | stash S:Sn12345 M:Mn1234 C:Cn12345 | round 2 first S to move S';
const WALLED = `wide 2 | pawns a1 b2 a3 d1 | coins b1:A1 a2:A2 ${FAR_COINS} | stash S:- M:- C:- A:-`;
const LOCKED =
  'wide 1 | pawns a1 a2 b2 b1 | coins - | stash S:Sn12345 M:Mn12345 C:Cn12345 A:An12345 | round 1 first S to move S';
const CROSSED = `torus 2 | pawns a1 e1 a5 e5 | coins c4:S5 ${FAR_COINS} | stash S:- M:- C:- A:-`;

export const noWay: readonly Row[] = [
  {
    origin: 'R-FO-12: with no way for a 4 the pawn goes to the first empty space, past no pawn or edge',
    at: CORNERED.replace('S:Sn12345', 'S:S4'),
    legal: ['S4 n 1', 'S4 e 1'],
  },
  {
    origin: 'R-FO-12: a shortened move is read without its number',
    at: CORNERED,
    move: 'S4 e',
    to: 'wide 1 | pawns b1 b2 a4 | coins a1:S4 e1:M5 | stash S:Sn1235 M:Mn1234 C:Cn12345 | round 2 first S to move M',
    told: [{ kind: 'moved', forced: true, course: { direction: 'e', steps: 1 } }],
  },
  {
    origin: 'R-FO-12: a move is shortened only if no direction is legal',
    at: CORNERED,
    move: 'S3 n 1',
    refused: 'forage:refuse.steps',
  },
  {
    origin: 'R-FO-12: a direction that meets a pawn first is not available',
    at: CORNERED,
    move: 'S4 ne',
    refused: 'forage:refuse.mustStop',
  },
  {
    origin: 'R-FO-12, R-FO-19: staying is refused while a direction is available',
    at: CORNERED,
    move: 'S4 stay',
    refused: 'forage:refuse.mustMove',
  },
  {
    origin: 'R-FO-12: a shortened move passes any number of coins',
    at: CORNERED.replace('e1:M5', 'b1:M3 c1:M4 d1:C5 e1:M5')
      .replace('M:Mn1234', 'M:Mn12')
      .replace('C:Cn12345', 'C:Cn1234'),
    move: 'S4 e 5',
    to: 'wide 1 | pawns f1 b2 a4 | coins a1:S4 b1:M3 c1:M4 d1:C5 e1:M5 | stash S:Sn1235 M:Mn12 C:Cn1234 | round 2 first S to move M',
  },
  {
    origin: 'R-FO-12: a space with a coin is not empty in phase 2 either',
    at: `${WALLED} | round 2 first S to move S rolled 4`,
    legal: ['e 2'],
  },
  {
    origin: 'R-FO-12: a wild move is shortened only if no direction and number is legal',
    at: `${WALLED} | round 2 first S to move S rolled n`,
    legal: ['n 1', 'e 1', 'e 2'],
  },
  {
    origin: 'R-FO-12: a pawn without any way stays',
    at: LOCKED,
    move: 'S3 stay',
    to: 'wide 1 | pawns a1 a2 b2 b1 | coins a1:S3 | stash S:Sn1245 M:Mn12345 C:Cn12345 A:An12345 | round 1 first S to move M',
    told: [
      { kind: 'placed', value: 3 },
      { kind: 'stayed', at: 'a1' },
    ],
  },
  {
    origin: 'R-FO-12: a pawn without any way can only stay',
    at: LOCKED,
    move: 'S3 n',
    refused: 'forage:refuse.mustStay',
  },
  {
    origin: 'R-FO-4: after a stay the next coin is laid on top of the last',
    at: LOCKED.replace('coins -', 'coins a1:S5')
      .replace('S:Sn12345', 'S:Sn1234')
      .replace('round 1', 'round 2'),
    move: 'S3 stay',
    to: 'wide 1 | pawns a1 a2 b2 b1 | coins a1:S5 a1:S3 | stash S:Sn124 M:Mn12345 C:Cn12345 A:An12345 | round 2 first S to move M',
  },
  {
    origin: 'R-FO-17: all stacked coins that can be taken are taken',
    at: `wide 2 | pawns h8 a3 b8 | coins a1:S5 a1:S3 ${FAR_COINS} | stash S:- M:- C:- | round 2 first S to move M rolled 2`,
    move: 's 2',
    to: `wide 2 | pawns h8 a1 b8 | coins ${FAR_COINS} | stash S:- M:S35 C:- | round 2 first S to move C`,
  },
  {
    origin: "R-FO-13: of stacked coins the player's uppermost one counts",
    at: `wide 2 | pawns a1 l8 b8 | coins a1:S5 a1:S3 ${FAR_COINS} | stash S:- M:- C:- | round 2 first S to move S`,
    move: 'under e',
    to: `wide 2 | pawns d1 l8 b8 | coins a1:S5 a1:S3 ${FAR_COINS} | stash S:- M:- C:- | round 2 first S to move M`,
  },
  {
    origin: 'R-FO-12: pawns at (4,0), (0,4), (4,4) stop a 4 on the joined board',
    at: `${CROSSED} | round 2 first S to move S rolled 4`,
    legal: ['n 1', 'ne 1', 'e 1', 'se 1', 's 1', 'sw 1', 'w 1', 'nw 1'],
  },
  {
    origin: 'R-FO-12: pawns at (4,0), (0,4), (4,4) stop a 5 on the joined board',
    at: `${CROSSED} | round 2 first S to move S rolled 5`,
    legal: ['n 1', 'ne 1', 'e 1', 'se 1', 's 1', 'sw 1', 'w 1', 'nw 1'],
  },
  {
    origin: 'R-FO-12: pawns at (4,0), (0,4), (4,4) do not stop a 3 on the joined board',
    at: `${CROSSED} | round 2 first S to move S rolled 3`,
    legal: ['n 3', 'ne 3', 'e 3', 'se 3', 's 3', 'sw 3', 'w 3', 'nw 3'],
  },
];
