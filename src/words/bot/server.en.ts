import type { Sentences } from '../../engine/text.ts';

export const serverEn = {
  server: {
    title: '**Settings of this server**',
    about:
      'Open tables keep their language, pace and place; *Loud* and *Quiet* hold for them at once. Whoever opens a table can still choose its language and pace.',
    language: 'Language of new tables: {{name}}',
    discordLanguage:
      'Language of new tables: as this Discord server has chosen, or else that of whoever opens one',
    everywhere: 'Tables can be opened in every channel',
    channels: 'Tables can be opened in {{channels}}, and in threads there',
    pace: 'Usual pace: {{pace}}',
    rated: 'Ratings: games count',
    unrated: 'Ratings: games do not count',
    ofPerson_one: 'One person can sit at {{count}} table at a time',
    ofPerson_other: 'One person can sit at up to {{count}} tables at a time',
    tables: 'This server can have up to {{count}} tables at a time',
    pickChannels: 'Tables in every channel, or only in…',
    pickPace: 'Which pace for new tables?',
    pickOfPerson: 'How many tables for one person?',
    pickTables: 'How many tables on this server?',
    limitOfPerson_one: '{{count}} table for one person',
    limitOfPerson_other: 'Up to {{count}} tables for one person',
    limitOfServer: 'Up to {{count}} tables on this server',
    speak: 'New tables in {{name}}',
    loud: 'Notifications: loud, the board pings the player whose turn it is',
    quiet: 'Notifications: quiet, the player whose turn it is gets a direct message',
    threads: 'Notifications: threads, each new game gets its own',
    nameOf: { loud: 'Loud', quiet: 'Quiet', threads: 'Threads' },
    aboutOf: {
      loud: 'The board pings the player whose turn it is.',
      quiet: 'Boards are silent. Players get a direct message on their turn.',
      threads: 'Each new game gets a thread. Only its members are notified.',
    },
    pickNotifications: 'How do players hear of their turn?',
    offer: 'This server notifies everybody of every message. Choose how games call their players:',
    offerThreads: 'Several games at once? *Threads* gives each its own.',
  },
} as const satisfies Sentences;
