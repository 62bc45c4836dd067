import type { Sentences } from '../../../engine/text.ts';

/** Tutorial texts in English: title, idea, task and replies for each position. */
export const tutorialEn = {
  lay: {
    title: 'Lay a coin and move',
    idea: 'Gather the most points to win. First everyone hides six coins: choose one, it is shown and laid face down under your pawn, and the pawn moves exactly its value in a straight line. Here it must stop on an empty space.',
    task: 'You are suns, on b2. Get to e5.',
    right:
      'e5 is 3 spaces north-east of b2, so the 3 takes you there. Everyone saw its value: from the next turn on they have to remember it.',
    wrong: 'Count the spaces from b2 to e5. The coin you lay has to be exactly that number.',
  },
  gather: {
    title: 'Gather',
    idea: "Once all coins are laid, roll the die and move exactly that far, straight on. Pawns jump over coins but not over pawns. Land on another player's coin and you take it; only you learn its value.",
    task: 'Take a coin.',
    right:
      'The coin of crowns on g4 is in your stash. It is a 4, and the others know that only if they remember.',
    own: 'Coins of your own suit you cannot take: this one stays on the board. Look for a coin of moons or crowns exactly 3 spaces away.',
    wrong: 'No coin lies there. Look for a coin of moons or crowns exactly 3 spaces away in a straight line.',
  },
  edge: {
    title: 'Over the edge',
    idea: 'The edges of the board are joined. Leave it on the right and you come back on the left; leave it at the top and you come back at the bottom, on diagonals too.',
    task: 'Take a coin across the edges.',
    right: 'North-east from g7: h8, then over the corner to a1 and on to b2.',
    own: 'That is a coin of your own suit, and it stays where it is. Look beyond the corner.',
    wrong: 'You take nothing there. Leave the board at the top right: one step after h8 comes a1.',
  },
  remember: {
    title: 'Remember',
    idea: 'Every value was shown once, when the coin was laid. Whoever remembers the high ones wins. You saw moons lay a 2 on c1 and a 5 on e5, and crowns a 1 on g3.',
    task: 'Take the best coin.',
    right:
      'That was the 5 of moons. With 2 to move you could reach three coins, and only memory tells them apart.',
    low: 'You take a coin, but a small one. Which of the three was the 5?',
    wrong: 'You take nothing there. Three coins lie exactly 2 spaces away; one of them is the 5.',
  },
  play: {
    title: 'Play a coin instead of rolling',
    idea: 'You need not roll. You may play a coin from your stash: it is laid under your pawn, and you move its value. You lose its points, and others can pick it up, but you know where you land. You remember a 5 of crowns on f6.',
    task: 'Take the 5 for certain.',
    right: 'You gave a 1 for a 5. A small coin is worth more as an exact move.',
    roll: 'Only a 1 or the blank side gets you there: one roll in three. You have a coin that does it for certain.',
    wrong: 'That does not take the 5. It lies 1 space north of you: which of your coins moves you 1?',
  },
  guard: {
    title: 'Use your own coin',
    idea: 'You stand on your own 3. Nobody can take it while you are there, and it lets you move 3 for free: the coin stays where it is. On a coin of your own you choose between it and the die.',
    task: 'You remember a 4 of moons on f3. Take it for certain, for free.',
    right: 'Your 3 moved you without being spent. Come back to it and you can use it again.',
    roll: 'Only a 3 or the blank side gets you to f3: one roll in three. The coin under you gets you there for certain.',
    wrong: 'That does not lead to f3. It lies 3 spaces east of you.',
  },
} as const satisfies Sentences;
