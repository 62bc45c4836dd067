import { expect, test } from 'vitest';
import { FormattedRefusal, formatRefusal } from '../../src/discord/core/refusals.ts';
import { Refusal } from '../../src/engine/refusal.ts';
import { text } from '../../src/engine/text.ts';

test('what somebody typed is told as it was typed, and not as markup', () => {
  const typed = '**[free](https://x.io)** @everyone <@1> discord.gg/abc';
  for (const key of ['bot:setups.unknown', 'bot:setups.taken', 'bot:setups.notYours'] as const) {
    const told = formatRefusal(new Refusal(text(key, { typed })), 'en');
    expect(told).toContain('\\*\\*\\[free\\]');
    expect(told).not.toMatch(/@everyone|<@1>|https:\/\/|discord\.gg\//);
  }
  const move = new Refusal(text('forage:refuse.move.howFar', { typed: '~~3~~' }));
  expect(formatRefusal(move, 'en')).toContain('\\~\\~3\\~\\~');
});

test('what we have written for Discord stays as it is, and a link in any other refusal leads nowhere', () => {
  const link = 'https://discord.com/channels/1/2';
  const taken = text('bot:refuse.channelTaken', { link });
  expect(formatRefusal(new FormattedRefusal(taken), 'en')).toContain(link);
  expect(formatRefusal(new Refusal(taken), 'en')).not.toMatch(/https:\/\/|discord\.com\//);
});
