import { type Table, viewOf } from '../../../app/core/table.ts';
import { Breath } from '../../../app/core/yield-to-event-loop.ts';
import type { Game, Seat } from '../../../engine/game.ts';
import { steps } from '../../../engine/kernel.ts';
import type { Path, Question } from '../../../engine/question.ts';
import type { Language } from '../../../engine/text.ts';
import type { Bot } from '../../kit/bot.ts';
import type { Legal, LegalMove } from '../../kit/legal.ts';
import { plainNamesAt } from '../../kit/names.ts';
import { meaner } from './meaning.ts';

/** How many moves are looked through for one list of offers, and how many of them in words as well. */
const LOOKED_THROUGH = 8_000;
const READ_THROUGH = 1_000;

/** The legal moves of a seat that is due, found once for each version of the table, in parts. */
export async function legalAt({ legal }: Pick<Bot, 'legal'>, table: Table, seat: Seat): Promise<Legal> {
  const { id, version, theme } = table.record;
  const key = [id, version, seat, theme].join(' ');
  const finding = legal.get(key) ?? foundAt(table, seat);
  legal.set(key, finding);
  return await finding.catch((error) => {
    legal.delete(key);
    throw error;
  });
}

async function foundAt(table: Table, seat: Seat): Promise<Legal> {
  const { game } = table;
  const breath = new Breath();
  const found: LegalMove[] = [];
  for (const { path, questions, move } of walked(game, viewOf(table, seat), seat)) {
    if (move !== undefined) {
      const value = game.notation.printMove(move);
      found.push({ path, questions, value, bare: bare(value) });
    }
    if (found.length === LOOKED_THROUGH) break;
    if (breath.isDue) await breath.taken();
  }
  const read = new Map<Language, Promise<readonly string[]>>();
  const meaning = meaner(plainNamesAt(table));
  return {
    moves: found,
    meaning,
    meanings: (language) => {
      const reading = read.get(language) ?? said(found, language, meaning);
      read.set(language, reading);
      return reading;
    },
  };
}

/** A stop on the way to all moves: a question, or a move where it is whole. */
interface Stop {
  readonly path: Path;
  readonly questions: readonly Question<unknown>[];
  readonly move?: unknown;
}

/** The questions and moves in their order, each question asked once. */
function* walked(
  game: Game,
  view: unknown,
  seat: Seat,
  path: Path = [],
  before: readonly Question<unknown>[] = [],
): Generator<Stop> {
  const question = game.next(view, seat, path);
  if (question.kind === 'ready') return yield { path, questions: before, move: question.move };
  yield { path, questions: before };
  const questions = [...before, question];
  for (const step of steps(question)) yield* walked(game, view, seat, [...path, step], questions);
}

async function said(
  found: readonly LegalMove[],
  language: Language,
  meaning: Legal['meaning'],
): Promise<readonly string[]> {
  const breath = new Breath();
  const all: string[] = [];
  for (const move of found.slice(0, READ_THROUGH)) {
    all.push(bare(meaning(move, language)));
    if (breath.isDue) await breath.taken();
  }
  return all;
}

/** As it is looked through: small letters without spaces. */
export function bare(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, '');
}
