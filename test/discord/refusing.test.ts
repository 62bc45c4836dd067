import { expect, test } from 'vitest';
import { FormattedRefusal, formatRefusal } from '../../src/discord/core/refusals.ts';
import { Refusal } from '../../src/engine/refusal.ts';
import { text } from '../../src/engine/text.ts';

test('formatRefusal: escapes markup in typed text', () => {
  const typed = '**[free](https://x.io)** @everyone <@1> discord.gg/abc';
  for (const key of ['bot:setups.unknown', 'bot:setups.taken', 'bot:setups.notYours'] as const) {
    const shown = formatRefusal(new Refusal(text(key, { typed })), 'en');
    expect(shown).toContain('\\*\\*\\[free\\]');
    expect(shown).not.toMatch(/@everyone|<@1>|https:\/\/|discord\.gg\//);
  }
  const move = new Refusal(text('forage:refuse.move.howFar', { typed: '~~3~~' }));
  expect(formatRefusal(move, 'en')).toContain('\\~\\~3\\~\\~');
});

test('formatRefusal: keeps links of formatted refusals and breaks links in others', () => {
  const link = 'https://discord.com/channels/1/2';
  const taken = text('bot:refuse.channelTaken', { link });
  expect(formatRefusal(new FormattedRefusal(taken), 'en')).toContain(link);
  expect(formatRefusal(new Refusal(taken), 'en')).not.toMatch(/https:\/\/|discord\.com\//);
});
