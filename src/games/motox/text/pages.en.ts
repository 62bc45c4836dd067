import type { Sentences } from '../../../engine/text.ts';

/** Rules pages in English. */
export const pagesEn = {
  aim: {
    title: 'Build it, then race it',
    body: "While you build, add one tile or one coin each turn. In the race, roll, choose one number, and ride it.\n\nThree or four players build a dirt track together, then race over it. Tiles are numbered in the order you lay them: 0 is the start, and the last one is the finish. Each tile has four spaces, named as a rider heading for the next tile sees them: front or rear, left or right.\n\nThe first bike over the far edge of the last tile wins at once; leftover steps don't count. The others rank by how far they got.\n\nTo see who starts, each player rolls a die: highest first, ties roll again. The original rules say 30 minutes; here, a turn waits for you, so length is counted in turns.",
  },
  build: {
    title: 'Build the track',
    body: "All 24 tiles and half of the 24 coins are dealt. With three players, each gets 8 tiles and 4 coins; with four, 6 tiles and 3 coins. The first player lays the start tile. From then on, each player in turn adds one thing: a tile or a coin.\n\nLay a tile next to the last one, edge to edge. It can't share an edge with any other tile, but corners can touch. In the picture, the next tile can go west or north. To the south, it would touch the start tile.\n\n[if traps=refused]The track can wind, but not into a dead end. You can't lay a tile that leaves no room for the others.[end][if traps=end]The track can wind. In a dead end it simply ends, and the leftover tiles aren't used.[end][if general] The host can choose that the track simply ends there.[end]",
  },
  ramps: {
    title: 'Ramps',
    body: "Put a coin under the edge where riders leave a tile, and it becomes a ramp, one to three coins high. The tile needs the tiles before and after it in one straight line. So the start, the last tile, and corners can't have a ramp. You can raise any other tile, not only the newest.\n\nIn the picture, tiles 1, 2, and 4 can take a coin. Tile 2 already has one; 3 and 5 are corners.\n\nIf your tiles are gone and no ramp can take your coin, you pass. [if stuckCoins=removed]Coins that never find a place leave the game.[end][if stuckCoins=discarded]Coins that never find a place go to the spent coins, and players who have to wait in the race can take them.[end]",
  },
  rank: {
    title: 'Places and dice',
    body: 'When the track is built, the other coins are dealt, again 4 or 3 each. One after another, the bikes choose a space on the start tile, and the race begins.\n\nRoll as many dice as your place: one in first, up to four in fourth. Your place depends on tile and row, not on the lane. Bikes side by side share the better place, and the next place is skipped. Before you roll, you can spend coins for extra dice, up to four dice in all. You can also pass.\n\nIn the picture, suns and moons share first place and roll one die. Crowns roll three, arms four.',
  },
  ride: {
    title: 'Ride',
    body: "The dice show a blank, your suit for 1, and 2 to 5. Choose one number and ride its full number in a straight line (only the finish cuts it short): forward to the next tile, or sideways. You can't ride away from the next tile or back onto the tile before.\n\nFor each blank you rolled, you can turn left or right once on the way, between two steps. If you rolled only blanks, you stay.\n\n[if runOff=free]In the picture, suns can ride 4 straight and fly off the bend at tile 3. Or they use the blank:[end][if runOff=forced]In the picture, suns use the blank to ride 4:[end] one step, a left turn, and on to tile 5, rear left. If they turned a step later, moons would be in the way.",
  },
  jump: {
    title: 'Jump',
    body: "To ride over a ramp, your number must be higher than the ramp. The whole number counts, not the steps left. If nothing else is safe, you can stay.\n\n[if flight=move]From the ramp to the end of that move, you fly, so bikes on the ground don't stop you. You can even turn in the air.[end][if flight=turn]From the ramp, you fly until you turn, so bikes on the ground don't stop you. A turn lands you, so you can't turn above a bike.[end][if flight=tile]From the ramp, you fly over the next tile only, so bikes there don't stop you.[end] Land on a bike, and it wipes out; you get its space. If you fly off the track, you lie next to the last space you passed, even if a bike is there.\n\nIn the picture, the ramp of tile 2 is two high. Suns can't jump it with a 2. With a 3, they land on moons. With a 5, they fly past them to tile 4, front right.",
  },
  wipe: {
    title: 'Wipe out',
    body: "You wipe out if you ride off the track, if another bike lands on you, or if bikes block every ride you have. You can't enter or pass a bike on the ground, so you can't choose those rides.\n\n[if runOff=free]You can ride off even if you could stay on the track. You lie next to the last space you had, which can be farther than any safe one.[end][if runOff=forced]You can only ride off if no ride stays on the track. You lie next to the last space you had.[end][if general] The host can choose that you can only ride off if no ride stays on the track.[end]\n\nA wiped-out bike lies next to its space. It blocks no one and keeps its place in the race. In the picture, suns lie next to tile 3, front right.",
  },
  back: {
    title: 'Get back up',
    body: 'If you wiped out, roll for a 1. It uses up that die, puts your bike back on its space, and you can ride with the other dice. Without a 1, your turn ends. Or spend a coin: your bike is back at once, and you can roll as usual. Or do nothing.\n\nWhile another bike is on your space, you can only wait. You take one of the spent coins, if there are any.\n\nIn the picture, suns are third: they roll three dice, or four for a coin, or spend a coin to get back up at once.\n\nYou can also type moves: tile n, coin 4, roll +1, or the letter in your picture, like A.',
  },
} as const satisfies Sentences;
