import type { Sentences } from '../../engine/text.ts';

export const welcomeEn = {
  welcome: {
    title: '**Board games in this channel, a move at a time**',
    how: 'A move takes a minute and a game as many days as you like. I keep the rules, the secrets and the dice, and call whoever is to move.',
    first: 'Nobody else is needed for the first game: {{name}} is an AI and has time for {{game}}.',
    more: '/play opens a table of any game, and /help tells the rest.',
    playground:
      'You can be everybody here: choose who you are below the list of channels. On a phone the button beside the name of the channel shows that list.',
    against: 'Play now against {{name}}',
    pickForTwo: 'Which game for two?',
    forTwo: 'The table opens in this channel, and anybody can join it there.',
    noFilm: 'The film could not be made. Please ask again in a moment.',
    sample: '**{{game}}** · {{who}}, two AIs, play a whole match.',
  },
  about: {
    what: 'This is a table for friends who never find an evening together: they play here over days, a move at a time.',
    turn: 'When it is your turn you are called, the buttons offer what the rules allow, and what is hidden only you see.',
    ais: 'AIs take the seats that stay free, and when a game is over everybody can check its dice and cards.',
    game: '**{{game}}** · {{blurb}}',
  },
  help: {
    moved: '`/{{name}}` is now {{command}}.',
    command: '</{{name}}> · {{about}}',
    others: 'Also: {{names}}',
    name: '</{{name}}>',
    readme: 'More to read: {{link}}',
    invite: 'Into another server: {{link}}',
    runner: 'Run by {{who}}.',
  },
} as const satisfies Sentences;
