import type { Sentences } from '../../../engine/text.ts';

/** Rulings that refusals cite, in English, in the words of docs/rulings.md: title first. */
export const rulingsEn = {
  'R-GS-5':
    'Dealer. Rock, paper, scissors, with buttons, or by lot (option dealer). In a series (option deals) the winner deals next, and after a draw the same dealer again.',
  'R-GS-7':
    "Arithmetic. Each turn takes one card from the deck, so it ends with the last player's last turn, bombs too (R-GS-27).",
  'R-GS-8':
    "Four of a month in a dealt hand. It wins, and the hand's points are 0 in 93 of a hundred such hands. It is worth its points, at least the threshold, 7 or 3. Looked for only at the deal.",
  'R-GS-11':
    'Playing. One card from the hand, any of them, or a bomb, or a free pass after one. Where it matches it has to be matched.',
  'R-GS-12': 'Two loose matches. The player picks, for the drawn card as well.',
  'R-GS-13':
    'Three loose, or a column of three. The card joins all of them: a column of four, taken in step 4, and paid for.',
  'R-GS-14':
    "A column of three. The card played matched one loose card, and the drawn one has the same number with no other loose one there: the three stay with the player's token. Nothing of that month is taken; what else was matched is.",
  'R-GS-19':
    'Order. Play, draw, take all that can be taken, D bonuses, the test for an empty row (its bonus is part of the same payment), the reserve card for B, the points, go or stop.',
  'R-GS-21':
    'Which card. A plain D; a D+ only where no other is left, and it pays for two. Who owes two and has a D and a D+ pays the D+ alone.',
  'R-GS-24':
    "Shake. At the start of one's own turn, before playing, while three of a month are in hand; once a month, shown to all, also when the fourth lies in the row. Option shake: only when it does not; only before the first turn.",
  'R-GS-26':
    'Bomb. Exactly three in hand and exactly one loose in the row. All four are taken after the draw, a D from each. Two and two are no bomb.',
  'R-GS-27':
    "The two free passes. Two turns of drawing alone, any later ones of one's own, not necessarily in a row. They make up for the cards used; who does not use them has an empty hand and only draws at the end anyway.",
  'R-GS-31': 'Reserve cards. Six in all; when they are gone nobody takes more.',
  'R-GS-39':
    'Nobody stopped. A draw without points, the same dealer again. Option exhausted: the next deal counts double; or most points win.',
} as const satisfies Sentences;
