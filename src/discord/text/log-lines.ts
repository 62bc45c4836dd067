import { isMemoryGame, type Table } from '../../app/core/table.ts';
import { EventLoopYielder } from '../../app/core/yield-to-event-loop.ts';
import { rewindSeats } from '../../app/replay/checkpoint.ts';
import { createRecordedChance } from '../../engine/chance.ts';
import { filterSeenEvents } from '../../engine/filter-seen-events.ts';
import type { Game, Viewer, When } from '../../engine/game.ts';
import type { Reason } from '../../engine/game-ai.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { createThemedNames, isTranslatable, type Names, translate } from '../../i18n/translate.ts';
import type { LogEntry, MoveEntry } from '../../store/log.ts';
import { escapeName, getSafeNames } from '../core/names.ts';

/** A line describing a log entry. */
export interface LogLine {
  readonly said: string;
  /** Its text before translation. */
  readonly told: Text;
  readonly entry: LogEntry;
  /** Importance of the event; 0 for none. */
  readonly weight: number;
  /** Icons of the pieces that it is about. */
  readonly icons: readonly string[];
  /** The reason of an AI's move follows the line. */
  readonly isExplained?: true;
  /** A later sentence will reveal less than this one, as in memory games. */
  readonly isFleeting?: boolean;
}

/** Returns the lines of log entries as this viewer may read them now or later. */
export function formatEntries(
  table: Table,
  entries: readonly LogEntry[],
  viewer: Viewer,
  when: When,
  language: Language = table.record.language,
): readonly string[] {
  return createLogLines(table, entries, viewer, when, language).map(({ said }) => said);
}

/** Returns the lines of log entries with their entries. */
export function createLogLines(
  table: Table,
  entries: readonly LogEntry[],
  viewer: Viewer,
  when: When,
  language: Language,
): readonly LogLine[] {
  return addNames(table, entries).flatMap(({ entry, names }) => {
    const texts = describeEntry(table, entry, viewer, when);
    const lines = texts.map((one) => ({ ...one, said: translate(language, one.told, names), entry }));
    return addReason(lines, getMoveReason(table, entry, when), language, names);
  });
}

/** Number of entries formatted without a break. */
const PART_SIZE = 100;

/** Returns the lines of any number of entries, yielding to the event loop in between. */
export async function createLogLinesInParts(
  table: Table,
  entries: readonly LogEntry[],
  viewer: Viewer,
  when: When,
  language: Language,
): Promise<readonly LogLine[]> {
  const parts: (readonly LogLine[])[] = [];
  let then = table;
  const yielder = new EventLoopYielder();
  for (let to = entries.length; to > 0; to -= PART_SIZE) {
    if (yielder.isDue) await yielder.taken();
    const part = entries.slice(Math.max(0, to - PART_SIZE), to);
    parts.push(createLogLines(then, part, viewer, when, language));
    then = rewindSeats(then, part);
  }
  return parts.reverse().flat();
}

function describeEntry(table: Table, entry: LogEntry, viewer: Viewer, when: When): readonly EventText[] {
  if (entry.kind === 'start')
    return [describeNotice(table, entry), ...describeOpening(table, entry)].map(toEventText);
  if (entry.kind !== 'move') return [describeNotice(table, entry)].map(toEventText);
  return (
    describeRepeatedMove(table.game, entry, viewer, when) ??
    describeEvents(table.game, entry.events, viewer, when)
  );
}

/** Returns the one line for a repeated move; null if the move is described like any other. */
function describeRepeatedMove(
  game: Game,
  entry: MoveEntry,
  viewer: Viewer,
  when: When,
): readonly EventText[] | null {
  const told =
    entry.forced && !entry.planned
      ? game.text.tellRepeated?.(filterSeenEvents(game, entry.events, viewer, when))
      : null;
  return told ? [toEventText(told)] : null;
}

/** Describes the random draws of the set-up, such as who begins. */
function describeOpening({ game, record, seats }: Table, { luck }: StartEntry): readonly Text[] {
  return game.text.opening?.(seats.length, record.options, createRecordedChance(luck)) ?? [];
}

function toEventText(told: Text): EventText {
  return { told, of: null, weight: 0, icons: [] };
}

/** Pairs each entry with the names of its time: another player may have the seat by now, or have moved in place of its occupant. */
function addNames(
  table: Table,
  entries: readonly LogEntry[],
): readonly { readonly entry: LogEntry; readonly names: Names }[] {
  let then = table;
  let names = getSafeNames(then);
  return entries
    .toReversed()
    .map((entry) => {
      const named = { entry, names: getEntryNames(entry, names) };
      const before = rewindSeats(then, [entry]);
      if (before !== then) [then, names] = [before, getSafeNames(before)];
      return named;
    })
    .reverse();
}

function getEntryNames(entry: LogEntry, then: Names): Names {
  if (entry.kind !== 'move') return then;
  const { seat, name } = entry;
  return createThemedNames(then.theme, (wanted) => (wanted === seat ? escapeName(name) : then(wanted)));
}

/** Returns the lines of events; an event that the viewer does not learn of, or that is not worth a line, has none. */
export function formatEvents(
  game: Game,
  events: readonly unknown[],
  viewer: Viewer,
  when: When,
  language: Language,
  names: Names,
): readonly string[] {
  return describeEvents(game, events, viewer, when).map(({ told }) => translate(language, told, names));
}

/** Text of an event, the event's kind or null, and its importance. */
interface EventText {
  readonly told: Text;
  readonly of: string | null;
  readonly weight: number;
  readonly icons: readonly string[];
  readonly isFleeting?: boolean;
}

/** Returns the texts of events before translation. */
export function describeEvents(
  game: Game,
  events: readonly unknown[],
  viewer: Viewer,
  when: When,
): readonly EventText[] {
  return events.flatMap((event) => {
    const seen = game.seen(event, viewer, when);
    const told = seen === null ? null : game.text.tell(seen);
    if (told === null) return [];
    const isFleeting = when === 'now' && getLaterKey(game, event, viewer) !== told.key;
    return {
      told,
      of: getEventKind(seen),
      weight: game.text.weight?.(seen) ?? 0,
      icons: game.text.icons?.(seen) ?? [],
      ...(isFleeting && { isFleeting }),
    };
  });
}

function getLaterKey(game: Game, event: unknown, viewer: Viewer): string | undefined {
  const seen = game.seen(event, viewer, 'later');
  return seen === null ? undefined : game.text.tell(seen)?.key;
}

function getEventKind(event: unknown): string | null {
  const { kind } = event as { readonly kind?: unknown };
  return typeof kind === 'string' ? kind : null;
}

/** Returns the entry's events as the viewer sees them. */
export function getSeenEvents(game: Game, entry: LogEntry, viewer: Viewer, when: When): readonly unknown[] {
  return entry.kind === 'move' ? filterSeenEvents(game, entry.events, viewer, when) : [];
}

function describeNotice({ game, record }: Table, entry: LogEntry): Text {
  const { kind, name, number } = entry;
  const who = { name: escapeName(name ?? '') };
  if (kind === 'undo') return text(entry.agreed ? 'bot:board.tookBackAgreed' : 'bot:board.tookBack', who);
  if (kind === 'ask') return text('bot:board.asksBack', who);
  if (kind === 'decline') return text('bot:board.declines', who);
  if (kind === 'start') return text('bot:board.began');
  if (kind === 'time') return text('bot:board.timeOver', who);
  if (kind === 'halt') return text('bot:board.halted', { rules: record.rules });
  if (entry.kind === 'seat') return text(`bot:board.${getSeatChangeKey(entry)}`, who);
  if (kind === 'claim') return text('bot:board.claimed', who);
  if (kind === 'cancel') return text('bot:board.cancelled', who);
  const endedIt = record.phase !== 'playing' && number === record.version;
  if (endedIt)
    return record.phase === 'over' ? text('bot:board.resignedEnds', who) : text('bot:board.nobodyLeft');
  return text(game.table === 'free' ? 'bot:board.left' : 'bot:board.resignedAi', who);
}

/** Returns the sentence key for a change of a seat's occupant. */
function getSeatChangeKey({ from, to }: SeatEntry): 'seatAi' | 'seatFree' | 'seatBack' | 'seatTaken' {
  if (to.kind !== 'person') return to.kind === 'ai' ? 'seatAi' : 'seatFree';
  return 'instead' in from && from.instead === to.person ? 'seatBack' : 'seatTaken';
}

type StartEntry = Extract<LogEntry, { kind: 'start' }>;

type SeatEntry = Extract<LogEntry, { kind: 'seat' }>;

/**
 * Returns the reason of an AI's move; a person's reason is not known.
 * In memory games it reveals what players must remember, so it is null for later readers.
 */
export function getMoveReason(table: Table, entry: LogEntry, when: When): Reason | null {
  if (entry.kind !== 'move' || entry.person !== null) return null;
  return when === 'later' && isMemoryGame(table) ? null : (entry.thought?.why ?? null);
}

/** A line of a move and the kind of its event. */
interface EventLine {
  readonly said: string;
  readonly of: string | null;
}

/**
 * Appends the reason to one line of a move: that of the event the reason is about, else the first, which states the decision.
 * A log may be older than the sentences; a reason without a sentence is left out.
 */
export function addReason<L extends EventLine>(
  lines: readonly L[],
  why: Reason | null,
  language: Language,
  names: Names,
): readonly (L & { readonly isExplained?: true })[] {
  if (why === null || !isTranslatable(language, why)) return lines;
  const at = why.of === undefined ? 0 : lines.findIndex(({ of }) => of === why.of);
  return lines.map((one, nth) => {
    if (nth !== at) return one;
    const line = one.said.replace(/\.$/, '');
    return {
      ...one,
      said: translate(language, text('bot:board.why', { line, why }), names),
      isExplained: true,
    };
  });
}
