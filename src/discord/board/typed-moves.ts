import { findSeat, getTableTurn, getTableView, type Table } from '../../app/core/table.ts';
import { EventLoopYielder } from '../../app/core/yield-to-event-loop.ts';
import type { MoveComposer } from '../../app/play/make-move.ts';
import type { Game, Seat } from '../../engine/game.ts';
import { listSteps } from '../../engine/kernel.ts';
import type { Path, Question } from '../../engine/question.ts';
import { refused } from '../../engine/refusal.ts';
import type { Language, Text } from '../../engine/text.ts';
import { normaliseTyped, readTyped } from '../../engine/typed-text.ts';
import { type Names, translate } from '../../i18n/translate.ts';
import type { Suggestion } from '../core/command.ts';
import type { AutocompleteContext, BotContext } from '../core/context.ts';
import { truncateText } from '../core/cut.ts';
import type { LegalMove, LegalMoves } from '../core/legal-moves.ts';
import { getPlainNames } from '../core/names.ts';

/** How many moves are looked through for one list of offers, and how many of them in words as well. */
const MAX_MOVES = 8_000;
const MAX_DESCRIBED_MOVES = 1_000;

/** The legal moves of a seat that is due, found once for each version of the table, in parts. */
export async function loadLegalMoves(
  { legal }: Pick<BotContext, 'legal'>,
  table: Table,
  seat: Seat,
): Promise<LegalMoves> {
  const { id, version, theme } = table.record;
  const key = [id, version, seat, theme].join(' ');
  const finding = legal.get(key) ?? findLegalMoves(table, seat);
  legal.set(key, finding);
  return await finding.catch((error) => {
    legal.delete(key);
    throw error;
  });
}

async function findLegalMoves(table: Table, seat: Seat): Promise<LegalMoves> {
  const { game } = table;
  const breath = new EventLoopYielder();
  const found: LegalMove[] = [];
  for (const { path, questions, move } of walkMoves(game, getTableView(table, seat), seat)) {
    if (move !== undefined) {
      const value = game.notation.printMove(move);
      found.push({ path, questions, value, bare: toSearchText(value) });
    }
    if (found.length === MAX_MOVES) break;
    if (breath.isDue) await breath.taken();
  }
  const read = new Map<Language, Promise<readonly string[]>>();
  const meaning = createMoveDescriber(getPlainNames(table));
  return {
    moves: found,
    meaning,
    meanings: (language) => {
      const reading = read.get(language) ?? createSearchTexts(found, language, meaning);
      read.set(language, reading);
      return reading;
    },
  };
}

/** A stop on the way to all moves: a question, or a move where it is whole. */
interface WalkStop {
  readonly path: Path;
  readonly questions: readonly Question<unknown>[];
  readonly move?: unknown;
}

/** The questions and moves in their order, each question asked once. */
function* walkMoves(
  game: Game,
  view: unknown,
  seat: Seat,
  path: Path = [],
  before: readonly Question<unknown>[] = [],
): Generator<WalkStop> {
  const question = game.next(view, seat, path);
  if (question.kind === 'ready') return yield { path, questions: before, move: question.move };
  yield { path, questions: before };
  const questions = [...before, question];
  for (const step of listSteps(question)) yield* walkMoves(game, view, seat, [...path, step], questions);
}

async function createSearchTexts(
  found: readonly LegalMove[],
  language: Language,
  meaning: LegalMoves['meaning'],
): Promise<readonly string[]> {
  const breath = new EventLoopYielder();
  const all: string[] = [];
  for (const move of found.slice(0, MAX_DESCRIBED_MOVES)) {
    all.push(toSearchText(meaning(move, language)));
    if (breath.isDue) await breath.taken();
  }
  return all;
}

/** As it is looked through: small letters without spaces. */
export function toSearchText(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, '');
}

/** What moves mean, each label being said once in each language: moves share most of them. */
export function createMoveDescriber(names: Names): LegalMoves['meaning'] {
  const known = new Map<Language, Map<Text, string>>();
  const said = (language: Language, label: Text) => {
    const words = known.get(language) ?? new Map<Text, string>();
    known.set(language, words);
    const word = words.get(label) ?? translate(language, label, names);
    words.set(label, word);
    return word;
  };
  return ({ path, questions }, language) =>
    path
      .map((step, at) => {
        const question = questions[at];
        if (question === undefined || question.kind === 'ready') return '';
        const ids = step.split('+');
        const chosen = question.choices.filter(({ id }) => ids.includes(id));
        return chosen.map(({ label }) => said(language, label)).join(', ');
      })
      .join(' › ');
}

/** No more of what is being typed is looked for, in characters. */
const MAX_QUERY_LENGTH = 100;

/** Reads a typed move in the game's notation. */
export function parseTypedMove(wish: string): MoveComposer {
  return (game, view, seat) => {
    const move = readTyped(game, wish, view, seat);
    return refused(move) ? move : { move };
  };
}

/** The legal moves that go with what was typed so far, with what they mean; at most 25. None for who may not move. */
export async function suggestMoves(
  typist: AutocompleteContext,
  table: Table,
): Promise<readonly Suggestion[]> {
  const { asked, bot, language } = typist;
  const seat = findSeat(table, asked.user.id);
  const turn = getTableTurn(table);
  if (seat === null || turn.kind === 'over' || !turn.seats.includes(seat)) return [];
  const legal = await loadLegalMoves(bot, table, seat);
  const hits = await filterMoves(
    legal,
    toSearchText(normaliseTyped(asked.options.getFocused().slice(0, MAX_QUERY_LENGTH))),
    language,
  );
  return pickEveryKind(hits).map((hit) => ({
    name: truncateText(`${hit.value} · ${legal.meaning(hit, language)}`, 100),
    value: truncateText(hit.value, 100),
  }));
}

async function filterMoves(
  legal: LegalMoves,
  soFar: string,
  language: Language,
): Promise<readonly LegalMove[]> {
  if (soFar === '') return legal.moves;
  const meanings = await legal.meanings(language);
  return legal.moves.filter((move, at) => move.bare.includes(soFar) || meanings[at]?.includes(soFar));
}

/** At most 25 of them, the first of each kind of action, then the second of each, and so on; in their order. */
function pickEveryKind(hits: readonly LegalMove[]): readonly LegalMove[] {
  const kinds = new Map<string, LegalMove[]>();
  for (const hit of hits) {
    const kind = kinds.get(hit.path[0] ?? '');
    if (kind) kind.push(hit);
    else kinds.set(hit.path[0] ?? '', [hit]);
  }
  const room = (taken: number, left: number) => Math.ceil((25 - taken) / left);
  const chosen = new Set<LegalMove>();
  const fewestFirst = [...kinds.values()].sort((one, other) => one.length - other.length);
  for (const [at, kind] of fewestFirst.entries())
    for (const hit of kind.slice(0, room(chosen.size, fewestFirst.length - at))) chosen.add(hit);
  return hits.filter((hit) => chosen.has(hit)).slice(0, 25);
}
