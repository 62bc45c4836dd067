import type { Sentences } from '../../engine/text.ts';

export const alertsEn = {
  alert: {
    lobbies: 'New lobbies on this server: you get a message for {{games}}',
    noLobbies: 'New lobbies on this server: no messages',
    pickLobbies: 'Message me when a lobby opens for…',
    lobby: '{{who}} opened a lobby for **{{game}}**.',
    join: 'Join here: {{link}}',
    tellsNext: 'Next turn: in games of three or more, you get a message when you’re next',
    noNext: 'Next turn: no messages',
    next: 'You’re next in **{{game}}** in {{channel}}, after {{who}}’s turn.',
    followed: 'Followed games: {{games}}',
    noFollowed:
      'Followed games: none. To follow a game you’re not in, press *View* or *More* on its board, then *Follow*.',
    follows: 'You’ll get a direct message when this game ends.',
    directBoard: 'You’ll get the board as a direct message. It changes with each move, without a sound.',
    toBoard: 'Board in the channel',
    unfollowed: 'You no longer follow this game.',
    ended: '**{{game}}**: {{result}}',
    board: 'Final board: {{link}}',
  },
} as const satisfies Sentences;
