import type { Sentences } from '../../../engine/text.ts';

/** The rules pages in English. */
export const pagesEn = {
  aim: {
    title: 'What it is about',
    body: 'Your turn: play a card of your hand onto one of the same month, turn the top card of the deck likewise, and take what was matched.\n\nTwo or three players match flower cards and collect sets. There are 48 cards: twelve months of four, each with its plant.\n\nTwo players get ten cards each, and eight lie open in the row. Three get seven each, and six lie open. The rest is the deck. The dealer (선) begins, drawn by lot, or found as in the rules by rock, paper, scissors, if the host chose that. The winner of a deal deals the next.\n\nWhoever has enough points at the end of a turn (7 with two players, 3 with three) may stop and win the deal, or go on for more. Whoever goes on may still lose all to another who stops first.',
  },
  cards: {
    title: 'The cards',
    body: 'All 48 cards, a month a column, its plant below. What a card is stands at its foot, with the Korean word that players use:\n\n• Brights (gwang 광), five of them: 1, 3, 8, 11 and 12. That of 12 is the rain bright (비광).\n• Animals (yeolkkeut 열끗), nine of them. The birds of 2, 4 and 8 are the godori (고도리); the cup of 9 is the gukjin (국진).\n• Ribbons (tti 띠), ten of them: red with writing (홍단: 1, 2, 3), blue (청단: 6, 9, 10), plain red (초단: 4, 5, 7), and that of the rain (비띠), which belongs to no set.\n• Junk (pi 피), all the rest. One junk of 11 and that of 12 are double (쌍피) and count as two.\n\nA frame of one colour joins the cards of a set. *Cards* in your panel shows this chart at any time.',
  },
  turn: {
    title: 'A turn',
    body: 'Play one card of your hand. If a card of the same month lies in the row, yours goes onto it; of two you pick one. If none does, yours stays in the row.\n\nThen the top card of the deck is turned and laid in the same way. At the end you take every pair that was made. If three of the month lie in the row, the fourth takes them all.\n\nYou have to play onto a matching card, but you may choose which card to play. The deck lasts exactly until everybody has played out their hand.\n\nTurns go counter-clockwise, which is the order of the seats here.',
  },
  stuck: {
    title: 'Stuck cards (ppeok 뻑), and junk',
    body: 'If you play onto a card and the deck turns the third of that month, you take none of them: the three stay in the row with your token; you may have several such columns, though the rules name one token. Whoever plays or turns the fourth takes all four. If you play onto one of two and the deck turns the fourth, you take all four.\n\nEverybody else gives you a junk card\n\n• when you take three loose cards with the fourth, played or turned,\n• when you take three that another got stuck (your own: two),\n• when you throw a bomb,\n• when you leave the row empty (싹쓸이), except with the very last card of the deck.\n\nAll that a turn brings is added up. Plain junk goes first; double junk pays for two. Who has none gives none, and nothing stays owed. Points can fall in this way.',
  },
  three: {
    title: 'Shake (흔들기) and bomb (폭탄)',
    body: 'With three of a month in your hand you have two extras, each in your own turn before you play.\n\nShake: show the three to all, and take them back. That brings a reserve card, which doubles your points if you win. Once for each month; there are six reserve cards in all.\n\nBomb: if the fourth lies in the row, play all three at once. You take all four, and a junk from everybody else. As you have played two cards more, you may leave your hand alone in two later turns and only turn the deck.\n\nBoth are possible with the same three: shake first.',
  },
  points: {
    title: 'Points',
    body: '• Brights: three 3, four 4, five 15.\n• The three birds (godori): 5.\n• A trio of red, blue or plain ribbons: 3 each.\n• Other animals: 1 for five, and 1 for each more.\n• Other ribbons: 1 for five, and 1 for each more.\n• Junk: 1 for ten, and 1 for each more; double junk counts two.\n\nA complete trio does not count among the other animals or ribbons. Seven animals, birds included, bring a reserve card, once in a deal (멍따).\n\nThe rules have you call out what you have taken and your points; here the picture and /board show them to all.',
  },
  end: {
    title: 'Go or stop',
    body: 'With enough points at the end of your turn you choose. Your first and second go bring 1 point each at once, every later one a reserve card. At the end of each later turn with enough points you are asked again. In your very last turn you are not asked: with enough points you stop automatically.\n\nWhoever stops wins: all points, doubled for each reserve card. The others get nothing. If the deck runs out and nobody has stopped, nobody wins.\n\nAll four of a month in a dealt hand (chongtong 총통) win at once, for the points of that hand, but at least 7 (three players: 3). Four of a month in the dealt row: the cards are dealt again.',
  },
  options: {
    title: 'What the host may choose',
    body: 'Only where chosen (tables in Korean begin with all of these):\n\n• A kiss (jjok 쪽): you play a card that matches nothing and the deck turns its match. Everybody else owes a junk.\n• All four in one turn (ttadak 따닥): your card and that of the deck take two pairs of one month. Again, a junk each.\n• Penalties (bak 박): the losers pay the winner. If the winner scores junk, who has 1 to 7 junk (of three players 1 to 5) is short of it and pays double (피박); a loser with none at all is not doubled. If the winner scores brights, who has no bright pays double (광박). Of two players a loser who said go pays double; of three, the only one who did pays for both (고박).\n• The cup of 9 may count as double junk, and trios also among the animals and ribbons.\n• Whoever has said go is asked again only with more points than then.\n\nOr type: /move 3 (the number over a card), 8 bright, shake 9, bomb 9, draw, go, stop.',
  },
} as const satisfies Sentences;
