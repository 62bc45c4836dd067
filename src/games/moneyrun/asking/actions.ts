import type { Seat } from '../../../engine/game.ts';
import type { Choice } from '../../../engine/question.ts';
import { type Text, text } from '../../../engine/text.ts';
import { fieldOf } from '../reach/field.ts';
import { canShift, placesFor } from '../reach/possible.ts';
import { winnersOf } from '../standings.ts';
import { coinName } from '../text/names.ts';
import type { Denomination, MoneyRunView, Square } from '../types.ts';
import { DENOMINATIONS } from '../types.ts';
import { type Band, bandsOf, columnsOf, nearPawn, ONE_QUESTION } from './regions.ts';
import { firstSteps } from './way.ts';

/** Rows of the window round the pawn in which a coin is placed without asking for columns. */
const ALONG = 5;
/** Answers that stand under a board as buttons. */
const BUTTONS = 10;

/** A coin and the part of the board it goes to: the squares near the pawn, or a band of columns beside them. */
interface Placement {
  readonly id: string;
  readonly coin: Denomination;
  /** Null for the squares near the pawn. */
  readonly band: Band | null;
  readonly squares: readonly Square[];
}

/** All placements: every square a coin can go to is in one of its own. */
export function placementsOf(view: MoneyRunView, seat: Seat): readonly Placement[] {
  const field = fieldOf(view);
  const coins = DENOMINATIONS.filter((coin) => view.table.includes(coin));
  return coins.flatMap((coin) => placementsOfCoin(view, seat, coin, placesFor(field, coin)));
}

/** `M`: near the pawn. `M-ac`: further off, in the columns a to c. */
function placementsOfCoin(
  view: MoneyRunView,
  seat: Seat,
  coin: Denomination,
  squares: readonly Square[],
): readonly Placement[] {
  if (squares.length === 0) return [];
  if (squares.length <= ONE_QUESTION) return [{ id: coin, coin, band: null, squares }];
  const isNear = nearPawn(view, seat, ALONG);
  const near = squares.filter(isNear);
  const far = bandsOf(squares.filter((at) => !isNear(at)));
  return [
    ...(near.length > 0 ? [{ id: coin, coin, band: null, squares: near }] : []),
    ...far.map((band) => ({ id: `${coin}-${columnsOf(band)}`, coin, band, squares: band.squares })),
  ];
}

/** The first question of a view is asked again for every answer after it: what it offers is kept as long as the view. */
const offered = new WeakMap<MoneyRunView, readonly Choice[]>();

/** Everything an action can be: steps of the pawn, coins to place, a shift, and the ends of the turn. */
export function actions(view: MoneyRunView, seat: Seat): readonly Choice[] {
  const known = seat === view.mover ? offered.get(view) : undefined;
  if (known) return known;
  const all = allActions(view, seat);
  if (seat === view.mover) offered.set(view, all);
  return all;
}

function allActions(view: MoneyRunView, seat: Seat): readonly Choice[] {
  const placements = placementsOf(view, seat);
  const near = placements.filter(({ band }) => band === null).map(placementChoice);
  const far = placements.filter(({ band }) => band !== null).map(placementChoice);
  const shift: Choice[] = canShift(fieldOf(view), view, seat)
    ? [{ id: 'shift', label: text('moneyrun:choose.shift') }]
    : [];
  const ends: Choice[] = [
    { id: 'end', label: text('moneyrun:choose.end'), idle: true, ends: true },
    {
      id: 'agree',
      label: text('moneyrun:choose.agree'),
      note: offer(view),
      idle: true,
      danger: true,
      rare: true,
    },
  ];
  const room = Math.min(
    BUTTONS - near.length - shift.length - 1,
    ONE_QUESTION - placements.length - shift.length - ends.length,
  );
  return [...stepChoices(view, seat, room), ...near, ...shift, ...far, ...ends];
}

/** The squares the pawn can go to, or where there is no room for them that it goes. */
function stepChoices(view: MoneyRunView, seat: Seat, room: number): readonly Choice[] {
  const steps = firstSteps(view, seat);
  return steps.length <= room ? steps : [{ id: 'move', label: text('moneyrun:choose.move') }];
}

function placementChoice({ id, coin, band }: Placement): Choice {
  const name = coinName(coin);
  if (band === null) return { id, label: text('moneyrun:choose.place', { coin: name }) };
  const { from, to } = band;
  const label =
    from === to
      ? text('moneyrun:choose.placeColumn', { coin: name, column: from })
      : text('moneyrun:choose.placeColumns', { coin: name, from, to });
  return { id, label, rare: true };
}

/** Names the player who would win if all agreed now (R-MR-32). */
function offer(view: MoneyRunView): Text {
  const [who, ...others] = winnersOf(view);
  if (who === undefined || others.length > 0) return text('moneyrun:settle.tie');
  return text('moneyrun:settle.win', { who: { seat: who } });
}
