import { isStrength } from '../../ai/strengths.ts';
import { countLobbySeats } from '../../app/core/lobby-seats.ts';
import { isPlayable, type Table } from '../../app/core/table.ts';
import type { Seat } from '../../engine/game.ts';
import type { KeySuffix } from '../../engine/sentence-keys.ts';
import { type Args, type Language, text } from '../../engine/text.ts';
import { type Names, translate } from '../../i18n/translate.ts';
import { markEmoji } from '../core/emoji.ts';
import { getSafeNames } from '../core/names.ts';
import { getStrengthDescription } from './strengths.ts';

/** Returns a line for each seat of the game: "1. Ann (suns)", "2. _open_ (moons)". */
export function formatSeatLines(table: Table, language: Language): readonly string[] {
  const most = table.game.seats.at(-1) ?? 0;
  return Array.from(
    { length: most },
    (_, seat) => markEmoji(getSeatIcon(table, seat)) + formatSeatLine(table, seat, language),
  );
}

function formatSeatLine(table: Table, seat: Seat, language: Language): string {
  const names = getSafeNames(table);
  const tell = <W extends KeySuffix<'bot:lobby'>>(what: W, ...args: Args<`bot:lobby.${W}`>) =>
    translate(language, text(`bot:lobby.${what}`, ...args), names);
  const occupant = table.seats[seat];
  const number = seat + 1;
  const named = (what: string) => addSeatName(table, seat, language, what);
  if (occupant === undefined || occupant.kind === 'empty') return named(tell('empty', { number }));
  const line = { number, name: names(seat) };
  if (occupant.kind === 'ai' && isStrength(occupant.player))
    return tell('seatAi', {
      number,
      name: named(names(seat)),
      about: getStrengthDescription(occupant.player, language),
    });
  return named(tell(occupant.kind === 'invited' ? 'kept' : 'seat', line));
}

function addSeatName(table: Table, seat: Seat, language: Language, what: string): string {
  const seatName = getSeatName(table, seat, language, getSafeNames(table));
  return seatName === null
    ? what
    : translate(language, text('bot:seats.named', { what, seat: seatName }), () => '');
}

/** Returns the icon of a seat's piece; null if it has none, or if the seat is beyond the current number of players. */
export function getSeatIcon({ game, seats }: Pick<Table, 'game' | 'seats'>, seat: Seat): string | null {
  const places = countLobbySeats(game, seats);
  return seat < places ? (game.text.seatIcon?.(seat, places) ?? null) : null;
}

/** Returns the game's name of a seat: "suns"; null if it has none, or if the seat is beyond the current number of players. */
export function getSeatName(
  table: Table,
  seat: Seat,
  language: Language,
  names: Names = getSafeNames(table),
): string | null {
  const { game, seats, record } = table;
  const places = countLobbySeats(game, seats);
  if (!isPlayable(table) || seat >= places) return null;
  const name = game.text.seatName?.(seat, places, record.options) ?? null;
  return name && translate(language, name, names);
}

/** Returns the name of a lobby's host; empty if the host has no seat. */
export function getHostName({ record, seats }: Table): string {
  return seats.find((occupant) => occupant.kind === 'person' && occupant.person === record.host)?.name ?? '';
}

/** Returns the maximum number of seats with these options. The picture has a place for players yet to join. */
export function getMaxSeats({ game, record, seats: occupants }: Table): number {
  const admitted = game.seats.filter((seats) => game.admits(seats, record.options) === null);
  return (game.table === 'match' ? admitted.at(-1) : undefined) ?? countLobbySeats(game, occupants);
}
