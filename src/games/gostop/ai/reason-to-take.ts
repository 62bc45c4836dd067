import type { Seat } from '../../../engine/game.ts';
import { type Text, text } from '../../../engine/text.ts';
import { faceOf, junkIn } from '../cards.ts';
import { type Chase, type Goal, type Prospects, prospects } from '../counting/prospects.ts';
import type { Card, GoStopView } from '../types.ts';

/** What the cards are that were taken, and how near everybody is to their points before and after. */
interface Taking {
  readonly cards: readonly Card[];
  readonly seat: Seat;
  /** By seat. */
  readonly before: readonly Prospects[];
  readonly after: readonly Prospects[];
}

/** Points that are farther away are not worth a word. */
const FAR = 3;

/** What taking those cards is good for: a whole set, one that others lose, one that comes near, single points. */
export function reasonToTake(view: GoStopView, cards: readonly Card[], seat: Seat): Text | null {
  const storage = view.storage.map((own, at) => (at === seat ? [...own, ...cards] : own));
  const seats = [...storage.keys()];
  const before = seats.map((at) => prospects(view, at));
  const after = seats.map((at) => prospects({ ...view, storage }, at));
  const taking = { cards, seat, before, after };
  return (
    whole(taking) ?? denied(taking) ?? nearer(taking) ?? spoilt(taking) ?? counted(taking) ?? hoped(taking)
  );
}

/** The set of that kind of the seat, which one of the cards has brought to so many. */
function reached({ cards, seat, before, after }: Taking, held: number): Chase | undefined {
  return after[seat]?.chases.find((chase, at) => {
    const isOf = before[seat]?.chases[at]?.open.some((card) => cards.includes(card));
    return isOf && chase.held === held && !chase.dead;
  });
}

function whole(taking: Taking): Text | null {
  const chase = reached(taking, 3);
  return chase ? text('gostop:why.whole', { goal: goalName(chase.goal) }) : null;
}

function nearer(taking: Taking): Text | null {
  const chase = reached(taking, 2);
  return chase ? text('gostop:why.two', { goal: goalName(chase.goal) }) : null;
}

function hoped(taking: Taking): Text | null {
  const chase = reached(taking, 1);
  return chase ? text('gostop:why.first', { goal: goalName(chase.goal) }) : null;
}

/** Somebody else had two of a set, and wanted this one. */
function denied({ cards, seat, before }: Taking): Text | null {
  for (const [other, { chases }] of before.entries()) {
    const lost = chases.find(({ held, open }) => held === 2 && open.some((card) => cards.includes(card)));
    if (other === seat || !lost) continue;
    return text('gostop:why.keep', { last: text(`gostop:why.last.${lost.goal}`), them: { seat: other } });
  }
  return null;
}

/** Somebody else had begun a set that cannot be had any more. */
function spoilt({ seat, before, after }: Taking): Text | null {
  for (const [other, { chases }] of after.entries()) {
    const lost = chases.find(
      ({ dead, held }, at) => dead && held > 0 && before[other]?.chases[at]?.dead === false,
    );
    if (other === seat || !lost) continue;
    return text('gostop:why.spoil', { them: { seat: other }, goal: goalName(lost.goal) });
  }
  return null;
}

/** Of animals, ribbons and junk the one of which the next point is nearest. */
function counted({ cards, seat, before, after }: Taking): Text | null {
  const [was, is] = [before[seat], after[seat]];
  if (!was || !is) return null;
  const kinds = (['animals', 'ribbons', 'junk'] as const).filter((kind) =>
    cards.some((card) => isOf(card, kind)),
  );
  const [kind] = kinds.toSorted((one, other) => is[one] - is[other]);
  if (kind === undefined || is[kind] > FAR) return null;
  const isPast = is[kind] === 1 && was[kind] === 1;
  return isPast ? text(`gostop:why.every.${kind}`) : text(`gostop:why.${kind}`, { count: is[kind] });
}

function isOf(card: Card, kind: 'animals' | 'ribbons' | 'junk'): boolean {
  const { sort } = faceOf(card);
  if (kind === 'junk') return junkIn(card) > 0;
  if (kind === 'animals') return sort === 'animal' || sort === 'bird';
  return sort !== 'bright' && junkIn(card) === 0 && !isOf(card, 'animals');
}

function goalName(goal: Goal): Text {
  return text(`gostop:why.goal.${goal}`);
}
