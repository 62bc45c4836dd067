import { keepCurrentName } from '../../store/current-name.ts';
import type { Act } from '../act.ts';
import type { Deed } from '../deed.ts';
import type { Table } from '../table.ts';
import { tellSittersApart } from './tell-apart.ts';

/** Returns the live table with the name that the person has on its server now; the table itself where they have that already. */
export function withCurrentName(table: Table, by: Act): Table {
  const { phase, guild } = table.record;
  if ((phase !== 'lobby' && phase !== 'playing') || !isNamedBy(by, guild)) return table;
  const renamed = table.sitters.map((sitter) => {
    const isTheirs = (sitter.kind === 'person' || sitter.kind === 'invited') && sitter.person === by.person;
    return isTheirs ? { ...sitter, name: by.name } : sitter;
  });
  const sitters = tellSittersApart(renamed);
  const isSame = sitters.every(({ name }, at) => name === table.sitters[at]?.name);
  return isSame ? table : { ...table, sitters };
}

/** Returns whether an interaction carries the person's name on that server. One in direct messages does not. */
export function isNamedBy({ member, name }: Act, guild: string): boolean {
  return member?.guild === guild && name !== '';
}

/** Keeps the person's current name in all their live games and leagues on the server of the interaction. */
export async function takeCurrentName({ store }: Deed, { member, person, name }: Act): Promise<void> {
  if (member) await keepCurrentName(store, { guild: member.guild, person, name });
}
