import type { Sentences } from '../../../engine/text.ts';

/** The rules pages in English. */
export const pagesEn = {
  race: {
    title: 'The race',
    body: 'Your turn: roll the die, bring a pawn out if the roll allows it, and run the full roll with one of your pawns.\n\nThe track is a ring, folded flat round one long wall. Yellow starts at 0 and runs upwards; blue starts at the far end and runs downwards. Each side has four pawns, all of them at home at first.\n\nA pawn that comes round to its own start, or past it, scores a run. Who first has five runs wins; the host may have chosen three or four. Who begins is drawn by lot, where the rules let you pick. They use a fifth pawn as score marker; here the row of runs keeps score.',
  },
  turn: {
    title: 'A turn',
    body: 'Roll the die. If it shows no more than the number of your pawns at home, one of them has to come out onto your start: with four at home a 1 to 4 does it, with one only a 1. If an opponent stands on your start, your pawn stays at home. Several of your own may share it.\n\nThen one of your pawns on the track runs the full roll; it may be the one that just came out. You cannot pass. With no pawn on the track your turn is over. Pawns on the way are simply passed.\n\nHere yellow has rolled 3 and runs from 0 or from 5.',
  },
  bump: {
    title: 'Bumping over the wall',
    body: 'Land on an opponent beside the wall and you bump that pawn straight across. Whatever stood there goes home, even if it is your own. Your pawn stays where it landed. Nothing more follows from a bump: no swap, no second bump.\n\nHere yellow has rolled 5 and may run from 4 to 9: blue is bumped across to 15, and the yellow pawn on 15 goes home.',
  },
  tips: {
    title: 'Where there is no wall',
    body: 'Both starts and the spaces next to them have no wall. Land on an opponent there and it is your pawn that goes home, while the opponent stays. If you came past your own start on the way, the run counts all the same.\n\nHere yellow has rolled 2: run from 9, the pawn comes to 11, where blue stands safely, and goes home.',
  },
  swap: {
    title: 'Swapping',
    body: 'Land on an empty space with an opponent straight across the wall and the two pawns swap places. This is not a choice. Nothing follows from it, and a swap never scores.\n\nAcross from one of your own pawns nothing happens.\n\nHere yellow has rolled 4: from 3 the pawn comes to 7, across from 17, and the two change places.',
  },
  again: {
    title: 'Another turn',
    body: 'Land on one of your own pawns and the pawn that moved takes another turn: roll again, and that pawn has to run. Nobody comes out of home on this roll. It can happen several times in a row.\n\nBringing a pawn out onto your own pawns is not a landing and gives no extra turn.\n\nHere yellow has two pawns on 8, and one of them rolls again.',
  },
  runs: {
    title: 'Runs and winning',
    body: 'A run counts when a pawn of yours reaches or passes your own start by running. Leaving the start later does not count again. Coming out of home, being bumped, swapping and passing the other start are no runs.\n\nThe run counts before anything else happens on the landing, and the last one wins at once.\n\nHere yellow has four runs and has rolled 3: from 21 a pawn reaches 0 and wins.\n\nThe host may choose:\n• A pawn coming out shares its start with an opponent.\n• Pawns come out in another turn too.\n• A run counts only beyond the start.\n• The track is a figure of eight: there, half a lap away is across.\n\nThe board is our reconstruction: the rules say only that there is a wall, and which spaces have none.',
  },
} as const satisfies Sentences;
