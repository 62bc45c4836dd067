import type { Sentences } from '../../../engine/text.ts';

/** Tutorial in English: a title, an idea, a task and replies for each of its positions. */
export const tutorialEn = {
  match: {
    title: 'Match a month',
    idea: 'Collect sets: with 7 points you may stop and win. On your turn you play one card. If a card of the same month lies in the row, you take both; if none does, yours stays there. Then the top card of the deck is turned and laid the same way.',
    task: 'Take a bright (gwang 광) from the row.',
    right: 'You took the bright of 8. Three brights are worth 3 points, all five 15.',
    other:
      'You took two cards, but only junk (pi 피). The bright in the row is of month 8: play a card of that month.',
    wrong:
      'That card matches nothing in the row and stays there. The bright is of month 8: which of your cards is too?',
  },
  birds: {
    title: 'Sets',
    idea: 'Single cards are worth little, sets are worth a lot: three brights 3 points, a trio of ribbons 3, and the three birds of months 2, 4 and 8 (godori 고도리) 5. You hold two of the birds already.',
    task: 'Make the most of this turn.',
    right: 'The third bird completes the godori: 5 points at once, and you need only 2 more.',
    bright:
      'A bright is good, but one alone is worth nothing yet. The third bird lies in the row, and it is worth 5 points.',
    wrong: 'That takes nothing from the row. You have the birds of 2 and 4: where is the third?',
  },
  pick: {
    title: 'One of two',
    idea: 'If two cards of the month lie in the row, you choose which of them you take. A trio of red ribbons (1, 2, 3), of blue ones (6, 9, 10) or of plain ones (4, 5, 7) is worth 3 points.',
    task: 'Score 3 points.',
    right: 'With those of 6 and 10 that makes all three blue ribbons (cheongdan 청단): 3 points.',
    cup: 'The right month, but the wrong card. You have the blue ribbons of 6 and 10: take the third.',
    wrong: 'You have the blue ribbons of 6 and 10. The third is in the row: which of your cards matches it?',
  },
  stuck: {
    title: 'Stuck cards (ppeok 뻑)',
    idea: 'If you play onto a card and the deck turns a third of that month, nobody takes them: the three lie stuck. Whoever lays the fourth takes all four. If another player got them stuck, everybody else also gives a junk card.',
    task: 'The opponent got month 11 stuck. Take it.',
    right: 'Four cards at once, a bright among them, and a junk card from the opponent as well.',
    wrong: 'The three cards of month 11 still lie there. You hold the fourth.',
  },
  shake: {
    title: 'Three of a month',
    idea: 'With three of a month in your hand you may shake (heundeulgi 흔들기): show them, and your points are doubled if you win. If the fourth lies in the row, you may also throw all three at once, as a bomb (poktan 폭탄): you take four, and a junk card from everybody.',
    task: 'You may do both. What comes first?',
    right:
      'Shake first: you show the three and still have them. Now you can throw the bomb in the same turn.',
    bomb: 'A fine bomb, but the three cards are gone and you cannot shake any more. Shake first, then bomb.',
    single: 'That breaks up your three. Together they can double your points and take four cards.',
    wrong: 'You have all three of month 9 in your hand. Use them before you play a card.',
  },
  stop: {
    title: 'Go or stop',
    idea: "With 7 points at the end of your turn you stop and win the deal, or go on for more. A go adds a point at once, but if somebody else stops first, you get nothing. So look at the opponent's cards before you go.",
    task: 'You have 7 points. The opponent has 6: blue and plain ribbons.',
    right:
      'The deal is yours. Go on only if the others are far from enough points; here one more point would have let the opponent stop.',
    wrong:
      'That adds a point, but the opponent needs just one to stop and win, and you would get nothing. Too risky for one point.',
  },
} as const satisfies Sentences;
