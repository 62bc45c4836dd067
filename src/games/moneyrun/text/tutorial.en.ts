import type { Sentences } from '../../../engine/text.ts';

/** Tutorial texts in English: title, idea, task and replies for each position. */
export const tutorialEn = {
  pave: {
    title: 'Pave your way',
    idea: 'You start on e1. Reach any square of row 9 before north reaches row 1, and you win. Pawns only walk on coins. You have two actions a turn: each one places a coin, shifts a coin, or moves your pawn.',
    task: 'Place a coin right in front of your pawn.',
    right: 'Now e2 has a coin, and your second action can step onto it.',
    under: 'That lifts your pawn, but it still has nowhere to go. Place the coin on e2.',
    wrong: 'Your pawn on e1 can only step onto coins next to it. The square in front of it is e2.',
  },
  step: {
    title: 'Climb',
    idea: 'Step to the next square in a row or column, at most one coin higher than where you stand. Height is worth a lot: from two coins up, you can also step diagonally.',
    task: 'You stand 1 high. Move your pawn up to 2 high.',
    right: 'On f3, you stand 2 high. From there, you can step diagonally, and up to 3.',
    level: 'd3 is 1 high, just like your square. Step onto the stack that is one coin higher.',
    wrong:
      'Move your pawn: e4 is 3 high and out of reach, but one square next to you is just one coin higher.',
  },
  raise: {
    title: 'Lift your own pawn',
    idea: 'You can place or shift coins anywhere, even under pawns: a pawn there rides up. One rule holds for stacks: no coin goes onto a smaller one. $1 is the largest, then 50c, 20c, and 10c.',
    task: 'You want to step diagonally to f5. Get your pawn 2 high.',
    right: 'You stand 2 high on e4 and can step diagonally to f5 with your second action.',
    wrong: 'Put a coin onto e4, under your pawn. With 2 coins under you, you can step diagonally.',
  },
  block: {
    title: "Take your opponent's coins",
    idea: "You can shift the top coin of any stack, but not from under another player's pawn. North stands on c3 and wins next turn over c2 and c1. You have one action left.",
    task: 'Stop north and pave your own way, with one action.',
    right:
      "North can't pave and walk both squares in time, and you have a coin in front of you. One shift did two jobs.",
    place:
      'Good for you, but north walks c2, c1 and wins. Take one of those two coins, not one from the table.',
    wrong: 'One shift can do both: take a coin north needs, and put it on e7, in front of your pawn.',
  },
  run: {
    title: 'Run down and win',
    idea: 'You can take several steps in one action if each of them goes down: from 4 coins to 3, to 2, to 1. Diagonal steps count too. High stacks set up a sudden finish.',
    task: 'You have one action left. Win.',
    right: 'From 4 down to 3, 2, and 1: three squares in one action, and you reach row 9.',
    short: 'You stopped too early. Each further step goes down too, so run on to d9.',
    low: 'That wastes your height and stops short of row 9. Use the squares that drop just one coin each.',
    wrong: 'You can win with this action: find a run that goes down at every step and ends on row 9.',
  },
} as const satisfies Sentences;
