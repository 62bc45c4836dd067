import type { Sentences } from '../../engine/text.ts';

export const replayEn = {
  recap: {
    move: 'Since your last move',
    start: 'Since the start',
    turns: 'The last turns',
    end: 'The last turn',
    nothing: 'Nothing has happened since your last move.',
    nothingYet: 'Nobody has moved yet.',
    film_one: '**{{game}}** · the last move',
    film_other: '**{{game}}** · the last {{count}} moves',
    busy: 'Your replay is already being made. Try again when it’s here.',
    alt_one: 'A replay of {{game}}: the last move, up to this position.',
    alt_other: 'A replay of {{game}}: the last {{count}} moves, up to this position.',
  },
  export: {
    done: '**{{game}}**, finished {{when}}. The first file holds the whole game. The bot’s owner can replay this file and verify every roll and card.',
    absent:
      '**{{game}}**, finished {{when}}. The file holds the whole game. This bot no longer has its rules, but a Piecemeal that has them can replay it.',
    ppn: 'The second file is in Portable Piecepack Notation.',
    offer: '{{game}} · {{when}} · {{who}}',
    event: '{{game}} on Discord',
    none: 'No game has been finished in this channel yet.',
    running: 'The game in this channel is still running. You can export it when it’s over.',
    unknown: 'No finished game of this channel matches that.',
  },
  replay: {
    title: '**{{game}}** · {{who}}',
    players: '{{who}}',
    running_one: '{{count}} move so far, still running.',
    running_other: '{{count}} moves so far, still running.',
    over_one: '{{count}} move. {{how}}',
    over_other: '{{count}} moves. {{how}}',
    shortened: 'The replay shows {{shown}} of {{steps}} positions. Press *Step through* to see them all.',
    alt_one: 'A replay of {{game}}: {{count}} move, from the set-up to this position.',
    alt_other: 'A replay of {{game}}: {{count}} moves, from the set-up to this position.',
    setUp_one: 'set-up, before the only move',
    setUp_other: 'set-up, before {{count}} moves',
    step: 'move {{number}} of {{count}}',
    jump: 'Go to…',
    to: 'Move {{number}}',
    moment: '{{number}}: {{what}}',
    toSetUp: 'Set-up',
    offer: '{{game}} · still running · {{who}}',
    none: 'No game has been played in this channel yet. Start one with </play>.',
    unknown: 'No game of this channel matches that.',
    busy: 'A replay for this channel is already being made. Try again when it’s here.',
    failed: 'The replay couldn’t be made. You can still step through the game.',
    memory:
      'Memory matters in this game, so its replay comes when it’s over. Until then, *Step through* shows what happened as text.',
    absent: 'This bot no longer has the rules of this game, so it can’t be shown.',
  },
  luck: {
    running: 'You can check the luck once the game is over.',
    matches_one:
      '✅ Checked: the one roll or card of this game matches the commitment from its start, `{{commitment}}`.',
    matches_other:
      '✅ Checked: all {{count}} rolls and cards of this game match the commitment from its start, `{{commitment}}`.',
    differs: '⚠️ This game does not match its commitment. Please tell the bot’s owner.',
    yourself:
      'To check it yourself, export the game and run `npm run verify` on the file. Match `{{match}}`, secret `{{secret}}`.',
  },
} as const satisfies Sentences;
