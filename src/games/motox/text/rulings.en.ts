import type { Sentences } from '../../../engine/text.ts';

/** Rulings that refusals cite, in English and worded as in docs/rulings.md; each begins with its title. */
export const rulingsEn = {
  'R-MX-1':
    'Players. Three or four. Four have six tiles and three coins each, three have eight and four; the other twelve coins wait.',
  'R-MX-3':
    "The start tile. Laying it is the first player's turn; the player to the left is next. All lay the same number, nine or twelve.",
  'R-MX-4': 'Duty. Exactly one tile or one coin a turn where any is legal; nobody may pass by choice.',
  'R-MX-6': "In line. A whole edge is shared; half a tile's offset is not allowed.",
  'R-MX-7':
    'Touching. Tiles touch when they share any part of an edge. Corners cannot count: after every bend a tile meets the one two before at a corner, and bends are taken for granted.',
  'R-MX-8':
    'Traps. The track could curl in until tiles are left over, though all have to be laid. A placement after which the rest cannot be laid is illegal.',
  'R-MX-9':
    'Where ramps go. The tile and both beside it lie in one line. So never the start tile, never the last one, never a bend.',
  'R-MX-11':
    'Height. One to three coins. Any earlier tile may still be raised, and neighbours may both be ramps.',
  'R-MX-12':
    'Nothing legal to lay. Who has only coins and no place for them passes. Coins that fit nowhere once all are stuck leave the game. Option stuckCoins: onto the discard pile.',
  'R-MX-13': 'Coins after the last tile. Building goes on until the coins are laid or stuck.',
  'R-MX-15':
    'Grid. In turn each chooses a free space of the start tile, which has four. The coins that waited are dealt now, three or four each.',
  'R-MX-18':
    "Dice. As many as the rank; equals have the better rank's number, which is fewer dice. With coins four at most.",
  'R-MX-20':
    'Coins for dice. Before rolling a coin is a die, up to four dice in all and no further. Spent coins go to the discard pile.',
  'R-MX-21':
    'The number. One die that is not null; an ace is 1 and nothing else. Nulls are no numbers. With nulls alone the bike stays, and is not wiped out.',
  'R-MX-23': 'Never away from the next tile. Judged step by step on the tile where the bike then is.',
  'R-MX-24':
    'Bends. A quarter turn left or right for each null of the roll, bought dice too, between any two steps and never two between the same two. None has to be used.',
  'R-MX-26':
    'What can come of it. A number, a direction and bends lead to one of seven: FINISH; SAFE, on a free space; LAND, on a bike out of the air; RUNOFF; BLOCKED, into a bike on the ground; BARRED, a ramp too high; BACK, illegal. One chooses among the first four.',
  'R-MX-27':
    'Running off by choice. Legal also where something safe exists, and now and then the fastest way to a bend. Option runOff: only when nothing is safe.',
  'R-MX-28':
    'Blocked. Blocked ways cannot be chosen; only where there is no FINISH, SAFE, LAND, RUNOFF or BARRED at all does the bike wipe out where it stands.',
  'R-MX-30':
    'What is compared. The number chosen, not what is left of it, with each ramp on the way. Crossing is going over the exit edge of a ramp: onto it or sideways on it is free, and a bike in its front row still has to beat it.',
  'R-MX-33':
    'Landing on a bike. That bike is wiped out from its space, which the jumper keeps. Passing over hurts nobody. Without a jump there is no landing on a bike (BLOCKED).',
  'R-MX-36': 'The end. The first over the line wins at once; the others are placed by rank.',
  'R-MX-38':
    'Its turn. Do nothing; or roll, with the dice of its rank and bought ones, and an ace puts it back; or give a coin before rolling, which puts it back at once, and then roll as usual if one likes.',
  'R-MX-40':
    'The space is taken. No attempt, no coin to be spent: the whole turn is one coin from the discard pile, by itself, as coins are alike. From an empty pile nothing.',
} as const satisfies Sentences;
