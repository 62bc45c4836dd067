import type { Sentences } from '../../../engine/text.ts';

/** Rules pages in English. */
export const pagesEn = {
  aim: {
    title: 'Build it, then race it',
    body: 'Your turn: while the track is built, lay one tile or one coin; in the race, roll, choose one number of the roll and ride it.\n\nThree or four players lay a dirt track together and then race over it. The tiles are numbered in the order in which they were laid: 0 is the start, the last one is the finish. Each tile has four spaces, named as a rider heading for the next tile sees them: front or rear, left or right.\n\nWhoever first rides over the far edge of the last tile wins at once; steps that are left over then do not count. The others are placed by how far they have come.\n\nThe match begins with a die each; the highest starts, and equals roll again. The rules speak of 30 minutes; here a turn waits for you, so length is told in turns.',
  },
  build: {
    title: 'Laying the track',
    body: 'All 24 tiles and half of the 24 coins are dealt out: of three players each gets 8 tiles and 4 coins, of four 6 tiles and 3 coins. Whoever starts lays the start tile. From then on everybody in turn places one thing: a tile or a coin.\n\nA tile goes beside the last one, edge to edge. It may not share an edge with any other tile; corners may touch. In the picture the next tile can go west or north, but not south, where it would meet the start tile.\n\n[if traps=refused]The track may wind, but not into a dead end: a tile that leaves no room for all the others is not allowed.[end][if traps=end]The track may wind. In a dead end it just ends, and the tiles left over are not laid.[end][if general] The host can choose that the track just ends there.[end]',
  },
  ramps: {
    title: 'Ramps',
    body: 'A coin goes under the edge of a tile where riders leave it, and makes a ramp there: one to three coins high. The tile has to lie in one straight line with the tile before and the tile after it. So the start, the last tile and corners take no coins. You may raise any such tile, not only the newest.\n\nIn the picture tiles 1, 2 and 4 can take a coin. Tile 2 has one already; 3 and 5 are corners.\n\nIf all your tiles are laid and no ramp can take your coin, you pass. [if stuckCoins=removed]Coins that can never be placed leave the game.[end][if stuckCoins=discarded]Coins that can never be placed go to those that have been spent: who has to wait in the race can take them.[end]',
  },
  rank: {
    title: 'Places and dice',
    body: 'When everything is placed, the other half of the coins is dealt out, 4 or 3 each again. One after another the bikes take a space of the start tile, and the race begins.\n\nOn your turn you roll as many dice as your place: one in first place, up to four in fourth. What counts is the tile and the row, not the lane. Bikes side by side share the better place, and the next one is left out. Each coin you spend before rolling adds a die, up to four dice in all. You may also pass instead.\n\nIn the picture suns and moons share first place and roll one die. Crowns roll three, arms four.',
  },
  ride: {
    title: 'Riding',
    body: 'The dice show a blank, your sign for 1, and 2 to 5. Choose one number and ride it in a straight line for its full number (only at the finish may steps be left over): forwards to the next tile, or sideways. You never ride away from the next tile, nor back onto the tile before.\n\nEvery blank you rolled lets you turn left or right once on the way, between two steps. Nothing but blanks: you stay.\n\n[if runOff=free]In the picture suns may ride 4 straight on and fall off the bend of tile 3. Or they use the blank:[end][if runOff=forced]In the picture suns use the blank to ride 4:[end] one step, a turn to the left, and on to tile 5, rear left. Turning a step later, moons would be in the way.',
  },
  jump: {
    title: 'Jumping',
    body: 'To ride over a ramp, your number has to be higher than the ramp. Ramps are counted against the whole number, not the steps that are left. If nothing safe is left but such ways, you may stay.\n\n[if flight=move]From the edge of the ramp to the end of that move you fly: bikes on the ground do not stop you. You may even turn in the air.[end][if flight=turn]From the edge of the ramp you fly up to your next turn: bikes on the ground do not stop you, but a turn lands you, so there is none above a bike.[end][if flight=tile]From the edge of the ramp you fly over the next tile only: bikes there do not stop you.[end] If you come down on a bike, it is wiped out and the space is yours. If you fly off the track, you lie beside the last space you passed, even if a bike stands there.\n\nIn the picture the ramp of tile 2 is two high. Suns cannot jump with 2. With 3 they land on moons, and with 5 they fly past, to tile 4, front right.',
  },
  wipe: {
    title: 'Wiping out',
    body: "You wipe out when you ride off the track, when somebody lands on you, or when bikes block every way you could ride. A bike on the ground can be neither entered nor passed, so such ways cannot be chosen.\n\n[if runOff=free]Riding off is allowed even if you could stay on: you lie beside the last space you had, which may be further on than any safe one.[end][if runOff=forced]Riding off is allowed only where no way stays on the track: you lie beside the last space you had.[end][if general] The host can choose that it is allowed only without another way.[end]\n\nA bike that is wiped out lies beside its space. It is in nobody's way and keeps its place in the race. In the picture suns lie beside tile 3, front right.",
  },
  back: {
    title: 'Coming back',
    body: 'If your bike is wiped out, roll for a 1: one of them is used up, the bike stands on its space again, and you may ride on with the other dice. Without a 1 the turn is over. Or spend a coin: the bike is back at once, and you may roll as usual. Or do nothing.\n\nWhile another bike stands on your space, you can only wait, but you take a coin from those that have been spent, if there are any.\n\nIn the picture suns are third: three dice, or four for a coin, or a coin to be back right away.\n\nMoves can be typed too: tile n, coin 4, roll +1, or the letter in your picture, such as A.',
  },
} as const satisfies Sentences;
