import type { Sentences } from '../../../engine/text.ts';

/** Refusals in English. */
export const refuseEn = {
  nothingToDouble:
    'With only one deal, no next deal can count double. Choose more deals, or another rule for when no one stops.',
  now: {
    throw: 'Choose rock, paper, or scissors first. It decides who deals.',
    play: 'Play a card from your hand, or shake or bomb if you can.',
    target: 'First choose which of the two cards the drawn card goes onto.',
    give: 'First choose the junk you give.',
    decide: 'Your turn is played. Choose go or stop.',
    deal: 'The deal is over. Deal the next cards first: deal.',
    over: 'The game is over.',
  },
  noMonth: "There's no month {{month}}. Choose 1 to 12.",
  emptyHand: 'Your hand is empty. Draw from the deck: draw.',
  notInHand: "You don't have {{card}}. Choose from your hand: {{hand}}.",
  noPick: "{{card}} can't go onto {{onto}}, and there's nothing to choose. Type only the card.",
  pick: '{{card}} can go onto either of two cards. Choose: {{possible}}.',
  draw: 'You can only skip your hand after a bomb. Play one of: {{hand}}.',
  shakeNone:
    'To shake, you need three of a month. You have {{count}} of {{month}}, and no month three times. Play a card.',
  shakeOther:
    'To shake, you need three of a month. You have {{count}} of {{month}}, but three of {{possible}}.',
  shakeBare: 'To shake, you need three of a month, and you have no month three times. Play a card.',
  shakeWhich: 'You have three of {{possible}}. Type the month to shake, like: shake 9',
  shakeTwice: 'You already shook {{month}}, and each month counts once. Play a card.',
  shakeEmpty: 'All six ×2 markers are taken, so shaking {{month}} earns nothing. Play a card.',
  shakeLate:
    'In this game, you can only shake on your first turn. You can still play your three of {{month}}.',
  shakeMatched: "In this game, you can't shake {{month}} while its fourth card is on the floor. Play a card.",
  bombNone:
    'To bomb, you need three of a month. You have {{count}} of {{month}}, and no month three times. Play a card.',
  bombOther:
    'To bomb, you need three of a month. You have {{count}} of {{month}}, but three of {{possible}}.',
  bombBare: 'To bomb, you need three of a month, and you have no month three times. Play a card.',
  bombWhich: 'You have three of {{possible}}. Type the month to bomb, like: bomb 9',
  bombRow:
    'To bomb {{month}}, its fourth card must be on the floor. {{count}} of that month are there. Play a card.',
  give: "You can't give {{card}} now. Plain junk is all alike. You can give: {{possible}}.",
  goFour: 'You were dealt four of {{month}}, which wins at once. Show them: stop.',
  typed: {
    throw: '"{{typed}}" isn\'t a throw. Type rock, paper, or scissors.',
    play: '"{{typed}}" isn\'t a move. Type the number above a card (3), its month and kind (8 bright), shake 9, bomb 9, or draw.',
    target:
      '"{{typed}}" isn\'t a choice. Type the letter above a card (A), or its month and kind (8 bright).',
    give: '"{{typed}}" isn\'t a choice. Type the letter above a card (A), or its month and kind (4 junk).',
    decide: '"{{typed}}" isn\'t a choice. Type go or stop.',
    deal: '"{{typed}}" isn\'t a move now. Type deal.',
    over: '"{{typed}}" isn\'t a move: the game is over.',
  },
  position: {
    parts: 'A position has at least five parts separated by |, but this one has {{parts}}.',
    players: 'After the deck, expected 2 or 3 parts P1, P2, P3 in order, but found "{{found}}".',
    part: 'After the players, expected turn, throws, tied, or last, but found "{{found}}".',
    phase: 'The first word must be throw, play, target, give, decide, deal, or over, not "{{found}}".',
    named: 'Expected "{{wanted}}" and then cards or "-", but found "{{found}}".',
    field: 'Expected one of {{names}}, but found "{{found}}".',
    number: '"{{found}}" isn\'t a number.',
    card: '"{{found}}" isn\'t one of the 48 cards. Write cards like 1A, 2C+, 12C--, 4D1.',
    column: '"{{found}}" isn\'t a column. Write columns like 3A.3C+.3D1@2.',
    goes: '"{{found}}" must say the number of goes and the points at the last one, like 1@8.',
    cause: '"{{found}}" isn\'t a reason for a ×2 marker. Use shake9, bomb9, animals, or go3.',
    owes: '"{{found}}" must say who owes how much junk, like 2:1.',
    throws: '"{{found}}" isn\'t a list of throws. Write rock, paper, scissors, -, or out for each player.',
    last: 'The last deal is stop, four, exhausted, or forced, then a player or -, not "{{found}}".',
    bill: '"{{found}}" isn\'t a line of a bill. Write lines like junk:12=3 or shake9x2.',
    twice: "There's only one card {{card}}.",
    noSuchPlayer: 'The position names a player beyond the {{seats}} players.',
    gains: 'The last deal must list what each of the {{seats}} players got.',
    owesSelf: "Players can't owe junk to themselves.",
    mixed: 'The column {{column}} has cards of several months.',
    columnSize:
      "The column {{column}} isn't possible. One card has no token, three have one, and two or four stay only while a drawn card waits.",
    whole: "All four of {{month}} can't stay on the floor. They're captured in the turn that joins them.",
    deal: "There's no deal {{deal}}: the game has {{deals}}.",
    carried: 'A deal counts at least once.',
    month: 'Months go from 1 to 12.',
    negative: "A number here can't be negative.",
    throwing: 'During the throw, two or three players throw, and at least one throw is missing.',
    target: 'Name the drawn card and the two cards on the floor it can go onto.',
    give: 'At least one player must owe junk.',
    decide: 'Before go or stop, name the drawn card, unless a player shows four of a month.',
    play: 'At the start of a turn, no card is drawn and no junk is owed.',
    dealing: 'Before the next deal, there must be a last one, and the game must have a deal left.',
    turns:
      'Player {{player}} has {{turns}} turns left (the deck has {{deck}} cards), but {{held}} cards and free turns.',
  },
} as const satisfies Sentences;

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
