import type { Chance } from '../engine/chance.ts';
import type { Entry } from '../engine/entry.ts';
import type { Kinds, Seat } from '../engine/game.ts';
import { advance, ask, type Match, type Played } from '../engine/kernel.ts';
import type { Path } from '../engine/question.ts';
import { type Refusal, refused } from '../engine/refusal.ts';
import type { Language, Text } from '../engine/text.ts';
import { randomPath } from '../players/random.ts';
import { say } from '../words/say.ts';
import { type Asked, answerOf } from './answer.ts';
import { playerName } from './english.ts';

/** A terminal: `read` shows a prompt and gives the next line, or null when there is none left. */
export interface Terminal {
  write(line: string): void;
  read(prompt: string): Promise<string | null>;
}

/** Which seats are AI seats, and what everybody uses. */
export interface Sitting {
  readonly ai: readonly Seat[];
  readonly language: Language;
  readonly chance: Chance;
  readonly terminal: Terminal;
}

/** Plays in a terminal until the match is over, somebody quits, or there is no more input. Returns the match as it stands. */
export async function hotSeat(opening: Match, sitting: Sitting): Promise<Match> {
  let match = opening;
  for (let turn = match.game.turn(match.state); turn.kind === 'act'; turn = match.game.turn(match.state)) {
    const played = await turnOf(match, turn.seats[0] ?? 0, sitting);
    if (!played) return match;
    match = played.match;
    tell(match, played.entry, sitting);
  }
  showEnd(match, sitting);
  return match;
}

/** The move of a seat, or null when nobody wants to go on. */
async function turnOf(match: Match, seat: Seat, sitting: Sitting): Promise<Played<Kinds> | null> {
  if (!sitting.ai.includes(seat)) {
    showPosition(match, seat, sitting);
    return personPlays(match, seat, sitting);
  }
  const { move } = randomPath(match.game, match.game.view(match.state, seat), seat, sitting.chance);
  return allowed(advance(match, seat, move, sitting.chance));
}

/** Asks until a legal move is made; a refusal starts the questions again. */
async function personPlays(match: Match, seat: Seat, sitting: Sitting): Promise<Played<Kinds> | null> {
  for (;;) {
    const move = await composed(match, seat, sitting);
    if (move === null) return null;
    const played = refused(move) ? move : advance(match, seat, move.whole, sitting.chance);
    if (!refused(played)) return played;
    sitting.terminal.write(spoken(played.reason, sitting));
  }
}

/** A whole move, by answers or typed; a refusal when what was typed is no move; null to quit. */
async function composed(
  match: Match,
  seat: Seat,
  sitting: Sitting,
): Promise<{ whole: unknown } | Refusal | null> {
  const { game, state } = match;
  const view = game.view(state, seat);
  let path: Path = [];
  for (;;) {
    const question = allowed(ask(game, view, seat, path));
    if (question.kind === 'ready') return { whole: question.move };
    const line = await asked(question, sitting);
    const answer = line === null ? ({ kind: 'quit' } as const) : answerOf(line, question, path);
    if (answer.kind === 'quit') return null;
    if (answer.kind === 'path') path = answer.path;
    else {
      const move = game.notation.parseMove(answer.typed, view, seat);
      return refused(move) ? move : { whole: move };
    }
  }
}

async function asked(question: Asked, sitting: Sitting): Promise<string | null> {
  const { terminal } = sitting;
  const amount = question.kind === 'many' ? ` (${question.min} to ${question.max})` : '';
  terminal.write(spoken(question.ask, sitting) + amount);
  question.choices.forEach(({ label }, index) => {
    terminal.write(`  ${String(index + 1).padStart(2)}  ${spoken(label, sitting)}`);
  });
  return terminal.read('number, move, back or quit> ');
}

function showPosition({ game, state }: Match, seat: Seat, sitting: Sitting): void {
  const view = game.view(state, seat);
  sitting.terminal.write('');
  for (const line of game.words.describe(view)) sitting.terminal.write(spoken(line, sitting));
  sitting.terminal.write(`${playerName(seat)}: ${spoken(game.words.status(view), sitting)}`);
}

/** Tells what happened, as the seat that moved learns it. */
function tell({ game }: Match, { seat, events }: Entry, sitting: Sitting): void {
  for (const event of events) {
    const known = game.seen(event, sitting.ai.includes(seat) ? null : seat, 'now');
    const line = known === null ? null : game.words.tell(known);
    if (line) sitting.terminal.write(`  ${spoken(line, sitting)}`);
  }
}

function showEnd({ game, state }: Match, { terminal }: Sitting): void {
  const turn = game.turn(state);
  if (turn.kind !== 'over') return;
  terminal.write('');
  for (const { seat, place, score } of [...turn.standings].sort((one, other) => one.place - other.place)) {
    terminal.write(`${place}. ${playerName(seat)}${score === undefined ? '' : ` (${score})`}`);
  }
}

function spoken(text: Text, { language }: Sitting): string {
  return say(language, text, playerName);
}

function allowed<T>(outcome: T | Refusal): T {
  if (refused(outcome)) throw new Error(`Offered and refused: ${outcome.reason.key}`);
  return outcome;
}
