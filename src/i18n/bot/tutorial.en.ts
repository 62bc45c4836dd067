import type { Sentences } from '../../engine/text.ts';

export const tutorialEn = {
  learn: {
    heading: '**{{game}}** · your first game, with {{who}}',
    step: '**{{game}}** · Step {{step}} of {{steps}}: {{title}}',
    right: '**Right.** {{why}}',
    notQuite: '**Not quite.** {{why}}',
    solved:
      "You know the basics of **{{game}}**. Now play a real game against Sparrow, our easy AI: you'll get advice on every move.",
    alone:
      "Only you can see this, and it doesn't count. Before each decision you'll see the best move: play it, or try your own.",
    options: 'For a first game: {{options}}',
    best: 'Best here: **{{move}}**.',
    bestFor: 'Best here: **{{move}}** – {{why}}.',
    bestElsewhere: 'A better move was **{{move}}**. Press *Back* to try it.',
    slip: '**{{move}}** would have kept your chance about {{points}} points higher.',
    enough: 'That is enough for a first game.',
    stands: 'That is enough for a first game. As it stands, you are about {{percent}} % to win.',
    learned: 'You have learned **{{game}}**.',
    gone: 'This first game is not there any more. You can begin one at any time.',
    wentOn: 'Your first game has gone on since. This is how it stands now.',
    notHere: "There's no tutorial for this one. See `/rules`.",
    stopped: 'The first game is ended, and nothing of it is kept.',
    which:
      'Which game would you like to learn? A tutorial takes five to ten minutes, and only you can see it.',
    pick: 'Which game…',
    known: '✓ {{game}}',
  },
} as const satisfies Sentences;
