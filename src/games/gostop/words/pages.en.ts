import type { Sentences } from '../../../engine/text.ts';

/** The rules pages in English. */
export const pagesEn = {
  aim: {
    title: 'What it is about',
    body: 'Two or three players match flower cards and collect sets. There are 48 cards: twelve months of four, each with its plant.\n\nTwo players get ten cards each, and eight lie open in the row. Three get seven each, and six lie open. The rest is the deck. The dealer begins; the winner of a deal deals the next.\n\nWhoever has enough points at the end of a turn (7 with two players, 3 with three) may stop and win the deal, or go on for more. Whoever goes on may still lose all to another who stops first.',
  },
  cards: {
    title: 'The cards',
    body: 'Each card has a month from 1 to 12, and is one of these:\n\n• Brights, five of them: 1 pine, 3 cherry, 8 moon, 11 paulownia, 12 rain.\n• Animals, nine of them. Those of 2, 4 and 8 are the three birds.\n• Ribbons, ten of them: red with writing (1, 2, 3), blue (6, 9, 10), plain red (4, 5, 7), and that of the rain, which belongs to no set.\n• Junk, all the rest. One junk of 11 and that of 12 are double and count as two.\n\nWhat you take lies open before you. In the picture: 光 bright, diamond animal, bars ribbon, dot junk, two dots double junk; a gold rim means that a card matches something in the row.',
  },
  turn: {
    title: 'A turn',
    body: 'Play one card of your hand. If a card of the same month lies in the row, yours goes onto it; of two you pick one. If none does, yours stays in the row.\n\nThen the top card of the deck is turned and laid in the same way. At the end you take every pair that was made. If three of the month lie in the row, the fourth takes them all.\n\nYou have to play onto a matching card, but you may choose which card to play. The deck lasts exactly until everybody has played out their hand.',
  },
  stuck: {
    title: 'Stuck cards, and junk',
    body: 'If you play onto a card and the deck turns the third of that month, you take none of them: the three stay in the row with your token. Whoever lays the fourth takes all four. If you play onto one of two and the deck turns the fourth, you take all four.\n\nEverybody else gives you a junk card\n\n• when you take three loose cards with the fourth,\n• when you take three that another got stuck (your own: two),\n• when you throw a bomb,\n• when you leave the row empty, except with the very last card of the deck.\n\nAll that a turn brings is added up. Plain junk goes first; double junk pays for two. Who has none gives none, and nothing stays owed. Points can fall in this way.',
  },
  three: {
    title: 'Shake and bomb',
    body: 'With three of a month in your hand you have two extras, each in your own turn before you play.\n\nShake: show the three to all, and take them back. That brings a reserve card, which doubles your points if you win. Once for each month; there are six reserve cards in all.\n\nBomb: if the fourth lies in the row, play all three at once. You take all four, and a junk from everybody else. As you have played two cards more, you may leave your hand alone in two later turns and only turn the deck.\n\nBoth are possible with the same three: shake first.',
  },
  points: {
    title: 'Points',
    body: '• Brights: three 3, four 4, five 15.\n• The three birds: 5.\n• A trio of red, blue or plain ribbons: 3 each.\n• Other animals: 1 for five, and 1 for each more.\n• Other ribbons: 1 for five, and 1 for each more.\n• Junk: 1 for ten, and 1 for each more; double junk counts two.\n\nA complete trio does not count among the other animals or ribbons. Seven animals, birds included, bring a reserve card, once in a deal.',
  },
  end: {
    title: 'Go or stop',
    body: 'With enough points at the end of your turn you choose. Your first and second go bring 1 point each at once, every later one a reserve card. At the end of each later turn with enough points you are asked again. In your last turn you stop by yourself.\n\nWhoever stops wins: all points, doubled for each reserve card. The others get nothing. If the deck runs out and nobody has stopped, nobody wins.\n\nAll four of a month in a dealt hand win at once, with at least 7 points (three players: 3). Four of a month in the dealt row: the cards are dealt again.',
  },
  options: {
    title: 'What the host may choose',
    body: 'These count only if the host has chosen them:\n\n• A kiss: you play a card that matches nothing and the deck turns its match. Everybody else owes a junk.\n• All four in one turn: your card and that of the deck take two pairs of one month. Everybody else owes a junk.\n• Penalties: the losers pay the winner. Who is short of junk pays double if the winner scores junk; who has no bright pays double if the winner scores brights. Of two players a loser who said go pays double; of three, the only one who did pays for both.\n• The cup of 9 may count as double junk, and trios also among the animals and ribbons.\n• Who said go may be asked again only with more points.\n\nYou may also type: /move 3 (the number over a card), /move 8 bright, shake 9, bomb 9, draw, go or stop.',
  },
} as const satisfies Sentences;
