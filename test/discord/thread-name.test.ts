import { expect, test } from 'vitest';
import { somebody } from '../../src/discord/core/somebody.ts';
import { lobbyThreadName, matchThreadName, nameOfKnown } from '../../src/discord/text/thread-name.ts';

const GAMES = ['forage', 'runaround'];

test.each([
  [lobbyThreadName('runaround', 'Theo', 'en'), ['Theo'], null],
  [lobbyThreadName('runaround', 'Theo', 'en'), ['Mina', 'somebody'], 'Runaround'],
  [lobbyThreadName('runaround', 'Theo (a+b)', 'ko'), ['Mina'], '런어라운드'],
  [lobbyThreadName('runaround', 'x'.repeat(90), 'en'), ['Mina'], 'Runaround'],
  [matchThreadName('forage', ['Theo', 'Mina'], 'en'), ['Theo', 'Mina'], null],
  [matchThreadName('forage', ['Theo', 'Mina'], 'en'), ['somebody', 'Mina'], 'somebody – Mina · Forage'],
  [matchThreadName('forage', ['somebody', 'Mina'], 'en'), ['somebody', 'Mina'], null],
  ['Runaround', [], null],
  ['Friday games with Theo', [], null],
])('the thread "%s" where %j are known', (name, known, expected) => {
  expect(nameOfKnown(name, GAMES, new Set(known), somebody)).toBe(expected);
});
