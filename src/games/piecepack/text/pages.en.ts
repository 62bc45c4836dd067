import type { Sentences } from '../../../engine/text.ts';

/** Rules pages in English. */
export const pagesEn = {
  table: {
    title: 'A table without rules',
    body: 'A piecepack is a set of 56 pieces that hundreds of games are played with: 24 tiles, 24 coins, four dice and four pawns, in the suits suns, moons, crowns and arms. Tiles and coins run from null and ace to 5.\n\nHere they lie on a table, and that is all. [if layout=square]At the start 16 tiles lie face down as a board of 8×8 spaces.[end][if layout=wide]At the start all tiles lie face down as a board of 12×8 spaces.[end][if layout=ring]At the start all tiles lie face down as a board of 10×10 spaces with a hole.[end][if layout=empty]At the start the table is empty.[end][if general] The host may choose otherwise.[end] There are no turns, nobody is called, and every action is allowed: agree on a game, and play it as you would in a room. Whoever is at the table may act whenever they like. The log keeps what was done.',
  },
  sides: {
    title: 'What shows',
    body: 'A tile face up shows suit and value, and nothing from the back. A coin has its value on one side and its suit on the other, never both in sight. Dice and pawns show everything.\n\nWhat does not show is known only to those who have seen it: everybody at the table, when a piece was turned over in the open; you alone, when you looked in secret. The others see where you look. Your own picture marks what you know. A shuffled stack, a bag and the box forget it all.',
  },
  places: {
    title: 'Spaces and spots',
    body: 'Spaces are named by column and row, a1 at the bottom left. A tile covers four spaces; its middle lies between them, so the one in the corner is on (1.5,1.5). Buttons lay tiles side by side on the board. Typed actions reach every spot from -3 to 52 across and -3 to 20 upwards, half spaces too: a track of all 24 tiles, or (0,3) beside the board.\n\nPieces on one spot are a stack. You can move its top piece, some from the top, or all. What is moved comes to lie on top.',
  },
  hold: {
    title: 'Box, bag, own area',
    body: 'The box holds what is not in play. What lies open in the box you take by name. The rest you take unseen, and then nobody knows what is left until the box is opened.\n\nThe bag is for drawing by chance, onto the table or into your own area. In your area only you see what you have; the others see how many of each kind. From there you lay pieces on the table, either side up.',
  },
  games: {
    title: 'Known games, and your own',
    body: 'Set up a game has a menu of games that lie ready: Four Field Kono, Nine Men’s Morris, Tablut, chess, Fuji-san, Chariots and others. It says of each for how many it is, what it is about and where its rules come from. Only the set-up is here: the rules are yours to read and to keep.\n\nWhat you have built yourselves, /setup save keeps for this server under a name, and /setup load lays it out again. What shows is kept; what lies hidden is left to chance. /setup alone lists them all and gives them as a file.',
  },
  typed: {
    title: 'Typing an action',
    body: 'With /move you type what you do, as in Portable Piecepack Notation. cS3@c2 lays the 3 of suns coin, t@(1.5,1.5) a tile unseen. c2-d4 moves the top piece of c2, 2c2-d4 the top two, c2_d4 puts it beneath everything on the table, c2_%d4 directly beneath the piece on d4, c2:d4 captures, c2#d4 swaps, and both end up on top. +c2 turns over, c2@>90 turns right, *c2 goes back into the box. Several in one line are done as one, or none of them: cM2@a3 cM4@b3 c2-d4. The record of a free table that /export wrote can be pasted, line by line.\n\nWords do the rest: roll, roll dS, look c2, hide c2, bag c2, draw, draw@c2, show 2@c3, shuffle c2, set up square, clear, open box. A note to all can only be typed: /move note my move is next',
  },
  end: {
    title: 'Taking back, packing up',
    body: 'Whoever did the last action may take it back, one step, as long as nobody has learnt anything by it: after a roll, a draw, a look or a piece turned up it stays done.\n\nThe table is packed up when half of the seats want it, and two at least unless you are alone: one of one, two of two, three or four, three of five or six. Seats whose people have left count too. You may change your mind until then. There is no winner here; all share the first place.',
  },
} as const satisfies Sentences;
