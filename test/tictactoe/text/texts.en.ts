import type { Sentences } from '../../../src/engine/text.ts';

/** Texts of tic-tac-toe in English. */
export const en = {
  name: 'Tic-tac-toe',
  gist: 'three in a row',
  blurb: 'Three in a row.',
  credit: 'older than anybody who could be named',
  option: {
    misere: {
      name: 'Misère',
      about: 'What three in a row are worth.',
      true: 'Three in a row loses',
      false: 'Three in a row wins',
      why: { true: 'whoever has to make three loses', false: 'the game as everybody knows it' },
    },
  },
  ask: 'Which square?',
  square: '{{at}}',
  status: { mark: '{{who}} is to mark a square', over: 'The game is over' },
  told: { marked: '{{who}} marks {{at}}.', won: '{{who}} wins.', drawn: 'Nobody wins.' },
  describe: { marks: 'Crosses: {{x}}. Noughts: {{o}}.', none: 'none' },
  refuse: {
    taken: '{{at}} is marked already; choose a free square.',
    square: '{{typed}} is not a square; squares are a1 to c3.',
    position: '{{position}} is not a position; three rows like x../.o./... are.',
  },
  rules: { title: 'Aim', body: 'In turn, mark a free square. Three in a row end the game.' },
} as const satisfies Sentences;
