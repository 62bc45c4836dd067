import { getTableTurn, getTableView, hasEnded, isPlayable, type Table } from '../../app/core/table.ts';
import type { Game, Standing } from '../../engine/game.ts';
import { getGameText } from '../../engine/game-text.ts';
import { type Arg, type Language, type Text, text } from '../../engine/text.ts';
import { isTranslatable, type Names, translate } from '../../i18n/translate.ts';
import type { LogEntry } from '../../store/log.ts';
import { getMedalIcon, markEmoji } from '../core/emoji.ts';
import { escapeName, getSafeNames } from '../core/names.ts';
import type { LogLine } from './log-lines.ts';

/** Returns a small line for the last board with what was hidden during the match; none if the game reveals nothing. */
export function formatRevealLine(table: Table): readonly string[] {
  if (!hasEnded(table) || !isPlayable(table)) return [];
  const told = table.game.text.reveal?.(getTableView(table, null)) ?? [];
  if (told.length === 0) return [];
  return [`-# ${told.map((one) => translate(table.record.language, one, getSafeNames(table))).join(' ')}`];
}

/** Returns the winner in bold, then the scores, or the places of those who did not win. */
export function formatResultLines(
  table: Table,
  standings: readonly Standing[],
  end: LogEntry | undefined,
  language: Language = table.record.language,
): readonly string[] {
  const names = getSafeNames(table);
  const won = isWon(table, standings)
    ? describeWin(table, standings)
    : describeResult(table, standings, end, escapeName);
  return [`**${translate(language, won, names)}**`, ...formatRankings(table, standings, language, names)];
}

/** Returns the sentence that says who won and what cut the match short. `show`: escapes a name for its destination. */
export function describeResult(
  table: Pick<Table, 'game' | 'record'>,
  standings: readonly Standing[],
  end: LogEntry | undefined,
  show = (name: string) => name,
): Text {
  const who = getWinners(table, standings).map(({ seat }) => ({ seat }));
  if (!isWon(table, standings)) return describeUnwonEnd(end, show);
  if (end?.kind === 'resign')
    return text(`bot:board.${who.length === 1 ? 'resignedFirst' : 'resignedShared'}`, {
      name: show(end.name),
      who,
    });
  if (end?.kind === 'claim') return text('bot:board.claimedFirst', { name: { seat: end.seat }, who });
  return describeWin(table, standings);
}

/** Returns whether a match was played to a close end. */
export function isPhotoFinish(table: Table, end: LogEntry | undefined): boolean {
  const turn = getTableTurn(table);
  if (turn.kind !== 'over' || end?.kind !== 'move') return false;
  return table.game.isPhotoFinish?.(getTableView(table, null), turn.standings) ?? false;
}

function describeWin(table: Pick<Table, 'game'>, standings: readonly Standing[]): Text {
  const who = getWinners(table, standings).map(({ seat }) => ({ seat }));
  return text(`bot:board.${getWinKind(who.length, standings.length)}`, { who });
}

function isWon(table: Pick<Table, 'game'>, standings: readonly Standing[]): boolean {
  return getWinners(table, standings).length > 0;
}

function describeUnwonEnd(end: LogEntry | undefined, show: (name: string) => string): Text {
  if (end?.kind === 'resign') return text('bot:board.nobodyLeft');
  if (end?.kind !== 'cancel') return text('bot:board.over');
  return end.name === null
    ? text('bot:board.stopped')
    : text('bot:board.cancelled', { name: show(end.name) });
}

function getWinners({ game }: Pick<Table, 'game'>, standings: readonly Standing[]): readonly Standing[] {
  return game.table === 'match' ? standings.filter(({ place }) => place === 1) : [];
}

/** Returns whether one wins, some share the win, or all are equal. */
function getWinKind(winners: number, all: number): 'first' | 'shared' | 'draw' {
  if (winners === 1) return 'first';
  return winners === all ? 'draw' : 'shared';
}

function formatRankings(
  table: Table,
  standings: readonly Standing[],
  language: Language,
  names: Names,
): readonly string[] {
  const ordered = standings.toSorted((one, other) => one.place - other.place);
  const isScored = standings.some(({ score }) => score !== undefined);
  const told = isScored ? ordered : ordered.filter(({ place }) => table.game.table === 'match' && place > 1);
  if (!isScored && standings.length < 3) return [];
  return told.map(({ seat, place, score }) => {
    const medal = markEmoji(getMedalIcon(place));
    if (score === undefined)
      return medal + translate(language, text('bot:board.place', { place, name: { seat } }), names);
    const counted = describeScore(table.game, score, language);
    const told = text('bot:board.placeScore', { place, name: { seat }, score: counted });
    return medal + translate(language, told, names);
  });
}

/** Returns a score with its unit, "5 runs", if the game names one. */
function describeScore(game: Game, score: number, language: Language): Text | string {
  const number = String(score).replace('-', '−');
  const counted: Text = { key: getGameText(game, 'score').key, with: { count: Math.abs(score), number } };
  return isTranslatable(language, counted) ? counted : number;
}

/**
 * Removes from the lines of an ended match what its result says: that it was cancelled, or its last event. A sentence `ended.…` of the game
 * replaces that event's `tell.…`.
 */
export function trimEndLines(
  table: Table,
  lines: readonly LogLine[],
  language: Language,
): readonly LogLine[] {
  const last = lines.at(-1);
  if (last?.entry.number !== table.record.version) return lines;
  if (last.entry.kind !== 'move') return table.record.phase === 'over' ? lines : lines.slice(0, -1);
  const told = rewordEnd(last.told, language);
  if (JSON.stringify(told) === JSON.stringify(last.told)) return last.weight < 0 ? lines.slice(0, -1) : lines;
  return [
    ...lines.slice(0, -1),
    { ...last, told, said: translate(language, told, getSafeNames(table)), weight: 0 },
  ];
}

/** Describes a position in sentences. For an ended match the result comes first, and whose turn it would be is left out. */
export function describeTable(
  table: Table,
  view: unknown,
  end: LogEntry | undefined,
  show?: (name: string) => string,
): readonly Text[] {
  const { text } = table.game;
  const sentences = text.describe(view);
  const turn = getTableTurn(table);
  if (turn.kind !== 'over') return sentences;
  const status = JSON.stringify(text.status(view));
  const tellsTurn = (sentence: Text) =>
    sentence.key.endsWith(':describe.over') || JSON.stringify(sentence).includes(status);
  return [
    describeResult(table, turn.standings, end, show),
    ...sentences.filter((sentence) => !tellsTurn(sentence)),
  ];
}

/** Replaces sentences by their `ended.…` variants where these exist, also in arguments. */
function rewordEnd(told: Text, language: Language): Text {
  const args = Object.entries(told.with ?? {}).map(([name, arg]) => [
    name,
    isText(arg) ? rewordEnd(arg, language) : arg,
  ]);
  const filled = told.with ? { ...told, with: Object.fromEntries(args) } : told;
  const ended = { ...filled, key: told.key.replace(':tell.', ':ended.') };
  return isTranslatable(language, ended) ? ended : filled;
}

function isText(arg: Arg): arg is Text {
  return typeof arg === 'object' && 'key' in arg;
}
