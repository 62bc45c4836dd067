import type { Seat } from '../../engine/game.ts';
import type { Choice, Path, Pick, Question, Ready } from '../../engine/question.ts';
import { type Text, text } from '../../engine/text.ts';
import { getOpponent, getPawnSpaces, LETTERS } from './board.ts';
import { type Course, foresee, type Landing } from './landing.ts';
import { getColourName } from './text/names.ts';
import type { RunaroundMove, RunaroundView, Space } from './types.ts';

/** Asks the player to roll or to choose a pawn; one answer is a whole move. */
export function next(view: RunaroundView, _seat: Seat, path: Path): Question<RunaroundMove> {
  const answer = path[0];
  if (answer !== undefined) return parseAnswer(answer);
  return view.rolled === null ? askRoll(view) : askPawn(view, view.rolled);
}

function parseAnswer(answer: string): Ready<RunaroundMove> {
  if (answer === 'roll') return { kind: 'ready', move: { kind: 'roll' } };
  return { kind: 'ready', move: { kind: 'run', from: Number(answer.slice(1)) } };
}

const ROLL: readonly Choice[] = [{ id: 'roll', label: text('runaround:choice.roll'), icon: 'die_6' }];

function askRoll(view: RunaroundView): Pick {
  if (view.again === null) return { kind: 'pick', ask: text('runaround:ask.roll'), choices: ROLL };
  return { kind: 'pick', ask: text('runaround:ask.rollAgain', { space: view.again }), choices: ROLL };
}

function askPawn(view: RunaroundView, rolled: number): Pick {
  const spaces = getPawnSpaces(view, view.mover);
  const choices = spaces.map((space, at) => createPawnChoice(view, space, LETTERS[at] as string, rolled));
  if (view.again === null) return { kind: 'pick', ask: text('runaround:ask.run', { rolled }), choices };
  const only = choices.filter((choice) => choice.at === String(view.again));
  return { kind: 'pick', ask: text('runaround:ask.runAgain', { rolled, space: view.again }), choices: only };
}

function createPawnChoice(view: RunaroundView, from: Space, mark: string, rolled: number): Choice {
  const course = foresee(view, from, rolled);
  const label = text('runaround:choice.run', { mark, from, to: course.to });
  const note = describeOutcome(view, course);
  return { id: `p${from}`, label, ...(note && { note }), at: String(from), mark };
}

/** Describes the outcome of a run, or returns null if nothing special happens. */
function describeOutcome(view: RunaroundView, { scores, landing }: Course): Text | null {
  const what = describeLanding(view, landing);
  if (!scores || landing.kind === 'win') return what;
  return what === null ? text('runaround:outcome.run') : text('runaround:outcome.runAnd', { what });
}

function describeLanding(view: RunaroundView, landing: Landing): Text | null {
  const colour = getColourName(getOpponent(view.mover));
  switch (landing.kind) {
    case 'win':
    case 'sentHome':
    case 'again':
      return text(`runaround:outcome.${landing.kind}`);
    case 'bump':
      return describeBump(colour, landing.to, landing.home);
    case 'swap':
      return text('runaround:outcome.swap', { colour, across: landing.across });
    case 'plain':
      return null;
  }
}

function describeBump(colour: Text, to: Space, home: Seat | null): Text {
  if (home === null) return text('runaround:outcome.bump', { colour, to });
  return text('runaround:outcome.bumpHome', { colour, to, home: getColourName(home) });
}
