import type { Sentences } from '../../../engine/text.ts';

/** Rulings that refusals cite, in English and worded as in docs/rulings.md; each begins with its title. */
export const rulingsEn = {
  'R-MX-1':
    'Players. Three or four. Four players have six tiles and three coins each, three have eight tiles and four coins. The other twelve coins wait.',
  'R-MX-3':
    "The start tile. Laying it is the first player's turn, and the player to the left is next. All players lay the same number of pieces, nine or twelve.",
  'R-MX-4':
    'Duty. You have to lay exactly one tile or one coin a turn if you legally can. You may not pass by choice.',
  'R-MX-6': 'In line. Tiles share a whole edge. An offset of half a tile is not allowed.',
  'R-MX-7':
    'Touching. Tiles touch if they share any part of an edge. Corners cannot count: after every bend, a tile meets the one two before it at a corner, and the rules expect bends.',
  'R-MX-8':
    'Traps. The track could curl in until tiles are left over, although all have to be laid. You may not lay a piece if the rest can then no longer be laid.',
  'R-MX-9':
    "Where ramps go. The ramp's tile and both its neighbours lie in one line. So a ramp is never on the start tile, the last tile or a bend.",
  'R-MX-11':
    'Height. A ramp has one to three coins. You may still raise any earlier ramp, and neighbours may both be ramps.',
  'R-MX-12':
    'Nothing legal to lay. If you have only coins and no place for them, you pass. Coins that still fit nowhere when nobody can lay one leave the game. Option stuckCoins: they go onto the discard pile.',
  'R-MX-13': 'Coins after the last tile. Building continues until the coins are laid or stuck.',
  'R-MX-15':
    'Grid. In turn, each player chooses a free space of the start tile, which has four. The coins that waited are dealt now, three or four each.',
  'R-MX-18':
    'Dice. You roll as many as your rank. Equals have the number of the better rank, which is fewer dice. With bought dice you have four at most.',
  'R-MX-20':
    'Coins for dice. Before rolling, a coin buys a die, up to four dice in all. Spent coins go to the discard pile.',
  'R-MX-21':
    'The number. You choose one die that is not null. An ace is 1 and nothing else, and nulls are no numbers. With nulls alone the bike stays, and is not wiped out.',
  'R-MX-23':
    'Never away from the next tile. This is judged step by step, on the tile where the bike is at that point.',
  'R-MX-24':
    'Bends. Each null of the roll, from bought dice too, allows a quarter turn left or right. It happens between two steps, and never two between the same two. You need not use them.',
  'R-MX-26':
    'The seven outcomes. A number, a direction and bends lead to one of seven outcomes. FINISH; SAFE, on a free space; LAND, on a bike from the air; RUNOFF; BLOCKED, into a bike on the ground; BARRED, a ramp too high; BACK, illegal. You choose among the first four.',
  'R-MX-27':
    'Running off by choice. This is legal even if something safe exists, and sometimes the fastest way to a bend. Option runOff: only if nothing is safe.',
  'R-MX-28':
    'Blocked. You cannot choose a blocked way. Only without any FINISH, SAFE, LAND, RUNOFF or BARRED does the bike wipe out where it stands.',
  'R-MX-30':
    'What is compared. The chosen number, not the steps that are left, is compared with each ramp on the way. You cross a ramp when you leave it over its exit edge. Riding onto it or sideways on it is free, and a bike in its front row still has to beat it.',
  'R-MX-33':
    'Landing on a bike. That bike is wiped out from its space, which the jumper takes. Passing over hurts nobody. Without a jump there is no landing on a bike (BLOCKED).',
  'R-MX-36': 'The end. The first bike over the line wins at once. The others are placed by rank.',
  'R-MX-38':
    'Its turn. You have three choices. Do nothing. Or roll with the dice of your rank and bought ones, and an ace puts the bike back. Or give a coin before rolling, which puts it back at once, and then roll as usual if you like.',
  'R-MX-40':
    'The space is taken. You can neither try to return nor spend a coin. Your whole turn is one coin from the discard pile, taken automatically, as coins are alike. From an empty pile you get nothing.',
} as const satisfies Sentences;
