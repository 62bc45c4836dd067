import type { Seat } from '../../../engine/game.ts';
import { type Arg, type Text, text } from '../../../engine/text.ts';
import { directionName, numberName } from '../route.ts';
import type { ForageEvent, Moved, Over, Placed } from '../types.ts';
import { coinName } from './names.ts';

/** One line of the announcement. */
export function tell(event: ForageEvent): Text {
  switch (event.kind) {
    case 'rolled':
      return line('rolled', event.seat, { number: numberName(event.value) });
    case 'placed':
      return tellPlaced(event);
    case 'used':
    case 'stayed':
      return line(event.kind, event.seat, {});
    case 'moved':
      return tellMoved(event);
    case 'took':
      return line(event.value === null ? 'tookHidden' : 'took', event.seat, { coin: coinName(event) });
    case 'rested':
      return line(event.suit === event.seat ? 'restedOwn' : 'restedUp', event.seat, {});
    case 'phaseTwo':
      return line('phaseTwo', event.first, {});
    case 'lastRound':
      return text('forage:tell.lastRound');
    case 'over':
      return tellOver(event);
  }
}

function line(what: string, seat: Seat, args: Readonly<Record<string, Arg>>): Text {
  return text(`forage:tell.${what}`, { who: { seat }, ...args });
}

function tellPlaced(event: Placed): Text {
  const what = event.value === null ? 'placedHidden' : event.up ? 'placedUp' : 'placed';
  return line(what, event.seat, { coin: coinName(event), at: event.at });
}

/** A line that stays names no space, unless all is open: two such spaces tell what was moved between them (R-FO-5). */
function tellMoved({ seat, from, to, course, forced, past }: Moved): Text {
  if (!course?.direction) return line('movedHidden', seat, {});
  const where = past ? {} : { from, to };
  const what = (forced ? 'forced' : 'moved') + (past ? 'Past' : '');
  return line(what, seat, { steps: course.steps, direction: directionName(course.direction), ...where });
}

function tellOver({ reason, winners, scores }: Over): Text {
  const what = winners.length > 1 ? 'shared' : 'over';
  return text(`forage:tell.${what}.${reason}`, {
    winners: winners.map((seat) => ({ seat })),
    score: scores[winners[0] as Seat] as number,
  });
}
