import type { Sentences } from '../../engine/text.ts';

export const settingsEn = {
  look: {
    about:
      'Only for you, in every game: your private pictures, and forced moves. The channel’s board stays the same, but *Reduced motion* stops it from moving in all your games.',
    sample: 'A sample of your pictures.',
    contrast: 'High contrast',
    large: 'Large pieces',
    corners: 'Card corner marks',
    byHand: 'Confirm forced move',
    still: 'Reduced motion',
    on: '{{what}}: on',
    off: '{{what}}: off',
  },
  me: {
    title: '**Your settings** · {{tab}}',
    about: 'Only for you, in every game. You can also type your zone, quiet hours and away days: </settings>',
    zone: 'Time zone: {{zone}} ({{ahead}}), where it’s {{time}} now',
    endZone: 'No time zone',
    pickZone: 'It’s now…',
    askZone: 'What time is it where you are? If none of these fits, type a city near you: </settings> zone',
    zoneSet:
      'Time zone set: {{zone}}, where it’s {{time}} now. Next, you can set quiet hours: </settings> quiet',
    noZone: 'Time zone: none yet. Your days start at midnight UTC.',
    quiet: 'Quiet hours (no deadlines then): {{from}} to {{to}}',
    noQuiet: 'Quiet hours: none',
    away: 'Away until {{back}}, {{far}}. Timers and reminders are paused, and others see that you’re away.',
    notAway: 'Away: no',
    listed: 'Leaderboards: you’re on them',
    unlisted: 'Leaderboards: you’re hidden, and only you see your games and rating',
    challenges: 'Challenges: anyone can challenge you',
    noChallenges: 'Challenges: blocked',
    reminders: {
      here: 'Reminders: in the game’s channel',
      dm: 'Reminders: by direct message, or in the channel if you block those',
      none: 'Reminders: off',
    },
    language: 'Language: {{name}}',
    discordLanguage: 'Language: {{name}}, same as Discord',
    asDiscord: 'Same as Discord',
    pickReminders: 'Where do you want reminders?',
    pickLanguage: 'Choose a language…',
    pickAway: 'Away, back on…',
  },
} as const satisfies Sentences;
