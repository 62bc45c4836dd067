import type { Sentences } from '../../engine/text.ts';

export const tablesEn = {
  reminder: {
    turn: '{{who}}, still your turn (it began {{since}}).',
    own: '**{{game}}**: still your turn (it began {{since}}).',
    until: 'You have until {{until}} ({{left}}).',
    zone: '-# I don’t know your time zone yet. Set it, and I can keep quiet at night.',
    left: '{{who}} is no longer in this server.',
    over: 'Time ran out {{ago}}.',
  },
  games: {
    none: 'You’re not in any games. Start one with /play.',
    vote: '**Your vote**',
    toVote: 'Vote: {{table}}',
    invited: '**Invitations**',
    toLobby: 'Invitation: {{table}}',
    yours: '**Your turn**',
    free: '**Whenever you like**',
    waiting: '**Waiting for others**',
    held: '**Your seat can be taken back**',
    lobby: '**Not started yet**',
    asleep: '**Asleep**',
    at: '{{game}} in #{{channel}}',
    next: 'Next: {{table}}',
    look: 'Look at a table…',
    row: '{{game}} · {{link}} · {{status}}',
    since: 'the turn came {{since}}',
    sinceUntil: 'the turn came {{since}}, time until {{until}}',
    absent: 'its rules are not here any more',
    more: '… and {{count}} more.',
  },
} as const satisfies Sentences;
