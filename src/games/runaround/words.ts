import type { Seat } from '../../engine/game.ts';
import { type Arg, type Text, text } from '../../engine/text.ts';
import { startOf } from './board.ts';
import { of, other } from './both.ts';
import { colourOf } from './colour.ts';
import { inOrder } from './pawns.ts';
import { phaseOf } from './turn.ts';
import type { RunaroundEvent, RunaroundView, Space } from './types.ts';

/** One line of what happened. */
export function tell(event: RunaroundEvent): Text {
  const who = { seat: event.seat };
  const them = { seat: other(event.seat) };
  switch (event.kind) {
    case 'rolled':
      return text('runaround:tell.rolled', { who, roll: event.roll });
    case 'entered':
      return text('runaround:tell.entered', { who, space: event.space });
    case 'shutOut':
    case 'sentHome':
      return text(`runaround:tell.${event.kind}`, { who, them, space: event.space });
    case 'idle':
    case 'won':
      return text(`runaround:tell.${event.kind}`, { who });
    case 'moved':
      return text('runaround:tell.moved', { who, from: event.from, to: event.to });
    case 'run':
      return text('runaround:tell.run', { who, count: event.runs });
    case 'bumped':
      return bump(event);
    case 'swapped':
      return text('runaround:tell.swapped', { who, them, space: event.space, across: event.across });
    case 'again':
      return text('runaround:tell.again', { who, space: event.space });
  }
}

function bump({ seat, victim, from, to, home }: Extract<RunaroundEvent, { kind: 'bumped' }>): Text {
  const places = { who: { seat }, victim: { seat: victim }, from, to };
  if (home === null) return text('runaround:tell.bumped', places);
  return text('runaround:tell.bumpedHome', { ...places, owner: { seat: home } });
}

/** What the mover has to decide now. */
export function status(view: RunaroundView): Text {
  const { mover, rolled, again: space } = view;
  if (phaseOf(view) === 'over') return text('runaround:status.over', { who: { seat: mover } });
  if (space === null)
    return rolled === null ? text('runaround:status.roll') : text('runaround:status.run', { rolled });
  if (rolled === null) return text('runaround:status.rollAgain', { space });
  return text('runaround:status.runAgain', { rolled, space });
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
