import type { Sentences } from '../../../engine/text.ts';

/** Tutorial in English: a title, an idea, a task and replies for each of its positions. */
export const tutorialEn = {
  match: {
    title: 'Match a month',
    idea: 'Collect sets: with 7 points, you can stop and win. On your turn, play one card. If a card of the same month is on the floor, you capture both; if not, your card stays there. Then you draw the top card of the deck and place it the same way.',
    task: 'Capture a bright (gwang 광) from the floor.',
    right: 'You captured the bright of 8. Three brights score 3 points, all five score 15.',
    other:
      'You captured two cards, but only junk (pi 피). The bright on the floor is of month 8: play a card of that month.',
    wrong:
      'That card matches nothing, so it stays on the floor. The bright is of month 8: play a card of that month.',
  },
  birds: {
    title: 'Sets',
    idea: 'Single cards score little; sets score a lot. Three brights are worth 3 points, a trio of ribbons 3, and the three birds of months 2, 4, and 8 (godori 고도리) 5. You already have two of the birds.',
    task: 'Make the most of this turn.',
    right: 'The third bird completes the godori: 5 points at once. You need only 2 more.',
    bright:
      'A bright is good, but a single one scores nothing yet. The third bird is on the floor, and it scores 5 points.',
    wrong: 'That captures nothing from the floor. You have the birds of 2 and 4: find the third.',
  },
  pick: {
    title: 'Choose one of two',
    idea: 'If two cards of the month are on the floor, choose which one you capture. A trio of red ribbons (1, 2, 3), blue ribbons (6, 9, 10), or plain ribbons (4, 5, 7) scores 3 points.',
    task: 'Score 3 points.',
    right: 'With those of 6 and 10, you have all three blue ribbons (cheongdan 청단): 3 points.',
    cup: 'Right month, wrong card. You have the blue ribbons of 6 and 10: capture the third.',
    wrong: 'You have the blue ribbons of 6 and 10. The third is on the floor: play a card that matches it.',
  },
  stuck: {
    title: 'Ppeok (뻑)',
    idea: "Play onto a card, then draw a third of that month, and you get ppeok: all three stay stuck on the floor. The player who adds the fourth captures all four. Capture another player's ppeok, and each opponent also gives you 1 junk.",
    task: 'Your opponent has a ppeok of month 11. Capture it.',
    right: 'Four cards at once, including a bright, plus 1 junk from your opponent.',
    wrong: 'The three cards of month 11 are still there. You have the fourth.',
  },
  shake: {
    title: 'Three of a month',
    idea: 'With three of a month in your hand, you can shake (heundeulgi 흔들기): show them, and your points double if you win. If the fourth is on the floor, you can also bomb (poktan 폭탄): play all three at once, capture four, and get 1 junk from each opponent.',
    task: 'You can do both. What comes first?',
    right: 'Shake first: you show the three cards and keep them. Now you can bomb in the same turn.',
    bomb: "A fine bomb, but now the three cards are gone and you can't shake. Shake first, then bomb.",
    single: 'That breaks up your three. Together, they can double your points and capture four cards.',
    wrong: 'You have three of month 9 in your hand. Use them before you play a card.',
  },
  stop: {
    title: 'Go or stop',
    idea: "With 7 points at the end of your turn, stop and win the deal, or go on for more. A go adds a point at once, but if an opponent stops first, you get nothing. Check your opponent's cards before you go.",
    task: 'You have 7 points. Your opponent has 6, from blue and plain ribbons.',
    right:
      'You win the deal. Go on only if your opponents are far from stopping. Here, your opponent needed just one more point.',
    wrong:
      'That adds a point, but your opponent needs just one more to stop and win. Then you get nothing. Too risky.',
  },
} as const satisfies Sentences;
