import { canDrawName, toDrawableName } from '../../../render/drawable-text.ts';
import type { PictureRequest, SeatOccupant as Plate } from '../../../render/request.ts';
import { isStrength } from '../../ai/strengths.ts';
import { getLeaversBySeat, getUsernames, takeFreeName } from '../../app/core/names.ts';
import type { Table } from '../../app/core/table.ts';
import type { SeatOccupant } from '../../store/seats.ts';
import type { BotContext } from '../core/context.ts';
import { formatVacatedName, parseAiStandInName, parseOpenSeatName } from '../core/names.ts';

/** Name in a picture. `person` is null for a name without an account, such as an open seat. */
export interface NamedPerson {
  readonly name: string;
  readonly person: string | null;
}

/**
 * Returns names that pictures can draw. If the fonts lack a character, it is the account's username, else the drawable characters, else the
 * fallback for that place: the number in the list.
 * A changed name is made distinct from all others. Usernames are loaded only if needed.
 */
export async function loadDrawnNames(
  { app }: Pick<BotContext, 'app'>,
  people: readonly NamedPerson[],
  nameless: (at: number) => string = (at) => String(at + 1),
): Promise<readonly string[]> {
  const lacking = people.filter(({ name }) => !canDrawName(name));
  if (lacking.length === 0) return people.map(({ name }) => name);
  const known = await getUsernames(
    app,
    lacking.flatMap(({ person }) => person ?? []),
  );
  const taken = new Set(people.map(({ name }) => name).filter(canDrawName));
  return people.map(({ name, person }, at) => {
    if (canDrawName(name)) return name;
    const username = person === null ? null : known.get(person);
    return takeFreeName(toDrawableName(name, username) || nameless(at), taken);
  });
}

/** Returns the seat plates of a table's pictures. A portrait marks an AI, so its plate shows the plain name of the player it replaces. */
export async function loadSeatPlates(
  bot: Pick<BotContext, 'app'>,
  table: Pick<Table, 'record' | 'seats'>,
): Promise<PictureRequest['occupants']> {
  const people = await loadSeatNames(bot, table);
  const drawn = await loadDrawnNames(bot, people);
  return table.seats.map((occupant, seat) => {
    const name = drawn[seat] ?? '';
    const isFree = isVacated(occupant) && people[seat]?.name !== occupant.name;
    return { name: isFree ? formatVacatedName(name, false) : name, ...createAiBadge(occupant) };
  });
}

/** Returns whether a plate shows an AI, and its portrait; an AI of an earlier version has none. */
function createAiBadge(occupant: SeatOccupant): Pick<Plate, 'ai' | 'portrait'> {
  if (occupant.kind !== 'ai') return { ai: false };
  return { ai: true, ...(isStrength(occupant.player) && { portrait: occupant.player }) };
}

/** Returns each seat's name and player; players who left are loaded only if pictures cannot draw the name. */
async function loadSeatNames(
  { app }: Pick<BotContext, 'app'>,
  table: Pick<Table, 'record' | 'seats'>,
): Promise<readonly NamedPerson[]> {
  const named = table.seats.map((occupant) => ({
    name: getFormerName(occupant),
    person: getSeatPerson(occupant),
  }));
  if (named.every(({ name, person }) => person !== null || canDrawName(name))) return named;
  const left = await getLeaversBySeat(app, table);
  return named.map(({ name, person }, seat) => ({ name, person: person ?? left.get(seat) ?? null }));
}

function getFormerName(occupant: SeatOccupant): string {
  if (occupant.kind === 'ai') return parseAiStandInName(occupant.name);
  return isVacated(occupant) ? parseOpenSeatName(occupant.name) : occupant.name;
}

function getSeatPerson(occupant: SeatOccupant): string | null {
  return 'person' in occupant ? occupant.person : (occupant.instead ?? null);
}

function isVacated({ kind }: SeatOccupant): boolean {
  return kind === 'left' || kind === 'empty';
}
