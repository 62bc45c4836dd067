import { isStrength } from '../../ai/strengths.ts';
import { placesFor } from '../../app/core/places.ts';
import { isPlayable, type Table } from '../../app/core/table.ts';
import type { Seat } from '../../engine/game.ts';
import type { Under } from '../../engine/spoken.ts';
import { type Args, type Language, text } from '../../engine/text.ts';
import { type Names, say } from '../../i18n/say.ts';
import { namesAt } from '../core/names.ts';
import { mindAbout } from './ai-levels.ts';

/** Who has which seat, all seats of the game one by one: "1. Ann (suns)", "2. _free_ (moons)". */
export function seatLines(table: Table, language: Language): readonly string[] {
  const most = table.game.seats.at(-1) ?? 0;
  return Array.from({ length: most }, (_, seat) => seatLine(table, seat, language));
}

function seatLine(table: Table, seat: Seat, language: Language): string {
  const names = namesAt(table);
  const tell = <W extends Under<'bot:lobby'>>(what: W, ...args: Args<`bot:lobby.${W}`>) =>
    say(language, text(`bot:lobby.${what}`, ...args), names);
  const sitter = table.sitters[seat];
  const number = seat + 1;
  const named = (what: string) => withName(table, seat, language, what);
  if (sitter === undefined || sitter.kind === 'empty') return named(tell('empty', { number }));
  const line = { number, name: names(seat) };
  if (sitter.kind === 'ai' && isStrength(sitter.player))
    return tell('seatAi', {
      number,
      name: named(names(seat)),
      about: mindAbout(sitter.player, language),
    });
  return named(tell(sitter.kind === 'invited' ? 'kept' : 'seat', line));
}

function withName(table: Table, seat: Seat, language: Language, what: string): string {
  const seatName = seatNameAt(table, seat, language, namesAt(table));
  return seatName === null
    ? what
    : say(language, text('bot:seats.named', { what, seat: seatName }), () => '');
}

/** What the game calls a seat: "suns"; null where it has no name, or as many as are there would not play with it. */
export function seatNameAt(
  table: Table,
  seat: Seat,
  language: Language,
  names: Names = namesAt(table),
): string | null {
  const { game, sitters, record } = table;
  const places = placesFor(game, sitters);
  if (!isPlayable(table) || seat >= places) return null;
  const name = game.words.seatName?.(seat, places, record.options) ?? null;
  return name && say(language, name, names);
}

/** Returns the name of a lobby's host; empty if the host has no seat. */
export function hostName({ record, sitters }: Table): string {
  return sitters.find((sitter) => sitter.kind === 'person' && sitter.person === record.host)?.name ?? '';
}

/** As many as could sit there, with these options: who is still to come has a place on the picture. */
export function mostSeats({ game, record, sitters }: Table): number {
  const admitted = game.seats.filter((seats) => game.admits(seats, record.options) === null);
  return (game.table === 'match' ? admitted.at(-1) : undefined) ?? placesFor(game, sitters);
}
