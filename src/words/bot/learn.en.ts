import type { Sentences } from '../../engine/text.ts';

export const learnEn = {
  learn: {
    heading: '**{{game}}** · your first game, with {{who}}',
    alone:
      'Nobody else sees this, and nothing hangs on it. Before each decision you are told what is best: choose it, or whatever you like better.',
    options: 'For a first game: {{options}}',
    best: 'Best here: **{{move}}**.',
    bestFor: 'Best here: **{{move}}** – {{why}}.',
    bestElsewhere: 'Something else was best: **{{move}}**. Back leads there.',
    slip: '**{{move}}** would have kept your chance about {{points}} points higher.',
    enough: 'That is enough for a first game.',
    stands: 'That is enough for a first game. As it stands, you are about {{percent}} % to win.',
    learned: 'You have learned **{{game}}**.',
    gone: 'This first game is not there any more. You can begin one at any time.',
    wentOn: 'Your first game has gone on since. This is how it stands now.',
    notHere: 'There are no rules here that could be learned by playing. /rules tells more of it.',
    stopped: 'The first game is ended, and nothing of it is kept.',
    which: 'Which game would you like to learn? A first game takes five to ten minutes, and only you see it.',
    pick: 'Which game…',
    known: '✓ {{game}}',
  },
} as const satisfies Sentences;
