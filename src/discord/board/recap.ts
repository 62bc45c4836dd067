import { splitTurns } from '../../app/core/log.ts';
import { isMemoryGame, isPlayable, type Table } from '../../app/core/table.ts';
import { loadRecap, type Recap } from '../../app/replay/recap.ts';
import type { Seat } from '../../engine/game.ts';
import { type Arg, type Language, type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { LogEntry } from '../../store/log.ts';
import type { TableContext } from '../core/context.ts';
import { isSeated } from '../core/create-context.ts';
import { takeLastLines } from '../core/cut.ts';
import { markEmoji } from '../core/emoji.ts';
import { getGameName } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { type Button, createButtonRows, createNamedButton } from '../core/rows.ts';
import { layOutPanel } from '../pictures/lay-out-panel.ts';
import { createTraces, type PictureContent, renderPrivatePicture } from '../pictures/picture.ts';
import { createLogLinesInParts, getSeenEvents, type LogLine } from '../text/log-lines.ts';
import {
  createMissingRulesMessage,
  createTableMessage,
  formatStatusLine,
  getActingSeats,
} from '../text/status.ts';

/** Creates the recap of a started table for one user: since their last decision, or else the latest entries. */
export async function createRecapMessage(ctx: TableContext): Promise<Payload> {
  const { table, language } = ctx;
  if (!isPlayable(table)) return createMissingRulesMessage(table, language);
  const { lines, traces, buttons } = await loadRecapNews(ctx);
  const told = layOutPanel(ctx, [
    `**${getGameName(table.game, language)}**`,
    ...(lines.length > 0 ? lines : [formatNothingNew(table, language)]),
    ...formatStatusLine(table, language),
  ]);
  const image = await renderPrivatePicture(ctx, traces);
  const rows = createButtonRows([...buttons, ...createPlayButtons(ctx)]);
  return { ...told, image, rows, about: createTableMessage(ctx, true) };
}

function formatNothingNew({ record }: Table, language: Language): string {
  return translate(language, text(`bot:recap.${record.played === 0 ? 'nothingYet' : 'nothing'}`), () => '');
}

/** Returns the button to the question, for a player who is due. */
function createPlayButtons({ table, seat, language }: TableContext): readonly Button[] {
  const { id, version } = table.record;
  if (seat === null || !getActingSeats(table).includes(seat)) return [];
  return [createNamedButton(language, 'play', ['play', id, version], 'primary')];
}

/** Entries about a change of a seat, not about a move in it. */
const SEAT_CHANGE_KINDS: readonly LogEntry['kind'][] = ['time', 'claim', 'seat'];

/**
 * Returns whether a line is about what others did to this seat: another seat's move names it, or its occupant changed. A line that lists
 * the seat among others with the mover describes them all, and does not count.
 */
export function isAboutSeat({ told, entry }: LogLine, seat: Seat): boolean {
  if (entry.kind === 'move')
    return entry.seat !== seat && hasSeat(told, seat) && !hasSeatList(told, [seat, entry.seat]);
  return SEAT_CHANGE_KINDS.includes(entry.kind) && 'seat' in entry && entry.seat === seat;
}

function hasSeat({ with: filling = {} }: Text, seat: Seat): boolean {
  return Object.values(filling).some((arg) => isSeatArg(arg, seat));
}

function hasSeatList({ with: filling = {} }: Text, seats: readonly Seat[]): boolean {
  return Object.values(filling).some(
    (arg) => Array.isArray(arg) && seats.every((seat) => isSeatArg(arg, seat)),
  );
}

function isSeatArg(arg: Arg, seat: Seat): boolean {
  if (typeof arg !== 'object') return false;
  if (Array.isArray(arg)) return arg.some((one) => isSeatArg(one, seat));
  return 'seat' in arg ? arg.seat === seat : hasSeat(arg as Text, seat);
}

/** Recap for a player: lines, traces on their picture, and a film button if more happened than that shows. */
interface RecapNews {
  readonly lines: readonly string[];
  readonly traces: Required<Pick<PictureContent, 'events' | 'order'>>;
  readonly buttons: readonly Button[];
}

/** Returns what has happened since this player's last decision. */
export async function loadRecapNews(ctx: TableContext): Promise<RecapNews> {
  const { bot, table, by } = ctx;
  const recap = await loadRecap(bot.app, table, isSeated(ctx) ? by.person : null);
  const { lines, dropped } = await createRecapScreen(ctx, recap);
  const moves = recap.entries.filter(({ kind }) => kind === 'move').length;
  const isMore = dropped > 0 || moves > recap.traced.length;
  return {
    lines,
    traces: createRecapTraces(ctx, recap),
    buttons: isMore ? createFilmButtons(ctx, recap) : [],
  };
}

/** Creates the traces, one number per turn, as boards show them later. */
function createRecapTraces({ table, seat }: TableContext, { traced }: Recap): RecapNews['traces'] {
  const see = (entry: LogEntry) => getSeenEvents(table.game, entry, seat, 'later');
  return createTraces(splitTurns(traced).map((turn) => turn.flatMap(see)));
}

/** Returns the film button. A running memory game has no film, because players must remember its positions. */
function createFilmButtons({ table, language }: TableContext, { from }: Recap): readonly Button[] {
  const { id, phase } = table.record;
  if (phase === 'playing' && isMemoryGame(table)) return [];
  return [createNamedButton(language, 'film', ['since', id, from])];
}

/** Maximum number of lines read at a glance, and of those about the reader's own seat. */
const MAX_LINES = 8;
const MAX_OWN_LINES = 5;
/** Maximum number of characters of each of the two groups; the panel's question follows below. */
const MAX_CHARACTERS = 700;

/** Lines of a recap in order, those about the reader's seat in bold; these are dropped last. */
interface RecapScreen {
  readonly lines: readonly string[];
  /** Number of lines that did not fit. */
  readonly dropped: number;
}

/** Returns what has happened, under a small heading, as this player may read it; no lines if nothing has. */
async function createRecapScreen(
  { table, seat, language }: TableContext,
  recap: Recap,
): Promise<RecapScreen> {
  const all = await createLogLinesInParts(table, recap.entries, seat, recap.when, language);
  if (all.length === 0) return { lines: [], dropped: 0 };
  const isOwn = (line: LogLine) => seat !== null && isAboutSeat(line, seat);
  const own = takeLatest(all.filter(isOwn), MAX_OWN_LINES);
  const others = takeLatest(
    all.filter((line) => !isOwn(line)),
    MAX_LINES - own.length,
  );
  const kept = all.filter((line) => own.includes(line) || others.includes(line));
  const dropped = all.length - kept.length;
  return {
    lines: [
      `-# ${formatRecapHeading(recap, dropped, language)}`,
      ...kept.map((line) => formatRecapLine(line, own.includes(line))),
    ],
    dropped,
  };
}

function formatRecapLine({ icons, said }: LogLine, isOwn: boolean): string {
  return `> ${markEmoji(...icons)}${isOwn ? `**${said}**` : said}`;
}

function takeLatest(lines: readonly LogLine[], most: number): readonly LogLine[] {
  const last = lines.slice(-most);
  const { dropped } = takeLastLines(
    last.map(({ said }) => said),
    MAX_CHARACTERS,
  );
  return last.slice(dropped);
}

function formatRecapHeading({ since }: Recap, dropped: number, language: Language): string {
  const tell = (what: Parameters<typeof translate>[1]) => translate(language, what, () => '');
  const begins = tell(text(`bot:recap.${since}`));
  return dropped === 0 ? begins : `${begins} · ${tell(text('bot:board.more', { count: dropped }))}`;
}
