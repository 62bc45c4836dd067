import type { Sentences } from '../../../engine/text.ts';

/** Tutorial texts in English: title, idea, task and replies for each position. */
export const tutorialEn = {
  run: {
    title: 'Score a run',
    idea: "You're yellow. Your pawns start at 0, move up the numbers around the wall, and come back to 0. Reach or pass 0 to score a run. First to 5 runs wins.",
    task: 'Score a run.',
    right:
      'Your pawn moved from 21 past your start at 0. That scores a run, and from 1 it can go around again.',
    wrong: 'That pawn only gets closer. Find your pawn that is less than 4 spaces from 0.',
  },
  enter: {
    title: 'Bring pawns out',
    idea: "Roll no higher than your number of pawns at home, and one comes out onto 0. Then move any pawn the same roll, even the new one. There's no wall around the starts (11 to 13 and 23 to 1). Land on an opponent there, and your pawn goes home.",
    task: 'You had three pawns at home, so your 3 brought one out. Move without losing a pawn.',
    right:
      "The new pawn can move right away. The other one would have landed on blue at 11, where there's no wall.",
    wrong: "Blue is on 11, where there's no wall. Your pawn goes home and loses all its progress.",
  },
  bump: {
    title: 'Bump',
    idea: 'Land on an opponent next to the wall, and you bump that pawn straight across. Blue moves the other way: from 12 down past 0 and back to 12. So a bump can set blue back or help it along.',
    task: 'Two of your pawns can bump. Choose the bump that hurts blue.',
    right: 'Blue was 3 spaces from its start at 12. From 9, it has 21 to go.',
    gift: 'That bump helps blue. On 8 it had moved only 4 spaces, but from 16 it needs just 4 more to score.',
    wrong: "That doesn't bump anyone. Look for the blue pawn closest to scoring its run.",
  },
  swap: {
    title: 'Swap',
    idea: 'Land on an empty space with an opponent straight across the wall, and the two pawns swap places. You have to swap, so look across before you move.',
    task: 'Both of your pawns would swap. Choose the swap that moves you ahead.',
    right: 'Your pawn jumped from 5 to 19, and blue fell back 10 spaces.',
    back: 'From 17 you swap to 7: you lose 10 spaces, and blue gains 14.',
    wrong: 'Check which pawn is straight across from each landing space.',
  },
  again: {
    title: 'Extra turn',
    idea: 'Land on one of your own pawns, and the pawn that moved gets an extra turn: it rolls and moves again.',
    task: 'Get an extra turn.',
    right: 'Your pawn moved from 3 onto your own pawn on 7. Now you roll again and move that pawn.',
    wrong: 'That ends your turn. Find a pawn exactly 4 spaces behind another of yours.',
  },
  win: {
    title: 'Win the race',
    idea: 'A run counts before anything else happens on the landing space. The fifth run wins at once.',
    task: "You both have 4 runs. What's your best move?",
    right: 'You pass 0 and win. Blue on 1 would have sent your pawn home, but your run counts first.',
    bump: 'A strong bump, but the race goes on. You could have won at once: your run counts before blue on 1 can send you home.',
    wrong: 'You can win right now: find a pawn that passes 0.',
  },
} as const satisfies Sentences;
