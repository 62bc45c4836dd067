import type { Moment, Seat } from '../../../engine/game.ts';
import { type Text, text } from '../../../engine/text.ts';
import type { MoneyRunEvent } from '../types.ts';
import { getCoinName } from './names.ts';

type OverEvent = Extract<MoneyRunEvent, { kind: 'over' }>;

type MovedEvent = Extract<MoneyRunEvent, { kind: 'moved' }>;

type PlacedEvent = Extract<MoneyRunEvent, { kind: 'placed' }>;

/** Returns one line of text about the event. */
export function tell(event: MoneyRunEvent): Text {
  switch (event.kind) {
    case 'started':
      return text('moneyrun:tell.started', { who: { seat: event.seat }, at: event.at });
    case 'agreed':
      return text('moneyrun:tell.agreed', { who: { seat: event.seat } });
    case 'placed':
      return tellPlaced(event);
    case 'shifted':
      return text('moneyrun:tell.shifted', {
        who: { seat: event.seat },
        coin: getCoinName(event.coin),
        from: event.from,
        to: event.to,
      });
    case 'moved':
      return tellMoved(event);
    case 'ended':
      return text(`moneyrun:tell.${event.used === 0 ? 'idle' : 'ended'}`, { who: { seat: event.seat } });
    case 'over':
      return tellOver(event);
  }
}

function tellPlaced({ seat, coin, at, drawn }: PlacedEvent): Text {
  if (drawn === null) return text('moneyrun:tell.placedLast', { who: { seat }, coin: getCoinName(coin), at });
  return text('moneyrun:tell.placed', {
    who: { seat },
    coin: getCoinName(coin),
    at,
    drawn: getCoinName(drawn),
  });
}

function tellMoved({ seat, from, path }: MovedEvent): Text {
  const args = { from, to: path.at(-1) as string };
  if (path.length === 1) return text('moneyrun:tell.moved', { who: { seat }, ...args });
  return text('moneyrun:tell.ran', { who: { seat }, ...args, over: path.slice(0, -1) });
}

function tellOver(over: OverEvent): Text {
  const { end } = over;
  if (end.kind === 'line') return text('moneyrun:tell.line', { who: { seat: end.seat } });
  return text('moneyrun:tell.over', {
    why: text(`moneyrun:tell.why.${end.kind}`),
    how: describeSettlement(over),
  });
}

/** Describes the adjudication by distance and, if that is equal, by height (R-MR-32). */
function describeSettlement({ winners, distances, lower = [] }: OverEvent): Text {
  const near = [...winners, ...lower].sort((one, other) => one - other);
  const seats = winners.map((seat) => ({ seat }));
  const args = { winners: seats, count: distances[winners[0] as Seat] as number };
  if (lower.length > 0) {
    const how = winners.length > 1 ? 'higherShared' : near.length > 2 ? 'highest' : 'higher';
    return text(`moneyrun:tell.${how}`, { ...args, near: near.map((seat) => ({ seat })) });
  }
  return text(`moneyrun:tell.${winners.length > 1 ? 'shared' : 'nearest'}`, args);
}

/** Ranks events: none stands out, and other lines imply an early end of a turn and the winner. */
export function weight(event: MoneyRunEvent): number {
  return event.kind === 'over' || (event.kind === 'ended' && event.used > 0) ? -1 : 0;
}

/** Minimum number of steps of a run that people talk about. */
const LONG_RUN = 3;

/** Returns whom a long run over coins pleases. */
export function moment(event: MoneyRunEvent): Moment | null {
  return event.kind === 'moved' && event.path.length >= LONG_RUN
    ? { glad: [event.seat], sorry: [], great: true }
    : null;
}
