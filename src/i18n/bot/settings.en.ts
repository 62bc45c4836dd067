import type { Sentences } from '../../engine/text.ts';

export const settingsEn = {
  look: {
    about:
      'For you alone, in every game: how the pictures look that only you see, and whether a move plays itself when it is the only one left. The board in the channel stays as it is.',
    sample: 'An example of how pictures look to you.',
    contrast: 'High contrast',
    large: 'Large pieces',
    corners: 'Corner marks on the flower cards',
    byHand: 'Forced moves by hand',
    on: '{{what}}: on',
    off: '{{what}}: off',
    turnOn: 'Turn on: {{what}}',
    turnOff: 'Turn off: {{what}}',
  },
  me: {
    title: '**Your settings** · {{tab}}',
    about:
      'They are for you alone, at every table. Time zone, quiet hours and absence can be typed too: /me zone, quiet, away.',
    zone: 'Time zone: {{zone}} ({{ahead}}). There it is {{time}} now.',
    endZone: 'No time zone',
    pickZone: 'It’s now…',
    askZone: 'What time is it where you are? If none of these fits, name a city near you: /me zone',
    zoneSet: 'Time zone set: {{zone}}, where it’s {{time}} now. Next, you can set quiet hours: /me quiet',
    noZone: 'Time zone: none yet. Your days begin as they do in UTC.',
    quiet: 'Quiet hours: {{from}} to {{to}}. What would be due then is due when they are over.',
    noQuiet: 'Quiet hours: none',
    away: 'Away: you are back on {{back}}, {{far}}. Until then your clocks and reminders rest, and the others see that you are away.',
    notAway: 'Away: no',
    listed: 'Lists of a server: you are shown in them',
    unlisted: 'Lists of a server: you are not shown, and nobody else sees your games and rating',
    challenges: 'Challenges: anybody may ask you to a game',
    noChallenges: 'Challenges: nobody may ask you to a game',
    reminders: {
      here: 'Reminders at the table',
      dm: 'Reminders by direct message, or at the table where you take none',
      none: 'No reminders',
    },
    language: 'Language: {{name}}',
    discordLanguage: 'Language: {{name}}, as in your Discord',
    asDiscord: 'As in your Discord',
    pickReminders: 'Where to be reminded?',
    pickLanguage: 'Which language?',
    pickAway: 'Away, and back on…',
  },
} as const satisfies Sentences;
