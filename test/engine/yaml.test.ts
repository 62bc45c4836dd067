import { describe, expect, test } from 'vitest';
import { formatYaml } from '../../src/engine/format-yaml.ts';

/** Characters that libyaml, used by R and Python, accepts: YAML 1.1, section 5.1, without line breaks that JSON lacks. */
const PRINTABLE = /^[\x20-\x7e\u00a0-\u2027\u202a-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]*$/u;

// js-yaml #192, go-yaml #179: JSON is not quite YAML.
describe('formatYaml', () => {
  test('formatYaml: writes only characters that YAML readers accept, and reads back', () => {
    const all = String.fromCharCode(...Array.from({ length: 0x10000 }, (_, code) => code));
    const written = formatYaml(all);
    expect(written).toMatch(PRINTABLE);
    expect(JSON.parse(written)).toBe(all.replaceAll(/\p{Cs}/gu, '\ufffd'));
  });

  test.each([
    ['A\u007fda', '"A\\u007fda"'],
    ['한글 🎲', '"한글 🎲"'],
    ['half \ud83c', '"half \ufffd"'],
  ])('formatYaml: writes %j', (name, written) => expect(formatYaml(name)).toBe(written));

  test('formatYaml: escapes characters in nested values', () => {
    expect(formatYaml({ Name: 'a\u2028' })).toBe('{"Name":"a\\u2028"}');
  });
});
