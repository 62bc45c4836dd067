import type { Sentences } from '../../engine/text.ts';

export const privacyEn = {
  privacy: {
    title: '**What is kept of you**',
    tables: 'Of each table: your Discord id, what you were called, your seat, and every move with its time.',
    club: 'Of finished games, leagues and cups: places and points, ratings from them, and who met whom.',
    puzzles: 'Of puzzles: what you chose, what you were called then, and whether you were right.',
    own: 'What you chose under /me, the language of your Discord, your username, which games you have learned, which set-ups you saved, which lobbies and games you want to hear of, on which servers you are blocked, and for a day whom you asked to a game.',
    nothing: 'Nothing that you write in Discord, no address, nothing that leads outside of it.',
    seen: 'Everybody in the channel of a table sees your name and your moves, everybody on the server your results and rating, and what a weekly letter or the answer of a puzzle says of you, unless you leave the lists under /me. Your hand is seen by you alone.',
    long: 'Moves are kept for a year after the end of a game, unless whoever runs this bot has said otherwise; results and what you chose until you ask to be forgotten. /forget me does that at once.',
  },
  forget: {
    question: '**Shall I forget you, on every server?**',
    seats:
      'Your seats in running games go to AIs, and you cannot take them back; in leagues and cups what is left of your matches is lost.',
    names:
      'In finished games you become "{{somebody}}": your id and your name go, the moves and the places stay.',
    rest: 'Your rating, your settings and all else that is kept of you go; a block by a server stays. What already stands in channels only its server can delete.',
    never: 'This cannot be undone.',
    done: 'Done. I know nothing of you any more.',
    later:
      'Almost: at a game something went wrong. I try again at my next start; you can ask once more with /forget me.',
    somebody: 'somebody',
  },
} as const satisfies Sentences;
