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
    busy: 'A film for you is being made right now. Please ask again when it is here.',
    alt_one: 'A film of {{game}}, the last move up to this position.',
    alt_other: 'A film of {{game}}, the last {{count}} moves up to this position.',
  },
  export: {
    done: '**{{game}}**, finished {{when}}. The first file holds the whole game. Whoever runs the bot can play it again with it and check every die and card.',
    absent:
      '**{{game}}**, finished {{when}}. The file holds the whole game. Its rules are not here any more: a Piecemeal that still has them can play it again.',
    ppn: 'The second file is in Portable Piecepack Notation.',
    offer: '{{game}} · {{when}} · {{who}}',
    event: '{{game}} on Discord',
    none: 'No game has been finished in this channel yet.',
    running: 'The game in this channel is still being played. It can be exported when it is over.',
    unknown: 'No such game was finished in this channel.',
  },
  replay: {
    title: '**{{game}}** · {{who}}',
    running_one: 'One move so far, and the game goes on.',
    running_other: '{{count}} moves so far, and the game goes on.',
    over_one: 'One move. {{how}}',
    over_other: '{{count}} moves. {{how}}',
    shortened: 'The film shows {{shown}} of {{steps}} positions. Step through shows all of them.',
    alt_one: 'A film of {{game}}, one move from the set-up to this position.',
    alt_other: 'A film of {{game}}, {{count}} moves from the set-up to this position.',
    setUp_one: 'the set-up, before the only move',
    setUp_other: 'the set-up, before {{count}} moves',
    step: 'move {{number}} of {{count}}',
    jump: 'Go to…',
    to: 'Move {{number}}',
    moment: '{{number}}: {{what}}',
    toSetUp: 'The set-up',
    offer: '{{game}} · still being played · {{who}}',
    none: 'No game has been played in this channel yet. Open a table with /play.',
    unknown: 'No such game was played in this channel.',
    busy: 'A film for this channel is being made right now. Please ask again when it is here.',
    failed: 'The film could not be made. The game can still be seen move by move.',
    memory:
      'This game is about remembering: there is a film of it when it is over. Until then Step through tells what happened.',
    absent: 'The rules by which this game was played are not here any more, so it cannot be shown.',
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
