import type { Sentences } from '../../../engine/text.ts';

/** Rulings that refusals cite, in English, in the words of docs/rulings.md: title first. */
export const rulingsEn = {
  'R-GS-5':
    'Dealer. Rock, paper, scissors with buttons decides, or a random draw (option dealer). In a series (option deals) the winner deals next, and after a draw the same dealer again.',
  'R-GS-7':
    "Arithmetic. Each turn takes one card from the deck, so it ends with the last player's last turn, also after bombs (R-GS-27).",
  'R-GS-8':
    'Four of a month in a dealt hand. It wins, although the points of such a hand are 0 in 93 of a hundred cases. It is worth its points, but at least the threshold, 7 or 3. Only the dealt hand counts.',
  'R-GS-11':
    'Playing. You play any one card of your hand, or a bomb, or a free pass after a bomb. A card that matches has to be matched.',
  'R-GS-12': 'Two loose matches. The player picks one, for the drawn card too.',
  'R-GS-13':
    'Three loose, or a column of three. The card joins all of them. They are a column of four, which is taken in step 4 and paid for.',
  'R-GS-14':
    "A column of three. It arises when the card played matched one loose card, and the drawn one has the same month with no other loose one there. The three stay, with the player's token. Nothing of that month is taken, but other matches are.",
  'R-GS-19':
    'Order. Play, draw, take all that can be taken, D bonuses, the test for an empty row, the reserve card for B, the points, go or stop. The bonus for an empty row is part of the same payment.',
  'R-GS-21':
    'Which card. You pay a plain D, and a D+ only if you have no other, which then pays for two. If you owe two and have a D and a D+, you pay the D+ alone.',
  'R-GS-24':
    'Shake. You may shake at the start of your own turn, before playing, while you hold three of a month. You may do so once a month, and all players see the cards. It is also allowed when the fourth lies in the row. Option shake: only when it does not; or only before the first turn.',
  'R-GS-26':
    'Bomb. It needs exactly three in your hand and exactly one loose in the row. All four are taken after the draw, with a D from each opponent. Two and two are no bomb.',
  'R-GS-27':
    'The two free passes. They are two turns in which you only draw, any later ones of your own, not necessarily in a row. They replace the cards used in the bomb. If you do not use them, your hand is empty at the end and you only draw then anyway.',
  'R-GS-31': 'Reserve cards. There are six in all. When they are gone, nobody takes more.',
  'R-GS-39':
    'Nobody stopped. The deal is a draw without points, and the same dealer deals again. Option exhausted: the next deal counts double; or most points win.',
} as const satisfies Sentences;
