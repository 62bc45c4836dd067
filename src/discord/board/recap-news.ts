import { isMemoryGame } from '../../app/core/table.ts';
import { splitTurns } from '../../app/publishing/log-end.ts';
import { loadRecap, type Recap } from '../../app/replay/recap.ts';
import type { Seat } from '../../engine/game.ts';
import { type Arg, type Language, type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { LogEntry } from '../../store/log.ts';
import type { TableContext } from '../core/context.ts';
import { isSeated } from '../core/create-context.ts';
import { takeLastLines } from '../core/cut.ts';
import { type Button, createNamedButton } from '../core/rows.ts';
import { createTraces, type PictureContent } from '../pictures/picture.ts';
import { createLogLinesInParts, getSeenEvents, type LogLine } from '../text/log-lines.ts';

/** What becomes of a seat, and not what somebody in it does. */
const SEAT_CHANGE_KINDS: readonly LogEntry['kind'][] = ['time', 'claim', 'seat'];

/**
 * Whether a line says what was done to this seat: it names the seat, and another one moved; or what became of the seat. A
 * line that lists both among others says what came of them all.
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

/** What is new to somebody: in lines, as traces on their picture, and a film where it is more than that shows. */
interface RecapNews {
  readonly lines: readonly string[];
  readonly traces: Required<Pick<PictureContent, 'events' | 'order'>>;
  readonly buttons: readonly Button[];
}

/** What has happened since this person decided something last. */
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

/** Traces with one number a turn, as on boards, told as boards are later. */
function createRecapTraces({ table, seat }: TableContext, { traced }: Recap): RecapNews['traces'] {
  const see = (entry: LogEntry) => getSeenEvents(table.game, entry, seat, 'later');
  return createTraces(splitTurns(traced).map((turn) => turn.flatMap(see)));
}

/** There is no film of positions that players have to remember. */
function createFilmButtons({ table, language }: TableContext, { from }: Recap): readonly Button[] {
  const { id, phase } = table.record;
  if (phase === 'playing' && isMemoryGame(table)) return [];
  return [createNamedButton(language, 'film', ['since', id, from])];
}

/** How many lines are read at a glance, and of these at most how many say what was done to whoever reads. */
const MAX_LINES = 8;
const MAX_OWN_LINES = 5;
/** How many characters each of the two may take: a panel says more below. */
const MAX_CHARACTERS = 700;

/** Lines of a recap in order, those that concern the reader in bold; these are dropped last. */
interface RecapScreen {
  readonly lines: readonly string[];
  /** How many lines there was no room for. */
  readonly dropped: number;
}

/** What has happened under a small heading, as this person may read it; no lines where nothing has. */
export async function createRecapScreen(
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
      ...kept.map((line) => (own.includes(line) ? `> **${line.said}**` : `> ${line.said}`)),
    ],
    dropped,
  };
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
