import type { Seat } from '../../../engine/game.ts';
import type { Choice } from '../../../engine/question.ts';
import { type Text, text } from '../../../engine/text.ts';
import { getField } from '../reach/field.ts';
import { canShift, getPlaces } from '../reach/possible-actions.ts';
import { getWinners } from '../standings.ts';
import { getCoinIcon, getCoinName } from '../text/names.ts';
import { DENOMINATIONS, type Denomination, type MoneyRunView, type Square } from '../types.ts';
import { type Band, createNearTest, getBandId, getBands, MAX_CHOICES } from './regions.ts';
import { getFirstSteps } from './steps.ts';

/** Number of rows of the window round the pawn in which a coin is placed without asking for columns. */
const WINDOW_LENGTH = 5;
/** Maximum number of answers shown as buttons under a board. */
const MAX_BUTTONS = 10;

/** Coin and the part of the board it goes to: the squares near the pawn, or a band of columns beside them. */
interface Placement {
  readonly id: string;
  readonly coin: Denomination;
  /** Band of columns, or null for the squares near the pawn. */
  readonly band: Band | null;
  readonly squares: readonly Square[];
}

/** Returns all placements; every square that a coin can go to is in exactly one of its placements. */
export function getPlacements(view: MoneyRunView, seat: Seat): readonly Placement[] {
  const field = getField(view);
  const coins = DENOMINATIONS.filter((coin) => view.table.includes(coin));
  return coins.flatMap((coin) => getCoinPlacements(view, seat, coin, getPlaces(field, coin)));
}

/** Returns the placements of a coin. Ids: `M` near the pawn, `M-ac` further off in the columns a to c. */
function getCoinPlacements(
  view: MoneyRunView,
  seat: Seat,
  coin: Denomination,
  squares: readonly Square[],
): readonly Placement[] {
  if (squares.length === 0) return [];
  if (squares.length <= MAX_CHOICES) return [{ id: coin, coin, band: null, squares }];
  const isNear = createNearTest(view, seat, WINDOW_LENGTH);
  const near = squares.filter(isNear);
  const far = getBands(squares.filter((at) => !isNear(at)));
  return [
    ...(near.length > 0 ? [{ id: coin, coin, band: null, squares: near }] : []),
    ...far.map((band) => ({ id: `${coin}-${getBandId(band)}`, coin, band, squares: band.squares })),
  ];
}

/** Cache of the first question's choices by view, because the question is asked again for every answer after it. */
const choicesByView = new WeakMap<MoneyRunView, readonly Choice[]>();

/** Returns all choices of an action: steps of the pawn, coins to place, a shift, and the ends of the turn. */
export function getActionChoices(view: MoneyRunView, seat: Seat): readonly Choice[] {
  const known = seat === view.mover ? choicesByView.get(view) : undefined;
  if (known) return known;
  const all = createActionChoices(view, seat);
  if (seat === view.mover) choicesByView.set(view, all);
  return all;
}

function createActionChoices(view: MoneyRunView, seat: Seat): readonly Choice[] {
  const placements = getPlacements(view, seat);
  const near = placements.filter(({ band }) => band === null).map(createPlacementChoice);
  const far = placements.filter(({ band }) => band !== null).map(createPlacementChoice);
  const shift: Choice[] = canShift(getField(view), view, seat)
    ? [{ id: 'shift', label: text('moneyrun:choose.shift') }]
    : [];
  const ends: Choice[] = [
    { id: 'end', label: text('moneyrun:choose.end'), idle: true, ends: true },
    {
      id: 'agree',
      label: text('moneyrun:choose.agree'),
      note: describeOffer(view),
      idle: true,
      danger: true,
      rare: true,
    },
  ];
  const room = Math.min(
    MAX_BUTTONS - near.length - shift.length - 1,
    MAX_CHOICES - placements.length - shift.length - ends.length,
  );
  return [...getStepChoices(view, seat, room), ...near, ...shift, ...far, ...ends];
}

/** Returns the squares that the pawn can go to or, if there is no room for them, one choice to move. */
function getStepChoices(view: MoneyRunView, seat: Seat, room: number): readonly Choice[] {
  const steps = getFirstSteps(view, seat);
  return steps.length <= room ? steps : [{ id: 'move', label: text('moneyrun:choose.move') }];
}

function createPlacementChoice({ id, coin, band }: Placement): Choice {
  const name = getCoinName(coin);
  const icon = getCoinIcon(coin);
  if (band === null) return { id, label: text('moneyrun:choose.place', { coin: name }), icon };
  const { from, to } = band;
  const label =
    from === to
      ? text('moneyrun:choose.placeColumn', { coin: name, column: from })
      : text('moneyrun:choose.placeColumns', { coin: name, from, to });
  return { id, label, rare: true, icon };
}

/** Names the player who would win if all agreed now (R-MR-32). */
function describeOffer(view: MoneyRunView): Text {
  const [who, ...others] = getWinners(view);
  if (who === undefined || others.length > 0) return text('moneyrun:settle.tie');
  return text('moneyrun:settle.win', { who: { seat: who } });
}
