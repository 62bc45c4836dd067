import { canDrawName } from '../../../../render/drawable.ts';
import type { PictureRequest } from '../../../../render/request.ts';
import { leaversOf } from '../../../app/core/names.ts';
import type { Table } from '../../../app/core/table.ts';
import type { Sitter } from '../../../store/seats.ts';
import type { Bot } from '../../kit/bot.ts';
import { nameAfter, nameBefore, nameOfFreed } from '../../kit/names.ts';
import { drawnNames, type Named } from './drawn-names.ts';

/** Returns who sits at a table as its pictures name them. An AI is told by its badge: the name of whoever it plays for says no more of it. */
export async function plates(
  bot: Pick<Bot, 'house'>,
  table: Pick<Table, 'record' | 'sitters'>,
): Promise<PictureRequest['sitters']> {
  const people = await namedAt(bot, table);
  const drawn = await drawnNames(bot, people);
  return table.sitters.map((sitter, seat) => {
    const name = drawn[seat] ?? '';
    const isFree = isFreed(sitter) && people[seat]?.name !== sitter.name;
    return { name: isFree ? nameAfter(name, false) : name, ai: sitter.kind === 'ai' };
  });
}

/** After whom each seat is called; who left a seat is read only where pictures cannot show the name. */
async function namedAt(
  { house }: Pick<Bot, 'house'>,
  table: Pick<Table, 'record' | 'sitters'>,
): Promise<readonly Named[]> {
  const named = table.sitters.map((sitter) => ({ name: calledAfter(sitter), person: personBehind(sitter) }));
  if (named.every(({ name, person }) => person !== null || canDrawName(name))) return named;
  const left = await leaversOf(house, table);
  return named.map(({ name, person }, seat) => ({ name, person: person ?? left.get(seat) ?? null }));
}

function calledAfter(sitter: Sitter): string {
  if (sitter.kind === 'ai') return nameBefore(sitter.name);
  return isFreed(sitter) ? nameOfFreed(sitter.name) : sitter.name;
}

function personBehind(sitter: Sitter): string | null {
  return 'person' in sitter ? sitter.person : (sitter.instead ?? null);
}

function isFreed({ kind }: Sitter): boolean {
  return kind === 'left' || kind === 'empty';
}
