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
import type { AutocompleteContext, BotContext, LegalMove, LegalMoves } from '../core/context.ts';
import { truncateText } from '../core/cut.ts';
import { getPlainNames } from '../core/names.ts';

/** Maximum number of moves searched for suggestions, and of those also searched by description. */
const MAX_MOVES = 8_000;
const MAX_DESCRIBED_MOVES = 1_000;

/** Returns the legal moves of a due seat, computed once per version of the table. The search yields to the event loop. */
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
  const yielder = new EventLoopYielder();
  const found: LegalMove[] = [];
  for (const { path, questions, move } of walkMoves(game, getTableView(table, seat), seat)) {
    if (move !== undefined) {
      const value = game.notation.printMove(move);
      found.push({ path, questions, value, bare: toSearchText(value) });
    }
    if (found.length === MAX_MOVES) break;
    if (yielder.isDue) await yielder.taken();
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

/** A node of the tree of moves: a question, or a complete move. */
interface WalkStop {
  readonly path: Path;
  readonly questions: readonly Question<unknown>[];
  readonly move?: unknown;
}

/** Yields the questions and moves in order, computing each question once. */
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
  const yielder = new EventLoopYielder();
  const all: string[] = [];
  for (const move of found.slice(0, MAX_DESCRIBED_MOVES)) {
    all.push(toSearchText(meaning(move, language)));
    if (yielder.isDue) await yielder.taken();
  }
  return all;
}

/** Returns the text as a search key: lower case without spaces. */
export function toSearchText(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, '');
}

/** Creates a describer of moves that translates each label once per language, because moves share most labels. */
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

/** Maximum number of typed characters used for the search. */
const MAX_QUERY_LENGTH = 100;

/** Reads a typed move in the game's notation. */
export function parseTypedMove(wish: string): MoveComposer {
  return (game, view, seat) => {
    const move = readTyped(game, wish, view, seat);
    return refused(move) ? move : { move };
  };
}

/** Returns suggestions of legal moves that match the typed text, with descriptions; at most 25. Empty for a user who may not move. */
export async function suggestMoves(ctx: AutocompleteContext, table: Table): Promise<readonly Suggestion[]> {
  const { interaction, bot, language } = ctx;
  const seat = findSeat(table, interaction.user.id);
  const turn = getTableTurn(table);
  if (seat === null || turn.kind === 'over' || !turn.seats.includes(seat)) return [];
  const legal = await loadLegalMoves(bot, table, seat);
  const hits = await filterMoves(
    legal,
    toSearchText(normaliseTyped(interaction.options.getFocused().slice(0, MAX_QUERY_LENGTH))),
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

/** Picks at most 25 moves, giving each kind of action a fair share and keeping their order. */
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
