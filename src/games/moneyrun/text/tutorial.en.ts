import type { Sentences } from '../../../engine/text.ts';

/** Tutorial texts in English: title, idea, task and replies for each position. */
export const tutorialEn = {
  pave: {
    title: 'Pave your way',
    idea: 'You start on e1: stand on any square of row 9 before north reaches row 1, and you win. Pawns walk on coins only. You have two actions a turn, each of them to place a coin, to shift one, or to move your pawn.',
    task: 'Place a coin straight in front of your pawn.',
    right: 'Now e2 has a coin, and your second action can step onto it.',
    under: 'That lifts your pawn, but it still has nowhere to go. Place the coin on e2.',
    wrong: 'Your pawn on e1 can only walk onto coins next to it. The square in front of it is e2.',
  },
  step: {
    title: 'Climb',
    idea: 'A step goes to the next square in a row or column, at most one coin higher than where you stand. Height is worth a lot: from two coins up you may also step diagonally.',
    task: 'You stand 1 high. Move your pawn up to 2 high.',
    right: 'On f3 you stand 2 high. From there you can step diagonally, and up to 3.',
    level: 'd3 is 1 high, as where you stood. Step to the stack that is one coin higher.',
    wrong:
      'Move your pawn: e4 is 3 high and out of reach, but one square beside you is just one coin higher.',
  },
  raise: {
    title: 'Lift your own pawn',
    idea: 'You may place or shift coins anywhere, under pawns too: whoever stands there rides up. Only one rule binds stacks: no coin lies on a smaller one. $1 is the largest, then 50c, 20c and 10c.',
    task: 'You want to step diagonally to f5. Get your pawn 2 high.',
    right: 'You stand 2 high on e4 and can step diagonally to f5 with your second action.',
    wrong: 'Put a coin onto e4, under your pawn. With 2 coins under you, diagonal steps are allowed.',
  },
  block: {
    title: "Take your opponent's coins",
    idea: 'You may shift the top coin of any stack, but not from under the pawn of somebody else. North stands on c3 and wins next turn over c2 and c1. You have one action left.',
    task: 'Stop north and pave your own way, with one action.',
    right:
      'North has no time to pave and walk both squares, and you have a coin in front of you. One shift did two jobs.',
    place:
      'Good for you, but north walks c2, c1 and wins. Take one of those two coins instead of one from the table.',
    wrong: 'One shift can do both: take a coin that north needs, and put it on e7, in front of your pawn.',
  },
  run: {
    title: 'Run down and win',
    idea: 'In a single action you may take several steps, as long as each of them goes down: from 4 coins to 3, to 2, to 1. Diagonal steps count too. So high stacks are the way to a sudden finish.',
    task: 'You have one action left. Win.',
    right: 'From 4 down to 3, 2 and 1: three squares in one action, and you stand on row 9.',
    short: 'You stopped too early. Each further step goes down too, so run on to d9.',
    low: 'That wastes your height and stops short of row 9. Keep to the squares that lose just one coin each.',
    wrong:
      'You can win with this action: look for a run of your pawn that goes down at every step and ends on row 9.',
  },
} as const satisfies Sentences;
