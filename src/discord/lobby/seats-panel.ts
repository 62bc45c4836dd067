import { countLobbySeats, isTaken } from '../../app/core/lobby-seats.ts';
import type { Table } from '../../app/core/table.ts';
import type { Seat } from '../../engine/game.ts';
import { formatSeatRange } from '../../engine/seat.ts';
import type { KeySuffix } from '../../engine/sentence-keys.ts';
import { type Args, type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import { truncateText } from '../core/cut.ts';
import { getPlainNames } from '../core/names.ts';
import type { Payload, Row } from '../core/payload.ts';
import {
  type Button,
  createButton,
  createButtonRows,
  createMenuRow,
  createNamedButton,
} from '../core/rows.ts';
import { formatSeatLines, getSeatName } from '../text/seat-lines.ts';

/** Maximum length of a button's label that a phone shows in full. */
const MAX_LABEL_LENGTH = 38;

/** Reader of the panel, and the reader's rights. */
interface SeatsPanelReader {
  readonly language: Language;
  /** Seat of the reader, or null without one. */
  readonly seat: Seat | null;
  /** True if the reader is the host, who may move everybody. */
  readonly isHost: boolean;
}

/** Player chosen to be moved, and the outcome of the last action. */
interface SeatsPanelState {
  readonly moving?: Seat;
  readonly said?: string;
}

/** Creates the private panel of a lobby's seats: the seats that the reader can take and, for the host, the menus to move players. */
export function createSeatsPanel(
  table: Table,
  reading: SeatsPanelReader,
  { moving, said }: SeatsPanelState = {},
): Payload {
  const { language, seat, isHost } = reading;
  const takes = seat === null ? [] : createTakeButtons(table, language, seat);
  const about = seat === null ? [] : [translateSeatText(language, takes.length > 0 ? 'about' : 'none')];
  const lines = [
    `**${translateSeatText(language, 'title')}**`,
    ...(said === undefined ? [] : [said]),
    ...formatSeatLines(table, language),
    ...about,
    ...formatMoreLine(table, language),
  ];
  const rows = [...createButtonRows(takes), ...(isHost ? createHostRows(table, language, moving) : [])];
  return { content: lines.join('\n'), rows };
}

/** Notes that seats beyond the current number of players cannot be chosen yet. */
function formatMoreLine({ game, seats }: Table, language: Language): readonly string[] {
  const hasMore = countLobbySeats(game, seats) < Math.max(...game.seats);
  return hasMore
    ? [`-# ${translateSeatText(language, 'more', { possible: formatSeatRange(game.seats) })}`]
    : [];
}

function createTakeButtons(table: Table, language: Language, mine: Seat): readonly Button[] {
  return getSelectableSeats(table)
    .filter((seat) => seat !== mine && (!isTaken(table.seats[seat]) || table.seats[seat]?.kind === 'ai'))
    .map((seat) =>
      createButton(formatTakeLabel(table, seat, language), ['seat-take', table.record.id, seat]),
    );
}

/** Formats "2. moons" or, for a seat of an AI, "2. moons · Owl". */
function formatTakeLabel(table: Table, seat: Seat, language: Language): string {
  const occupant = table.seats[seat];
  const to = formatPlaceName(table, seat, language);
  if (occupant?.kind !== 'ai') return to;
  return truncateText(translateSeatText(language, 'swap', { to, name: occupant.name }), MAX_LABEL_LENGTH);
}

/** Formats "2. moons" or "Seat 2". */
function formatPlaceName(table: Table, seat: Seat, language: Language): string {
  const name = getSeatName(table, seat, language, getPlainNames(table));
  const number = seat + 1;
  return name === null
    ? translateSeatText(language, 'plain', { number })
    : translateSeatText(language, 'take', { number, seat: name });
}

/** Creates the host's two menus, whom to move and where to, and the button that shuffles all seats. */
function createHostRows(table: Table, language: Language, moving?: Seat): readonly Row[] {
  const { id, revision } = table.record;
  const taken = getSelectableSeats(table).filter((seat) => isTaken(table.seats[seat]));
  if (getSelectableSeats(table).length < 2 || taken.length === 0) return [];
  const who = createMenuRow({
    id: ['seat-who', id],
    placeholder: translateSeatText(language, 'who'),
    options: taken.map((seat) => ({ ...createSeatOption(table, seat, language), chosen: seat === moving })),
  });
  const where = (from: Seat) =>
    createMenuRow({
      id: ['seat-to', id, from, revision],
      placeholder: translateSeatText(language, 'where'),
      options: getSelectableSeats(table)
        .filter((seat) => seat !== from)
        .map((seat) => createSeatOption(table, seat, language)),
    });
  const shuffle = createNamedButton(language, 'shuffleSeats', ['seat-shuffle', id]);
  return [who, ...(moving === undefined ? [] : [where(moving)]), ...createButtonRows([shuffle])];
}

function createSeatOption(table: Table, seat: Seat, language: Language) {
  const occupant = table.seats[seat];
  const label = occupant && isTaken(occupant) ? occupant.name : translateSeatText(language, 'free');
  return { label, description: formatPlaceName(table, seat, language), value: String(seat) };
}

/** Returns the seats that can be chosen. */
function getSelectableSeats({ game, seats }: Table): readonly Seat[] {
  return Array.from({ length: countLobbySeats(game, seats) }, (_, seat) => seat);
}

function translateSeatText<W extends KeySuffix<'bot:seats'>>(
  language: Language,
  what: W,
  ...args: Args<`bot:seats.${W}`>
): string {
  return translate(language, text(`bot:seats.${what}`, ...args), () => '');
}
