import type { Sentences } from '../../../engine/text.ts';

/** Tutorial texts in English: title, idea, task and replies for each position. */
export const tutorialEn = {
  build: {
    title: 'Build the track',
    idea: 'First you build a dirt track together, then you race: whoever crosses the far edge of the last tile first wins. While you build, each turn adds one tile at the end, or one coin that raises a ramp under a tile with straight track before and after it.',
    task: 'Raise a ramp.',
    right:
      'The coin lifts the far edge of that tile. Corners, the start and the last tile cannot have a ramp.',
    wrong: 'That makes the track longer. To raise a ramp, choose the coin instead.',
  },
  ride: {
    title: 'Ride',
    idea: 'You roll as many dice as your place: you are third, so three. Choose one number and ride all of it in a straight line. Ride off the track and you wipe out.',
    task: 'You are suns. Ride as far as you can without wiping out.',
    right:
      'Three spaces take you into the bend, and you stay on the track. You need not take the highest number.',
    off: 'That takes you off the track: you wipe out and have to start your engine again. Look for a number that ends on the track.',
    short:
      'Safe, but not as far as you could get. Another number goes one space further and is just as safe.',
    wrong: 'There is a number that takes you further along the track.',
  },
  turn: {
    title: 'Turn',
    idea: 'Each blank that you rolled is a turn: once on the way, between two spaces, you may turn left or right. Without one you only ride straight on.',
    task: 'You rolled a blank. Ride round the bend, as far as you can.',
    right:
      'The 4 and the blank took you round the bend to tile 4. The straight way with the 4 would have ended beside tile 3.',
    off: 'That takes you off the track. Turn where the track turns: on tile 3.',
    wrong: 'You can get further: ride the 4, and turn where the track turns.',
  },
  jump: {
    title: 'Jump',
    idea: 'Tile 2 has a ramp 2 high. To jump it, the number that you ride has to be higher than the ramp. Then you fly to the end of the move: you pass over bikes, and if you land on one, it wipes out.',
    task: 'Moons are on tile 3. Land on them.',
    right: 'A 4 beats the ramp and ends on moons: they wipe out, and you have their space.',
    stop: 'A 2 is not higher than the ramp, so it only takes you to its edge.',
    wrong: 'Count 4 spaces: over the ramp and onto the space of moons.',
  },
  restart: {
    title: 'Get back up',
    idea: 'A wiped out bike keeps its place in the race. To ride again, roll a 1; or spend a coin, and you are back at once and may roll as usual. Coins can also buy dice before a roll, one each.',
    task: 'You wiped out in the lead, so you roll only one die. Get back up for certain.',
    right:
      'One coin, and the bike stands. Now you roll in the same turn. In the lead you have few dice, so your coins matter most there.',
    roll: 'You need a 1: with a single die that is one roll in six, and each coin only adds another die. The same coin gets you up for certain.',
    wrong: 'That leaves you lying there while the others pass. You have coins.',
  },
  finish: {
    title: 'Win the race',
    idea: 'The first bike over the far edge of the last tile wins at once. Here alone the number need not fit: steps that are left over do not count.',
    task: 'Tile 7 is the last one. Win.',
    right: 'Four steps to the end of tile 7, and the fifth takes you over the line.',
    side: 'So close: you turned on the last tile. Ride straight on.',
    wrong: 'You can win at once: ride the 5 straight on.',
  },
} as const satisfies Sentences;
