import type { Sentences } from '../../../engine/text.ts';

/** Games with a set-up, in English: what each is, and its source. */
export const gamesEn = {
  kono: {
    name: 'Four Field Kono',
    about:
      'Suns and moons against crowns and arms, all 16 fields full. Step to an empty field, or jump over a coin of yours and capture what lies behind it.',
    source: 'Traditional, Korea. Piecepack adaptation by Michael Schoessow, ludism.org/ppwiki/FourFieldKono',
  },
  alquerque: {
    name: 'Alquerque',
    about: 'Twelve coins each on 25 points, only the middle is empty. Move along the lines, jump to capture.',
    source:
      'Traditional; in Alfonso X’s book of games, 1283. Piecepack adaptation by Jessica Eccles and Trevor L. Davis',
  },
  morris: {
    name: 'Nine Men’s Morris',
    about:
      'Each tile is a point of the three squares. Enter nine coins each from the box, then move: three in a row take one away.',
    source: 'Traditional. Piecepack adaptation by Dan Burkey and Trevor L. Davis',
  },
  tablut: {
    name: 'Tablut',
    about:
      'The king on the throne with eight defenders, suit up, against sixteen attackers, value up. He wants to reach the edge.',
    source:
      'Traditional, Sápmi; noted by Linnaeus in 1732. Piecepack adaptation by Trevor L. Davis, ludism.org/ppwiki/Tablut',
  },
  brandub: {
    name: 'Brandub',
    about:
      'A small relative of Tablut on seven by seven points: a king with four defenders against eight. He wants to reach a corner.',
    source: 'Traditional, Ireland; cyningstan.com. Set-up as in ppdf by Trevor L. Davis',
  },
  baghchal: {
    name: 'Bagh-Chal',
    about:
      'Four tigers, the pawns, in the corners against twenty goats, coins that enter from the box. Tigers jump, goats hem them in.',
    source: 'Traditional, Nepal; ludism.org/ppwiki/Bagh_Chal',
  },
  julgonu: {
    name: 'Jul-Gonu',
    about: 'Four coins each on 16 fields. Step, and take one coin between two of yours.',
    source: 'Traditional, Korea; ludism.org/ppwiki/JulGonu',
  },
  checkers: {
    name: 'Checkers (draughts)',
    about: 'Twelve coins each on the dark spaces of eight by eight. Turn a coin over to crown it.',
    source:
      'Traditional. Piecepack adaptation by Mark A. Biggar and Trevor L. Davis, ludism.org/ppwiki/Checkers',
  },
  turkish: {
    name: 'Turkish draughts (Dama)',
    about:
      'Sixteen men each in two full rows, the outer ones dice and pawns. They move straight on and sideways.',
    source: 'Traditional, Turkey. Set-up as in ppdf by Trevor L. Davis',
  },
  halma: {
    name: 'Piecepack Halma',
    about:
      'Six coins in each corner, a suit each. Step or jump in chains, and be the first to fill the corner across.',
    source: 'After Halma by George Howard Monks, 1880s; ludism.org/ppwiki/ChineseCheckers',
  },
  chess: {
    name: 'Chess',
    about:
      'Coins suit up are pawns, dice rooks, pawns bishops; value up an ace is a knight, a 4 a queen, a 5 a king. Notches point forward.',
    source:
      'Traditional. Piecepack adaptation by Ron Hale-Evans, Mark A. Biggar and Trevor L. Davis, ludism.org/ppwiki/Chess',
  },
  xiangqi: {
    name: 'Xiangqi (Chinese chess)',
    about:
      'Dice are chariots, pawns cannons; value up an ace is a horse, a 2 an elephant, a 4 an adviser, a 5 the general. The face-up tiles are the palaces.',
    source: 'Traditional, China. Piecepack adaptation by Trevor L. Davis, ludism.org/ppwiki/Xiangqi',
  },
  chaturaji: {
    name: 'Chaturaji',
    about:
      'Chess for four, a suit each: four pawns, an ace as horse, a 2 as boat, the die as elephant, the pawn as king.',
    source: 'Traditional, India. Piecepack adaptation by Trevor L. Davis, ludism.org/ppwiki/Chaturaji',
  },
  lines: {
    name: 'Lines of Action',
    about:
      'Suns and moons against crowns and arms. A coin moves as far as there are coins in its line; join all of yours.',
    source: 'Claude Soucie, in A Gamut of Games by Sid Sackson, 1969',
  },
  breakthrough: {
    name: 'Breakthrough',
    about:
      'Two full rows each. One step forward, straight or slanting, capturing slantwise. Who reaches the far row wins.',
    source: 'Dan Troyka, 2000',
  },
  dodgem: {
    name: 'Dodgem, six by six',
    about:
      'Five coins each, on the left and at the bottom. Suns leave on the right, arms at the top; who is out first wins.',
    source: 'Colin Vout; in Winning Ways by Berlekamp, Conway and Guy, 1982',
  },
  dao: {
    name: 'Dao',
    about:
      'Four coins each on crossing diagonals. A coin slides as far as it can; make a row, a square, or take the corners.',
    source: 'Jeff Pickering and Ben van Buskirk, 1999',
  },
  froggy: {
    name: 'Froggy Bottom',
    about:
      'A pond of six by eight. Set the nulls of two suits aside, then place coins by turns: frogs hop over their lily pads and home.',
    source: 'Clay Blankenship, 2003; ludism.org/ppwiki/FroggyBottom',
  },
  fujisan: {
    name: 'Fuji-san',
    about:
      'Four priests, one at each foot of a mountain of tiles. A pawn moves as far as the coin says that it comes to; all want to the top.',
    source: 'James “Kyle” Droscha, 2003; ludism.org/ppwiki/Fuji-san',
  },
  alien: {
    name: 'Alien City',
    about:
      'Twenty tiles face up, any way round, without the nulls. Made for an Icehouse set beside the piecepack: agree what stands for the pyramids.',
    source: 'Michael Schoessow; ludism.org/ppwiki/AlienCity',
  },
  relativity: {
    name: 'Relativity',
    about: 'All coins value up on six by four spaces, each quarter a suit by chance.',
    source: 'Ron and Marty Hale-Evans; ludism.org/ppwiki/Relativity',
  },
  chariots: {
    name: 'Chariots',
    about:
      'A race round the circus. Take pawn, die and coins of a suit each; the line is on the lower straight, between d and e.',
    source: 'Mark A. Biggar, 2003; ludism.org/ppwiki/Chariots',
  },
  everest: {
    name: 'Everest',
    about:
      'Yeti on a mountain five tiles high. Each takes pawn, die and coins of a suit, and plans ahead: stand alone on the peak.',
    source: 'Mark A. Biggar, 2002; ludism.org/ppwiki/Everest',
  },
  mice: {
    name: 'Four Blind Mice',
    about:
      'Place the eight nulls and aces, value up, and the four pawns by turns, not at the edge. Who sees the shortest way to the cheese?',
    source: 'Tim Farley, 2004, after Alex Randolph; ludism.org/ppwiki/FourBlindMice',
  },
  collectors: {
    name: 'Coin Collectors',
    about:
      'A coin on every tile round the hole. Roll all dice to begin: they say which tiles and which coins the pawns can reach.',
    source: 'Don Kirkby, 2003; ludism.org/ppwiki/CoinCollectors',
  },
  plans: {
    name: 'Plans of Action',
    about:
      'All coins mixed, suit up, in the middle. A coin jumps as many spaces as its suit has coins in that line; line the suits up.',
    source: 'L. Edward Pulley, 2003; ludism.org/ppwiki/PlansOfAction',
  },
  tula: {
    name: 'Tula',
    about: 'A pyramid of tiles, only its peak face up, to be taken apart.',
    source: 'James “Kyle” Droscha; ludism.org/ppwiki/Tula',
  },
  food: {
    name: 'Pass the Food',
    about: 'All tiles face up, a column a suit, for one to four.',
    source: 'Trevor L. Davis; ludism.org/ppwiki/PassTheFood',
  },
  track: {
    name: 'A straight track',
    about: 'All 24 tiles in a row, 48 spaces long and two wide, for a race of your own.',
    source: 'No game, only a board',
  },
} as const satisfies Sentences;
