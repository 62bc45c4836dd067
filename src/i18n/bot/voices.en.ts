import type { Sentences } from '../../engine/text.ts';

export const voicesEn = {
  voice: {
    line: '{{name}}: “{{said}}”',
    sparrow: {
      glad1: 'Ha! Did you see that?',
      glad2: 'Faster than a cat!',
      glad3: 'Chirp, chirp, mine!',
      sorry1: 'Ow, my feathers!',
      sorry2: 'That was the wind. Surely.',
      sorry3: 'I’ll land on my feet. Eventually.',
      won1: 'I won? I won! Again, again!',
      won2: 'Small bird, big day.',
      lost1: 'One more round? Please?',
      lost2: 'Next time I’ll look before I leap.',
    },
    badger: {
      glad1: 'Slow paws, sure paws.',
      glad2: 'I’ve been digging toward that for a while.',
      glad3: 'Hm. That’ll do.',
      sorry1: 'Hmph. Back into the burrow.',
      sorry2: 'I was comfortable there.',
      sorry3: 'I’ll remember that.',
      won1: 'Patience pays. Good game.',
      won2: 'Well. Tea, anyone?',
      lost1: 'Fairly won. I’ll sleep on it.',
      lost2: 'You dug deeper today.',
    },
    owl: {
      glad1: 'As the odds would have it.',
      glad2: 'I had my eye on that one.',
      glad3: 'Quietly does it.',
      sorry1: 'Even I didn’t see that coming.',
      sorry2: 'Well flown.',
      sorry3: 'A fine move. Noted.',
      won1: 'A close watch, nothing more. Well played.',
      won2: 'The night is long. Another?',
      lost1: 'You saw further than I did.',
      lost2: 'I’ll be thinking about this one tonight.',
    },
  },
} as const satisfies Sentences;
