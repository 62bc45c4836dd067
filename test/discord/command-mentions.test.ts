import { expect, test } from 'vitest';
import { formatCommandMentions, stripCommandMarks } from '../../src/discord/core/command-mentions.ts';
import { createButton, createMenuRow } from '../../src/discord/core/rows.ts';
import { localiseCommands } from '../../src/i18n/template.ts';

const IDS = new Map([
  ['play', '1300000000000000701'],
  ['table', '1300000000000000702'],
  ['테이블', '1300000000000000702'],
]);

test('formatCommandMentions: turns marks into mentions, in any language and with subcommands', () => {
  expect(formatCommandMentions('Use </play> or </table leave>.', IDS)).toBe(
    'Use </play:1300000000000000701> or </table leave:1300000000000000702>.',
  );
  expect(formatCommandMentions('</테이블 나가기>', IDS)).toBe('</테이블 나가기:1300000000000000702>');
});

test('formatCommandMentions: writes plain names for unknown ids, and where mentions make a message too long', () => {
  expect(formatCommandMentions('Use </help>.', IDS)).toBe('Use /help.');
  const long = `</play>${'x'.repeat(1_990)}`;
  expect(formatCommandMentions(long, IDS)).toBe(`/play${'x'.repeat(1_990)}`);
});

test('formatCommandMentions: leaves everything else alone', () => {
  const content = '</play:1> <@1> <#2> <t:3:R> 1 < 2 / 3 > 1 https://discord.com/channels/1/2';
  expect(formatCommandMentions(content, IDS)).toBe(content);
});

test('components: show plain names of commands, as Discord shows no mentions there', () => {
  expect(stripCommandMarks('See </table board>.')).toBe('See /table board.');
  expect(createButton('See </rules>', ['join', 1]).label).toBe('See /rules');
  const row = createMenuRow({
    id: ['option', 1],
    placeholder: 'Or </move>',
    options: [{ label: '</play>', value: 'a', description: '</table leave>' }],
  });
  expect(JSON.stringify(row)).not.toContain('</');
});

test('localiseCommands: puts the names of the language into marks', () => {
  expect(localiseCommands('en', 'Use </table leave>.')).toBe('Use </table leave>.');
  expect(localiseCommands('ko', '</table leave> </play>')).toBe('</테이블 나가기> </게임열기>');
});
