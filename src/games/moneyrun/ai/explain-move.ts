import type { Seat } from '../../../engine/game.ts';
import { type Text, text } from '../../../engine/text.ts';
import { BOARDS, getDistance } from '../board.ts';
import { getCoins, liftCoin, putCoin, SMALLNESS } from '../coins.ts';
import { getHeight, getStandings } from '../standings.ts';
import type { MoneyRunEvent, MoneyRunState, MoneyRunView, Square } from '../types.ts';
import { PAWN, UNPLACED } from './cells.ts';
import { MAX_ACTIONS, PathFinder } from './path-finder.ts';
import { MoneyRunWorld } from './world.ts';

/** Effect of an action. */
interface ActionEffect {
  readonly seat: Seat;
  readonly event: MoneyRunEvent;
  readonly view: MoneyRunView;
  readonly after: MoneyRunView;
  /** Actions to the line by seat, before and after the action. */
  readonly were: readonly number[];
  readonly are: readonly number[];
}

/** Number of actions within which a seat counts as close to the line. */
const CLOSE_ACTIONS = 4;

/** Explains the purpose of an action; the most informative reason wins. */
export function explainMove(view: MoneyRunView, seen: readonly MoneyRunEvent[], seat: Seat): Text | null {
  const [event, end] = seen;
  if (!event || end?.kind === 'over') return null;
  if (event.kind === 'agreed') return explainSettling(view, seat);
  if (event.kind === 'ended') return text('moneyrun:why.enough');
  const after = applyEvent(view, event);
  if (after === null || view.pawns.includes(null)) return null;
  const work = { seat, event, view, after, were: countActionsToLine(view), are: countActionsToLine(after) };
  for (const found of EXPLANATIONS) {
    const why = found(work);
    if (why !== null) return why;
  }
  return null;
}

const EXPLANATIONS: readonly ((work: ActionEffect) => Text | null)[] = [
  explainRun,
  explainHindrance,
  explainSaving,
  explainLead,
  explainClimb,
  explainCloseness,
];

/** Returns the board after the event, or null if no coin or pawn moves. */
function applyEvent(view: MoneyRunView, event: MoneyRunEvent): MoneyRunView | null {
  const { board } = view.options;
  switch (event.kind) {
    case 'placed':
      return { ...view, stacks: putCoin(view.stacks, event.at, event.coin, board) };
    case 'shifted':
      return { ...view, stacks: putCoin(liftCoin(view.stacks, event.from), event.to, event.coin, board) };
    case 'moved':
      return { ...view, pawns: view.pawns.with(event.seat, event.path.at(-1) ?? event.from) };
    default:
      return null;
  }
}

/** Explains an offer to settle: the nearest seat wins by it (R-MR-32). */
function explainSettling(view: MoneyRunView, seat: Seat): Text | null {
  const first = getStandings(view).filter(({ place }) => place === 1);
  const wins = first.length === 1 && first[0]?.seat === seat;
  return wins ? text('moneyrun:why.settle') : null;
}

function explainRun({ seat, event, view, after }: ActionEffect): Text | null {
  if (event.kind !== 'moved' || event.path.length < 2) return null;
  const count = getDistance(view, seat) - getDistance(after, seat);
  return count > 1 ? text('moneyrun:why.ran', { count }) : null;
}

/** Explains an action that lengthens an opponent's path; of several opponents, the one that it hurts most. */
function explainHindrance({ seat, event, view, after, were, are }: ActionEffect): Text | null {
  const losses = are.map((now, other) => (other === seat ? 0 : now - (were[other] ?? now)));
  const count = Math.max(...losses);
  if (count < 1) return null;
  const other = losses.indexOf(count);
  const [them, left] = [{ seat: other }, were[other] ?? MAX_ACTIONS];
  if (event.kind === 'moved')
    return isBeside(after, seat, other) ? text('moneyrun:why.stand', { them }) : null;
  if (left <= CLOSE_ACTIONS) return text('moneyrun:why.stop', { them, count: left });
  const isStolen = event.kind === 'shifted' && isStep(view, event.from, other, left);
  const [own = MAX_ACTIONS, theirs = MAX_ACTIONS] = [are[seat], are[other]];
  if (theirs === MAX_ACTIONS) return text('moneyrun:why.shut', { them });
  if (own >= (were[seat] ?? MAX_ACTIONS))
    return text(`moneyrun:why.${isStolen ? 'take' : 'wall'}`, { them, count });
  const ahead = theirs - own;
  return isStolen && ahead > 0
    ? text('moneyrun:why.stealAhead', { them, count: ahead })
    : text('moneyrun:why.both', { them });
}

/** Returns whether the pawns are so close that one cannot pass the other without a detour. */
function isBeside({ pawns, options }: MoneyRunView, seat: Seat, other: Seat): boolean {
  const { links, number } = BOARDS[options.board];
  const [one, two] = [number.get(pawns[seat] ?? ''), number.get(pawns[other] ?? '')];
  const near = links[one ?? -1]?.map(({ to }) => to) ?? [];
  return near.some((square) => square === two || links[square]?.some(({ to }) => to === two));
}

/** Returns whether the seat's path uses the top coin of a square. */
function isStep(view: MoneyRunView, from: Square, seat: Seat, left: number): boolean {
  const without = countActionsToLine({ ...view, stacks: liftCoin(view.stacks, from) });
  return (without[seat] ?? left) > left;
}

/** Explains an action that saves more than one action. */
function explainSaving({ seat, were, are }: ActionEffect): Text | null {
  const count = (were[seat] ?? 0) - (are[seat] ?? 0) - 1;
  return count > 0 && (were[seat] ?? MAX_ACTIONS) < MAX_ACTIONS ? text('moneyrun:why.save', { count }) : null;
}

/** Explains an action that gives the seat the lead. */
function explainLead({ seat, were, are }: ActionEffect): Text | null {
  const leads = (needed: readonly number[]): boolean =>
    needed.every((other, at) => at === seat || other > (needed[seat] ?? MAX_ACTIONS));
  return leads(are) && !leads(were) ? text('moneyrun:why.lead') : null;
}

/** Explains a climb, from which the pawn can run down. */
function explainClimb({ seat, event, view, after }: ActionEffect): Text | null {
  if (event.kind === 'moved')
    return getHeight(after, seat) > Math.max(1, getHeight(view, seat)) ? text('moneyrun:why.climb') : null;
  if (event.kind !== 'placed' || event.at !== view.pawns[seat]) return null;
  return getCoins(after.stacks, event.at).length > 1 ? text('moneyrun:why.rise') : null;
}

function explainCloseness({ seat, were, are }: ActionEffect): Text | null {
  const [was = MAX_ACTIONS, count = MAX_ACTIONS] = [were[seat], are[seat]];
  return count < was && count <= CLOSE_ACTIONS ? text('moneyrun:why.close', { count }) : null;
}

/** Fields of the state on which paths depend. */
type WayGround = Pick<MoneyRunState, 'options' | 'pawns' | 'stacks'>;

/** Returns, by seat, the number of actions to its line if no opponent hinders it. */
function countActionsToLine({ options, pawns, stacks }: WayGround): readonly number[] {
  const { number } = BOARDS[options.board];
  const world = new MoneyRunWorld({ options, seats: pawns.length }, 'even');
  for (const { at, coins } of stacks)
    for (const coin of coins) world.put(SMALLNESS[coin], number.get(at) ?? 0);
  world.cells.set(
    pawns.map((at) => number.get(at ?? '') ?? UNPLACED),
    PAWN,
  );
  const way = new PathFinder(world);
  return pawns.map((_, seat) => way.actions(seat));
}
