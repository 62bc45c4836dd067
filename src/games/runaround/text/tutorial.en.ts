import type { Sentences } from '../../../engine/text.ts';

/** Tutorial texts in English: title, idea, task and replies for each position. */
export const tutorialEn = {
  run: {
    title: 'Score a run',
    idea: 'You are yellow. Your pawns start at 0 and run upwards, round the wall and back to 0. Reach or pass 0 to score a run: the first to 5 runs wins.',
    task: 'Score a run.',
    right:
      'From 21 the pawn passes your start at 0, and that is a run. It runs on from 1 and can score again.',
    wrong: 'That pawn only gets closer. One of your pawns is less than 4 spaces from 0.',
  },
  enter: {
    title: 'Bring pawns out',
    idea: 'A roll no higher than your number of pawns at home brings one out onto 0. Then you run the same roll with any pawn, even the new one. Around the starts (11 to 13 and 23 to 1) there is no wall: land on an opponent there and your pawn goes home.',
    task: 'With three pawns at home your 3 brought one out. Run without losing a pawn.',
    right:
      'The new pawn can run at once. The other one would have landed on blue at 11, where there is no wall.',
    wrong: 'Blue stands on 11, where there is no wall. Your pawn goes home and loses all the way it had run.',
  },
  bump: {
    title: 'Bump',
    idea: 'Land on an opponent beside the wall and you bump that pawn straight across. Blue runs the other way, from 12 down through 0 and back to 12, so a bump can throw it back or help it along.',
    task: 'Two of your pawns can bump. Choose the bump that hurts blue.',
    right: 'Blue had only 3 spaces left to its start at 12. From 9 it has 21 to go.',
    gift: 'That bump is a gift: blue has run only 4 spaces at 8, but from 16 it needs only 4 more to score.',
    wrong: 'That bumps nobody. Look at the blue pawn that is closest to the end of its run.',
  },
  swap: {
    title: 'Swap',
    idea: 'Land on an empty space with an opponent straight across the wall and the two pawns swap places. You have no choice in it, so look across before you land.',
    task: 'Both of your pawns would swap. Choose the swap that takes you forward.',
    right: 'From 5 you jump to 19, far along your way, and blue is thrown back by 10 spaces.',
    back: 'On 17 you swap to 7: you lose 10 spaces, and blue gains 14.',
    wrong: 'Look at what stands straight across from where each pawn lands.',
  },
  again: {
    title: 'Another turn',
    idea: 'Land on one of your own pawns and the pawn that moved takes another turn: it rolls and runs again.',
    task: 'Get another turn.',
    right: 'From 3 the pawn lands on your own pawn on 7. Now you roll again, and that pawn has to run.',
    wrong: 'That ends your turn. Look for a pawn exactly 4 spaces behind another one of yours.',
  },
  win: {
    title: 'Win the race',
    idea: 'A run counts before anything else happens where the pawn lands, and the fifth run wins at once.',
    task: 'You both have 4 runs. What is your best move?',
    right: 'You pass 0 and win. Blue on 1 would have sent your pawn home, but your run counts first.',
    bump: 'A strong bump, but the race goes on. You could have won at once: a run counts before blue on 1 can send your pawn home.',
    wrong: 'You can win at once: look for a pawn that passes 0.',
  },
} as const satisfies Sentences;
