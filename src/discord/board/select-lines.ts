import { getLastTurns } from '../../app/core/log.ts';
import type { LogEntry } from '../../store/log.ts';
import { markEmoji } from '../core/emoji.ts';
import type { LogLine } from '../text/log-lines.ts';

/** Maximum number of lines of a board about what happened. */
const MAX_LINES = 6;
/** Maximum number of lines of one turn. */
const MAX_TURN_LINES = 2;

/** A line with its rank: if not all lines fit, those of the lowest rank stay, the newest first. */
interface Ranked {
  readonly line: LogLine;
  readonly rank: number;
}

/**
 * Selects the lines about the last turn of each seat, oldest first, and about seat changes since the turns before.
 * A turn has two lines: the most important, the newest, or else the decision; none that another implies. The line that the game begins is
 * dropped first.
 */
export function selectLines(lines: readonly LogLine[], entries: readonly LogEntry[]): readonly LogLine[] {
  const turns = getLastTurns(entries).map((turn) => new Set<LogEntry>(turn));
  const isMove = ({ kind }: LogEntry) => kind === 'move';
  const dropped = entries.filter((entry) => isMove(entry) && !turns.some((turn) => turn.has(entry))).at(-1);
  const isRecent = ({ number }: LogEntry) => number > (dropped?.number ?? 0);
  const ranked: readonly Ranked[] = [
    ...turns.flatMap((turn) => rankTurn(lines.filter(({ entry }) => turn.has(entry)))),
    ...lines
      .filter(({ entry }) => !isMove(entry) && isRecent(entry))
      .map((line) => ({ line, rank: rankNotice(line) })),
  ];
  const age = ({ line }: Ranked) => lines.indexOf(line);
  const stay = ranked
    .toSorted((one, other) => one.rank - other.rank || age(other) - age(one))
    .slice(0, MAX_LINES)
    .map(({ line }) => line);
  return lines.filter((line) => stay.includes(line));
}

/**
 * Ranks the lines of a turn. A decision that only this board shows ranks like the most important line: players may have to remember it.
 */
function rankTurn(all: readonly LogLine[]): readonly Ranked[] {
  const own = all.filter(({ weight }) => weight >= 0);
  const lines = own.length > 0 ? own : all.slice(-1);
  const most = Math.max(...lines.map(({ weight }) => weight));
  const heaviest = most > 0 ? [lines.findLast(({ weight }) => weight === most) as LogLine] : [];
  const reason = lines.filter(({ isExplained }) => isExplained);
  return [...new Set([...heaviest, ...lines.slice(-1), ...reason, ...lines])]
    .slice(0, MAX_TURN_LINES)
    .map((line, at) => ({ line, rank: at === 0 || (line === lines[0] && line.isFleeting) ? 0 : 1 }));
}

function rankNotice({ entry, told }: LogLine): number {
  if (entry.kind !== 'start') return 0;
  return told.key === 'bot:board.began' ? 2 : 1;
}

/** Adds the icons of lines, and sets the most important of the fresh ones in bold, the last of several; none if no line has weight. */
export function emphasiseHeaviest(
  lines: readonly LogLine[],
  isFresh: (line: LogLine) => boolean,
): readonly string[] {
  const heaviest = findHeaviest(lines.filter(isFresh));
  return lines.map(
    (line) => `${markEmoji(...line.icons)}${line === heaviest ? `**${line.said}**` : line.said}`,
  );
}

/** Returns the most important line, the last of several; undefined if no line has weight. */
export function findHeaviest(lines: readonly LogLine[]): LogLine | undefined {
  const most = Math.max(0, ...lines.map(({ weight }) => weight));
  return most === 0 ? undefined : lines.findLast(({ weight }) => weight === most);
}
