import type { Sentences } from '../../engine/text.ts';

export const analysisEn = {
  went: {
    title: '**Review** · {{game}}, {{who}}',
    sum: '**{{name}}** {{from}}% → {{to}}%: luck {{luck}} · own mistakes {{own}} · opponents’ mistakes {{others}}',
    sumHanded:
      '**{{name}}** {{from}}% → {{to}}%: luck {{luck}} · this seat’s mistakes {{own}} · opponents’ mistakes {{others}}',
    handed: '{{before}}, then {{after}}',
    late_one: '{{sum}} · an AI played {{count}} turn after time ran out',
    late_other: '{{sum}} · an AI played {{count}} turns after time ran out',
    early: '{{sum}} · early end {{early}}',
    most: '**Biggest mistakes**',
    gift: '**{{mark}}** · Move {{number}}: dropped from {{best}}% to {{made}}%. {{what}} Better: **{{better}}**',
    hidden:
      '**{{mark}}** · Move {{number}}: dropped from {{best}}% to {{made}}%. {{what}} The better move would give away hidden information.',
    bestHead: '**Best move**',
    best: '**★** · Move {{number}}: rose from {{before}}% to {{after}}%. {{what}}',
    decided: 'A decision by {{name}}.',
    even: 'No big mistakes.',
    note_one: 'Owl estimated the chances for one decision, using only what the player could know.',
    note_other:
      'Owl estimated the chances for {{count}} decisions, using only what each player could know. Luck and mistakes add up over the game, so they can exceed 100.',
    alt: 'Chances of winning over {{count}} moves. {{each}}',
    altSeat: '{{name}}: {{from}}% at the start, highest {{most}}%, lowest {{least}}%, {{to}}% at the end.',
    altGifts: '{{each}} The biggest mistakes are marked, at moves {{moves}}.',
    thread: 'Review: {{game}}',
    told: 'Review: {{link}}',
    noThread: 'The review is in this channel. To open a thread, I also need: {{missing}}.',
    onlyYou: 'Only you can see this. To post it here, I also need: {{missing}}.',
    locked: 'Only you can see this: the thread is locked.',
    cannot: 'Only you can see this: I couldn’t post it here.',
  },
} as const satisfies Sentences;
