import type { Seat } from '../../../engine/game.ts';
import { type Text, text } from '../../../engine/text.ts';
import { getFace, getJunkValue } from '../cards.ts';
import { type Chase, computeProspects, type Goal, type Prospects } from '../counting/prospects.ts';
import type { Card, GoStopView } from '../types.ts';

/** Cards taken, and every seat's prospects before and after. */
interface TakeContext {
  readonly cards: readonly Card[];
  readonly seat: Seat;
  /** Prospects by seat. */
  readonly before: readonly Prospects[];
  readonly after: readonly Prospects[];
}

/** Maximum number of cards missing to the next point that an explanation mentions. */
const MAX_DISTANCE = 3;

/** Explains the use of taking those cards. Checked in turn: a whole set, a set denied to others, a set coming near, single points. */
export function explainTake(view: GoStopView, cards: readonly Card[], seat: Seat): Text | null {
  const storage = view.storage.map((own, at) => (at === seat ? [...own, ...cards] : own));
  const seats = [...storage.keys()];
  const before = seats.map((at) => computeProspects(view, at));
  const after = seats.map((at) => computeProspects({ ...view, storage }, at));
  const taking = { cards, seat, before, after };
  return (
    explainWholeSet(taking) ??
    explainDenial(taking) ??
    explainNearerSet(taking) ??
    explainSpoiltSet(taking) ??
    explainCount(taking) ??
    explainSetStart(taking)
  );
}

/** Returns the seat's set that one of the cards has brought to `held` cards. */
function findReachedSet({ cards, seat, before, after }: TakeContext, held: number): Chase | undefined {
  return after[seat]?.chases.find((chase, at) => {
    const isOf = before[seat]?.chases[at]?.open.some((card) => cards.includes(card));
    return isOf && chase.held === held && !chase.dead;
  });
}

function explainWholeSet(taking: TakeContext): Text | null {
  const chase = findReachedSet(taking, 3);
  return chase ? text('gostop:why.whole', { goal: getGoalName(chase.goal) }) : null;
}

function explainNearerSet(taking: TakeContext): Text | null {
  const chase = findReachedSet(taking, 2);
  return chase ? text('gostop:why.two', { goal: getGoalName(chase.goal) }) : null;
}

function explainSetStart(taking: TakeContext): Text | null {
  const chase = findReachedSet(taking, 1);
  return chase ? text('gostop:why.first', { goal: getGoalName(chase.goal) }) : null;
}

/** Explains a take by a rival who had two of a set and wanted this card. */
function explainDenial({ cards, seat, before }: TakeContext): Text | null {
  for (const [other, { chases }] of before.entries()) {
    const lost = chases.find(({ held, open }) => held === 2 && open.some((card) => cards.includes(card)));
    if (other === seat || !lost) continue;
    return text('gostop:why.keep', { last: text(`gostop:why.last.${lost.goal}`), them: { seat: other } });
  }
  return null;
}

/** Explains a take by a rival's set that can no longer be completed. */
function explainSpoiltSet({ seat, before, after }: TakeContext): Text | null {
  for (const [other, { chases }] of after.entries()) {
    const lost = chases.find(
      ({ dead, held }, at) => dead && held > 0 && before[other]?.chases[at]?.dead === false,
    );
    if (other === seat || !lost) continue;
    return text('gostop:why.spoil', { them: { seat: other }, goal: getGoalName(lost.goal) });
  }
  return null;
}

/** Explains a take by the nearest next point among animals, ribbons and junk. */
function explainCount({ cards, seat, before, after }: TakeContext): Text | null {
  const [was, is] = [before[seat], after[seat]];
  if (!was || !is) return null;
  const kinds = (['animals', 'ribbons', 'junk'] as const).filter((kind) =>
    cards.some((card) => isKind(card, kind)),
  );
  const [kind] = kinds.toSorted((one, other) => is[one] - is[other]);
  if (kind === undefined || is[kind] > MAX_DISTANCE) return null;
  const isPast = is[kind] === 1 && was[kind] === 1;
  return isPast ? text(`gostop:why.every.${kind}`) : text(`gostop:why.${kind}`, { count: is[kind] });
}

function isKind(card: Card, kind: 'animals' | 'ribbons' | 'junk'): boolean {
  const { sort } = getFace(card);
  if (kind === 'junk') return getJunkValue(card) > 0;
  if (kind === 'animals') return sort === 'animal' || sort === 'bird';
  return sort !== 'bright' && getJunkValue(card) === 0 && !isKind(card, 'animals');
}

function getGoalName(goal: Goal): Text {
  return text(`gostop:why.goal.${goal}`);
}
