import { getSeatAccent } from '../../../render/seat-accent.ts';
import type { TableContext } from '../core/context.ts';
import type { Payload } from '../core/payload.ts';
import { getPrivateStyle } from './picture.ts';

/** Returns the text of a private panel in the accent colour of the seat: lines above the picture, and those of the question below. */
export function layOutPanel(
  ctx: TableContext,
  above: readonly string[],
  question: readonly string[] = [],
): Required<Pick<Payload, 'content' | 'panel'>> {
  const content = [...above, ...question].join('\n');
  const accent = findAccent(ctx);
  if (question.length === 0) return { content, panel: { accent } };
  return { content, panel: { accent, questionAt: above.join('\n').length } };
}

function findAccent(ctx: TableContext): number | null {
  const { table, seat } = ctx;
  return seat === null ? null : getSeatAccent(table.game.id, getPrivateStyle(ctx, table), seat);
}
