import type { Sentences } from '../../../engine/text.ts';

/** Tutorial texts in English: title, idea, task and replies for each position. */
export const tutorialEn = {
  lay: {
    title: 'Place a coin and move',
    idea: 'Gather the most points to win. First, each player hides six coins. Choose one: all players see it, it goes face down under your pawn, and the pawn moves exactly its value in a straight line. For now, you must stop on an empty space.',
    task: "You're suns, on b2. Get to e5.",
    right:
      'e5 is 3 spaces northeast of b2, so the 3 takes you there. The others saw its value. From the next turn on, they have to remember it.',
    wrong: 'Count the spaces from b2 to e5. Place the coin with exactly that number.',
  },
  gather: {
    title: 'Gather',
    idea: "Once all coins are placed, roll the die and move exactly that far in a straight line. Pawns jump over coins but not over pawns. Land on another player's coin, and you take it; only you see its value.",
    task: 'Take a coin.',
    right: "The coin of crowns on g4 is in your stash. It's a 4, and the others only know if they remember.",
    own: "You can't take coins of your own suit: this one stays on the board. Find a coin of moons or crowns exactly 3 spaces away.",
    wrong: "There's no coin there. Find a coin of moons or crowns exactly 3 spaces away in a straight line.",
  },
  edge: {
    title: 'Over the edge',
    idea: 'The edges of the board join. Leave on the right, and you come back on the left; leave at the top, and you come back at the bottom, even diagonally.',
    task: 'Take a coin across the edges.',
    right: 'Northeast from g7: to h8, over the corner to a1, and on to b2.',
    own: "That's a coin of your own suit, so it stays there. Look beyond the corner.",
    wrong: 'You take nothing there. Leave the board at the top right: the next space after h8 is a1.',
  },
  remember: {
    title: 'Remember',
    idea: 'All players saw each value once, when the coin was placed. Remember the high ones. You saw moons place a 2 on c1 and a 5 on e5, and crowns a 1 on g3.',
    task: 'Take the best coin.',
    right: 'That was the 5 of moons. Your 2 could reach three coins, and only memory tells them apart.',
    low: 'You take a coin, but a low one. Which of the three was the 5?',
    wrong: 'You take nothing there. Three coins are exactly 2 spaces away, and one of them is the 5.',
  },
  play: {
    title: 'Play a coin instead of rolling',
    idea: "You don't have to roll. You can play a coin from your stash: it goes under your pawn, and you move its value. You lose its points, and others can take it, but you know where you land. You remember a 5 of crowns on f6.",
    task: 'Take the 5 for certain.',
    right: 'You traded a 1 for a 5. A low coin is worth more as an exact move.',
    roll: 'Only a 1 or the blank side gets you there, one roll in three. One of your coins does it for certain.',
    wrong: "That doesn't take the 5. It's 1 space north of you: play the coin that moves you 1.",
  },
  guard: {
    title: 'Use your own coin',
    idea: "You're on your own 3. No one can take it while you're there, and it moves you 3 for free, because it stays there. On your own coin, you choose between it and the die.",
    task: 'You remember a 4 of moons on f3. Take it for certain, for free.',
    right: 'Your 3 moved you and is still yours. Come back to it, and you can use it again.',
    roll: 'Only a 3 or the blank side gets you to f3, one roll in three. The coin under you gets you there for certain.',
    wrong: "That doesn't lead to f3. It's 3 spaces east of you.",
  },
} as const satisfies Sentences;
