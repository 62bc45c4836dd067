import { isTaken, placesFor } from '../../app/core/places.ts';
import type { Table } from '../../app/core/table.ts';
import type { Seat } from '../../engine/game.ts';
import { range } from '../../engine/seat.ts';
import type { Under } from '../../engine/spoken.ts';
import { type Args, type Language, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import { cut } from '../core/cut.ts';
import { plainNamesAt } from '../core/names.ts';
import type { Payload, Row } from '../core/payload.ts';
import { type Button, button, buttonRows, menuRow, namedButton } from '../core/rows.ts';
import { seatLines, seatNameAt } from '../text/seat-lines.ts';

/** The most characters of a button that can be read on a telephone. */
const LABEL = 38;

/** Who reads it, and what they may do. */
interface Reading {
  readonly language: Language;
  /** Where they sit; null for who does not. */
  readonly seat: Seat | null;
  /** Whether they may move everybody. */
  readonly isHost: boolean;
}

/** Who is to be moved, and what was said to the press before. */
interface Shown {
  readonly moving?: Seat;
  readonly said?: string;
}

/** The private panel of a lobby's seats: those that the reader can take, and for the host whom to move where. */
export function seatsPanel(table: Table, reading: Reading, { moving, said }: Shown = {}): Payload {
  const { language, seat, isHost } = reading;
  const takes = seat === null ? [] : takeButtons(table, language, seat);
  const about = seat === null ? [] : [tell(language, takes.length > 0 ? 'about' : 'none')];
  const lines = [
    `**${tell(language, 'title')}**`,
    ...(said === undefined ? [] : [said]),
    ...seatLines(table, language),
    ...about,
    ...moreLine(table, language),
  ];
  const rows = [...buttonRows(takes), ...(isHost ? hostRows(table, language, moving) : [])];
  return { content: lines.join('\n'), rows };
}

/** That seats beyond those that would be played with cannot be chosen yet. */
function moreLine({ game, sitters }: Table, language: Language): readonly string[] {
  const hasMore = placesFor(game, sitters) < Math.max(...game.seats);
  return hasMore ? [`-# ${tell(language, 'more', { possible: range(game.seats) })}`] : [];
}

function takeButtons(table: Table, language: Language, mine: Seat): readonly Button[] {
  return places(table)
    .filter((seat) => seat !== mine && (!isTaken(table.sitters[seat]) || table.sitters[seat]?.kind === 'ai'))
    .map((seat) => button(takeLabel(table, seat, language), ['seat-take', table.record.id, seat]));
}

/** "2. moons", "2. moons · Owl". */
function takeLabel(table: Table, seat: Seat, language: Language): string {
  const sitter = table.sitters[seat];
  const to = placeName(table, seat, language);
  if (sitter?.kind !== 'ai') return to;
  return cut(tell(language, 'swap', { to, name: sitter.name }), LABEL);
}

/** "2. moons", "Seat 2". */
function placeName(table: Table, seat: Seat, language: Language): string {
  const name = seatNameAt(table, seat, language, plainNamesAt(table));
  const number = seat + 1;
  return name === null ? tell(language, 'plain', { number }) : tell(language, 'take', { number, seat: name });
}

/** Two menus and a button: who is moved, then where to; or everybody by chance. */
function hostRows(table: Table, language: Language, moving?: Seat): readonly Row[] {
  const { id, revision } = table.record;
  const taken = places(table).filter((seat) => isTaken(table.sitters[seat]));
  if (places(table).length < 2 || taken.length === 0) return [];
  const who = menuRow({
    id: ['seat-who', id],
    placeholder: tell(language, 'who'),
    options: taken.map((seat) => ({ ...option(table, seat, language), chosen: seat === moving })),
  });
  const where = (from: Seat) =>
    menuRow({
      id: ['seat-to', id, from, revision],
      placeholder: tell(language, 'where'),
      options: places(table)
        .filter((seat) => seat !== from)
        .map((seat) => option(table, seat, language)),
    });
  const shuffle = namedButton(language, 'shuffleSeats', ['seat-shuffle', id]);
  return [who, ...(moving === undefined ? [] : [where(moving)]), ...buttonRows([shuffle])];
}

function option(table: Table, seat: Seat, language: Language) {
  const sitter = table.sitters[seat];
  const label = sitter && isTaken(sitter) ? sitter.name : tell(language, 'free');
  return { label, description: placeName(table, seat, language), value: String(seat) };
}

/** All seats that can be chosen. */
function places({ game, sitters }: Table): readonly Seat[] {
  return Array.from({ length: placesFor(game, sitters) }, (_, seat) => seat);
}

function tell<W extends Under<'bot:seats'>>(
  language: Language,
  what: W,
  ...args: Args<`bot:seats.${W}`>
): string {
  return say(language, text(`bot:seats.${what}`, ...args), () => '');
}
