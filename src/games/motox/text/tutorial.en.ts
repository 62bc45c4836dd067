import type { Sentences } from '../../../engine/text.ts';

/** Tutorial texts in English: title, idea, task and replies for each position. */
export const tutorialEn = {
  build: {
    title: 'Build the track',
    idea: 'First you build a dirt track together, then you race. The first bike over the far edge of the last tile wins. While you build, each turn adds one tile at the end, or one coin for a ramp under a tile with straight track before and after it.',
    task: 'Raise a ramp.',
    right:
      "The coin lifts the far edge of that tile. Corners, the start, and the last tile can't have a ramp.",
    wrong: 'That makes the track longer. To raise a ramp, choose the coin.',
  },
  ride: {
    title: 'Ride',
    idea: "Roll as many dice as your place: you're third, so three. Choose one number and ride all of it in a straight line. Ride off the track, and you wipe out.",
    task: "You're suns. Ride as far as you can without wiping out.",
    right:
      "Three spaces take you into the bend, and you stay on the track. The highest number isn't always best.",
    off: 'That takes you off the track: you wipe out and have to restart your bike. Find a number that ends on the track.',
    short: 'Safe, but not your best. Another number goes one space farther and is just as safe.',
    wrong: 'Another number takes you farther along the track.',
  },
  turn: {
    title: 'Turn',
    idea: 'Each blank you roll is a turn: once on the way, between two spaces, you can turn left or right. Without one, you only ride straight.',
    task: 'You rolled a blank. Ride around the bend, as far as you can.',
    right:
      'The 4 and the blank took you around the bend to tile 4. The 4 straight on would have ended beside tile 3.',
    off: 'That takes you off the track. Turn where the track turns: on tile 3.',
    wrong: 'You can get farther: ride the 4, and turn where the track turns.',
  },
  jump: {
    title: 'Jump',
    idea: 'Tile 2 has a ramp 2 high. To jump it, ride a number higher than the ramp. Then you fly to the end of the move: you pass over bikes, and if you land on one, it wipes out.',
    task: 'Moons are on tile 3. Land on them.',
    right: 'A 4 beats the ramp and lands on moons. They wipe out, and you get their space.',
    stop: "A 2 isn't higher than the ramp, so it only takes you to its edge.",
    wrong: 'Count 4 spaces: over the ramp and onto the space of moons.',
  },
  restart: {
    title: 'Get back up',
    idea: "A wiped-out bike keeps its place in the race. To ride again, roll a 1. Or spend a coin: you're back at once and can roll as usual. Before a roll, each coin can also buy one more die.",
    task: 'You wiped out in the lead, so you roll only one die. Get back up for certain.',
    right:
      'One coin, and your bike is back. Now you roll in the same turn. In the lead you have few dice, so coins matter most there.',
    roll: "You need a 1. With one die, that's one roll in six, and each coin only adds another die. The same coin gets you up for certain.",
    wrong: 'That leaves you down while the others pass you. Spend a coin.',
  },
  finish: {
    title: 'Win the race',
    idea: "The first bike over the far edge of the last tile wins at once. Only here, your number doesn't have to fit: leftover steps don't count.",
    task: 'Tile 7 is the last one. Win.',
    right: 'Four steps to the end of tile 7, and the fifth takes you over the line.',
    side: 'So close: you turned on the last tile. Ride straight on.',
    wrong: 'You can win at once: ride the 5 straight on.',
  },
} as const satisfies Sentences;
