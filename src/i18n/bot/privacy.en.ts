import type { Sentences } from '../../engine/text.ts';

export const privacyEn = {
  privacy: {
    title: '**What I store about you**',
    tables: 'For each game: your Discord ID, your name at the time, your seat, and every move with its time.',
    club: 'From finished games, leagues and cups: places, points, ratings, and who played whom.',
    puzzles: 'From puzzles: your answer, your name at the time, and whether you were right.',
    own: 'Your settings, Discord language and username. The games you’ve learned, set-ups you saved, and lobbies and games you get messages about. The servers that block you and, for a day, the people you invited to a game.',
    nothing:
      'I don’t store your messages, your email, or anything from outside Discord. Pictures show your avatar, which I keep in memory only.',
    seen: 'Everyone in a game’s channel sees your name and moves. Everyone on the server sees your results, your rating, and your name in weekly digests and puzzle answers. To end that, hide from leaderboards in </settings>. Only you see your hand.',
    long: 'I store moves for a year after a game ends, unless the bot’s owner set another time. I store results and settings until you delete your data in </settings>.',
    policy: 'Privacy policy: {{link}}',
    terms: 'Terms of service: {{link}}',
  },
  forget: {
    question: '**Delete all your data, on every server?**',
    seats:
      'AIs take over your seats in running games, and you can’t take them back. You forfeit your remaining league and cup matches.',
    names:
      'In finished games, you become “{{somebody}}”. Your ID and name are deleted; moves and places stay.',
    rest: 'Your rating, your settings and everything else about you is deleted. Blocks by servers stay. Messages already posted can only be deleted on their server.',
    never: 'You can’t undo this.',
    done: 'Done. Your data is deleted.',
    later:
      'Almost done: one game couldn’t be cleaned up. I’ll try again when I restart. You can also try again in </settings>.',
    somebody: 'someone',
  },
} as const satisfies Sentences;
