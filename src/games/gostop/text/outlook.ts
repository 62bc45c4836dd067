import type { Seat } from '../../../engine/game.ts';
import { type Text, text } from '../../../engine/text.ts';
import { firstOf, type Meeting, meeting, picks } from '../board.ts';
import type { Card, Column, GoStopView } from '../types.ts';
import { sortName } from './names.ts';

/** What a hand card would take, in a few words; null for nothing. */
export function meets(view: GoStopView, seat: Seat, card: Card): Text | null {
  const met = meeting(view.row, card);
  switch (met.kind) {
    case 'none':
      return null;
    case 'one':
      return text('gostop:meets.one', { sort: sortName(firstOf(met.column)) });
    case 'two':
      return ofTwo(view, card, met);
    case 'three':
      return text('gostop:meets.three');
    case 'stuck':
    case 'pair':
      return text(met.column.token === seat ? 'gostop:meets.own' : 'gostop:meets.other');
  }
}

function ofTwo(
  view: GoStopView,
  card: Card,
  { columns }: Meeting & { readonly columns: readonly Column[] },
): Text {
  const sorts = columns.map((column) => sortName(firstOf(column)));
  if (picks(view.row, card).length === 0) return text('gostop:meets.one', { sort: sorts[0] as Text });
  return text('gostop:meets.two', { one: sorts[0] as Text, other: sorts[1] as Text });
}
