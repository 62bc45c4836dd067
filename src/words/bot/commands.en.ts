import type { Sentences } from '../../engine/text.ts';

export const commandsEn = {
  command: {
    play: { name: 'play', about: 'Open a table in this channel' },
    join: { name: 'join', about: 'Take a seat at the table in this channel' },
    leave: { name: 'leave', about: 'Leave the table before the game starts' },
    start: { name: 'start', about: 'Start the game (the host)' },
    cancel: { name: 'cancel', about: 'Close the table or end the game (the host)' },
    move: { name: 'move', about: 'Make your move, by questions or typed' },
    hand: { name: 'hand', about: 'See the table from your seat, only for you' },
    recap: { name: 'recap', about: 'What has happened since your last move, only for you' },
    look: { name: 'look', about: 'How the pictures look that only you see: contrast, size, corner marks' },
    me: {
      name: 'me',
      about: 'Your own settings: time zone, quiet hours, absence, reminders, language, look',
    },
    board: { name: 'board', about: 'Show the board again, only for you' },
    rules: { name: 'rules', about: 'How a game is played, in short pages' },
    replay: { name: 'replay', about: 'A game of this channel as a film, and move by move' },
    export: { name: 'export', about: 'A finished game as files: to keep, to replay, to check its luck' },
    games: { name: 'games', about: 'Your tables, those that wait for you first' },
    help: { name: 'help', about: 'What this is, what there is to play, and how to begin' },
    resign: { name: 'resign', about: 'Leave a running game' },
  },
  argument: {
    game: { name: 'game', about: 'Which game' },
    theme: { name: 'theme', about: 'The theme of the game; plain unless told' },
    language: { name: 'language', about: 'What the table speaks; the language of the server unless told' },
    pace: { name: 'pace', about: 'How long a turn may take; as long as one likes unless told' },
    thread: { name: 'thread', about: 'Play in a new thread of this channel' },
    text: { name: 'text', about: 'The move in the notation of the game' },
    match: { name: 'match', about: 'Which finished game of this channel; the last one unless told' },
    anyMatch: {
      name: 'match',
      about: 'Which game of this channel; unless told, the running or else the last one',
    },
    zone: { name: 'zone', about: 'Your time zone: type a large city near you, or off' },
    quiet: { name: 'quiet', about: 'Hours in which nothing is due of you, such as 22-8; off for none' },
    away: {
      name: 'away',
      about: 'Away, and back on this day, such as tomorrow or 24.12.; off when you are here',
    },
    words: { name: 'text', about: 'The position in words instead of a picture' },
  },
} as const satisfies Sentences;
