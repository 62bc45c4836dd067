import type { Sentences } from '../../../engine/text.ts';

/** Rules pages in English. */
export const pagesEn = {
  race: {
    title: 'The race',
    body: 'On your turn, roll the die. Bring a pawn out if the roll allows it, then move one of your pawns the full roll.\n\n[if form=hairpin]The track is a loop of [=size] spaces, folded around one long wall.[end][if form=eight]The track is a figure eight of [=size] spaces with one long wall.[end] Yellow starts at 0 and moves up the numbers. Blue starts at the far end and moves down. Each player has four pawns, and all of them begin at home.\n\n[if beyond=false]Your pawn scores a run when it comes all the way around and reaches or passes your start.[end][if beyond=true]Your pawn scores a run when it comes all the way around and moves past your start.[end] First to [=goal] runs wins.\n\nThe starting player is random; the original rules let you pick. They also use a fifth pawn as a score marker. Here, the row of runs keeps score.',
  },
  turn: {
    title: 'Your turn',
    body: "Roll the die. If the roll is no higher than the number of your pawns at home, one of them must come out onto your start. With four at home, you need a 1 to 4; with one at home, you need a 1. If an opponent is on your start, [if share=false]your pawn stays at home.[end][if share=true]your pawn comes out anyway and shares the space.[end] Several of your own pawns can share it.\n\nThen move one of your pawns the full roll, even the one that just came out. You can't pass. If you have no pawn on the track, your turn ends. Pawns can move past other pawns freely.\n\nIn the picture, yellow rolled 3 and can move from 0 or from 5.",
  },
  bump: {
    title: 'Bump over the wall',
    body: 'Land on an opponent next to the wall, and you bump that pawn straight across[if form=eight] to the space half a lap away[end]. Any pawn already there goes home, even your own. Your pawn stays where it landed. A bump never causes a swap or another bump.\n\n[if form=hairpin]In the picture, yellow rolled 5 and can move from 4 to 9. That bumps blue across to 15, and the yellow pawn on 15 goes home.[end][if form=eight]The picture shows a loop: yellow rolled 5, moves from 4 to 9, and bumps blue across to 15.[end]',
  },
  tips: {
    title: 'Spaces without a wall',
    body: 'Both starts and the spaces next to them have no wall. Land on an opponent there, and your own pawn goes home while the opponent stays. If you passed your start on the way, the run still counts.\n\nIn the picture, yellow rolled 2. The pawn on 9 would land on blue at 11 and go home.',
  },
  swap: {
    title: 'Swap',
    body: 'Land on an empty space with an opponent straight across the wall[if form=eight], half a lap away,[end] and the two pawns swap places. You have to swap. Nothing else follows, and a swap never scores a run.\n\nIf the pawn across is your own, nothing happens.\n\n[if form=hairpin]In the picture, yellow rolled 4. The pawn moves from 3 to 7, across from 17, and the two pawns swap.[end][if form=eight]The picture shows a loop: yellow rolled 4 and moves from 3 to 7, across from 17.[end]',
  },
  again: {
    title: 'Extra turn',
    body: 'Land on one of your own pawns, and the pawn that moved gets an extra turn: roll again and move that same pawn. [if enter=false]No pawn comes out of home on this roll.[end][if enter=true]A pawn can come out of home on this roll, as on any other.[end] You can get several extra turns in a row.\n\nA pawn that comes out onto your own pawns gives no extra turn.\n\nIn the picture, yellow has two pawns on 8, and the one that moved rolls again.',
  },
  runs: {
    title: 'Runs and winning',
    body: "You score a run when your pawn [if beyond=false]reaches or passes your start. Leaving the start later doesn't score again.[end][if beyond=true]moves past your start. Landing on the start doesn't score yet.[end] Coming out of home, getting bumped, swapping, and passing the other start never score.\n\nA run counts before anything else happens, and the last one wins at once.\n\n[if beyond=false & goal=5]In the picture, yellow has four runs and rolled 3: the pawn on 21 reaches 0 and wins.[end][if beyond=false & not goal=5]In the picture, yellow rolled 3: the pawn on 21 reaches 0 and scores a run.[end][if beyond=true]In the picture, yellow rolled 3: the pawn on 21 reaches 0 and scores its run when it moves on.[end]\n\n[if general]The host can choose:\n• Three or four runs to win, or a shorter or longer track.\n• A pawn that comes out can share its start with an opponent.\n• Pawns come out on extra turns too.\n• A run only counts past the start.\n• The track is a figure eight: across means half a lap away.\n\n[end]The board is our reconstruction. The rules only say that there's a wall, and which spaces have none.",
  },
} as const satisfies Sentences;
