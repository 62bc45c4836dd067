import type { Sentences } from '../../../engine/text.ts';

/** Rules pages in English. */
export const pagesEn = {
  table: {
    title: 'A table without rules',
    body: "A piecepack is a set of 56 pieces for hundreds of games: 24 tiles, 24 coins, four dice, and four pawns, in the suits suns, moons, crowns, and arms. Tiles and coins run from null and ace to 5.\n\nHere they're on a table, and that's all. [if layout=square]At the start, 16 tiles are face down as a board of 8×8 spaces.[end][if layout=wide]At the start, all tiles are face down as a board of 12×8 spaces.[end][if layout=ring]At the start, all tiles are face down as a board of 10×10 spaces with a hole.[end][if layout=empty]At the start, the table is empty.[end][if general] The host can choose another start.[end] There are no turns and no pings, and you can do anything: agree on a game, and play it as you would in a room. Any player can act at any time. The log records every action.",
  },
  sides: {
    title: 'What shows',
    body: "A tile face up shows its suit and value; its back shows nothing. A coin has its value on one side and its suit on the other, so you never see both. Dice and pawns show everything.\n\nIf something doesn't show, only players who saw it know it: all players, if a piece was flipped in the open; only you, if you looked in secret. The others see where you look. Your own picture marks what you know. A shuffled stack, the bag, and the box forget everything.",
  },
  places: {
    title: 'Spaces and spots',
    body: 'Spaces are named by column and row, with a1 at the bottom left. A tile covers four spaces, and its middle is between them, so the corner tile is on (1.5,1.5). Buttons place tiles side by side on the board. Typed actions reach every spot from -3 to 52 across and -3 to 20 up, half spaces too: for a track of all 24 tiles, or (0,3) beside the board.\n\nPieces on one spot are a stack. You can move its top piece, several from the top, or all. Moved pieces end up on top.',
  },
  hold: {
    title: 'Box, bag, and your area',
    body: 'The box holds the pieces not in play. Take pieces that are open in the box by name. Take the others unseen; then no one knows what is left until someone opens the box.\n\nThe bag is for random draws, onto the table or into your own area. Only you see the pieces in your area; the others see how many of each kind. From there, place pieces on the table, either side up.',
  },
  games: {
    title: 'Known games, and your own',
    body: "*Set up a game* has a menu of ready games: Four Field Kono, Nine Men's Morris, Tablut, chess, Fuji-san, Chariots, and more. For each, it shows the number of players, the idea, and where to find the rules. We only set up the pieces: you read and keep the rules.\n\nBuilt something of your own? </setup> save saves it for this server under a name, and </setup> load sets it up again. It keeps what shows; hidden pieces are random. </setup> alone lists all set-ups and gives you a file of them.",
  },
  typed: {
    title: 'Type an action',
    body: 'With </move>, type your action in Portable Piecepack Notation. cS3@c2 places the 3 of suns coin, t@(1.5,1.5) a tile unseen. c2-d4 moves the top piece of c2, 2c2-d4 the top two, c2_d4 puts it beneath everything on the table, c2_%d4 right beneath the piece on d4, c2:d4 captures, c2#d4 swaps, and both end up on top. +c2 flips, c2@>90 rotates right, *c2 goes back into the box. Several actions on one line happen together or not at all: cM2@a3 cM4@b3 c2-d4. You can also paste an exported record, line by line.\n\nOr use words: roll, roll dS, look c2, hide c2, bag c2, draw, draw@c2, show 2@c3, shuffle c2, set up square, clear, open box. A note to all players can only be typed: note my move is next',
  },
  end: {
    title: 'Undo and pack up',
    body: 'If you did the last action, you can undo it, one step, unless it revealed something: a roll, a draw, a look, or a flip stays done.\n\nThe table is packed up when half of the seats want it, and at least two unless you are alone: one of one, two of two, three, or four, three of five or six. Seats of players who left count too. You can change your mind until then. There is no winner here; all players share first place.',
  },
} as const satisfies Sentences;
