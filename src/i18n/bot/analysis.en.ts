import type { Sentences } from '../../engine/text.ts';

export const analysisEn = {
  went: {
    title: '**How it went** · {{game}}, {{who}}',
    sum: '**{{name}}** {{from}} → {{to}} %: luck and surprises {{luck}}, own mistakes {{own}}, others’ mistakes {{others}}',
    sumHanded:
      '**{{name}}** {{from}} → {{to}} %: luck and surprises {{luck}}, mistakes of this seat {{own}}, others’ mistakes {{others}}',
    handed: '{{before}}, then {{after}}',
    late_one: '{{sum}}; an AI played {{count}} turn of theirs, as time was over',
    late_other: '{{sum}}; an AI played {{count}} turns of theirs, as time was over',
    early: '{{sum}}, the early end {{early}}',
    most: 'What gave away most:',
    gift: '**{{mark}}** · move {{number}}, {{made}} % instead of {{best}} %. {{what}} Better: **{{better}}**',
    hidden:
      '**{{mark}}** · move {{number}}, {{made}} % instead of {{best}} %. {{what}} Something that the others cannot know was better.',
    decided: 'A decision of {{name}}.',
    even: 'Nobody gave away much at once.',
    note_one:
      'Chances of winning as the owl sees them: one decision, judged by what its player could know then.',
    note_other:
      'Chances of winning as the owl sees them: {{count}} decisions, each judged by what its player could know then. Luck and mistakes are added up over all of them, so each may come to more than 100.',
    alt: 'The chances of winning over {{count}} moves. {{each}}',
    altSeat:
      '{{name}} begins with {{from}} %, has at most {{most}} % and at least {{least}} % on the way, and ends with {{to}} %.',
    altGifts: '{{each}} Marked: what gave away most, at the moves {{moves}}.',
    thread: 'How it went: {{game}}',
    told: 'How it went: {{link}}',
    noThread: 'It is told in this channel. For a thread I still need: {{missing}}.',
    onlyYou: 'Only you see this. To tell it here I still need: {{missing}}.',
    locked: 'Only you see this: the thread is locked.',
    cannot: 'Only you see this: I could not post it here.',
  },
} as const satisfies Sentences;
