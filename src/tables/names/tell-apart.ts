import type { Sitting } from '../../store/seats.ts';
import { printableName } from './printable-name.ts';

/**
 * Gives everybody at a table a name that shows and that nobody else there has: a second Ada is "Ada (2)", and a name without ink is the
 * number of the seat. AIs keep their names; seats without a name keep none.
 */
export function tellSittersApart(sitters: readonly Sitting[]): readonly Sitting[] {
  const taken = new Set(sitters.flatMap(({ kind, name }) => (kind === 'ai' ? [name] : [])));
  const apart = sitters.map((sitter) => {
    if (sitter.kind === 'ai' || sitter.kind === 'empty') return sitter;
    return withName(sitter, takeName(sitter.name, sitter.seat + 1, taken));
  });
  return apart.every((sitter, at) => sitter === sitters[at]) ? sitters : apart;
}

/** Does the same for the people of a league, in the order in which they came; a name without ink is their number. */
export function tellPeopleApart<P extends { readonly number: number; readonly name: string }>(
  people: readonly P[],
): readonly P[] {
  const taken = new Set<string>();
  const names = new Map(
    people
      .toSorted((one, other) => one.number - other.number)
      .map(({ name, number }) => [number, takeName(name, number, taken)]),
  );
  return people.map((one) => withName(one, names.get(one.number) ?? one.name));
}

function takeName(name: string, number: number, taken: Set<string>): string {
  return takeFreeName(printableName(name) || String(number), taken);
}

/** Returns the name with the first number that makes it another one than all that are taken, and takes it. */
export function takeFreeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let next = 2; taken.has(free); next++) free = `${name} (${next})`;
  taken.add(free);
  return free;
}

function withName<P extends { readonly name: string }>(one: P, name: string): P {
  return one.name === name ? one : { ...one, name };
}
