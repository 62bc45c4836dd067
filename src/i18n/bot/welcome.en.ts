import type { Sentences } from '../../engine/text.ts';

export const welcomeEn = {
  welcome: {
    title: '**Play board games right here, one move at a time**',
    tagline: 'Board games, a move at a time',
    alt: 'Piecemeal: flower cards, tiles, pawns and coins of its games.',
    how: 'A move takes a minute; a game can run for days. I handle the rules, hidden cards and dice, and ping you when it’s your turn.',
    first: 'No one else around? Play {{game}} against {{name}}, our medium AI.',
    more: '</play> starts any game. </help> has everything else.',
    playground:
      'This is a sandbox: switch between people at the bottom left to play every side. On a phone, open the channel list with the button next to the channel name.',
    against: 'Play {{name}} now',
    pickForTwo: 'Choose a game for two.',
    forTwo: 'The lobby opens in this channel, where anyone can join.',
    noFilm: 'The replay couldn’t be made. Try again in a moment.',
    sample: '**{{game}}** · a full game between two AIs: {{who}}.',
  },
  about: {
    what: 'For friends who can never find a free evening: play over days, a move at a time.',
    turn: 'You’re pinged on your turn, the buttons show your legal moves, and only you see your hand.',
    ais: 'AIs can fill open seats. After a game, anyone can verify its dice and cards.',
    game: '**{{game}}** · {{blurb}}',
  },
  help: {
    moved: '`/{{name}}` is now {{command}}.',
    command: '</{{name}}> · {{about}}',
    others: 'Also: {{names}}',
    name: '</{{name}}>',
    readme: 'Learn more: {{link}}',
    support: 'Questions and bug reports: {{link}}',
    invite: 'Add to another server: {{link}}',
    runner: 'Run by {{who}}.',
  },
} as const satisfies Sentences;
