import type { Sentences } from '../../engine/text.ts';

export const setupsEn = {
  setups: {
    none: 'This game has no set-ups. Start a piecepack game with </play>.',
    nameless: 'Type a name for the set-up.',
    longName: 'Names can have at most {{most}} characters. Choose a shorter one.',
    taken: 'Another player’s set-up is already called “{{typed}}”. Choose another name.',
    full: 'This server already has {{count}} set-ups. Delete one first: </setup> drop',
    unknown: 'There’s no set-up called “{{typed}}”. See the list with </setup>.',
    notYours: 'Another player saved “{{typed}}”. Only they or a channel manager can delete it.',
    saved: 'Saved for this server as “{{name}}”. Lay it out with </setup> load.',
    dropped: 'Deleted “{{name}}”.',
    empty:
      'This server has no set-ups yet. Lay out the pieces, then save them: </setup> save. For known games, press *Play*, then *Set up a game*.',
    list: 'Set-ups of this server:',
    line: '- {{name}}',
    more: 'and {{count}} more. Type in </setup> load to find them.',
    file: 'The file has them all in Portable Piecepack Notation, starting with the table as it is now.',
    now: 'The table as it is now',
  },
} as const satisfies Sentences;
