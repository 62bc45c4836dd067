import { MAX_MATCH_MOVES } from '../ai/exhibition.ts';
import { Notes } from '../ai/notes.ts';
import { drawSeed } from '../ai/search/stream.ts';
import { searchBestMove } from '../ai/search-best-move.ts';
import type { StrengthId } from '../ai/strengths.ts';
import { getMoveReason } from '../app/core/reason.ts';
import { stripCommandMarks } from '../discord/core/command-mentions.ts';
import { addReason } from '../discord/text/log-lines.ts';
import type { Chance } from '../engine/chance.ts';
import type { Entry } from '../engine/entry.ts';
import type { Kinds, Seat } from '../engine/game.ts';
import { advance, ask, type Match, type Played } from '../engine/kernel.ts';
import type { Many, Path, Question, Ready } from '../engine/question.ts';
import { type Refusal, refused } from '../engine/refusal.ts';
import type { Language, Text } from '../engine/text.ts';
import { readTyped } from '../engine/typed-text.ts';
import { translate } from '../i18n/translate.ts';
import { getPlayerName } from './english.ts';

/** Terminal: `read` shows a prompt and returns the next line, or null at the end of the input. */
export interface Terminal {
  write(line: string): void;
  read(prompt: string): Promise<string | null>;
}

/** Strengths of the AI seats, and common settings. */
interface HotSeatOptions {
  readonly ai: ReadonlyMap<Seat, StrengthId>;
  readonly language: Language;
  readonly chance: Chance;
  readonly terminal: Terminal;
}

/**
 * Plays in a terminal until the match is over, a player quits, or the input ends. Matches of AIs alone stop after
 * {@link MAX_MATCH_MOVES}. Returns the final state of the match.
 */
export async function playHotSeat(opening: Match, options: HotSeatOptions): Promise<Match> {
  const { game, seats } = opening;
  const views = Array.from({ length: seats }, (_, seat) => game.view(opening.state, seat));
  const notes = new Notes(game, views);
  const most = options.ai.size === seats ? MAX_MATCH_MOVES : Number.POSITIVE_INFINITY;
  let match = opening;
  for (
    let turn = game.turn(match.state);
    turn.kind === 'act' && match.played < most;
    turn = game.turn(match.state)
  ) {
    const played = await playTurn(match, turn.seats[0] ?? 0, notes, options);
    if (!played) return match;
    notes.addEvents(played.entry.events);
    printMove(match, played.entry, options);
    match = played.match;
  }
  showEnd(match, options);
  return match;
}

/** Plays the turn of a seat; null when a player quits. */
async function playTurn(
  match: Match,
  seat: Seat,
  notes: Notes,
  options: HotSeatOptions,
): Promise<Played<Kinds> | null> {
  const strength = options.ai.get(seat);
  if (strength === undefined) {
    showPosition(match, seat, options);
    return playPersonTurn(match, seat, options);
  }
  const { game, state } = match;
  const seed = drawSeed(options.chance);
  const playouts = game.ai?.search.playouts ?? 0;
  const thinking = { view: game.view(state, seat), seat, notes: notes.of(seat), strength, seed, playouts };
  return requireMove(advance(match, seat, searchBestMove(game, thinking).move, options.chance));
}

/** Asks until the player makes a legal move; a refusal restarts the questions. */
async function playPersonTurn(
  match: Match,
  seat: Seat,
  options: HotSeatOptions,
): Promise<Played<Kinds> | null> {
  for (;;) {
    const move = await composeMove(match, seat, options);
    if (move === null) return null;
    const played = refused(move) ? move : advance(match, seat, move.whole, options.chance);
    if (!refused(played)) return played;
    options.terminal.write(translateText(played.reason, options));
  }
}

/** Returns a whole move, by answers or typed; a refusal for invalid input; null to quit. */
async function composeMove(
  match: Match,
  seat: Seat,
  options: HotSeatOptions,
): Promise<{ whole: unknown } | Refusal | null> {
  const { game, state } = match;
  const view = game.view(state, seat);
  let path: Path = [];
  for (;;) {
    const question = requireMove(ask(game, view, seat, path));
    if (question.kind === 'ready') return { whole: question.move };
    const line = await askPerson(question, options);
    const answer = line === null ? ({ kind: 'quit' } as const) : parseAnswer(line, question, path);
    if (answer.kind === 'quit') return null;
    if (answer.kind === 'path') path = answer.path;
    else {
      const move = readTyped(game, answer.typed, view, seat);
      return refused(move) ? move : { whole: move };
    }
  }
}

async function askPerson(question: UnansweredQuestion, options: HotSeatOptions): Promise<string | null> {
  const { terminal } = options;
  const amount = question.kind === 'many' ? ` (${question.min} to ${question.max})` : '';
  terminal.write(translateText(question.ask, options) + amount);
  question.choices.forEach(({ label }, index) => {
    terminal.write(`  ${String(index + 1).padStart(2)}  ${translateText(label, options)}`);
  });
  return terminal.read('number, move, back or quit> ');
}

function showPosition({ game, state }: Match, seat: Seat, options: HotSeatOptions): void {
  const view = game.view(state, seat);
  options.terminal.write('');
  for (const line of game.text.describe(view)) options.terminal.write(translateText(line, options));
  options.terminal.write(`${getPlayerName(seat)}: ${translateText(game.text.status(view), options)}`);
}

/** Prints what happened, as the moving seat sees it, and the reason for an AI's move. */
function printMove(before: Match, entry: Entry, options: HotSeatOptions): void {
  const { game } = before;
  const isAi = options.ai.has(entry.seat);
  const lines = entry.events.flatMap((event) => {
    const known = game.seen(event, isAi ? null : entry.seat, 'now');
    const line = known === null ? null : game.text.tell(known);
    return line
      ? [{ said: translateText(line, options), of: (event as { readonly kind: string }).kind }]
      : [];
  });
  const why = isAi ? getMoveReason(before, entry) : null;
  for (const { said } of addReason(lines, why, options.language, getPlayerName))
    options.terminal.write(`  ${said}`);
}

function showEnd({ game, state }: Match, { terminal }: HotSeatOptions): void {
  const turn = game.turn(state);
  if (turn.kind !== 'over') return;
  terminal.write('');
  for (const { seat, place, score } of [...turn.standings].sort((one, other) => one.place - other.place)) {
    terminal.write(`${place}. ${getPlayerName(seat)}${score === undefined ? '' : ` (${score})`}`);
  }
}

function translateText(text: Text, { language }: HotSeatOptions): string {
  return stripCommandMarks(translate(language, text, getPlayerName));
}

function requireMove<T>(outcome: T | Refusal): T {
  if (refused(outcome)) throw new Error(`Offered and refused: ${outcome.reason.key}`);
  return outcome;
}

/** Question that is still to be answered. */
type UnansweredQuestion = Exclude<Question<unknown>, Ready<unknown>>;

/** Meaning of a line typed under a question. */
type Answer =
  | { readonly kind: 'path'; readonly path: Path }
  | { readonly kind: 'quit' }
  /** No answer by number: perhaps a move in the notation of the game. */
  | { readonly kind: 'typed'; readonly typed: string };

/** Parses a line: numbers answer the question, `back` returns to the question before, `quit` ends the game. */
export function parseAnswer(line: string, question: UnansweredQuestion, path: Path): Answer {
  const typed = line.trim();
  if (/^q(uit)?$/i.test(typed)) return { kind: 'quit' };
  if (/^b(ack)?$/i.test(typed)) return { kind: 'path', path: path.slice(0, -1) };
  const step = parseStep(typed, question);
  return step === null ? { kind: 'typed', typed } : { kind: 'path', path: [...path, step] };
}

function parseStep(typed: string, question: UnansweredQuestion): string | null {
  if (typed === '') return question.kind === 'many' && question.min === 0 ? '' : null;
  const numbers = typed.split(/[\s,+]+/);
  if (!numbers.every((number) => /^\d+$/.test(number))) return null;
  const taken = question.choices.filter((_, index) => numbers.includes(String(index + 1)));
  const fits = taken.length === numbers.length && isWithinChoices(taken.length, question);
  return fits ? taken.map(({ id }) => id).join('+') : null;
}

function isWithinChoices(count: number, question: UnansweredQuestion): boolean {
  return question.kind === 'pick' ? count === 1 : isCountAllowed(count, question);
}

function isCountAllowed(count: number, { min, max }: Many): boolean {
  return count >= min && count <= max;
}
