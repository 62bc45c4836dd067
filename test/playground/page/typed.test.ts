import type { APIApplicationCommand } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { listLeaves } from '../../../src/playground/page/composer/leaves.ts';
import { findMatchingLeaves, parseTyped } from '../../../src/playground/page/composer/parse-typed.ts';

/** Commands with the fields that parseTyped reads; ids and permissions are left out. */
const commands = [
  {
    type: 1,
    name: 'play',
    name_localizations: { ko: '놀이' },
    description: 'Open a table',
    options: [
      { type: 3, name: 'game', name_localizations: { ko: '게임' }, description: '', required: true },
      { type: 4, name: 'seats', description: '' },
    ],
  },
  { type: 1, name: 'player', description: '' },
  { type: 1, name: 'move', description: '', options: [{ type: 3, name: 'text', description: '' }] },
  {
    type: 1,
    name: 'film',
    description: '',
    options: [
      { type: 3, name: 'speed', description: '', choices: [{ name: 'Slow', value: 'slow' }] },
      { type: 4, name: 'step', description: '' },
      { type: 3, name: 'match', name_localizations: { ko: '경기' }, description: '' },
    ],
  },
  {
    type: 1,
    name: 'table',
    description: '',
    options: [
      { type: 1, name: 'open', description: '', options: [{ type: 3, name: 'game', description: '' }] },
    ],
  },
  { type: 2, name: 'Profile', description: '' },
] as unknown as APIApplicationCommand[];

const leaves = listLeaves(commands, 'ko');

function read(line: string): string | null {
  const typed = parseTyped(line, leaves);
  return typed && [typed.leaf.name, ...[...typed.texts].map(([name, text]) => `${name}=${text}`)].join(' ');
}

describe('parseTyped', () => {
  it.each([
    ['/play game:runaround seats:2', 'play game=runaround seats=2'],
    ['/play seats:2 game:money run', 'play seats=2 game=money run'],
    ['/놀이 게임:runaround', 'play game=runaround'],
    ['/PLAY game:x', 'play game=x'],
    ['/play', 'play'],
    ['/player', 'player'],
    ['/move a1-b2', 'move text=a1-b2'],
    ['/move text:a1: b2', 'move text=a1: b2'],
    ['/move 5', 'move text=5'],
    ['/film 5', 'film step=5'],
    ['/film slow', 'film speed=slow'],
    ['/film yesterday’s', 'film match=yesterday’s'],
    ['/film match', 'film match='],
    ['/film 경기', 'film match='],
    ['/table open game:x', 'table open game=x'],
    ['/table', null],
    ['/nothing', null],
  ])('parseTyped: reads %s', (line, expected) => expect(read(line)).toBe(expected));
});

describe('findMatchingLeaves', () => {
  it('findMatchingLeaves: puts the exact match first and knows both languages', () => {
    expect(findMatchingLeaves('play', leaves).map(({ name }) => name)).toEqual(['play', 'player']);
    expect(findMatchingLeaves('놀', leaves).map(({ name }) => name)).toEqual(['play']);
    expect(findMatchingLeaves('', leaves)).toHaveLength(5);
  });
});
