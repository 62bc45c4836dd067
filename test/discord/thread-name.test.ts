import { expect, test } from 'vitest';
import { getAnonymousName } from '../../src/discord/core/forget-person.ts';
import {
  anonymiseThreadName,
  formatLobbyThreadName,
  formatMatchThreadName,
} from '../../src/discord/text/thread-name.ts';

const GAMES = ['forage', 'runaround'];

test.each([
  [formatLobbyThreadName('runaround', 'Theo', 'en'), ['Theo'], null],
  [formatLobbyThreadName('runaround', 'Theo', 'en'), ['Mina', 'somebody'], 'Runaround'],
  [formatLobbyThreadName('runaround', 'Theo (a+b)', 'ko'), ['Mina'], '런어라운드'],
  [formatLobbyThreadName('runaround', 'x'.repeat(90), 'en'), ['Mina'], 'Runaround'],
  [formatMatchThreadName('forage', ['Theo', 'Mina'], 'en'), ['Theo', 'Mina'], null],
  [formatMatchThreadName('forage', ['Theo', 'Mina'], 'en'), ['somebody', 'Mina'], 'somebody – Mina · Forage'],
  [formatMatchThreadName('forage', ['somebody', 'Mina'], 'en'), ['somebody', 'Mina'], null],
  ['Runaround', [], null],
  ['Friday games with Theo', [], null],
])('anonymiseThreadName: the thread "%s" with the known names %j becomes %j', (name, known, expected) => {
  expect(anonymiseThreadName(name, GAMES, new Set(known), getAnonymousName)).toBe(expected);
});
