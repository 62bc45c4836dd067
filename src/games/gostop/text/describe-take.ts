import type { Seat } from '../../../engine/game.ts';
import { type Text, text } from '../../../engine/text.ts';
import { findMeeting, findPicks, getFirstCard, type Meeting } from '../board.ts';
import type { Card, Column, GoStopView } from '../types.ts';
import { getSortName } from './names.ts';

/** Describes in a few words the cards that a hand card would take; null for none. */
export function describeTake(view: GoStopView, seat: Seat, card: Card): Text | null {
  const met = findMeeting(view.row, card);
  switch (met.kind) {
    case 'none':
      return null;
    case 'one':
      return text('gostop:meets.one', { sort: getSortName(getFirstCard(met.column)) });
    case 'two':
      return describeTakeOfTwo(view, card, met);
    case 'three':
      return text('gostop:meets.three');
    case 'stuck':
    case 'pair':
      return text(met.column.token === seat ? 'gostop:meets.own' : 'gostop:meets.other');
  }
}

function describeTakeOfTwo(
  view: GoStopView,
  card: Card,
  { columns }: Meeting & { readonly columns: readonly Column[] },
): Text {
  const sorts = columns.map((column) => getSortName(getFirstCard(column)));
  if (findPicks(view.row, card).length === 0) return text('gostop:meets.one', { sort: sorts[0] as Text });
  return text('gostop:meets.two', { one: sorts[0] as Text, other: sorts[1] as Text });
}
