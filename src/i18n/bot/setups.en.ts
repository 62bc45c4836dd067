import type { Sentences } from '../../engine/text.ts';

export const setupsEn = {
  setups: {
    none: 'At this table nothing can be set up. A piecepack table can: /play piecepack',
    nameless: 'A set-up is saved under a name. Type one.',
    longName: 'A name has at most {{most}} characters. Choose a shorter one.',
    taken: 'Somebody else saved a set-up as “{{typed}}”. Choose another name.',
    full: 'This server has saved {{count}} set-ups already. Drop one first: /setup drop',
    unknown: 'No set-up is saved here as “{{typed}}”. /setup lists them.',
    notYours: '“{{typed}}” was saved by somebody else, who can drop it, or whoever manages the channel.',
    saved: 'Saved for this server as “{{name}}”. Lay it out with /setup load.',
    dropped: '“{{name}}” is saved no longer.',
    empty:
      'Nothing is saved on this server yet. Set up a table and save it: /setup save. Known games are under Play, “Set up a game”.',
    list: 'Set-ups saved on this server:',
    line: '- {{name}}',
    more: 'and {{count}} more, which /setup load offers as you type.',
    file: 'The file has them all as Portable Piecepack Notation, first the table as it lies now.',
    now: 'The table as it lies now',
  },
} as const satisfies Sentences;
