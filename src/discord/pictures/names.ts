import { canDrawName, drawableName } from '../../../render/drawable.ts';
import type { PictureRequest } from '../../../render/request.ts';
import { leaversOf, takeFreeName, usernames } from '../../app/core/names.ts';
import type { Table } from '../../app/core/table.ts';
import type { Sitter } from '../../store/seats.ts';
import type { Bot } from '../core/context.ts';
import { nameAfter, nameBefore, nameOfFreed } from '../core/names.ts';

/** Name in a picture. `person` is null for a name without an account, such as an open seat. */
export interface Named {
  readonly name: string;
  readonly person: string | null;
}

/**
 * Returns what a picture calls these people: the username of the account where the fonts lack a letter of the name, else the letters that
 * there are, else what the nameless one at that place is called: the number in the list. A name that is changed is told apart from all others. Usernames are read only where one is wanted.
 */
export async function drawnNames(
  { house }: Pick<Bot, 'house'>,
  people: readonly Named[],
  nameless: (at: number) => string = (at) => String(at + 1),
): Promise<readonly string[]> {
  const lacking = people.filter(({ name }) => !canDrawName(name));
  if (lacking.length === 0) return people.map(({ name }) => name);
  const known = await usernames(
    house,
    lacking.flatMap(({ person }) => person ?? []),
  );
  const taken = new Set(people.map(({ name }) => name).filter(canDrawName));
  return people.map(({ name, person }, at) => {
    if (canDrawName(name)) return name;
    const username = person === null ? null : known.get(person);
    return takeFreeName(drawableName(name, username) || nameless(at), taken);
  });
}

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
