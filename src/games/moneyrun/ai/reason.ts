import type { Seat } from '../../../engine/game.ts';
import { type Text, text } from '../../../engine/text.ts';
import { BOARDS, distanceOf } from '../board.ts';
import { coinsAt, lifted, put } from '../coins.ts';
import { heightOf, standings } from '../standings.ts';
import type { MoneyRunEvent, MoneyRunView, Square } from '../types.ts';
import { lengths } from './lengths.ts';
import { FAR } from './way.ts';

/** What an action has changed. */
interface Deed {
  readonly seat: Seat;
  readonly event: MoneyRunEvent;
  readonly view: MoneyRunView;
  readonly after: MoneyRunView;
  /** By seat, the actions to the line, before and after it. */
  readonly were: readonly number[];
  readonly are: readonly number[];
}

/** So few actions are close to the line. */
const CLOSE = 4;

/** What an action was for, the most telling first. */
export function reason(view: MoneyRunView, seen: readonly MoneyRunEvent[], seat: Seat): Text | null {
  const [event, end] = seen;
  if (!event || end?.kind === 'over') return null;
  if (event.kind === 'agreed') return settling(view, seat);
  if (event.kind === 'ended') return text('moneyrun:why.enough');
  const after = done(view, event);
  if (after === null || view.pawns.includes(null)) return null;
  const deed = { seat, event, view, after, were: lengths(view), are: lengths(after) };
  for (const found of REASONS) {
    const why = found(deed);
    if (why !== null) return why;
  }
  return null;
}

const REASONS: readonly ((deed: Deed) => Text | null)[] = [ran, hindered, saved, led, climbed, close];

/** The board after it; null where nothing lies or stands elsewhere. */
function done(view: MoneyRunView, event: MoneyRunEvent): MoneyRunView | null {
  const { board } = view.options;
  switch (event.kind) {
    case 'placed':
      return { ...view, stacks: put(view.stacks, event.at, event.coin, board) };
    case 'shifted':
      return { ...view, stacks: put(lifted(view.stacks, event.from), event.to, event.coin, board) };
    case 'moved':
      return { ...view, pawns: view.pawns.with(event.seat, event.path.at(-1) ?? event.from) };
    default:
      return null;
  }
}

/** Whoever is nearest wins by it (R-MR-32). */
function settling(view: MoneyRunView, seat: Seat): Text | null {
  const first = standings(view).filter(({ place }) => place === 1);
  const wins = first.length === 1 && first[0]?.seat === seat;
  return wins ? text('moneyrun:why.settle') : null;
}

function ran({ seat, event, view, after }: Deed): Text | null {
  if (event.kind !== 'moved' || event.path.length < 2) return null;
  const count = distanceOf(view, seat) - distanceOf(after, seat);
  return count > 1 ? text('moneyrun:why.ran', { count }) : null;
}

/** The way of another has become longer; of several the one whose it hurts most. */
function hindered({ seat, event, view, after, were, are }: Deed): Text | null {
  const losses = are.map((now, other) => (other === seat ? 0 : now - (were[other] ?? now)));
  const count = Math.max(...losses);
  if (count < 1) return null;
  const other = losses.indexOf(count);
  const [them, left] = [{ seat: other }, were[other] ?? FAR];
  if (event.kind === 'moved')
    return isBeside(after, seat, other) ? text('moneyrun:why.stand', { them }) : null;
  if (left <= CLOSE) return text('moneyrun:why.stop', { them, count: left });
  const isStolen = event.kind === 'shifted' && isStep(view, event.from, other, left);
  const [own = FAR, theirs = FAR] = [are[seat], are[other]];
  if (theirs === FAR) return text('moneyrun:why.shut', { them });
  if (own >= (were[seat] ?? FAR)) return text(`moneyrun:why.${isStolen ? 'take' : 'wall'}`, { them, count });
  const ahead = theirs - own;
  return isStolen && ahead > 0
    ? text('moneyrun:why.stealAhead', { them, count: ahead })
    : text('moneyrun:why.both', { them });
}

/** Whether the pawns are so near that one cannot go round the other without a detour. */
function isBeside({ pawns, options }: MoneyRunView, seat: Seat, other: Seat): boolean {
  const { links, number } = BOARDS[options.board];
  const [one, two] = [number.get(pawns[seat] ?? ''), number.get(pawns[other] ?? '')];
  const near = links[one ?? -1]?.map(({ to }) => to) ?? [];
  return near.some((square) => square === two || links[square]?.some(({ to }) => to === two));
}

/** Whether the way of the seat leads over the top coin of a square. */
function isStep(view: MoneyRunView, from: Square, seat: Seat, left: number): boolean {
  const without = lengths({ ...view, stacks: lifted(view.stacks, from) });
  return (without[seat] ?? left) > left;
}

/** The action is worth more than one. */
function saved({ seat, were, are }: Deed): Text | null {
  const count = (were[seat] ?? 0) - (are[seat] ?? 0) - 1;
  return count > 0 && (were[seat] ?? FAR) < FAR ? text('moneyrun:why.save', { count }) : null;
}

/** Nobody else is as near now, and somebody was. */
function led({ seat, were, are }: Deed): Text | null {
  const leads = (needed: readonly number[]): boolean =>
    needed.every((other, at) => at === seat || other > (needed[seat] ?? FAR));
  return leads(are) && !leads(were) ? text('moneyrun:why.lead') : null;
}

/** From up there it can run down. */
function climbed({ seat, event, view, after }: Deed): Text | null {
  if (event.kind === 'moved')
    return heightOf(after, seat) > Math.max(1, heightOf(view, seat)) ? text('moneyrun:why.climb') : null;
  if (event.kind !== 'placed' || event.at !== view.pawns[seat]) return null;
  return coinsAt(after.stacks, event.at).length > 1 ? text('moneyrun:why.rise') : null;
}

function close({ seat, were, are }: Deed): Text | null {
  const [was = FAR, count = FAR] = [were[seat], are[seat]];
  return count < was && count <= CLOSE ? text('moneyrun:why.close', { count }) : null;
}
