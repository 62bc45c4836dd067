import type { Sentences } from '../../engine/text.ts';

export const tutorialEn = {
  learn: {
    heading: '**{{game}}** · practice game with {{who}}',
    step: '**{{game}}** · Step {{step}} of {{steps}}: {{title}}',
    right: '**Right.** {{why}}',
    notQuite: '**Not quite.** {{why}}',
    solved:
      'You know the basics of **{{game}}**. Now play a real game against Sparrow, our easy AI: you’ll get advice on every move.',
    alone:
      'Only you can see this, and it doesn’t count. Before each decision you’ll see the best move: play it, or try your own.',
    options: 'Settings for a first game: {{options}}',
    best: 'Best move: **{{move}}**.',
    bestFor: 'Best move: **{{move}}** ({{why}}).',
    bestElsewhere: 'A better move was **{{move}}**. Press *Back* to try it.',
    slip: '**{{move}}** would have kept your chance about {{points}} points higher.',
    enough: 'That’s enough for a first game.',
    stands: 'That’s enough for a first game. You’re about {{percent}}% to win from here.',
    learned: 'You’ve learned **{{game}}**.',
    gone: 'This practice game is gone. You can start a new one anytime.',
    wentOn: 'Your practice game has moved on. Here’s the current position.',
    notHere: 'There’s no tutorial for this one. See </rules>.',
    stopped: 'Practice game ended. Nothing was saved.',
    which: 'Choose a game to learn. A tutorial takes five to ten minutes, and only you can see it.',
    pick: 'Choose a game…',
    known: '✓ {{game}}',
  },
} as const satisfies Sentences;
