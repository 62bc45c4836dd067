import type { Seat } from '../../../engine/game.ts';
import { type Arg, type Text, text } from '../../../engine/text.ts';
import { getOpponent, getOrderedPawns, getSeatValue, getStart } from '../board.ts';
import { getPhase } from '../turn.ts';
import type { RunaroundView, Space } from '../types.ts';
import { getColourName } from './names.ts';
import { status } from './status.ts';

/** Describes the position: the turn, the score, each player's pawns, the board. */
export function describe(view: RunaroundView): readonly Text[] {
  const order: readonly Seat[] = [view.mover, getOpponent(view.mover)];
  return [
    describeTurn(view),
    text('runaround:describe.score', {
      yellow: getSeatValue(view.runs, 0),
      blue: getSeatValue(view.runs, 1),
      goal: view.goal,
    }),
    ...order.map((seat) => describeSide(view, seat)),
    ...order.flatMap((seat) => describeDue(view, seat)),
    describeBoard(view),
  ];
}

function describeTurn(view: RunaroundView): Text {
  const who = { who: { seat: view.mover }, colour: getColourName(view.mover) };
  if (getPhase(view) === 'over') return text('runaround:describe.over', who);
  return text('runaround:describe.turn', { ...who, what: status(view) });
}

function describeSide(view: RunaroundView, seat: Seat): Text {
  const spaces = getOrderedPawns(view, seat);
  const places = {
    who: { seat },
    colour: getColourName(seat),
    start: getStart(view.size, seat),
    count: getSeatValue(view.homes, seat),
  };
  const way = seat === 0 ? 'up' : 'down';
  if (spaces.length === 0) return text(`runaround:describe.${way}Empty`, places);
  return text(`runaround:describe.${way}`, { ...places, spaces: describeStacks(spaces) });
}

/** Describes the pawns that score their run when they leave the start (R-RA-19). */
function describeDue(view: RunaroundView, seat: Seat): readonly Text[] {
  const count = view.due === undefined ? 0 : getSeatValue(view.due, seat);
  return count === 0 ? [] : [text('runaround:describe.due', { who: { seat }, count })];
}

function describeBoard({ size, eight }: RunaroundView): Text {
  if (eight) return text('runaround:describe.eight', { last: size - 1, half: size / 2 });
  return text('runaround:describe.track', { last: size - 1, size });
}

/** Describes each space once, with the number of pawns where there are several. */
function describeStacks(spaces: readonly Space[]): readonly Arg[] {
  return spaces
    .filter((space, at) => space !== spaces[at - 1])
    .map((space) => describeStack(space, spaces.filter((one) => one === space).length));
}

function describeStack(space: Space, pawns: number): Arg {
  return pawns === 1 ? String(space) : text('runaround:describe.stack', { space, pawns });
}
