import type { Sentences } from '../../../engine/text.ts';

/** Rules pages in English. */
export const pagesEn = {
  race: {
    title: 'The race',
    body: 'Your turn: roll the die, bring a pawn out if the roll allows it, and run the full roll with one of your pawns.\n\n[if form=hairpin]The track is a ring of [=size] spaces, folded flat round one long wall.[end][if form=eight]The track is a figure of eight of [=size] spaces with one long wall.[end] Yellow starts at 0 and runs upwards; blue starts at the far end and runs downwards. Each side has four pawns, all of them at home at first.\n\n[if beyond=false]A pawn that comes round to its own start, or past it, scores a run.[end][if beyond=true]A pawn that comes round beyond its own start scores a run.[end] Who first has [=goal] runs wins. Who begins is drawn by lot, where the rules let you pick. They use a fifth pawn as score marker; here the row of runs keeps score.',
  },
  turn: {
    title: 'A turn',
    body: 'Roll the die. If it shows no more than the number of your pawns at home, one of them has to come out onto your start: with four at home a 1 to 4 does it, with one only a 1. If an opponent stands on your start, [if share=false]your pawn stays at home.[end][if share=true]your pawn comes out all the same and shares it.[end] Several of your own may share it.\n\nThen one of your pawns on the track runs the full roll; it may be the one that just came out. You cannot pass. With no pawn on the track your turn is over. Pawns on the way are simply passed.\n\nHere yellow has rolled 3 and runs from 0 or from 5.',
  },
  bump: {
    title: 'Bumping over the wall',
    body: 'Land on an opponent beside the wall and you bump that pawn straight across[if form=eight], to the space half a lap away[end]. Whatever stood there goes home, even if it is your own. Your pawn stays where it landed. Nothing more follows from a bump: no swap, no second bump.\n\n[if form=hairpin]Here yellow has rolled 5 and may run from 4 to 9: blue is bumped across to 15, and the yellow pawn on 15 goes home.[end][if form=eight]The picture is of a ring: there yellow has rolled 5 and runs from 4 to 9, and blue is bumped across to 15.[end]',
  },
  tips: {
    title: 'Where there is no wall',
    body: 'Both starts and the spaces next to them have no wall. Land on an opponent there and it is your pawn that goes home, while the opponent stays. If you came past your own start on the way, the run counts all the same.\n\nHere yellow has rolled 2: run from 9, the pawn comes to 11, where blue stands safely, and goes home.',
  },
  swap: {
    title: 'Swapping',
    body: 'Land on an empty space with an opponent straight across the wall[if form=eight], half a lap away,[end] and the two pawns swap places. This is not a choice. Nothing follows from it, and a swap never scores.\n\nAcross from one of your own pawns nothing happens.\n\n[if form=hairpin]Here yellow has rolled 4: from 3 the pawn comes to 7, across from 17, and the two change places.[end][if form=eight]The picture is of a ring: there yellow has rolled 4, and from 3 the pawn comes to 7, across from 17.[end]',
  },
  again: {
    title: 'Another turn',
    body: 'Land on one of your own pawns and the pawn that moved takes another turn: roll again, and that pawn has to run. [if enter=false]Nobody comes out of home on this roll.[end][if enter=true]A pawn comes out of home on this roll as on any other.[end] It can happen several times in a row.\n\nBringing a pawn out onto your own pawns is not a landing and gives no extra turn.\n\nHere yellow has two pawns on 8, and one of them rolls again.',
  },
  runs: {
    title: 'Runs and winning',
    body: 'A run counts when a pawn of yours [if beyond=false]reaches or passes your own start by running. Leaving the start later does not count again.[end][if beyond=true]runs beyond your own start; on the start itself it does not count yet.[end] Coming out of home, being bumped, swapping and passing the other start are no runs.\n\nThe run counts before anything else happens on the landing, and the last one wins at once.\n\n[if beyond=false & goal=5]Here yellow has four runs and has rolled 3: from 21 a pawn reaches 0 and wins.[end][if beyond=false & not goal=5]Here yellow has rolled 3: from 21 a pawn reaches 0, which is a run.[end][if beyond=true]Here yellow has rolled 3: from 21 a pawn reaches 0, and its run counts once it goes on.[end]\n\n[if general]The host may choose:\n• Three or four runs win, and the track is shorter or longer.\n• A pawn coming out shares its start with an opponent.\n• Pawns come out in another turn too.\n• A run counts only beyond the start.\n• The track is a figure of eight: there, half a lap away is across.\n\n[end]The board is our reconstruction: the rules say only that there is a wall, and which spaces have none.',
  },
} as const satisfies Sentences;
