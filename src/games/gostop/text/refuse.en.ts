import type { Sentences } from '../../../engine/text.ts';

/** Refusals in English. */
export const refuseEn = {
  nothingToDouble:
    'With a single deal there is none after it that could count double. Choose more deals, or another end of a deal without a winner.',
  now: {
    throw: 'First it is decided who deals: choose rock, paper or scissors.',
    play: 'Now it is a card from the hand, a shake or a bomb where there is one.',
    target: 'The card from the deck can go to one of two. First choose which.',
    give: 'First the junk that is owed has to be given.',
    decide: 'The turn is played. Now it is go or stop.',
    deal: 'The deal is over. The next cards have to be dealt first: deal.',
    over: 'The game is over.',
  },
  noMonth: 'There is no month {{month}}; months run from 1 to 12.',
  emptyHand: 'Your hand is empty, so you only turn the deck: draw.',
  notInHand: 'You do not hold {{card}}. You hold: {{hand}}.',
  noPick: 'There is no choice for {{card}}: {{onto}} cannot be picked. Name the card alone.',
  pick: '{{card}} can go to one of two that differ. Choose: {{possible}}.',
  draw: 'Only a bomb allows turns without a card of the hand. Play one of: {{hand}}.',
  shakeNone:
    'A shake needs three of a month in the hand. Of {{month}} you hold {{count}}, and no month three times.',
  shakeOther:
    'A shake needs three of a month in the hand. Of {{month}} you hold {{count}}. Three you hold of: {{possible}}.',
  shakeBare: 'A shake needs three of a month in the hand, and you hold no month three times.',
  shakeWhich: 'You hold three of {{possible}}. Say which month to shake, such as: shake 9',
  shakeTwice: 'You have shaken {{month}} already, and each month counts once.',
  shakeEmpty: 'All six reserve cards are taken, so a shake of {{month}} would bring nothing.',
  shakeLate:
    'At this table shaking is for the first own turn only. The three of {{month}} can still be played.',
  shakeMatched: 'At this table {{month}} cannot be shaken while its fourth card lies in the row.',
  bombNone:
    'A bomb needs three of a month in the hand. Of {{month}} you hold {{count}}, and no month three times.',
  bombOther:
    'A bomb needs three of a month in the hand. Of {{month}} you hold {{count}}. Three you hold of: {{possible}}.',
  bombBare: 'A bomb needs three of a month in the hand, and you hold no month three times.',
  bombWhich: 'You hold three of {{possible}}. Say which month to bomb, such as: bomb 9',
  bombRow: 'A bomb needs the fourth card of {{month}} in the row, and there lie {{count}}.',
  give: '{{card}} is not what you can give now. Plain junk is all alike; you can give: {{possible}}.',
  goFour: 'Four of {{month}} in the dealt hand win at once. All that is left is to show them: stop.',
  typed: {
    throw: '"{{typed}}" is no throw. Type rock, paper or scissors.',
    play: 'I cannot read "{{typed}}". Type the number over a card in your picture (3), or its month and kind (8 bright), shake 9, bomb 9, or draw.',
    target:
      'I cannot read "{{typed}}". Type the letter over a card in your picture (A), or its month and kind (8 bright).',
    give: 'I cannot read "{{typed}}". Type the letter over a card in your picture (A), or its month and kind (4 junk).',
    decide: 'I cannot read "{{typed}}". Type go or stop.',
    deal: 'I cannot read "{{typed}}". Type deal.',
    over: '"{{typed}}" is not a move: the game is over.',
  },
  position: {
    parts: 'A position has at least five parts with | between them, this one {{parts}}.',
    players: 'After the deck come 2 or 3 parts P1, P2, P3 in order, not "{{found}}".',
    part: 'After the players come parts turn, throws, tied or last, not "{{found}}".',
    phase: 'The first word is throw, play, target, give, decide, deal or over, not "{{found}}".',
    named: 'A part begins with "{{wanted}}" and has cards or "-", unlike "{{found}}".',
    field: '"{{found}}" is none of the words that can stand there: {{names}}.',
    number: '"{{found}}" is not a number.',
    card: '"{{found}}" is none of the 48 cards. They look like 1A, 2C+, 12C--, 4D1.',
    column: '"{{found}}" is not a column. One looks like 3A.3C+.3D1@2.',
    goes: '"{{found}}" does not say how many goes, and the points at the last, as 1@8 does.',
    cause: '"{{found}}" is no reason for a reserve card. Those are shake9, bomb9, animals, go3.',
    owes: '"{{found}}" does not say who owes how much junk, as 2:1 does.',
    throws: '"{{found}}" are not the throws. They are rock, paper, scissors, - or out, one for each player.',
    last: 'The last deal is stop, four, exhausted or forced, then a player or -, not "{{found}}".',
    bill: '"{{found}}" is no line of a bill. They look like junk:12=3 or shake9x2.',
    twice: 'There is only one card {{card}}.',
    noSuchPlayer: 'Somebody is named who is not one of the {{seats}} players.',
    gains: 'The last deal needs what each of the {{seats}} players got.',
    owesSelf: 'Nobody owes junk to themselves.',
    mixed: 'The column {{column}} has cards of several months.',
    columnSize:
      'The column {{column}} cannot lie there. A loose card has no token, three have one, and two or four lie only while a drawn card waits.',
    whole:
      'All four of {{month}} cannot be left in the row: they are taken in the turn that brings them together.',
    deal: 'There are {{deals}} deals, so there is no deal {{deal}}.',
    carried: 'A deal counts once at least.',
    month: 'Months go from 1 to 12.',
    negative: 'There cannot be fewer than none.',
    throwing: 'In the throw two or three players throw, and one of them has not thrown yet.',
    target: 'A drawn card and the two cards in the row that it can go to have to be named.',
    give: 'Somebody has to owe junk.',
    decide: 'A card has to be drawn before it is go or stop, unless four of a month are shown.',
    play: 'In a turn that begins nothing is drawn or owed.',
    dealing: 'The next deal needs a last one, and has to be among the deals of the game.',
    turns:
      'Player {{player}} has {{turns}} turns left, for the deck has {{deck}} cards, but {{held}} cards and free turns for them.',
  },
} as const satisfies Sentences;
