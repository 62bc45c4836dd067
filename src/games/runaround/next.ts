import type { Seat } from '../../engine/game.ts';
import type { Choice, Path, Pick, Question, Ready } from '../../engine/question.ts';
import { type Text, text } from '../../engine/text.ts';
import { other } from './both.ts';
import { type Course, foresee, type Landing } from './landing.ts';
import { byProgress, LETTERS } from './pawns.ts';
import { colourOf } from './text/colour.ts';
import type { RunaroundMove, RunaroundView, Space } from './types.ts';

/** Either to roll or which pawn runs; one answer is a whole move. */
export function next(view: RunaroundView, _seat: Seat, path: Path): Question<RunaroundMove> {
  const answer = path[0];
  if (answer !== undefined) return answered(answer);
  return view.rolled === null ? toRoll(view) : whichPawn(view, view.rolled);
}

function answered(answer: string): Ready<RunaroundMove> {
  if (answer === 'roll') return { kind: 'ready', move: { kind: 'roll' } };
  return { kind: 'ready', move: { kind: 'run', from: Number(answer.slice(1)) } };
}

const ROLL: readonly Choice[] = [{ id: 'roll', label: text('runaround:choice.roll') }];

function toRoll(view: RunaroundView): Pick {
  if (view.again === null) return { kind: 'pick', ask: text('runaround:ask.roll'), choices: ROLL };
  return { kind: 'pick', ask: text('runaround:ask.rollAgain', { space: view.again }), choices: ROLL };
}

function whichPawn(view: RunaroundView, rolled: number): Pick {
  const spaces = byProgress(view, view.mover);
  const choices = spaces.map((space, at) => pawn(view, space, LETTERS[at] as string, rolled));
  if (view.again === null) return { kind: 'pick', ask: text('runaround:ask.run', { rolled }), choices };
  const only = choices.filter((choice) => choice.at === String(view.again));
  return { kind: 'pick', ask: text('runaround:ask.runAgain', { rolled, space: view.again }), choices: only };
}

function pawn(view: RunaroundView, from: Space, mark: string, rolled: number): Choice {
  const course = foresee(view, from, rolled);
  const label = text('runaround:choice.run', { mark, from, to: course.to });
  const note = outcome(view, course);
  return { id: `p${from}`, label, ...(note && { note }), at: String(from), mark };
}

/** What will happen, or null for nothing worth a word. */
function outcome(view: RunaroundView, { scores, landing }: Course): Text | null {
  const what = landed(view, landing);
  if (!scores || landing.kind === 'win') return what;
  return what === null ? text('runaround:outcome.run') : text('runaround:outcome.runAnd', { what });
}

function landed(view: RunaroundView, landing: Landing): Text | null {
  const colour = colourOf(other(view.mover));
  switch (landing.kind) {
    case 'win':
    case 'sentHome':
    case 'again':
      return text(`runaround:outcome.${landing.kind}`);
    case 'bump':
      return bump(colour, landing.to, landing.home);
    case 'swap':
      return text('runaround:outcome.swap', { colour, across: landing.across });
    case 'plain':
      return null;
  }
}

function bump(colour: Text, to: Space, home: Seat | null): Text {
  if (home === null) return text('runaround:outcome.bump', { colour, to });
  return text('runaround:outcome.bumpHome', { colour, to, home: colourOf(home) });
}
