import type { Seat } from '../engine/game.ts';
import { ask, steps } from '../engine/kernel.ts';
import type { Choice, Path, Question } from '../engine/question.ts';
import { refused } from '../engine/refusal.ts';
import { type Language, type Text, text } from '../engine/text.ts';
import { dueAt, isPlayable, personAt, type Table, turnOf, viewOf } from '../tables/table.ts';
import { say } from '../words/say.ts';
import { absentMessage } from './absent.ts';
import { answerRows } from './answers.ts';
import type { Bot } from './bot.ts';
import { labelsOf } from './labels.ts';
import { namesAt, plainNamesAt } from './names.ts';
import type { Payload, Row } from './payload.ts';
import { gameName, tablePicture } from './picture.ts';
import { type Button, buttonRows, houseButton } from './rows.ts';

/** Whose panel it is: the seat, in the person's own language. */
export interface Panel {
  readonly table: Table;
  readonly seat: Seat;
  readonly language: Language;
  /** Lines to say first: what was just done, or why something was not. */
  readonly first?: readonly string[];
  /** What the seat's own move has just done, as this seat sees it later. */
  readonly events?: readonly unknown[];
}

type Open = Exclude<Question<unknown>, { kind: 'ready' }>;

/** A question, with the answers that led to it. */
interface Asking {
  readonly question: Open;
  readonly path: Path;
}

/** The private panel after these answers: the own picture and the next question; or the table while others are to move. */
export async function panelMessage(bot: Bot, panel: Panel, path: Path = []): Promise<Payload> {
  if (!isPlayable(panel.table)) return absentMessage(panel.table, panel.language);
  const turn = turnOf(panel.table);
  if (turn.kind === 'over' || !turn.seats.includes(panel.seat)) return await waiting(bot, panel);
  return await asking(bot, panel, questionAt(panel, path));
}

/** What a seat sees, without a question. */
export async function viewMessage(bot: Bot, panel: Panel): Promise<Payload> {
  if (!isPlayable(panel.table)) return absentMessage(panel.table, panel.language);
  const mayPlay = seatsToAct(panel.table).includes(panel.seat);
  const line = mayPlay ? yourTurn(panel) : tell(panel, text('house:panel.yours'));
  return await pictured(bot, panel, [line], [], [mayPlay ? 'play' : 'again']);
}

/** What everybody sees, for a person without a seat. */
export async function spectatorMessage(
  bot: Bot,
  table: Table,
  person: string,
  language: Language,
  first: readonly string[] = [],
): Promise<Payload> {
  if (!isPlayable(table)) return absentMessage(table, language);
  const image = await tablePicture(bot, table, { viewer: null, language, person });
  const line = say(language, text('house:panel.spectator'), namesAt(table));
  return {
    content: [heading(table, language), ...first, line, ...statusLine(table, language)].join('\n'),
    image,
  };
}

async function waiting(bot: Bot, panel: Panel): Promise<Payload> {
  if (panel.first !== undefined && panel.events !== undefined) return moved(panel);
  return await pictured(bot, panel, statusLine(panel.table, panel.language), [], ['again']);
}

/** After a move that ends the turn the fresh board is in the channel: the panel only says what was done. */
function moved(panel: Panel): Payload {
  const { table, language, first = [] } = panel;
  const content = [heading(table, language), ...first, ...statusLine(table, language)].join('\n');
  return { content, rows: panelButtons(panel, ['view', 'again']) };
}

async function asking(bot: Bot, panel: Panel, { question, path }: Asking): Promise<Payload> {
  const { table, language } = panel;
  const { id, version } = table.record;
  const lines = [...soFar(panel, path), `**${tell(panel, question.ask)}**`, ...howMany(panel, question)];
  const rows = answerRows(
    question,
    { table: id, version, path },
    (label) => say(language, label, plainNamesAt(table)),
    language,
  );
  const back = backTo(panel, path);
  const buttons: Button[] = [
    ...(back === null
      ? []
      : [houseButton(language, 'back', { what: 'answer', table: id, version, path: back })]),
    houseButton(language, 'stop', { what: 'stop', table: id }),
  ];
  return await pictured(bot, panel, lines, question.choices, [], [...rows, ...buttonRows(buttons)]);
}

async function pictured(
  bot: Bot,
  panel: Panel,
  lines: readonly string[],
  choices: readonly Choice[],
  buttons: readonly ('again' | 'play')[],
  rows: readonly Row[] = [],
): Promise<Payload> {
  const { table, language, seat, first = [], events = [] } = panel;
  const person = personAt(table, seat);
  const image = await tablePicture(bot, table, { viewer: seat, language, person, events, choices });
  const content = [heading(table, language), ...first, ...lines].join('\n');
  return { content, image, rows: [...rows, ...panelButtons(panel, buttons)] };
}

function panelButtons(
  { table, language }: Panel,
  buttons: readonly ('again' | 'play' | 'view')[],
): readonly Row[] {
  const { id, version, phase } = table.record;
  if (phase !== 'playing') return [];
  return buttonRows(
    buttons.map((what) =>
      what === 'again'
        ? houseButton(language, 'refresh', { what, table: id })
        : houseButton(
            language,
            what,
            { what, table: id, version },
            what === 'play' ? 'primary' : 'secondary',
          ),
    ),
  );
}

/** Where the path leads; questions with one answer that is not yet a move are answered on the way. */
function questionAt(panel: Panel, path: Path): Asking {
  const { table, seat } = panel;
  const view = viewOf(table, seat);
  const question = ask(table.game, view, seat, path);
  if (refused(question) || question.kind === 'ready') return questionAt(panel, []);
  const only = onlyAnswer(question);
  if (only === null) return { question, path };
  const next = table.game.next(view, seat, [...path, only]);
  return next.kind === 'ready' ? { question, path } : questionAt(panel, [...path, only]);
}

function onlyAnswer(question: Open): string | null {
  const [first, second] = [...firstTwo(question)];
  return first !== undefined && second === undefined ? first : null;
}

function* firstTwo(question: Open): Generator<string> {
  let count = 0;
  for (const step of steps(question)) {
    yield step;
    if (++count === 2) return;
  }
}

/** The last question before this one at which there was a choice, or null when there was none. */
function backTo(panel: Panel, path: Path): Path | null {
  for (let length = path.length - 1; length >= 0; length--) {
    const before = path.slice(0, length);
    if (questionAt(panel, before).path.length === length) return before;
  }
  return null;
}

function howMany(panel: Panel, question: Open): readonly string[] {
  if (question.kind === 'pick') return [];
  return [
    tell(
      panel,
      text('house:panel.many', { min: question.min, max: Math.min(question.max, question.choices.length) }),
    ),
  ];
}

function soFar({ table, seat, language }: Panel, path: Path): readonly string[] {
  if (path.length === 0) return [];
  const labels = labelsOf(table.game, viewOf(table, seat), seat, path, language, namesAt(table));
  return [`-# ${say(language, text('house:panel.soFar', { path: labels.join(' › ') }), namesAt(table))}`];
}

function yourTurn(panel: Panel): string {
  return tell(
    panel,
    text('house:panel.yourTurn', { status: panel.table.game.words.status(viewOf(panel.table, null)) }),
  );
}

function statusLine(table: Table, language: Language): readonly string[] {
  const names = namesAt(table);
  const turn = turnOf(table);
  const seats = dueAt(table);
  if (turn.kind === 'over') return [say(language, text('house:panel.waitNobody'), names)];
  const status = table.game.words.status(viewOf(table, null));
  if (turn.free) return [say(language, text('house:board.free', { status }), names)];
  return [say(language, text('house:board.turn', { who: seats.map((seat) => ({ seat })), status }), names)];
}

function seatsToAct(table: Table): readonly Seat[] {
  const turn = turnOf(table);
  return turn.kind === 'over' ? [] : turn.seats;
}

function heading(table: Table, language: Language): string {
  return `**${gameName(table.game, language)}**`;
}

function tell({ table, language }: Panel, what: Text): string {
  return say(language, what, namesAt(table));
}
