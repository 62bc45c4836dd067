import type { Seat } from '../../../engine/game.ts';
import { type Arg, type Text, text } from '../../../engine/text.ts';
import { startOf } from '../board.ts';
import { of, other } from '../both.ts';
import { inOrder } from '../pawns.ts';
import { phaseOf } from '../turn.ts';
import type { RunaroundEvent, RunaroundView, Space } from '../types.ts';
import { colourOf } from './colour.ts';

/** One line of what happened. */
export function tell(event: RunaroundEvent): Text {
  return text(`runaround:tell.${sentence(event)}`, told(event));
}

function sentence(event: RunaroundEvent): string {
  return event.kind === 'bumped' && event.home !== null ? 'bumpedHome' : event.kind;
}

function told(event: RunaroundEvent): Readonly<Record<string, Arg>> {
  const who = { seat: event.seat };
  const them = { seat: other(event.seat) };
  switch (event.kind) {
    case 'rolled':
      return { who, roll: event.roll };
    case 'entered':
      return { who, space: event.space };
    case 'shutOut':
    case 'sentHome':
      return { who, them, space: event.space };
    case 'idle':
    case 'won':
      return { who };
    case 'moved':
      return { who, from: event.from, to: event.to };
    case 'run':
      return { who, count: event.runs };
    case 'bumped':
      return bump(event);
    case 'swapped':
      return { who, them, space: event.space, across: event.across };
    case 'again':
      return { who, space: event.space };
  }
}

function bump({
  seat,
  victim,
  from,
  to,
  home,
}: Extract<RunaroundEvent, { kind: 'bumped' }>): Readonly<Record<string, Arg>> {
  const places = { who: { seat }, victim: { seat: victim }, from, to };
  return home === null ? places : { ...places, owner: { seat: home } };
}

/** What the mover has to decide now. */
export function status(view: RunaroundView): Text {
  const phase = phaseOf(view);
  if (phase === 'over') return text('runaround:status.over', { who: { seat: view.mover } });
  return text(`runaround:status.${phase}`, { ...howFar(view), ...which(view) });
}

function howFar({ rolled }: RunaroundView): Readonly<Record<string, Arg>> {
  return rolled === null ? {} : { rolled };
}

function which({ again }: RunaroundView): Readonly<Record<string, Arg>> {
  return again === null ? {} : { space: again };
}

/** The position: the turn, the score, each player's pawns, the board. */
export function describe(view: RunaroundView): readonly Text[] {
  const order: readonly Seat[] = [view.mover, other(view.mover)];
  return [
    whoseTurn(view),
    text('runaround:describe.score', { yellow: of(view.runs, 0), blue: of(view.runs, 1), goal: view.goal }),
    ...order.map((seat) => side(view, seat)),
    text('runaround:describe.track', { last: view.size - 1, size: view.size }),
  ];
}

function whoseTurn(view: RunaroundView): Text {
  const who = { who: { seat: view.mover }, colour: colourOf(view.mover) };
  if (phaseOf(view) === 'over') return text('runaround:describe.over', who);
  return text('runaround:describe.turn', { ...who, what: status(view) });
}

function side(view: RunaroundView, seat: Seat): Text {
  const spaces = inOrder(view, seat);
  const places = {
    who: { seat },
    colour: colourOf(seat),
    start: startOf(view.size, seat),
    count: of(view.homes, seat),
  };
  const way = seat === 0 ? 'up' : 'down';
  if (spaces.length === 0) return text(`runaround:describe.${way}Empty`, places);
  return text(`runaround:describe.${way}`, { ...places, spaces: stacks(spaces) });
}

/** Each space once, with how many pawns stand on it where there are several. */
function stacks(spaces: readonly Space[]): readonly Arg[] {
  return spaces
    .filter((space, at) => space !== spaces[at - 1])
    .map((space) => stack(space, spaces.filter((one) => one === space).length));
}

function stack(space: Space, pawns: number): Arg {
  return pawns === 1 ? String(space) : text('runaround:describe.stack', { space, pawns });
}
