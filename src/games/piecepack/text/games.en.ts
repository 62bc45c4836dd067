import type { Sentences } from '../../../engine/text.ts';

/** Games with a set-up, in English: what each is, and its source. */
export const gamesEn = {
  kono: {
    name: 'Four Field Kono',
    about:
      'Suns and moons against crowns and arms, with all 16 fields full. Step to an empty field, or jump over your own coin to capture the one behind it.',
    source: 'Traditional, Korea. Piecepack adaptation by Michael Schoessow, ludism.org/ppwiki/FourFieldKono',
  },
  alquerque: {
    name: 'Alquerque',
    about:
      'Twelve coins each on 25 points, with only the middle empty. Move along the lines, and jump to capture.',
    source:
      'Traditional; in Alfonso X’s book of games, 1283. Piecepack adaptation by Jessica Eccles and Trevor L. Davis',
  },
  morris: {
    name: 'Nine Men’s Morris',
    about:
      'Each tile is a point of the three squares. Enter nine coins each from the box, then move. Three in a row remove an enemy coin.',
    source: 'Traditional. Piecepack adaptation by Dan Burkey and Trevor L. Davis',
  },
  tablut: {
    name: 'Tablut',
    about:
      'The king on the throne and eight defenders, suit up, against sixteen attackers, value up. The king tries to reach the edge.',
    source:
      'Traditional, Sápmi; noted by Linnaeus in 1732. Piecepack adaptation by Trevor L. Davis, ludism.org/ppwiki/Tablut',
  },
  brandub: {
    name: 'Brandub',
    about:
      'A small relative of Tablut on seven by seven points: a king and four defenders against eight attackers. The king tries to reach a corner.',
    source: 'Traditional, Ireland; cyningstan.com. Set-up as in ppdf by Trevor L. Davis',
  },
  baghchal: {
    name: 'Bagh-Chal',
    about:
      'Four tigers (pawns) in the corners against twenty goats (coins from the box). Tigers jump, and goats trap them.',
    source: 'Traditional, Nepal; ludism.org/ppwiki/Bagh_Chal',
  },
  julgonu: {
    name: 'Jul-Gonu',
    about: 'Four coins each on 16 fields. Step, and capture a coin between two of yours.',
    source: 'Traditional, Korea; ludism.org/ppwiki/JulGonu',
  },
  checkers: {
    name: 'Checkers (draughts)',
    about: 'Twelve coins each on the dark spaces of an 8×8 board. Flip a coin to crown it.',
    source:
      'Traditional. Piecepack adaptation by Mark A. Biggar and Trevor L. Davis, ludism.org/ppwiki/Checkers',
  },
  turkish: {
    name: 'Turkish draughts (Dama)',
    about:
      'Sixteen men each in two full rows, with dice and pawns on the outside. They move forward and sideways.',
    source: 'Traditional, Turkey. Set-up as in ppdf by Trevor L. Davis',
  },
  halma: {
    name: 'Piecepack Halma',
    about:
      'Six coins in each corner, one suit each. Step or jump in chains, and fill the opposite corner first.',
    source: 'After Halma by George Howard Monks, 1880s; ludism.org/ppwiki/ChineseCheckers',
  },
  chess: {
    name: 'Chess',
    about:
      'Coins suit up are pawns, dice are rooks, pawns are bishops. Value up, an ace is a knight, a 4 a queen, a 5 a king. Notches point forward.',
    source:
      'Traditional. Piecepack adaptation by Ron Hale-Evans, Mark A. Biggar and Trevor L. Davis, ludism.org/ppwiki/Chess',
  },
  xiangqi: {
    name: 'Xiangqi (Chinese chess)',
    about:
      'Dice are chariots, pawns are cannons. Value up, an ace is a horse, a 2 an elephant, a 4 an advisor, a 5 the general. Face-up tiles are the palaces.',
    source: 'Traditional, China. Piecepack adaptation by Trevor L. Davis, ludism.org/ppwiki/Xiangqi',
  },
  chaturaji: {
    name: 'Chaturaji',
    about:
      'Chess for four, one suit each: four pawns, an ace as horse, a 2 as boat, the die as elephant, the pawn as king.',
    source: 'Traditional, India. Piecepack adaptation by Trevor L. Davis, ludism.org/ppwiki/Chaturaji',
  },
  lines: {
    name: 'Lines of Action',
    about:
      'Suns and moons against crowns and arms. A coin moves as many spaces as its line has coins. Join all of yours to win.',
    source: 'Claude Soucie, in A Gamut of Games by Sid Sackson, 1969',
  },
  breakthrough: {
    name: 'Breakthrough',
    about:
      'Two full rows each. Step forward, straight or diagonally, and capture diagonally. First to the far row wins.',
    source: 'Dan Troyka, 2000',
  },
  dodgem: {
    name: 'Dodgem, six by six',
    about:
      'Five coins each, on the left and at the bottom. Suns leave on the right, arms at the top. First to leave with all coins wins.',
    source: 'Colin Vout; in Winning Ways by Berlekamp, Conway and Guy, 1982',
  },
  dao: {
    name: 'Dao',
    about:
      'Four coins each on crossing diagonals. A coin slides as far as it can. Make a row or a square, or take all corners.',
    source: 'Jeff Pickering and Ben van Buskirk, 1999',
  },
  froggy: {
    name: 'Froggy Bottom',
    about:
      'A 6×8 pond. Set the nulls of two suits aside, then take turns placing coins. Frogs hop home over their lily pads.',
    source: 'Clay Blankenship, 2003; ludism.org/ppwiki/FroggyBottom',
  },
  fujisan: {
    name: 'Fuji-san',
    about:
      'Four priests start at the foot of a mountain of tiles. A pawn moves the number on the coin where it lands. All try to reach the top.',
    source: 'James “Kyle” Droscha, 2003; ludism.org/ppwiki/Fuji-san',
  },
  alien: {
    name: 'Alien City',
    about:
      'Twenty tiles face up, in any direction, without the nulls. It also needs an Icehouse set: agree on something to stand for the pyramids.',
    source: 'Michael Schoessow; ludism.org/ppwiki/AlienCity',
  },
  relativity: {
    name: 'Relativity',
    about: 'All coins value up on 6×4 spaces, with a random suit in each quarter.',
    source: 'Ron and Marty Hale-Evans; ludism.org/ppwiki/Relativity',
  },
  chariots: {
    name: 'Chariots',
    about:
      'A race around the circus. Each player takes the pawn, die, and coins of a suit. The line is on the lower straight, between d and e.',
    source: 'Mark A. Biggar, 2003; ludism.org/ppwiki/Chariots',
  },
  everest: {
    name: 'Everest',
    about:
      'Yeti on a mountain five tiles high. Each player takes the pawn, die, and coins of a suit, and plans ahead to stand alone on the peak.',
    source: 'Mark A. Biggar, 2002; ludism.org/ppwiki/Everest',
  },
  mice: {
    name: 'Four Blind Mice',
    about:
      'Take turns placing the eight nulls and aces, value up, and the four pawns, not on the edge. Find the shortest way to the cheese.',
    source: 'Tim Farley, 2004, after Alex Randolph; ludism.org/ppwiki/FourBlindMice',
  },
  collectors: {
    name: 'Coin Collectors',
    about:
      'A coin on every tile around the hole. Roll all dice to start: they set the tiles and coins that pawns can reach.',
    source: 'Don Kirkby, 2003; ludism.org/ppwiki/CoinCollectors',
  },
  plans: {
    name: 'Plans of Action',
    about:
      'All coins mixed, suit up, in the middle. A coin jumps as many spaces as its suit has coins in that line. Line up the suits.',
    source: 'L. Edward Pulley, 2003; ludism.org/ppwiki/PlansOfAction',
  },
  tula: {
    name: 'Tula',
    about: 'Take apart a pyramid of tiles with only its peak face up.',
    source: 'James “Kyle” Droscha; ludism.org/ppwiki/Tula',
  },
  food: {
    name: 'Pass the Food',
    about: 'All tiles face up, one column per suit, for one to four.',
    source: 'Trevor L. Davis; ludism.org/ppwiki/PassTheFood',
  },
  track: {
    name: 'A straight track',
    about: 'All 24 tiles in a row, 48 spaces long and two wide, for your own race.',
    source: 'Just a board, no game',
  },
} as const satisfies Sentences;
