import type { Seat } from '../../../engine/game.ts';
import { type Arg, type Text, text } from '../../../engine/text.ts';
import { startOf } from '../board.ts';
import { of, other } from '../both.ts';
import { inOrder } from '../pawns.ts';
import { phaseOf } from '../turn.ts';
import type { RunaroundView, Space } from '../types.ts';
import { colourOf } from './colour.ts';
import { status } from './status.ts';

/** The position: the turn, the score, each player's pawns, the board. */
export function describe(view: RunaroundView): readonly Text[] {
  const order: readonly Seat[] = [view.mover, other(view.mover)];
  return [
    whoseTurn(view),
    text('runaround:describe.score', { yellow: of(view.runs, 0), blue: of(view.runs, 1), goal: view.goal }),
    ...order.map((seat) => side(view, seat)),
    ...order.flatMap((seat) => due(view, seat)),
    board(view),
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

/** Pawns whose run waits for their leaving the start (R-RA-19). */
function due(view: RunaroundView, seat: Seat): readonly Text[] {
  const count = view.due === undefined ? 0 : of(view.due, seat);
  return count === 0 ? [] : [text('runaround:describe.due', { who: { seat }, count })];
}

function board({ size, eight }: RunaroundView): Text {
  if (eight) return text('runaround:describe.eight', { last: size - 1, half: size / 2 });
  return text('runaround:describe.track', { last: size - 1, size });
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
