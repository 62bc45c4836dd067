import { hasEnded, isPlayable, type Table, turnOf, viewOf } from '../../app/core/table.ts';
import type { Game, Standing } from '../../engine/game.ts';
import { gameText } from '../../engine/game-text.ts';
import { type Arg, type Language, type Text, text } from '../../engine/text.ts';
import { isSayable, type Names, say } from '../../i18n/say.ts';
import type { LogEntry } from '../../store/log.ts';
import { namesAt, safe } from '../core/names.ts';
import type { Line } from './lines.ts';

/** What was hidden while the match ran, in one small line of its last board; nothing where the game tells of nothing. */
export function laidOpenLine(table: Table): readonly string[] {
  if (!hasEnded(table) || !isPlayable(table)) return [];
  const told = table.game.words.reveal?.(viewOf(table, null)) ?? [];
  if (told.length === 0) return [];
  return [`-# ${told.map((one) => say(table.record.language, one, namesAt(table))).join(' ')}`];
}

/** Says who won, in bold, then the scores, or the places of those who did not win. */
export function resultLines(
  table: Table,
  standings: readonly Standing[],
  end: LogEntry | undefined,
  language: Language = table.record.language,
): readonly string[] {
  const names = namesAt(table);
  const won = isWon(table, standings) ? wonText(table, standings) : resultText(table, standings, end, safe);
  return [`**${say(language, won, names)}**`, ...rankings(table, standings, language, names)];
}

/** Returns the sentence that says who won and what cut the match short. `show`: makes a name fit to be read there. */
export function resultText(
  table: Pick<Table, 'game' | 'record'>,
  standings: readonly Standing[],
  end: LogEntry | undefined,
  show = (name: string) => name,
): Text {
  const who = winnersOf(table, standings).map(({ seat }) => ({ seat }));
  if (!isWon(table, standings)) return unwonText(end, show);
  if (end?.kind === 'resign')
    return text(`bot:board.${who.length === 1 ? 'resignedFirst' : 'resignedShared'}`, {
      name: show(end.name),
      who,
    });
  if (end?.kind === 'claim') return text('bot:board.claimedFirst', { name: { seat: end.seat }, who });
  return wonText(table, standings);
}

function wonText(table: Pick<Table, 'game'>, standings: readonly Standing[]): Text {
  const who = winnersOf(table, standings).map(({ seat }) => ({ seat }));
  return text(`bot:board.${wonBy(who.length, standings.length)}`, { who });
}

function isWon(table: Pick<Table, 'game'>, standings: readonly Standing[]): boolean {
  return winnersOf(table, standings).length > 0;
}

function unwonText(end: LogEntry | undefined, show: (name: string) => string): Text {
  if (end?.kind === 'resign') return text('bot:board.nobodyLeft');
  if (end?.kind !== 'cancel') return text('bot:board.over');
  return end.name === null
    ? text('bot:board.stopped')
    : text('bot:board.cancelled', { name: show(end.name) });
}

function winnersOf({ game }: Pick<Table, 'game'>, standings: readonly Standing[]): readonly Standing[] {
  return game.table === 'match' ? standings.filter(({ place }) => place === 1) : [];
}

/** One wins, some share the win, or nobody is ahead of anybody. */
function wonBy(winners: number, all: number): 'first' | 'shared' | 'draw' {
  if (winners === 1) return 'first';
  return winners === all ? 'draw' : 'shared';
}

function rankings(
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
    if (score === undefined) return say(language, text('bot:board.place', { place, name: { seat } }), names);
    const counted = scoreText(table.game, score, language);
    return say(language, text('bot:board.placeScore', { place, name: { seat }, score: counted }), names);
  });
}

/** A score with its unit, "5 runs", where the game names one. */
function scoreText(game: Game, score: number, language: Language): Text | string {
  const number = String(score).replace('-', '−');
  const counted: Text = { key: gameText(game, 'score').key, with: { count: Math.abs(score), number } };
  return isSayable(language, counted) ? counted : number;
}

/**
 * Leaves out of the lines of a match that has ended what its result says: that it was broken off, or its last event, which a sentence `ended.…` of the game tells in place of its `tell.…`.
 */
export function tellOfEnd(table: Table, lines: readonly Line[], language: Language): readonly Line[] {
  const last = lines.at(-1);
  if (last?.entry.number !== table.record.version) return lines;
  if (last.entry.kind !== 'move') return table.record.phase === 'over' ? lines : lines.slice(0, -1);
  const told = retell(last.told, language);
  if (JSON.stringify(told) === JSON.stringify(last.told)) return last.weight < 0 ? lines.slice(0, -1) : lines;
  return [...lines.slice(0, -1), { ...last, told, said: say(language, told, namesAt(table)), weight: 0 }];
}

/**
 * Describes a position in sentences. Of a match that has ended the result comes first, and whose turn it would be is left
 * out.
 */
export function describeTable(
  table: Table,
  view: unknown,
  end: LogEntry | undefined,
  show?: (name: string) => string,
): readonly Text[] {
  const { words } = table.game;
  const sentences = words.describe(view);
  const turn = turnOf(table);
  if (turn.kind !== 'over') return sentences;
  const status = JSON.stringify(words.status(view));
  const tellsTurn = (sentence: Text) =>
    sentence.key.endsWith(':describe.over') || JSON.stringify(sentence).includes(status);
  return [
    resultText(table, turn.standings, end, show),
    ...sentences.filter((sentence) => !tellsTurn(sentence)),
  ];
}

/** Tells the same by the sentences `ended.…` where there are such, also what fills the places. */
function retell(told: Text, language: Language): Text {
  const args = Object.entries(told.with ?? {}).map(([name, arg]) => [
    name,
    isText(arg) ? retell(arg, language) : arg,
  ]);
  const filled = told.with ? { ...told, with: Object.fromEntries(args) } : told;
  const ended = { ...filled, key: told.key.replace(':tell.', ':ended.') };
  return isSayable(language, ended) ? ended : filled;
}

function isText(arg: Arg): arg is Text {
  return typeof arg === 'object' && 'key' in arg;
}
