import type { Pick as Asking, Choice, Path, Question } from '../../../engine/question.ts';
import { type Arg, type Text, text } from '../../../engine/text.ts';
import { appendHindrances } from '../text/hindrances.ts';
import { getFaceName, getSpotName } from '../text/names.ts';
import type { MotoXMove, MotoXView, Outcome } from '../types.ts';
import { findStanding } from './bikes.ts';
import type { Ride } from './find-rides.ts';
import { getProspects } from './prospects.ts';

/** Asks for an outcome; each is one answer, as no track and no roll gives more than 18 of them. */
export function askRide(view: MotoXView, path: Path): Question<MotoXMove> {
  const [answer] = path;
  return answer === undefined ? askWhere(view) : { kind: 'ready', move: parseAnswer(view, answer) };
}

const WIPE: Choice = { id: 'wipe', label: text('motox:choice.wipe'), danger: true };

function createStayChoice({ started }: MotoXView, stay: 'nulls' | 'barred' | 'chosen'): Choice {
  const label = started && stay === 'chosen' ? 'leaveIt' : stay;
  return { id: 'stay', label: text(`motox:choice.${label}`), idle: true, ends: true };
}

function parseAnswer(view: MotoXView, answer: string): MotoXMove {
  if (answer === 'stay' || answer === 'wipe') return { kind: answer };
  const ride = getProspects(view).rides.find(({ outcome }) => getOutcomeId(outcome) === answer);
  if (!ride) throw new Error(`No ride ${answer} was offered`);
  return { kind: 'ride', number: ride.number, outcome: ride.outcome };
}

function getOutcomeId(outcome: Outcome): string {
  return outcome.kind === 'finish' ? outcome.kind : `${outcome.kind}-${outcome.space}`;
}

function askWhere(view: MotoXView): Asking {
  const { rides, stay, wipe } = getProspects(view);
  const choices = rides.map((ride, at) => createRideChoice(view, ride, getRideLetter(at)));
  const others = [...(stay ? [createStayChoice(view, stay)] : []), ...(wipe ? [WIPE] : [])];
  return {
    kind: 'pick',
    ask: appendHindrances(getRideQuestion(view), view),
    choices: [...choices, ...others],
  };
}

/** Returns the letter of a ride by its index. */
export function getRideLetter(at: number): string {
  return String.fromCharCode(65 + at);
}

function createRideChoice(view: MotoXView, ride: Ride, mark: string): Choice {
  const { outcome, number } = ride;
  const told = { label: getRideLabel(ride, { mark, number }), ...getRideNote(view, outcome) };
  const answer = { id: getOutcomeId(outcome), ...told, at: getPicturePlace(outcome), mark };
  return outcome.kind === 'runoff' ? { ...answer, idle: true, danger: true } : answer;
}

/** Returns the place in the picture's notation: a space, `on-` a bike, `out-` of the track, the finish. */
function getPicturePlace(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'finish':
      return 'finish';
    case 'safe':
      return outcome.space;
    case 'land':
      return `on-${outcome.space}`;
    case 'runoff':
      return `out-${outcome.space}`;
  }
}

function getRideLabel({ outcome }: Ride, told: { mark: string; number: number }): Text {
  if (outcome.kind === 'finish' || outcome.kind === 'runoff')
    return text(`motox:choice.${outcome.kind}`, told);
  return text('motox:choice.safe', { ...told, where: getSpotName(outcome.space) });
}

function getRideNote(view: MotoXView, outcome: Outcome): Pick<Choice, 'note'> {
  if (outcome.kind !== 'land') return {};
  const who = { seat: findStanding(view, outcome.space, view.mover) ?? view.mover };
  return { note: text('motox:note.land', { who }) };
}

function getRideQuestion(view: MotoXView): Text {
  const dice = (view.dice ?? []).map(getFaceName);
  const { rides, stay } = getProspects(view);
  if (view.started) return getStartedQuestion(rides.length > 0, stay === 'nulls', dice);
  if (stay === 'nulls') return text('motox:ask.nulls');
  if (stay === 'barred') return text('motox:ask.barred', { dice });
  if (rides.length === 0) return text('motox:ask.blocked', { dice });
  const turns = dice.length - (view.dice ?? []).filter((face) => face > 0).length;
  return turns === 0 ? text('motox:ask.straight', { dice }) : text('motox:ask.turns', { dice, count: turns });
}

/** Returns the question after a start by an ace: the rest of the roll may be ridden, if a ride is possible (R-MX-39). */
function getStartedQuestion(canRide: boolean, nulls: boolean, dice: readonly Arg[]): Text {
  if (nulls) return text('motox:ask.startedNulls');
  return text(canRide ? 'motox:ask.started' : 'motox:ask.startedStuck', { dice });
}
